//! Variables of the source whose memory becomes values.

use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::metadata::Location;
use dxil_ir::{Body, InstructionId, Module, TypeId, Value};

use crate::described::{self, Described, Form};

/// A call that says that memory is a variable.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub(super) call: InstructionId,
    described: Described,
}

/// A variable that a slot is, or is part of.
pub(super) struct Told {
    described: Described,
    expression: Vec<u64>,
    location: Option<Location>,
}

/// The calls that describe the memory of an alloca; [`None`] if metadata refers to it otherwise.
pub(super) fn declared(
    module: &Module,
    body: &Body,
    uses: &Uses,
    memory: InstructionId,
) -> Option<Vec<Declared>> {
    let of_memory = uses.of(Value::MetadataOfInstruction(memory)).iter();
    let declared = of_memory.map(|it| {
        let described = Described::of(module, body, &body.instructions[it.user])?;
        (described.form == Form::Declare).then_some(Declared { call: it.user, described })
    });
    declared.collect()
}

/// The variables that values of a type, at an offset in memory, are part of.
pub(super) fn told(
    module: &Module,
    body: &Body,
    declared: &[Declared],
    offset: i64,
    ty: TypeId,
) -> Vec<Told> {
    let Some((bits, first)) = described::bits(module, ty).zip(u64::try_from(offset).ok()) else {
        return Vec::new();
    };
    let told = declared.iter().filter_map(|&Declared { call, described }| {
        let expression = described.expression_of(module, first.checked_mul(8)?, bits)?;
        Some(Told { described, expression, location: body.instructions[call].location })
    });
    told.collect()
}

/// Tells the value that variables have from here on.
pub(super) fn tell(b: &FunctionBuilder<'_>, all: &[Told], value: Value) {
    for Told { described, expression, location } in all {
        // Without them, nothing but the variable is lost.
        if b.set_location(*location).is_ok() {
            let _ = described.tell(b, value, expression.clone());
        }
    }
}
