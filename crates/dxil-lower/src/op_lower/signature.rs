//! Elements of signatures. LLVM's intrinsics have an argument in front that says nothing, and a vertex for outputs, too.

use dxil_ir::Value;
use dxil_ops::OpCode;

use super::custom::Call;
use super::rule::call;
use crate::Diagnostic;

/// `LoadInput`.
pub(super) fn load_input(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[_, element, row, column, vertex] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let overload = it.b.undef(it.ty).ok().and_then(|value| it.b.overload_of(value));
    let overload = overload.ok_or("the type of an input is no overload")?;
    let arguments = [element, row, column, vertex];
    call(it.b, it.target, OpCode::LoadInput, &[overload], &arguments)
}

/// `StoreOutput`.
pub(super) fn store_output(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[_, element, row, column, _, value] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let overload = it.b.overload_of(value).ok_or("the type of an output is no overload")?;
    let arguments = [element, row, column, value];
    call(it.b, it.target, OpCode::StoreOutput, &[overload], &arguments)
}
