//! Calls of operations: which intrinsic each becomes, and with which arguments.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    AttributeSetId, ConstantKind, FunctionId, Instruction, InstructionId, InstructionKind, Module,
    Value,
};
use dxil_ops::{Intrinsic, OpCode, Selection, Target};

use super::call;
use super::custom::{self, Call};
use super::result::Results;
use crate::Error;

/// Raises the calls of operations in a function. Returns the reasons for which something cannot be.
pub(super) fn raise(module: &mut Module, function: FunctionId, target: Target) -> Vec<Error> {
    let Some(body) = module.functions[function].body.take() else { return Vec::new() };
    let precise = module.metadata_kinds.iter().find(|(_, name)| *name == "dx.precise");
    let precise = precise.map(|(id, _)| id);
    let marked = body
        .attachments
        .iter()
        .filter(|(_, attached)| attached.iter().any(|&(kind, _)| Some(kind) == precise));
    let precise = marked.map(|(&id, _)| id).collect();
    let results = Results::new(module, &body);
    module.functions[function].body = Some(body);
    let mut raising = Raising { results, precise, errors: Vec::new() };
    let done = rewrite(module, function, target, &mut raising);
    let mut errors = raising.errors;
    errors.extend(done.err().map(Error::from));
    errors
}

struct Raising {
    results: Results,
    /// The calls that are `precise`.
    precise: BTreeSet<InstructionId>,
    errors: Vec<Error>,
}

/// The function of an operation that is called.
struct Callee {
    op: OpCode,
    /// The overloads at the end of its name, each after a dot.
    overloads: BString,
    attributes: Option<AttributeSetId>,
}

impl Rewriter for Raising {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        if let Some(replacement) = self.results.replacement(id) {
            return replacement.map_or(Rewrite::Erase, Rewrite::Replace);
        }
        let InstructionKind::Call { callee, arguments, .. } = instruction.kind else {
            return Rewrite::Keep;
        };
        let arguments = b.list(arguments);
        let Some(callee) = b.with_module(|module| called(module, callee, &arguments)) else {
            return Rewrite::Keep;
        };
        match self.call(b, id, instruction, &callee, &arguments[1..]) {
            Ok(rewrite) => {
                match rewrite {
                    Rewrite::Replace(value) if !self.precise.contains(&id) => call::relax(b, value),
                    _ => {}
                }
                rewrite
            }
            Err(error) => {
                self.errors.push(error);
                Rewrite::Keep
            }
        }
    }
}

impl Raising {
    fn call(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
        callee: &Callee,
        arguments: &[Value],
    ) -> Result<Rewrite, Error> {
        let taken = self.results.taken(id);
        let it = Call { b, ty: instruction.ty, arguments, taken: &taken };
        if let Some(load) = custom::load(callee.op) {
            if let Some(given) = load(&it)? {
                self.results.define(b, id, &given)?;
                return Ok(Rewrite::Erase);
            }
        }
        if let Some(custom) = custom::find(callee.op) {
            if let Some(value) = custom(&it)? {
                return Ok(Rewrite::Replace(value));
            }
        }
        let mut intrinsics = callee.op.intrinsics();
        let raised = intrinsics.find_map(|intrinsic| {
            let arguments = select(b, intrinsic, arguments)?;
            call::intrinsic(b, intrinsic.name(), instruction.ty, &arguments)
        });
        if let Some(value) = raised {
            return Ok(Rewrite::Replace(value));
        }
        let mut name = BString::from("llvm.dx.op.");
        name.extend_from_slice(callee.op.name().as_bytes());
        name.extend_from_slice(&callee.overloads);
        let attributes = callee.attributes;
        let value = call::direct(b, name.as_bstr(), instruction.ty, arguments, attributes)?;
        Ok(Rewrite::Replace(value))
    }
}

/// The function of the operation that is called, if one is.
fn called(module: &Module, callee: Value, arguments: &[Value]) -> Option<Callee> {
    let function = &module.functions[module.called_function(callee)?];
    let rest = function.name.strip_prefix(b"dx.op.")?;
    let number = module.constants.integer_value(arguments.first()?.constant()?)?;
    let op = OpCode::from_u32(u32::try_from(number).ok()?)?;
    let overloads = rest.find_byte(b'.').map_or(&[][..], |dot| &rest[dot..]).into();
    Some(Callee { op, overloads, attributes: function.attributes })
}

/// The arguments of an intrinsic, from those of the operation; [`None`] if a constant of the operation is another than the
/// intrinsic stands for.
fn select(
    b: &FunctionBuilder<'_>,
    intrinsic: &Intrinsic,
    arguments: &[Value],
) -> Option<Vec<Value>> {
    let selections = intrinsic.arguments();
    if selections.is_empty() {
        return Some(arguments.to_vec());
    }
    let mut selected = vec![None; arguments.len()];
    for (selection, &argument) in selections.iter().zip(arguments) {
        let wanted = match *selection {
            Selection::Argument(index) => {
                *selected.get_mut(usize::from(index))? = Some(argument);
                continue;
            }
            Selection::I8(value) => i64::from(value) as u64 & 0xff,
            Selection::I32(value) => i64::from(value) as u64 & 0xffff_ffff,
        };
        let number =
            b.with_module(|module| match module.constants.get(argument.constant()?)?.kind {
                ConstantKind::Integer(number) => Some(number),
                _ => None,
            });
        if number != Some(wanted) {
            return None;
        }
    }
    while selected.last() == Some(&None) {
        selected.pop();
    }
    selected.into_iter().collect()
}
