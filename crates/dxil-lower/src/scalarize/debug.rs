//! Variables of the source that are vectors: each element is told, as DXC does.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, Instruction, InstructionId, InstructionKind as Kind, Metadata, Module, TypeId, Value,
};

use crate::described::{self, Described, Form};
use crate::target::target;
use crate::{Diagnostic, Report, fold, functions};

/// Splits what is said of vectors into what is said of their elements.
pub(super) fn split(module: &mut Module, report: &mut Report) {
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let is_told = |it: &Instruction| {
            Described::of(module, body, it)
                .is_some_and(|call| vector(module, body, &call).is_some())
        };
        if !body.instructions().any(|(_, it)| is_told(it)) {
            continue;
        }
        let body = body.clone();
        let target = target(module);
        if let Err(error) = rewrite(module, function, target, &mut Splitting(&body)) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// The vector that a call says a variable to be, and its type.
fn vector(module: &Module, body: &Body, call: &Described) -> Option<(Value, TypeId)> {
    if call.form != Form::Value || call.is_list {
        return None;
    }
    let value = match call.value {
        Value::MetadataOfInstruction(id) => Value::Instruction(id),
        Value::MetadataOfArgument(index) => Value::Argument(index),
        Value::Metadata(id) => match module.metadata[id] {
            Metadata::Constant(id) => Value::Constant(id),
            _ => return None,
        },
        _ => return None,
    };
    let ty = module.type_of(body, value)?;
    module.types.vector_length(ty).map(|_| (value, ty))
}

/// The body has the calls as they were.
struct Splitting<'a>(&'a Body);

impl Rewriter for Splitting<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        if !matches!(it.kind, Kind::Call { .. }) {
            return Rewrite::Keep;
        }
        let told = b.with_module(|module| {
            let call = Described::of(module, self.0, it)?;
            vector(module, self.0, &call).map(|(value, ty)| (call, value, ty))
        });
        match told {
            // Without a call, nothing but what it says is lost.
            Some((call, value, ty)) => match tell(b, &call, value, ty) {
                Ok(()) | Err(_) => Rewrite::Erase,
            },
            None => Rewrite::Keep,
        }
    }
}

fn tell(b: &FunctionBuilder<'_>, call: &Described, value: Value, ty: TypeId) -> Result<(), Error> {
    let (element, length, is_part) = b.with_module(|module| {
        let whole = described::bits(module, ty);
        let is_part = whole.is_some_and(|bits| call.expression_of(module, 0, bits).is_some());
        (module.types.scalar(ty), module.types.vector_length(ty).unwrap_or_default(), is_part)
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
            call.expression_of(module, u64::from(index) * bits, bits)
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
