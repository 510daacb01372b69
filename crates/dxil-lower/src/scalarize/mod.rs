//! `scalarizer`: operations on vectors become those on their elements, the lanes.
//!
//! A lane is taken out of a vector after the definition of the vector, and a vector that an instruction still needs
//! as a whole is put together again.

mod bitcast;
mod debug;
mod element;
mod intrinsic;
mod lanes;
mod memory;
mod place;

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, Body, Id as _, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId,
    Value,
};
use dxil_ops::Target;

use crate::native_vectors::{has_vectors, is_byte_vector, misfits};
use crate::target::target;
use crate::{Diagnostic, Report, dead};
use intrinsic::Callees;
use lanes::Lanes;

/// Splits all but loads and stores.
pub(crate) fn run(module: &mut Module, report: &mut Report) {
    scalarize(module, report, Scope::NoMemory);
}

/// Splits loads and stores, too.
pub(crate) fn run_with_memory(module: &mut Module, report: &mut Report) {
    scalarize(module, report, Scope::All);
}

/// Splits what the target lacks, also in what is said of variables, which LLVM's pass forgets.
pub(crate) fn run_for_target(module: &mut Module, report: &mut Report) {
    let scope = match has_vectors(target(module)) {
        true => Scope::NotNative,
        false => {
            debug::split(module, report);
            Scope::NoVectors
        }
    };
    scalarize(module, report, scope);
}

/// The instructions that are split.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    All,
    /// All, and casts between vectors and scalars, which LLVM leaves: the target has no vectors.
    NoVectors,
    /// All but loads and stores.
    NoMemory,
    /// Calls of intrinsics that a target with vectors has no operation on vectors for, accesses of other memory, and vectors of
    /// bytes.
    NotNative,
}

fn scalarize(module: &mut Module, report: &mut Report, scope: Scope) {
    let target = target(module);
    let functions = crate::functions::defined(module);
    let mut callees = Callees::default();
    for function in functions {
        let Some(body) = &module.functions[function].body else { continue };
        let first = body.instructions.len();
        let mut scalarizer = Scalarizer::new(body, scope, target, &mut callees);
        if scope == Scope::NotNative {
            scalarizer.misfits = misfits(module, function, body);
        }
        if let Err(error) = rewrite(module, function, target, &mut scalarizer) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
        if let Some(body) = &mut module.functions[function].body {
            scalarizer.lanes.places.apply(body);
        }
        dead::sweep_with_operands(module, function, first);
    }
}

struct Scalarizer<'c> {
    scope: Scope,
    target: Target,
    /// The loads and stores of vectors where something else lies.
    misfits: BTreeSet<InstructionId>,
    /// Whether something uses an instruction.
    used: Vec<bool>,
    /// The instruction that is split, which gives its parts their names.
    current: Option<Value>,
    lanes: Lanes,
    callees: &'c mut Callees,
    /// The phis whose vectors are still to be put together, after all phis of the block.
    pending: Vec<(InstructionId, TypeId)>,
    /// The phis of lanes, and the phi that each comes from.
    phis: Vec<SplitPhi>,
    later: Vec<(InstructionId, Value)>,
}

/// A phi that has become one for each lane.
struct SplitPhi {
    lanes: Vec<Value>,
    incoming: Vec<(Value, BlockId)>,
}

impl<'c> Scalarizer<'c> {
    fn new(body: &Body, scope: Scope, target: Target, callees: &'c mut Callees) -> Self {
        Self {
            scope,
            target,
            misfits: BTreeSet::new(),
            used: dead::used(body),
            current: None,
            lanes: Lanes::new(body),
            callees,
            pending: Vec::new(),
            phis: Vec::new(),
            later: Vec::new(),
        }
    }
}

impl Rewriter for Scalarizer<'_> {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        if !matches!(instruction.kind, Kind::Phi { .. }) && self.join_phis(b).is_err() {
            return Rewrite::Keep;
        }
        self.current = Some(id.into());
        self.lanes.places.next_turn(b.current_block().map(|block| (block, id)));
        let rewrite = Rewrite::or_keep(self.split(b, id, instruction));
        if let Rewrite::Replace(value) = rewrite {
            self.lanes.places.replace(id, value);
        }
        rewrite
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for phi in core::mem::take(&mut self.phis) {
            for &(value, block) in &phi.incoming {
                // A value that a loop comes back with was met before its definition.
                let value = self.lanes.places.replaced(value);
                self.lanes.places.next_turn(None);
                for (lane, &split) in phi.lanes.iter().enumerate() {
                    let known = match self.lanes.known(b, value, lane) {
                        Some(known) => Ok(known),
                        None => b
                            .before_terminator(block)
                            .and_then(|()| self.lanes.lane(b, value, lane)),
                    };
                    if let Ok(value) = known {
                        // The value has the phi's type.
                        let _ = b.add_incoming(split, &[(value, block)]);
                    }
                }
            }
        }
        self.lanes.name_joined(b);
        self.later.extend(self.lanes.split_later(b));
        for &(id, value) in &self.later {
            self.lanes.places.replace(id, value);
        }
        core::mem::take(&mut self.later)
    }
}

/// The replacement of an instruction; [`None`] if it stays.
type Split = Result<Option<Rewrite>, Error>;

impl Scalarizer<'_> {
    fn split(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Split {
        let kind = it.kind;
        match kind {
            Kind::Call { .. } => self.call(b, it),
            Kind::Load { .. } if self.splits_access(id) => self.load(b, it),
            Kind::Store { .. } if self.splits_access(id) => self.store(b, it),
            Kind::ExtractValue { aggregate, indices } => {
                self.extract_value(b, it.ty, aggregate, &b.list(indices))
            }
            _ if self.scope == Scope::NotNative && !has_bytes(b, it)? => Ok(None),
            Kind::Binary { .. }
            | Kind::Unary { .. }
            | Kind::ICmp { .. }
            | Kind::FCmp { .. }
            | Kind::Select { .. } => self.each_lane(b, it),
            Kind::Cast { value, .. } => match bitcast::is_reshaped(b, it, value) {
                true => self.reshape(b, it, value),
                false => self.each_lane(b, it),
            },
            Kind::Phi { incoming, .. } => self.split_phi(b, id, it, &b.list(incoming)),
            Kind::ExtractElement { vector, index } => self.extract_element(b, vector, index),
            Kind::InsertElement { vector, element, index } => {
                self.insert_element(b, it.ty, vector, element, index)
            }
            Kind::ShuffleVector { operands, mask } => self.shuffle(b, it.ty, operands, mask),
            _ => Ok(None),
        }
    }

    /// Whether a load or a store is split.
    fn splits_access(&self, id: InstructionId) -> bool {
        match self.scope {
            Scope::All | Scope::NoVectors => true,
            Scope::NoMemory => false,
            Scope::NotNative => self.misfits.contains(&id),
        }
    }

    /// An instruction whose lanes depend on the same lanes of its operands: one for each lane.
    fn each_lane(&mut self, b: &FunctionBuilder<'_>, it: &Instruction) -> Split {
        let Some((element, length)) = lanes::vector(b, it.ty) else { return Ok(None) };
        let mut lanes = Vec::with_capacity(length);
        for lane in 0..length {
            let mut kind = it.kind;
            for operand in operands_mut(&mut kind).into_iter().flatten() {
                if lanes::vector(b, b.type_of(*operand)?).is_some() {
                    *operand = self.lanes.lane(b, *operand, lane)?;
                }
            }
            let value = b.add(kind, element)?;
            self.name_lane(b, value, lane);
            lanes.push(value);
        }
        self.replace(b, it.ty, &lanes)
    }

    /// Puts lanes together in the place of a vector, if something uses it.
    fn replace(&mut self, b: &FunctionBuilder<'_>, ty: TypeId, lanes: &[Value]) -> Split {
        if !self.is_used() {
            return Ok(Some(Rewrite::Erase));
        }
        let vector = self.lanes.join(b, ty, lanes, self.current)?;
        Ok(Some(Rewrite::Replace(vector)))
    }

    /// Whether something uses the instruction that is split.
    fn is_used(&self) -> bool {
        let current = self.current.and_then(Value::instruction);
        current.is_none_or(|id| self.used.get(id.index()).is_none_or(|&used| used))
    }

    /// Names a lane after the instruction that is split.
    fn name_lane(&mut self, b: &FunctionBuilder<'_>, lane_value: Value, lane: usize) {
        if let Some(current) = self.current {
            self.lanes.name(b, lane_value, current, lane);
        }
    }

    fn split_phi(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
        incoming: &[dxil_ir::Incoming],
    ) -> Split {
        let Some((element, length)) = lanes::vector(b, it.ty) else { return Ok(None) };
        let lanes = (0..length).map(|_| b.phi(element)).collect::<Result<Vec<_>, _>>()?;
        for (lane, &value) in lanes.iter().enumerate() {
            self.name_lane(b, value, lane);
        }
        let incoming = incoming.iter().map(|it| (it.value, it.block)).collect();
        self.lanes.set(id.into(), &lanes);
        self.phis.push(SplitPhi { lanes, incoming });
        self.pending.push((id, it.ty));
        Ok(Some(Rewrite::Erase))
    }

    /// Puts the vectors of phis together, after all phis of the block.
    fn join_phis(&mut self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        for (id, ty) in core::mem::take(&mut self.pending) {
            let lanes = self.lanes.get(id.into()).unwrap_or_default().to_vec();
            let vector = self.lanes.join(b, ty, &lanes, Some(id.into()))?;
            self.later.push((id, vector));
        }
        Ok(())
    }
}

/// Whether an instruction has or takes a vector of bytes.
fn has_bytes(b: &FunctionBuilder<'_>, it: &Instruction) -> Result<bool, Error> {
    let mut kind = it.kind;
    let operands: Vec<_> = match &mut kind {
        Kind::ExtractElement { vector, .. } => Vec::from([*vector]),
        Kind::ShuffleVector { operands, .. } => operands.to_vec(),
        kind => operands_mut(kind).into_iter().flatten().map(|operand| *operand).collect(),
    };
    let types = operands.into_iter().map(|it| b.type_of(it)).collect::<Result<Vec<_>, _>>()?;
    Ok(b.with_module(|module| {
        types.into_iter().chain([it.ty]).any(|ty| is_byte_vector(module, ty))
    }))
}

/// The operands that have a lane for each lane of the result.
fn operands_mut(kind: &mut Kind) -> [Option<&mut Value>; 3] {
    match kind {
        Kind::Binary { operands: [x, y], .. }
        | Kind::ICmp { operands: [x, y], .. }
        | Kind::FCmp { operands: [x, y], .. } => [Some(x), Some(y), None],
        Kind::Unary { value, .. } | Kind::Cast { value, .. } => [Some(value), None, None],
        Kind::Select { condition, operands: [x, y], .. } => [Some(condition), Some(x), Some(y)],
        _ => [None, None, None],
    }
}
