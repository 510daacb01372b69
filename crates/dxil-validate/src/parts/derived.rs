//! The parts that follow from the module.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::psv::{ResourceBinding, RuntimeFlags, RuntimeInfo, SignatureElement};
use dxil_container::read::{self, Part};
use dxil_container::write::{Dependencies, PartData, Psv, PsvSignatures};
use dxil_container::{Container, FourCC};
use dxil_derive::{RdatSubobjects, Shader, with_resource_usage};
use dxil_format::{SemanticKind, ShaderKind};
use dxil_ir::TextName;
use dxil_metadata::ViewIdState;

use super::tables::{elements as elements_of, shape_numbers, unused};
use super::{Finding, Rule, finding, outside};
use crate::dxc::{Named, of_parts as dxc};

/// Compares the parts of a container with those that the module makes.
pub(super) fn check(container: &Container<'_>, shader: &Shader<'_>, findings: &mut Vec<Finding>) {
    for (name, expected) in expected(container, shader, findings) {
        // More than the format has room for is reported of the module.
        let part = container.part(name).filter(|_| expected.excess().is_none());
        let Some(part) = part else { continue };
        let mut bytes = Vec::with_capacity(part.data().len());
        expected.write(&mut bytes);
        if **part.data() == *bytes {
            continue;
        }
        let is_same = match &expected {
            PartData::Psv(expected) => runtime_facts(container, &part, expected, findings),
            _ => false,
        };
        if !is_same {
            findings.push(differs(&part, "the part is not that of the module".into()));
        }
    }
}

/// Finds dependencies of outputs that the module states only in part: the validator reads on in its memory.
pub(super) fn dependencies(shader: &Shader<'_>, offset: usize) -> Vec<Finding> {
    let words = shader.metadata.view_id_state.as_ref().filter(|it| it.0.iter().any(|it| *it != 0));
    let state = words.map(|it| ViewIdState::decode(it, shader.target.kind, shader.flags()));
    let Some(Err(_)) = state.filter(|_| !shader.is_library()) else { return Vec::new() };
    mismatch(offset, "dx.viewIdState has fewer words than its counts of components need")
}

/// Finds 64-bit atomic operations on a resource that the metadata, of which `PSV0` is made, does not state.
pub(super) fn resource_usage(shader: &Shader<'_>) -> Vec<Finding> {
    let used = match with_resource_usage(shader.module(), &shader.metadata) {
        Cow::Owned(used) if !shader.is_library() => Shader::new(shader.module(), used),
        _ => return Vec::new(),
    };
    let (Ok(stated), Ok(Ok(used))) = (shader.psv(), used.map(|it| it.psv())) else {
        return Vec::new();
    };
    let mut resources = stated.resources.iter().zip(&used.resources);
    // Older versions of the part have no place for the flag.
    let is_same = written(&stated) == written(&used);
    let index = resources.position(|(stated, used)| stated != used).filter(|_| !is_same);
    let Some(index) = index else { return Vec::new() };
    mismatch(
        0,
        &format!(
            "resource {index} of PSV0 lacks the flag of 64-bit atomic operations, which the metadata does not state"
        ),
    )
}

/// The findings in a part `PSV0` that does not agree with the module.
fn mismatch(offset: usize, message: &str) -> Vec<Finding> {
    let rules = [dxc::CONTAINER_CONTENT_MATCHES, dxc::CONTAINER_PART_MATCHES.by(Rule::Derived)];
    rules.map(|rule| finding(rule, Some(FourCC::PSV0), offset, message.into())).into()
}

/// The parts that the module makes, but for programs. Adds why there is no `PSV0`.
fn expected(
    container: &Container<'_>,
    shader: &Shader<'_>,
    findings: &mut Vec<Finding>,
) -> Vec<(FourCC, PartData)> {
    let mut parts = Vec::from([(FourCC::SFI0, shader.features().into())]);
    if shader.is_library() {
        // Subobjects are in the part alone.
        let subobjects = RdatSubobjects::of(container).unwrap_or_default();
        parts.push((FourCC::RDAT, shader.rdat_with(subobjects).into()));
        return parts;
    }
    let signatures = shader.signatures().into_iter();
    parts.extend(signatures.map(|(name, signature)| (name, signature.into())));
    match (shader.psv(), container.part(FourCC::PSV0)) {
        (Ok(psv), _) => parts.push((FourCC::PSV0, psv.into())),
        (Err(_), Some(part)) => findings.extend(dependencies(shader, part.data().offset())),
        (Err(_), None) => {}
    }
    parts
}

fn differs(part: &Part<'_>, message: String) -> Finding {
    let rule = dxc::CONTAINER_PART_MATCHES.by(Rule::Derived);
    finding(rule, Some(part.four_cc()), part.data().offset(), message)
}

fn of_table(part: &Part<'_>, unused: &str) -> Finding {
    let message = format!("nothing uses {unused} of the part");
    let rule = dxc::CONTAINER_UNUSED_ITEM_IN_TABLE;
    finding(rule, Some(part.four_cc()), part.data().offset(), message)
}

/// Compares `PSV0`, whose tables may be in another order. Returns whether both state the same.
fn runtime_facts(
    container: &Container<'_>,
    part: &Part<'_>,
    expected: &Psv,
    findings: &mut Vec<Finding>,
) -> bool {
    let stated = match read::Psv::parse(part) {
        Ok(view) => Psv::from(&view),
        // A part that cannot be read is reported as such.
        Err(error) => {
            let Some(unused) = outside::unused(container, &error) else { return true };
            findings.extend(unused.map(|what| of_table(part, &what)));
            return false;
        }
    };
    let mut find = |rule: Named<Rule>, message| {
        findings.push(finding(rule, Some(FourCC::PSV0), part.data().offset(), message));
    };
    if stated.info_size != expected.info_size {
        let message = "the information has the size of another version of the validator".into();
        find(dxc::CONTAINER_CONTENT_MATCHES, message);
        // The validator compares nothing else then.
        return true;
    }
    if !stated.trailing.is_empty() || lacks_streams(&stated.info) {
        let message = "the tables do not have the sizes that the information states".into();
        find(dxc::CONTAINER_CONTENT_INVALID, message);
        return true;
    }
    if stated.info.shader_stage != expected.info.shader_stage {
        find(dxc::CONTAINER_CONTENT_MATCHES, "the stage is not that of the module".into());
        return true;
    }
    let differing = differing(&stated, expected);
    let is_same = differing.is_empty();
    for message in differing {
        find(dxc::CONTAINER_CONTENT_MATCHES, message);
    }
    if elements_of(&stated)
        .any(|it| stated.signatures.semantic_indexes.len() <= it.semantic_indexes as usize)
    {
        let message = "an element has its semantic indices after the end of their table".into();
        find(dxc::CONTAINER_CONTENT_INVALID, message);
    }
    for what in unused(&stated) {
        findings.push(of_table(part, &what));
    }
    is_same
}

/// Whether the information states outputs of more streams than the stage has tables for.
fn lacks_streams(info: &RuntimeInfo) -> bool {
    let has_tables = info.uses_view_id != 0 || info.sig_input_vectors > 0;
    let more = &info.sig_output_vectors[1..];
    info.shader_stage != ShaderKind::Geometry.into() && has_tables && more.iter().any(|it| *it > 0)
}

/// The differences in `PSV0`.
fn differing(stated: &Psv, expected: &Psv) -> Vec<String> {
    /// The information, without places in tables and the numbers of elements, which are compared themselves, and without
    /// flags, which the validator does not compare.
    fn info(psv: &Psv) -> Vec<u8> {
        let info = RuntimeInfo {
            entry_function_name: Default::default(),
            flags: RuntimeFlags::default(),
            sig_input_elements: 0,
            sig_output_elements: 0,
            sig_patch_const_or_prim_elements: 0,
            ..psv.info
        };
        written(&Psv { info_size: psv.info_size, info, ..Psv::default() })
    }
    fn entry(psv: &Psv) -> Option<&BStr> {
        psv.signatures.strings.get(psv.info.entry_function_name.0)
    }
    let Psv { info_size, info: size, .. } = *expected;
    // The dependencies are as large as the information says.
    let dependencies = |dependencies: &Dependencies| {
        let dependencies = dependencies.clone();
        written(&Psv { info_size, info: size, dependencies, ..Psv::default() })
    };
    let resource = |resource: &ResourceBinding| {
        written(&Psv { info_size, resources: [*resource].into(), ..Psv::default() })
    };
    let of_elements = |what, get: fn(&PsvSignatures) -> &Vec<SignatureElement>| {
        let [stated, expected] = [stated, expected].map(|it| elements(&it.signatures, get));
        first_difference(what, &stated, &expected, |it| *it)
    };
    let has_other = |what: &str| format!("the part does not have {what} of the module");
    let all = [
        (info(stated) != info(expected)).then(|| has_other("the information")),
        first_difference("resource", &stated.resources, &expected.resources, resource),
        of_elements("input", |it| &it.inputs),
        of_elements("output", |it| &it.outputs),
        of_elements("patch constant", |it| &it.patch_constants),
        (dependencies(&stated.dependencies) != dependencies(&expected.dependencies))
            .then(|| has_other("the dependencies")),
        (entry(stated) != entry(expected)).then(|| {
            let [part, module] =
                [stated, expected].map(|it| TextName(entry(it).unwrap_or_default()));
            format!("the entry point is {part} in the part, {module} in the module")
        }),
        (stated.lin_alg != expected.lin_alg || shape_numbers(stated) != shape_numbers(expected))
            .then(|| has_other("the operations on matrices")),
    ];
    all.into_iter().flatten().collect()
}

/// What differs first in lists of the part and of the module, if anything does.
fn first_difference<T, K: PartialEq>(
    what: &str,
    stated: &[T],
    expected: &[T],
    compared: impl Fn(&T) -> K,
) -> Option<String> {
    let [stated_count, expected_count] = [stated, expected].map(<[T]>::len);
    if stated_count != expected_count {
        return Some(format!(
            "the number of {what}s is {stated_count} in the part, {expected_count} in the module"
        ));
    }
    let mut pairs = stated.iter().zip(expected);
    let index = pairs.position(|(stated, expected)| compared(stated) != compared(expected))?;
    Some(format!("{what} {index} of the part is not that of the module"))
}

/// The bytes of a part: what is not stated in its version is left out.
fn written(psv: &Psv) -> Vec<u8> {
    let mut bytes = Vec::new();
    PartData::from(psv.clone()).write(&mut bytes);
    bytes
}

/// An element, its name and its semantic indices.
type Element<'p> = (SignatureElement, Option<&'p BStr>, Option<&'p [u32]>);

/// Elements with what they refer to in tables. The name of a system value is not compared.
fn elements(
    signatures: &PsvSignatures,
    get: fn(&PsvSignatures) -> &Vec<SignatureElement>,
) -> Vec<Element<'_>> {
    let elements = get(signatures).iter();
    let element = |element: &SignatureElement| {
        let SignatureElement { semantic_name, semantic_indexes, rows, .. } = *element;
        let name = signatures.strings.get(semantic_name.0);
        let name = name.filter(|_| element.semantic_kind == SemanticKind::Arbitrary);
        let start = semantic_indexes as usize;
        let indexes = signatures.semantic_indexes.get(start..start.saturating_add(rows.into()));
        let record =
            SignatureElement { semantic_name: Default::default(), semantic_indexes: 0, ..*element };
        (record, name, indexes)
    };
    elements.map(element).collect()
}
