//! Functions and their blocks.

use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, ByteSlice as _};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::globals::Global;
use super::intrinsics::takes_own_attributes;
use super::{Place, Rule, Site, Verifier};
use crate::analysis::{ControlFlow, Dominators, Positions};
use crate::{
    Block, BlockId, Body, Function, FunctionId, Id as _, Instruction, InstructionId,
    InstructionKind, Linkage, MAX_CALLING_CONVENTION, Type,
};

/// The function whose body is verified, and its analyses.
#[derive(Clone, Copy)]
pub(super) struct Context<'m> {
    pub(super) id: FunctionId,
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    pub(super) flow: &'m ControlFlow,
    pub(super) dominators: &'m Dominators,
    pub(super) positions: &'m Positions,
    /// For each instruction, whether it has attached metadata; empty if none has.
    pub(super) attached: &'m [bool],
}

/// Calling conventions that do not support a variable number of arguments: `fastcc`, `coldcc`,
/// those of PTX, and Intel's for OpenCL built-ins.
const NOT_VARIADIC: [u16; 5] = [8, 9, 71, 72, 77];

impl Verifier<'_> {
    pub(super) fn functions(&mut self) {
        for (id, function) in self.module.functions.iter() {
            self.function(id, function);
        }
    }

    fn function(&mut self, id: FunctionId, function: &Function) {
        let place = Place::Function(id);
        let is_declaration = function.body.is_none();
        self.check(function.linkage != Linkage::Common, place, Rule::CommonFunction);
        self.global(
            place,
            &Global {
                linkage: function.linkage,
                is_declaration,
                alignment: function.alignment,
                ty: None,
                dll_storage: function.dll_storage,
            },
        );
        if !self.signature(place, function) {
            return;
        }
        self.function_attributes(place, function);
        let fits = takes_own_attributes(&self.module.types, function);
        self.check(fits, place, Rule::IntrinsicType);
        self.function_metadata(place, function);
        if let Some(body) = &function.body {
            let is_intrinsic = is_intrinsic(function);
            self.check(!is_intrinsic, place, Rule::IntrinsicBody);
            self.body(id, function, body);
        }
    }

    /// Checks the type of a function. Returns whether it is a function type.
    fn signature(&mut self, place: Place, function: &Function) -> bool {
        let module = self.module;
        let Type::Function { parameters, variadic, .. } = &module.types[function.ty] else {
            return self.check(false, place, Rule::FunctionType);
        };
        let is_intrinsic = is_intrinsic(function);
        let takes_metadata = parameters.contains(&module.types.metadata());
        self.check(!takes_metadata || is_intrinsic, place, Rule::MetadataParameter);
        let convention = function.calling_convention;
        self.check(convention <= MAX_CALLING_CONVENTION, place, Rule::Convention);
        let supported = !variadic || !NOT_VARIADIC.contains(&convention);
        self.check(supported, place, Rule::ConventionVariadic);
        if let Some(body) = &function.body {
            let found = body.arguments.iter().map(|argument| argument.ty);
            let same = found.eq(parameters.iter().copied());
            self.check(same, place, Rule::ArgumentTypes);
        }
        true
    }

    fn body(&mut self, id: FunctionId, function: &Function, body: &Body) {
        let place = Place::Function(id);
        if !self.check(!body.order.is_empty(), place, Rule::NoBlocks) {
            return;
        }
        let Some(positions) = self.structure(id, body) else { return };
        self.value_names(id, body);
        let flow = ControlFlow::new(body);
        let dominators = Dominators::new(&flow);
        let has_predecessor = !flow.predecessors(body.order[0]).is_empty();
        self.check(!has_predecessor, place, Rule::EntryPredecessor);
        let context = Context {
            id,
            function,
            body,
            flow: &flow,
            dominators: &dominators,
            positions: &positions,
            attached: &attached(body),
        };
        let (mut number, mut has_locations) = (0, false);
        // The block of each instruction that was checked and whose type any operand may have.
        let mut ready = vec![None; body.instructions.len()];
        for (block, contents) in body.blocks() {
            self.phis(&context, block, contents, number);
            for (index, &instruction) in (0..).zip(&contents.instructions) {
                let site = Site { function: id, block, instruction, number };
                self.instruction(&context, &site, index, &ready);
                let Instruction { ty, location, .. } = &body.instructions[instruction];
                ready[instruction.index()] = self.operand_types[ty.index()].then_some(block);
                has_locations |= location.is_some();
                number += 1;
            }
        }
        if has_locations {
            self.locations(&context);
        }
    }

    /// Checks that the arguments, blocks and instructions of a body have different names.
    fn value_names<'b>(&mut self, id: FunctionId, body: &'b Body) {
        // Compilers repeat no name; the places are of interest only where one is.
        if !body.repeats_names() {
            return;
        }
        let mut names = HashSet::<&BStr, FixedState>::default();
        let mut is_new = |name: &'b BStr| name.is_empty() || names.insert(name);
        for argument in &body.arguments {
            self.check(
                is_new(argument.name.as_bstr()),
                Place::Function(id),
                Rule::RepeatedValueName,
            );
        }
        let mut number = 0;
        for (block, contents) in body.blocks() {
            let place = Place::Block(id, block);
            self.check(is_new(contents.name.as_bstr()), place, Rule::RepeatedValueName);
            for &instruction in &contents.instructions {
                let place = Place::Instruction(Site { function: id, block, instruction, number });
                let name = body.names.get(instruction);
                self.check(name.is_none_or(&mut is_new), place, Rule::RepeatedValueName);
                number += 1;
            }
        }
    }

    /// Checks that the blocks and instructions of the body are there once, and that each block has
    /// one terminator: the analyses rely on it. Returns the positions of the instructions then.
    fn structure(&mut self, id: FunctionId, body: &Body) -> Option<Positions> {
        let mut is_sound = true;
        let mut known_blocks = vec![false; body.blocks.len()];
        let mut positions = Positions::none(body);
        let mut number = 0;
        for (block, contents) in body.blocks() {
            let place = Place::Block(id, block);
            let is_new = !core::mem::replace(&mut known_blocks[block.index()], true);
            is_sound &= self.check(is_new, place, Rule::RepeatedBlock);
            for (index, &instruction) in (0..).zip(&contents.instructions) {
                let is_new = positions.set(instruction, block, index);
                let site = &Site { function: id, block, instruction, number };
                is_sound &= self.check(is_new, site, Rule::RepeatedInstruction);
                number += 1;
            }
            is_sound &= self.terminator(id, body, block, contents, number);
        }
        // Most bodies have all their blocks in their order.
        let has_foreign = known_blocks.contains(&false);
        is_sound &= !has_foreign || self.targets(id, body, &known_blocks);
        is_sound.then_some(positions)
    }

    /// Checks that instructions name only blocks that are known.
    fn targets(&mut self, id: FunctionId, body: &Body, known: &[bool]) -> bool {
        let (mut are_known, mut number) = (true, 0);
        for (block, contents) in body.blocks() {
            for &instruction in &contents.instructions {
                let site = &Site { function: id, block, instruction, number };
                let exist = targets_exist(body, instruction, known);
                are_known &= self.check(exist, site, Rule::ForeignBlock);
                number += 1;
            }
        }
        are_known
    }

    /// Checks that the last instruction of a block, and no other, is a terminator. `number` is that
    /// of the next block's first instruction.
    fn terminator(
        &mut self,
        id: FunctionId,
        body: &Body,
        block: BlockId,
        contents: &Block,
        number: usize,
    ) -> bool {
        let Some((last, others)) = contents.instructions.split_last() else {
            return self.check(false, Place::Block(id, block), Rule::NoTerminator);
        };
        let is_terminated = body.instructions[*last].is_terminator();
        let mut is_sound = self.check(is_terminated, Place::Block(id, block), Rule::NoTerminator);
        let first = number - contents.instructions.len();
        for (number, &instruction) in (first..).zip(others) {
            let site = &Site { function: id, block, instruction, number };
            let is_inner = !body.instructions[instruction].is_terminator();
            is_sound &= self.check(is_inner, site, Rule::MiddleTerminator);
        }
        is_sound
    }
}

/// For each instruction of a body, whether it has attached metadata; empty if none has.
fn attached(body: &Body) -> Vec<bool> {
    if body.attachments.is_empty() {
        return Vec::new();
    }
    let mut attached = vec![false; body.instructions.len()];
    for id in body.attachments.keys() {
        // Those of instructions that are not there are never looked at.
        attached.get_mut(id.index()).into_iter().for_each(|it| *it = true);
    }
    attached
}

/// Whether the blocks that an instruction names are blocks of the body.
fn targets_exist(body: &Body, id: InstructionId, known: &[bool]) -> bool {
    let instruction = &body.instructions[id];
    let mut exist = true;
    instruction.for_each_successor(body, |id| exist &= known[id.index()]);
    if let InstructionKind::Phi { incoming, .. } = instruction.kind {
        exist &= body.list(incoming).iter().all(|it| known[it.block.index()]);
    }
    exist
}

/// Whether a function is an intrinsic of LLVM.
pub(super) fn is_intrinsic(function: &Function) -> bool {
    function.name.starts_with(b"llvm.")
}
