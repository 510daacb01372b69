//! Counts of instructions and operations: `dx.counters`.

use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::metadata::Reference;

use crate::tuple::Operand;
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// Counts of instructions and operations, by their names. The module of a part `STAT` has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters(pub Vec<(BString, u32)>);

/// Pairs of a string and an integer.
impl Value for Counters {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("the counters")?;
        let mut operands = tuple.operands(0, "a counter");
        let mut counters = Vec::new();
        while let Some(name) = operands.next() {
            let value = operands.next().ok_or_else(|| tuple.error(Expected::Pairs))?;
            counters.push((BString::read(&name)?, u32::read(&value)?));
        }
        Ok(Self(counters))
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let mut operands = Vec::with_capacity(self.0.len().saturating_mul(2));
        for (name, value) in &self.0 {
            operands.push(name.write(module));
            operands.push(value.write(module));
        }
        Some(module.metadata.tuple(&operands))
    }
}
