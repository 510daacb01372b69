//! The attributes of LLVM's intrinsics.

use alloc::vec::Vec;

use dxil_ir::{Attribute, AttributeGroup, AttributeKind as Kind, FUNCTION_SLOT};

/// The attributes that LLVM gives an intrinsic that shaders use, whatever the text says; `None` for
/// other functions.
pub(super) fn attributes(name: &[u8]) -> Option<Vec<AttributeGroup>> {
    let (parameter, function): (&[(u32, Kind)], &[Kind]) = match name {
        b"llvm.dbg.declare" | b"llvm.dbg.value" => (&[], &[Kind::NoUnwind, Kind::ReadNone]),
        b"llvm.lifetime.start" | b"llvm.lifetime.end" => {
            (&[(2, Kind::NoCapture)], &[Kind::NoUnwind])
        }
        _ => return None,
    };
    let parameters = parameter.iter().map(|&(slot, kind)| group(slot, &[kind]));
    Some(parameters.chain([group(FUNCTION_SLOT, function)]).collect())
}

fn group(slot: u32, kinds: &[Kind]) -> AttributeGroup {
    AttributeGroup { slot, attributes: kinds.iter().copied().map(Attribute::Kind).collect() }
}
