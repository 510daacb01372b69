//! Results of loads: an operation gives a struct of components and a status, where an intrinsic gives a vector, perhaps with a
//! bit.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::calls::operation;
use dxil_ir::{Body, InstructionId, InstructionKind, Module, Type, Value};
use dxil_ops::OpCode;

/// The index of the status in the results of loads.
const STATUS: u32 = 4;

/// The elements that a function takes out of the result of an operation.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken {
    /// The instructions that extract a component, and its index.
    components: Vec<(InstructionId, u32)>,
    /// The instructions that extract the status.
    statuses: Vec<InstructionId>,
    /// The calls that turn the status into a bit.
    checks: Vec<InstructionId>,
    /// Whether it is used otherwise.
    otherwise: bool,
}

impl Taken {
    /// The number of components up to the last that is used.
    pub(super) fn length(&self) -> u32 {
        self.components.iter().map(|&(_, index)| index + 1).max().unwrap_or(1)
    }

    /// Whether the status is used.
    pub(super) fn has_status(&self) -> bool {
        !self.statuses.is_empty()
    }

    /// Whether all that is used are components, and bits of the status.
    pub(super) fn is_simple(&self) -> bool {
        !self.otherwise
    }

    /// The indices of the components that are used.
    pub(super) fn indices(&self) -> impl Iterator<Item = u32> + '_ {
        self.components.iter().map(|&(_, index)| index)
    }
}

/// The data and the bit that an intrinsic gives.
pub(super) struct Given {
    /// A vector or a scalar.
    pub(super) data: Value,
    pub(super) check: Option<Value>,
}

/// The results of operations in a function.
#[derive(Default)]
pub(super) struct Results {
    taken: BTreeMap<InstructionId, Taken>,
    /// The instructions that what an intrinsic gives replaces.
    replaced: BTreeMap<InstructionId, Value>,
    /// Instructions that nothing uses any more.
    erased: BTreeSet<InstructionId>,
}

impl Results {
    pub(super) fn new(module: &Module, body: &Body) -> Self {
        let mut it = Self::default();
        // By the instruction that extracts a status, the load.
        let mut statuses: BTreeMap<InstructionId, InstructionId> = BTreeMap::new();
        for (id, instruction) in body.instructions() {
            let is_check =
                matches!(operation(module, body, id), Some((OpCode::CheckAccessFullyMapped, _)));
            instruction.for_each_operand(body, |value| {
                let Some(operand) = value.instruction() else { return };
                if let Some(load) = statuses.get(&operand) {
                    let Some(taken) = it.taken.get_mut(load) else { return };
                    match is_check {
                        true => taken.checks.push(id),
                        false => taken.otherwise = true,
                    }
                }
                let Some(taken) = it.taken.get_mut(&operand) else { return };
                let indices = match instruction.kind {
                    InstructionKind::ExtractValue { indices, .. } => body.list(indices),
                    _ => &[],
                };
                match *indices {
                    [STATUS] => {
                        taken.statuses.push(id);
                        statuses.insert(id, operand);
                    }
                    [index] => taken.components.push((id, index)),
                    _ => taken.otherwise = true,
                }
            });
            let is_struct = matches!(module.types[instruction.ty], Type::Struct(_));
            if is_struct && operation(module, body, id).is_some() {
                it.taken.insert(id, Taken::default());
            }
        }
        it.find_early(body);
        it
    }

    /// Excludes loads of which an instruction that stands before them takes a part.
    fn find_early(&mut self, body: &Body) {
        let mut seen = BTreeMap::new();
        for (place, (id, _)) in body.instructions().enumerate() {
            if self.taken.contains_key(&id) {
                seen.insert(id, place);
            }
        }
        for (place, (_, instruction)) in body.instructions().enumerate() {
            instruction.for_each_operand(body, |value| {
                let Some(load) = value.instruction() else { return };
                if seen.get(&load).is_some_and(|&load| load > place) {
                    if let Some(taken) = self.taken.get_mut(&load) {
                        taken.otherwise = true;
                    }
                }
            });
        }
    }

    /// The elements that the function takes out of the result of a call.
    pub(super) fn taken(&self, call: InstructionId) -> Taken {
        self.taken.get(&call).cloned().unwrap_or_default()
    }

    /// Takes apart what an intrinsic gives in the place of a call.
    pub(super) fn define(
        &mut self,
        b: &FunctionBuilder<'_>,
        call: InstructionId,
        given: &Given,
    ) -> Result<(), dxil_ir::build::Error> {
        let Some(taken) = self.taken.remove(&call) else { return Ok(()) };
        let ty = b.type_of(given.data)?;
        let is_vector = b.with_module(|module| module.types.vector_length(ty)).is_some();
        let mut elements: BTreeMap<u32, Value> = BTreeMap::new();
        for (extract, index) in taken.components {
            let element = match elements.get(&index) {
                Some(&known) => known,
                None if is_vector => b.extract_element(given.data, b.i64(index.into()))?,
                None => given.data,
            };
            elements.insert(index, element);
            self.replaced.insert(extract, element);
        }
        self.erased.extend(taken.statuses);
        let check = given.check;
        self.replaced.extend(taken.checks.iter().filter_map(|&id| Some((id, check?))));
        Ok(())
    }

    /// The value in the place of an instruction, if one is; and whether the instruction goes.
    pub(super) fn replacement(&self, id: InstructionId) -> Option<Option<Value>> {
        let replaced = self.replaced.get(&id).map(|&value| Some(value));
        replaced.or_else(|| self.erased.contains(&id).then_some(None))
    }
}
