//! Signatures as compilers list them in comments.

use dxil::disassembly::words;
use dxil_container::FourCC;
use dxil_container::layout::{MinPrecision, ShaderKind, SigComponentType, SystemValue};
use dxil_container::read::{Signature, SignatureElement};

use crate::page::Page;
use crate::table::{Align, Cell, Table};
use crate::text::{FAINT, NAME, short};

/// The register of elements that have none.
const NO_REGISTER: u32 = u32::MAX;

/// Appends a row for each element of the signature in a part of this name.
pub(super) fn print(
    out: &mut Page,
    four_cc: FourCC,
    stage: Option<ShaderKind>,
    signature: &Signature<'_>,
) {
    if signature.is_empty() {
        *out += &format!("  {FAINT}no elements{FAINT:#}\n");
        return;
    }
    let is_input = match four_cc {
        FourCC::ISG1 | FourCC::ISGN => true,
        FourCC::PSG1 | FourCC::PCSG => stage == Some(ShaderKind::Domain),
        _ => false,
    };
    let has_streams = signature.elements().any(|element| element.stream != 0);
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Index", Align::Right),
        ("Mask", Align::Left),
        ("Register", Align::Right),
        ("SysValue", Align::Right),
        ("Format", Align::Right),
        ("Used", Align::Left),
    ]);
    for element in signature.elements() {
        table.row(row(&element, is_input, has_streams));
    }
    table.print(out, "  ");
}

fn row(element: &SignatureElement<'_>, is_input: bool, has_streams: bool) -> Vec<Cell> {
    let name = short(&element.name());
    let name = if has_streams { format!("m{}:{name}", element.stream) } else { name };
    let exclusive = element.exclusive_mask;
    let used = if is_input { exclusive } else { !exclusive };
    let special = words::special_register(&element.name(), element.system_value);
    let (mask, register, used) = if element.register == NO_REGISTER {
        let used = if used == 0 { "NO" } else { "YES" };
        ("N/A".to_owned(), special.to_owned(), used.to_owned())
    } else {
        (words::components(element.mask), element.register.to_string(), words::components(used))
    };
    vec![
        Cell::new(name, NAME),
        element.semantic_index.into(),
        mask.into(),
        register.into(),
        system_value(element, is_input).into(),
        format(element.component_type, element.min_precision).into(),
        used.into(),
    ]
}

/// The semantic's name, in which case does not matter.
fn lower_name(element: &SignatureElement<'_>) -> Vec<u8> {
    element.name().to_ascii_lowercase()
}

/// The system value of an element. FXC does not store what a pixel shader outputs: its name tells.
fn system_value(element: &SignatureElement<'_>, is_input: bool) -> String {
    let value = match (element.system_value, lower_name(element).as_slice()) {
        (SystemValue::Undefined, _) if is_input => SystemValue::Undefined,
        (SystemValue::Undefined, b"sv_target") => SystemValue::Target,
        (SystemValue::Undefined, b"sv_depth") => SystemValue::Depth,
        (SystemValue::Undefined, b"sv_depthgreaterequal") => SystemValue::DepthGE,
        (SystemValue::Undefined, b"sv_depthlessequal") => SystemValue::DepthLE,
        (SystemValue::Undefined, b"sv_coverage") => SystemValue::Coverage,
        (SystemValue::Undefined, b"sv_stencilref") => SystemValue::StencilRef,
        (value, _) => value,
    };
    super::word(words::system_value(value), value.0)
}

/// The compilers' word for the type of components.
fn format(component_type: SigComponentType, precision: MinPrecision) -> &'static str {
    match precision {
        MinPrecision::Float16 if component_type == SigComponentType::Float32 => "min16f",
        MinPrecision::Float2_8 => "min2_8f",
        MinPrecision::SInt16 if component_type == SigComponentType::SInt32 => "min16i",
        MinPrecision::UInt16 if component_type == SigComponentType::UInt32 => "min16u",
        _ => words::sig_component_type(component_type),
    }
}
