//! Elements of signatures. LLVM's intrinsics have an argument in front that says nothing, and a vertex for outputs, too.

use dxil_ir::{TypeId, Value};
use dxil_ops::{OpCode, Overload};

use super::custom::Call;
use super::rule::call;
use crate::Diagnostic;

/// `LoadInput`.
pub(super) fn load_input(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[_, element, row, column, vertex] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let overload = overload(it, it.ty)?;
    let arguments = [element, row, column, vertex];
    call(it.b, it.target, OpCode::LoadInput, &[overload], &arguments)
}

/// `StoreOutput`.
pub(super) fn store_output(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[_, element, row, column, _, value] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let overload = overload(it, it.b.type_of(value)?)?;
    let arguments = [element, row, column, value];
    call(it.b, it.target, OpCode::StoreOutput, &[overload], &arguments)
}

/// The overload for numbers of a type. `dxil-intrinsic-expansion` takes vectors and arrays apart that signatures may have.
fn overload(it: &Call<'_, '_>, ty: TypeId) -> Result<Overload<'static>, Diagnostic> {
    let is_scalar = it.b.with_module(|module| module.types.scalar(ty) == ty);
    let value = it.b.undef(ty).ok().filter(|_| is_scalar);
    let overload = value.and_then(|value| it.b.overload_of(value));
    overload.ok_or_else(|| {
        "an element of a signature is a number, a vector of up to 4, or an array of up to 32 of these"
            .into()
    })
}
