//! The signatures of a DXBC program.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;
use dxbc_code::enumeration::{GlobalFlags, MinPrecision};
use dxbc_code::{Error, Program};
use dxil_container::layout::{self, SignatureForm};
use dxil_container::write::{Signature, SignatureElement};
use dxil_container::{FourCC, StringTable};
use dxil_format::ShaderKind;
use dxil_validate::dxbc::system_value_of;

use super::declared::{Declared, Group, Registers};
use super::source::{SourceElement, SourceSignatures};
use super::system_value;

/// The signatures of a program, and the names of their parts, in FXC's order.
///
/// From the program come the names of the parts, the components that are read or never written, minimum precision, and
/// system values. System values of what the program does not declare follow from the names of semantics.
///
/// # Errors
///
/// A statement cannot be read.
pub fn signatures(
    program: &Program<'_>,
    source: &SourceSignatures,
) -> Result<Vec<(FourCC, Signature)>, Error> {
    let registers = Registers::of(program)?;
    let of = |group, elements: &[SourceElement]| {
        let name = part_name(group, &registers);
        (name, signature(name, group, elements, &registers))
    };
    let inputs = of(Group::Input, &source.inputs);
    let outputs = of(Group::Output, &source.outputs);
    let patch = || of(Group::PatchConstant, &source.patch_constants);
    Ok(match program.kind {
        ShaderKind::Hull => [inputs, outputs, patch()].into(),
        ShaderKind::Domain => [inputs, patch(), outputs].into(),
        _ => [inputs, outputs].into(),
    })
}

/// The name of the part, which depends on the fields that elements need.
fn part_name(group: Group, registers: &Registers) -> FourCC {
    let has_precision = registers.flags.contains(GlobalFlags::EnableMinimumPrecision);
    let has_streams = registers.kind == ShaderKind::Geometry && registers.model.major >= 5;
    match group {
        Group::Input if has_precision => FourCC::ISG1,
        Group::Input => FourCC::ISGN,
        Group::Output if has_precision => FourCC::OSG1,
        Group::Output if has_streams => FourCC::OSG5,
        Group::Output => FourCC::OSGN,
        Group::PatchConstant if has_precision => FourCC::PSG1,
        Group::PatchConstant => FourCC::PCSG,
    }
}

fn signature(
    part: FourCC,
    group: Group,
    elements: &[SourceElement],
    registers: &Registers,
) -> Signature {
    let (mut strings, mut known) = (Vec::new(), BTreeMap::<&BString, u32>::new());
    let elements = elements.iter().map(|source| {
        let name_offset = *known.entry(&source.name).or_insert_with(|| {
            let offset = strings.len() as u32;
            strings.extend_from_slice(&source.name);
            strings.push(0);
            offset
        });
        SignatureElement { name_offset, record: element(source, group, registers) }
    });
    let elements = elements.collect();
    strings.resize(strings.len().next_multiple_of(4), 0xab);
    let form = SignatureForm::of(part);
    Signature { form, elements, strings: StringTable(strings.into()), ..Signature::default() }
}

fn element(
    source: &SourceElement,
    group: Group,
    registers: &Registers,
) -> layout::SignatureElement {
    let declared = registers.declared(group, source);
    let (mut used, mut min_precision) = (0, source.min_precision);
    let mut system_value = system_value::named(source, group, registers);
    for (bit, component) in declared.into_iter().enumerate() {
        let component = component.filter(|_| source.mask & (1 << bit) != 0);
        let Some(Declared { precision, meaning }) = component else { continue };
        used |= 1 << bit;
        if precision != MinPrecision::Default {
            min_precision = layout::MinPrecision(precision.number());
        }
        if let Some(meaning) = meaning {
            system_value = system_value_of(meaning);
        }
    }
    used &= registers.used(group, source);
    if registers.passes_on(group) && source.register.is_some() {
        used = source.mask;
    }
    // FXC names all components that are not written, also those which the element does not have.
    let exclusive_mask = match registers.is_output(group) {
        true if source.is_clip_plane => 0,
        true => 15 & !used,
        false => used,
    };
    layout::SignatureElement {
        stream: source.stream,
        semantic_index: source.index,
        system_value,
        component_type: source.component_type,
        register: source.register.unwrap_or(u32::MAX),
        mask: source.mask,
        exclusive_mask,
        min_precision,
        ..layout::SignatureElement::default()
    }
}
