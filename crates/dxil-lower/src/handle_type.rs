//! Types of handles that stand for something else than a resource, or for any resource.

use alloc::format;
use alloc::string::String;
use core::str;

use dxil_ir::typing::OperationType;
use dxil_ops::{Overload, Type};

/// The name of the operations' struct for a handle that LLVM IR names otherwise: `dx.types.NodeHandle` for `dx.NodeHandle`.
/// [`None`] if no operation has such a handle.
pub(crate) fn struct_name(name: &[u8]) -> Option<String> {
    let name = format!("dx.types.{}", str::from_utf8(name.strip_prefix(b"dx.")?).ok()?);
    // A matrix is an overload.
    let overloads = [Overload::Object(&name)];
    let is_handle = |&ty: &Type| match OperationType::operand(ty, &overloads, false) {
        Ok(OperationType::Struct { name: known, elements }) => {
            known == name && matches!(*elements, [OperationType::Pointer { .. }])
        }
        _ => false,
    };
    Type::ALL.iter().any(is_handle).then_some(name)
}
