//! The functions that are called: their names and types, against the operations that the calls name.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::calls::Call;
use dxil_ir::{FunctionId, Id as _};
use dxil_ops::{FunctionName, OpCode, Overload, OverloadKind, ShaderStage};

use super::kind::{self, CallKind};
use super::{Checker, Rule, shortened, signature};
use crate::dxc::{Named, of_calls};

/// A function of an operation.
#[derive(Default)]
pub(super) struct Callee<'m> {
    /// The parsed name, or its error, once it was needed.
    name: Option<Result<FunctionName<'m>, String>>,
    /// The error in the type for each operation for which it has a wrong one.
    mismatches: Vec<(OpCode, String)>,
    pub(super) last_call: Option<Call<'m>>,
    /// Kinds of calls that break no rule.
    pub(super) sound: [Option<CallKind>; kind::PLACES],
}

impl<'m> Checker<'m> {
    /// The parsed name of the function, or its error.
    pub(super) fn function_name(&mut self, call: &Call<'_>) -> Result<FunctionName<'m>, String> {
        let module = self.operands.module;
        let parse = || {
            let name = &module.functions[call.function].name;
            let parsed = match name.to_str() {
                Ok(name) => FunctionName::parse(name).map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            };
            parsed.map_err(|error| shortened(format!("{name}: {error}")))
        };
        self.callees[call.function.index()].name.get_or_insert_with(parse).clone()
    }

    /// Whether DXC's validator takes the function for one of no class: the opcode of its last call is none.
    pub(super) fn is_of_other_class(&self, call: &Call<'m>) -> bool {
        let last = self.callees[call.function.index()].last_call;
        let is_unknown = last.is_some_and(|it| it.operation(self.operands.module).is_none());
        is_unknown && !self.operands.strict
    }

    /// The name, if it is that of the operation's class.
    pub(super) fn of_class(
        &self,
        call: &Call<'_>,
        op: OpCode,
        name: FunctionName<'m>,
    ) -> Result<FunctionName<'m>, (Named<Rule>, String)> {
        if name.class() == op.class() {
            return Ok(name);
        }
        let function = &self.operands.module.functions[call.function].name;
        let (opcode, class) = (op.to_u32(), op.class());
        let message = format!("{function} is not for {op} ({opcode}), which is dx.op.{class}");
        Err((of_calls::INSTR_ILLEGAL_DXIL_OP_FUNCTION, message))
    }

    /// The overload of a function that DXC's validator renames by its type, unless the check is strict: the
    /// type determines the operation if its one overload is the program's own type or an object.
    pub(super) fn overload_of_type(
        &mut self,
        function: FunctionId,
        op: OpCode,
    ) -> Option<Overload<'static>> {
        let dimensions = op.overloads(op.since());
        let dimension = dimensions.iter().next().filter(|_| dimensions.len() == 1)?;
        let kinds = [
            (OverloadKind::UserDefined, Overload::UserDefined("T")),
            (OverloadKind::Object, Overload::Object("T")),
        ];
        let (_, overload) = kinds.into_iter().find(|(kind, _)| dimension.contains(*kind))?;
        let fits = !self.operands.strict && self.mismatch(function, op, &[overload]).is_none();
        fits.then_some(overload)
    }

    /// The error in the type of a function for an operation.
    pub(super) fn mismatch(
        &mut self,
        id: FunctionId,
        op: OpCode,
        overloads: &[Overload<'_>],
    ) -> Option<&String> {
        let (module, target) = (self.operands.module, self.target(ShaderStage::Library));
        let all = &mut self.callees[id.index()].mismatches;
        let known = all.iter().position(|(known, _)| *known == op);
        let place = match known {
            Some(place) => place,
            None => {
                let handle = &mut self.handle;
                all.push((op, signature::mismatch(module, id, op, overloads, target, handle)?));
                all.len() - 1
            }
        };
        Some(&all[place].1)
    }
}

/// Whether DXC gives an operation's functions their names anew when it reads them: those with overloads of
/// the program's types or of objects, since types may have got other names.
pub(super) fn is_renamed(op: OpCode) -> bool {
    let kinds = [OverloadKind::UserDefined, OverloadKind::Object];
    let mut dimensions = op.overloads(op.since()).iter();
    dimensions.any(|dimension| kinds.into_iter().any(|kind| dimension.contains(kind)))
}
