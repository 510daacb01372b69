//! Variables of the source that are vectors: each element is told, as DXC does.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{Instruction, InstructionId, InstructionKind as Kind, Module, TypeId, Value};

use super::lanes;
use crate::described::{self, Described, Form};
use crate::target::target;
use crate::{Diagnostic, Report, fold, functions};

/// Splits what is said of vectors into what is said of their elements.
pub(super) fn split(module: &mut Module, report: &mut Report) {
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let is_told = |it: &Instruction| {
            let value = Described::of(module, body, it).and_then(|call| told(module, &call));
            let ty = value.and_then(|value| module.type_of(body, value));
            ty.is_some_and(|ty| module.types.vector_length(ty).is_some())
        };
        if !body.instructions().any(|(_, it)| is_told(it)) {
            continue;
        }
        let target = target(module);
        if let Err(error) = rewrite(module, function, target, &mut Splitting) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// The value that a call says a variable to have.
fn told(module: &Module, call: &Described) -> Option<Value> {
    (call.form == Form::Value && !call.is_list).then(|| call.told(module)).flatten()
}

struct Splitting;

impl Rewriter for Splitting {
    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        let Kind::Call { arguments, .. } = it.kind else { return Rewrite::Keep };
        let arguments = b.list(arguments);
        let told = b.with_module(|module| {
            let call = Described::of_call(module, it, &arguments)?;
            told(module, &call).map(|value| (call, value))
        });
        let Some((call, value)) = told else { return Rewrite::Keep };
        let Some((element, length)) = b.type_of(value).ok().and_then(|ty| lanes::vector(b, ty))
        else {
            return Rewrite::Keep;
        };
        // Without a call, nothing but what it says is lost.
        let _ = tell(b, &call, value, element, length);
        Rewrite::Erase
    }
}

/// Tells the elements of a vector.
fn tell(
    b: &FunctionBuilder<'_>,
    call: &Described,
    value: Value,
    element: TypeId,
    length: usize,
) -> Result<(), Error> {
    let is_part = b.with_module(|module| {
        let bits = described::bits(module, element).map(|bits| bits * length as u64);
        bits.is_some_and(|bits| call.expression_of(module, 0, bits).is_some())
    });
    if !is_part {
        return Ok(());
    }
    let is_undefined = value
        .constant()
        .is_some_and(|id| b.with_module(|module| module.constants[id].is_undefined()));
    for index in 0..length {
        let expression = b.with_module(|module| {
            let bits = described::bits(module, element)?;
            call.expression_of(module, index as u64 * bits, bits)
        });
        let Some(expression) = expression else { continue };
        let element = match is_undefined {
            true => Value::Metadata(b.with_module(Module::unknown_value)),
            false => fold::extract(b, value, element, b.i32(index as i32))?,
        };
        call.tell(b, element, expression)?;
    }
    Ok(())
}
