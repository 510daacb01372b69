//! The components of elements of signatures that a shader uses.

use alloc::collections::BTreeMap;

use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_metadata::{
    EntryPoint, ShaderMetadata, SignatureElement, SignatureElementProperty, Signatures,
};
use dxil_ops::{OpCode, Version};

use super::access::{Access, Signature};
use super::called_functions::reachable;

/// Derives the masks of used and dynamically indexed components of all elements that state neither.
///
/// A component is used if a call loads or stores it, whether the value matters or not; evaluating it
/// elsewhere in a pixel does not count. It is dynamically indexed if the row is no constant. DXC states the first
/// from validator 1.5 on, and neither in a library.
pub fn usage_masks(module: &Module, metadata: &mut ShaderMetadata) {
    let validator = metadata.validator_version.unwrap_or(Version::V1_0);
    let states_usage = validator.major == 0 || validator >= Version::V1_5;
    let kind = metadata.target.map(|target| target.kind);
    let Some(kind) = kind.filter(|kind| *kind != ShaderKind::Library) else { return };
    for entry in &mut metadata.entry_points {
        let masks = masks(module, entry, kind);
        let Some(Signatures { inputs, outputs, patch_constants }) = &mut entry.signatures else {
            continue;
        };
        let signatures = [
            (Signature::Input, inputs),
            (Signature::Output, outputs),
            (Signature::PatchConstant, patch_constants),
        ];
        for (signature, elements) in signatures {
            for element in elements.iter_mut().flatten() {
                if let Some(masks) = masks.get(&(signature, element.id)) {
                    masks.state(element, states_usage);
                }
            }
        }
    }
}

/// The masks of an element.
#[derive(Clone, Copy, Default)]
struct Masks {
    used: u32,
    dynamic: u32,
}

impl Masks {
    fn state(self, element: &mut SignatureElement, states_usage: bool) {
        let properties = element.properties.get_or_insert_default();
        let is_stated =
            properties.usage_mask().is_some() || properties.dynamic_index_mask().is_some();
        if !is_stated {
            if self.dynamic != 0 {
                properties.set(SignatureElementProperty::DynamicIndexMask(self.dynamic));
            }
            if self.used != 0 && states_usage {
                properties.set(SignatureElementProperty::UsageMask(self.used));
            }
        }
        if properties.0.is_empty() {
            element.properties = None;
        }
    }
}

/// The masks of the elements that an entry point and the functions that it calls access.
fn masks(
    module: &Module,
    entry: &EntryPoint,
    kind: ShaderKind,
) -> BTreeMap<(Signature, u32), Masks> {
    let mut masks = BTreeMap::<_, Masks>::new();
    let functions = entry.function.into_iter().chain(entry.patch_constant_function());
    for body in reachable(module, functions).into_values() {
        for (instruction, _) in body.instructions() {
            let Some(access) = Access::of(module, body, instruction, kind) else { continue };
            if let Some(component) = 1_u32.checked_shl(access.column).filter(|_| counts(&access)) {
                let masks = masks.entry((access.signature, access.element)).or_default();
                masks.used |= component;
                if access.row.is_none() {
                    masks.dynamic |= component;
                }
            }
        }
    }
    masks
}

/// Whether an access counts. What a patch-constant function reads of the outputs does not.
fn counts(access: &Access) -> bool {
    match access.op {
        OpCode::EvalSnapped
        | OpCode::EvalSampleIndex
        | OpCode::EvalCentroid
        | OpCode::AttributeAtVertex => false,
        _ => access.stored.is_some() || access.signature != Signature::Output,
    }
}
