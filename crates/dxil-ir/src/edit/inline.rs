//! Calls that are inlined.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};

use super::debug_scope::InlinedLocations;
use super::demand::demands_address;
use super::{Error, FunctionEditor, NotInlinable};
use crate::metadata::{Location, ModernNode};
use crate::{
    AttributeKind, AttributeSetId, BlockId, Body, Dialect, FastMathFlags, FunctionId, Id as _,
    Incoming, Instruction, InstructionId, InstructionKind, List, MetadataId, MetadataKindId,
    Module, TailCall, Type, Value,
};

/// A call, and the function that it calls.
struct Call {
    id: InstructionId,
    callee: FunctionId,
    arguments: List<Value>,
    tail: TailCall,
    location: Option<Location>,
}

/// The blocks and instructions of a function that have been copied into another one.
struct Copied {
    blocks: Vec<BlockId>,
    instructions: Vec<InstructionId>,
}

/// A block that returned, and the value.
type Return = (BlockId, Option<Value>);

impl FunctionEditor<'_> {
    /// Replaces a call by the instructions of the function that it calls. The function itself stays.
    ///
    /// As in LLVM, allocas of its first block move to the first block of this function, several
    /// returned values become a phi, and debug locations say where they are inlined, by a distinct
    /// `DILocation` of the call. If the call has no debug location, the copies have none, unless this function has no
    /// subprogram, in the modern dialect: then they keep theirs, as in the entry points that clang adds. Calls that describe
    /// variables are not copied without a debug location. Copies of names end in `.i`. Attachments of the kinds `alias.scope`
    /// and `noalias` are not copied: they are valid for one execution of the function.
    ///
    /// # Errors
    ///
    /// The function does not contain the call, the call cannot be inlined: see [`NotInlinable`], its block
    /// [cannot be split](Self::split_block), or a call demands an address that is computed from its result.
    pub fn inline_call(&mut self, call: InstructionId) -> Result<(), Error> {
        let call = self.inlinable_call(call)?;
        let callee = match call.callee == self.function {
            true => self.body.clone(),
            // The body returns to its function below.
            false => {
                core::mem::take(&mut self.module.functions[call.callee].body).unwrap_or_default()
            }
        };
        let result = match check_callee(self.module, &callee) {
            Ok(()) => self.inline_body(&call, &callee),
            Err(why) => Err(Error::NotInlinable(call.id, why)),
        };
        if call.callee != self.function {
            self.module.functions[call.callee].body = Some(callee);
        }
        result
    }

    fn inlinable_call(&self, id: InstructionId) -> Result<Call, Error> {
        let (block, index) = self.position(id)?;
        let it = &self.body.instructions[id];
        let error = |why| Err(Error::NotInlinable(id, why));
        let InstructionKind::Call { callee, function_type, arguments, attributes, tail, .. } =
            it.kind
        else {
            return error(NotInlinable::NoBody);
        };
        let Some(callee) = self.module.called_function(callee) else {
            return error(NotInlinable::NoBody);
        };
        let function = &self.module.functions[callee];
        if callee != self.function && function.body.is_none() {
            return error(NotInlinable::NoBody);
        }
        let Type::Function { result, parameters, variadic } = &self.module.types[function_type]
        else {
            return error(NotInlinable::Signature);
        };
        let types = self.body.list(arguments).iter().map(|&it| self.module.type_of(&self.body, it));
        let fits = types.eq(parameters.iter().copied().map(Some));
        if function_type != function.ty || it.ty != *result || !fits && !variadic {
            return error(NotInlinable::Signature);
        }
        if *variadic {
            return error(NotInlinable::Variadic);
        }
        if [attributes, function.attributes]
            .into_iter()
            .flatten()
            .any(|set| self.passes_memory(set))
        {
            return error(NotInlinable::ByValue);
        }
        if tail == TailCall::MustTail {
            return error(NotInlinable::MustTail);
        }
        self.check_split(block, index)?;
        self.check_not_demanded(id.into())?;
        let location = it.location.filter(|it| it.scope.is_some());
        Ok(Call { id, callee, arguments, tail, location })
    }

    /// Whether an argument is a copy of memory.
    fn passes_memory(&self, set: AttributeSetId) -> bool {
        let slots: Vec<_> = self.module.attributes.groups(set).map(|(_, it)| it.slot).collect();
        let kinds = [AttributeKind::ByVal, AttributeKind::InAlloca];
        slots.iter().any(|&slot| kinds.iter().any(|&kind| self.has_attribute(set, slot, kind)))
    }

    fn inline_body(&mut self, call: &Call, callee: &Body) -> Result<(), Error> {
        let name = &self.module.functions[call.callee].name;
        let after = self.split_block(call.id, format!("{name}.exit"))?;
        let before = self.entering_block(after)?;
        let copied = self.copy_blocks(callee, before);
        self.copy_instructions(call, callee, &copied);
        let returns = self.replace_returns(callee, &copied, after);
        self.replace_result(call.id, &returns, after)?;
        self.move_allocas(callee, &copied)?;
        let branch = self.terminator(before)?;
        let entry = copied.blocks[callee.order[0].index()];
        self.body.map_blocks(branch, |_| entry);
        self.merge(before, entry)?;
        match returns[..] {
            [(block, _)] => self.merge(if block == entry { before } else { block }, after),
            _ => Ok(()),
        }
    }

    /// The block that has been split: it is before the other half.
    fn entering_block(&self, after: BlockId) -> Result<BlockId, Error> {
        let mut pairs = self.body.order.windows(2);
        let pair = pairs.find(|pair| pair[1] == after).ok_or(Error::NoBlock(after))?;
        Ok(pair[0])
    }

    /// Adds an empty block for each block of the callee.
    fn copy_blocks(&mut self, callee: &Body, before: BlockId) -> Copied {
        let mut blocks = vec![before; callee.blocks.len()];
        let place = self.body.order.iter().position(|&it| it == before).map_or(0, |it| it + 1);
        let mut copies = Vec::with_capacity(callee.order.len());
        for (id, block) in callee.blocks() {
            let copy = self.body.create_block();
            self.body.blocks[copy].name = name_of_copy(block.name.as_bstr());
            blocks[id.index()] = copy;
            copies.push(copy);
        }
        self.body.order.splice(place..place, copies);
        self.renamed = true;
        // The ids of instructions are known in advance, as phis name later ones.
        let mut instructions: Vec<_> = callee.instructions.ids().collect();
        for (id, _) in callee.instructions() {
            let it = &callee.instructions[id];
            let placeholder =
                Instruction { kind: InstructionKind::Unreachable, ty: it.ty, location: None };
            let copy = self.body.create_instruction(placeholder);
            if let Some(name) = callee.name(id) {
                self.body.names.insert(copy, name_of_copy(name).as_bstr());
            }
            instructions[id.index()] = copy;
        }
        Copied { blocks, instructions }
    }

    fn copy_instructions(&mut self, call: &Call, callee: &Body, copied: &Copied) {
        let arguments = self.body.list(call.arguments).to_vec();
        let mut wrapped = Vec::new();
        for &argument in &arguments {
            wrapped.push(self.module.metadata.in_metadata(argument));
        }
        let map = |value| match value {
            Value::Instruction(id) => copied.instructions[id.index()].into(),
            Value::MetadataOfInstruction(id) => {
                Value::MetadataOfInstruction(copied.instructions[id.index()])
            }
            Value::Argument(index) => arguments[index as usize],
            Value::MetadataOfArgument(index) => wrapped[index as usize],
            Value::Constant(_) | Value::Metadata(_) => value,
        };
        let keeps_locations = call.location.is_none() && self.is_without_subprogram();
        let metadata = &mut self.module.metadata;
        let mut locations = call.location.map(|it| InlinedLocations::new(metadata, it));
        let dropped =
            [self.module.metadata_kind("alias.scope"), self.module.metadata_kind("noalias")];
        for (from, block) in callee.blocks() {
            for &original in &block.instructions {
                let (it, id) =
                    (&callee.instructions[original], copied.instructions[original.index()]);
                let is_located = keeps_locations || locations.is_some();
                if !(is_located && it.location.is_some()) && self.describes_variable(it) {
                    continue;
                }
                let mut kind = self.body.copy_lists(callee, it.kind);
                limit_tail_call(&mut kind, call.tail);
                let location = match &mut locations {
                    Some(all) => Some(all.of(&mut self.module.metadata, it.location)),
                    None => it.location.filter(|_| keeps_locations),
                };
                self.body.instructions[id] = Instruction { kind, ty: it.ty, location };
                self.body.map_operands(id, map);
                self.body.map_blocks(id, |block| copied.blocks[block.index()]);
                self.copy_attachments(callee, original, id, &dropped);
                let to = copied.blocks[from.index()];
                self.body.blocks[to].instructions.push(id);
                self.index(id, to);
            }
        }
    }

    /// Whether this function is a modern one without debug information of its own.
    fn is_without_subprogram(&self) -> bool {
        let is_subprogram = |&(_, id): &(MetadataKindId, MetadataId)| {
            let node = self.module.metadata[id].modern_node();
            matches!(node, Some(ModernNode::Subprogram(_)))
        };
        let attachments = &self.module.functions[self.function].attachments;
        self.module.types.dialect() == Dialect::Modern && !attachments.iter().any(is_subprogram)
    }

    /// Whether an instruction is a call of `llvm.dbg.declare` or `llvm.dbg.value`, which need a debug location.
    fn describes_variable(&self, instruction: &Instruction) -> bool {
        let InstructionKind::Call { callee, .. } = instruction.kind else { return false };
        let function = self.module.called_function(callee);
        function.is_some_and(|id| self.module.functions[id].name.starts_with(b"llvm.dbg."))
    }

    fn copy_attachments(
        &mut self,
        callee: &Body,
        from: InstructionId,
        to: InstructionId,
        dropped: &[MetadataKindId],
    ) {
        let attachments = callee.attachments.get(&from).into_iter().flatten();
        let kept: Vec<_> =
            attachments.filter(|(kind, _)| !dropped.contains(kind)).copied().collect();
        if !kept.is_empty() {
            self.body.attachments.insert(to, kept);
        }
    }

    /// Replaces the copies of `ret` by branches. Returns their blocks and values.
    fn replace_returns(&mut self, callee: &Body, copied: &Copied, after: BlockId) -> Vec<Return> {
        let mut returns = Vec::new();
        for (from, block) in callee.blocks() {
            let Some(original) = block.instructions.last() else { continue };
            let id = copied.instructions[original.index()];
            if let InstructionKind::Return { value } = self.body.instructions[id].kind {
                returns.push((copied.blocks[from.index()], value));
                self.users.remove(&self.body, id);
                self.body.instructions[id].kind = InstructionKind::Branch { target: after };
            }
        }
        returns
    }

    /// Replaces the call, which is the first instruction of `after`, by the result of the callee.
    fn replace_result(
        &mut self,
        call: InstructionId,
        returns: &[Return],
        after: BlockId,
    ) -> Result<(), Error> {
        let ty = self.body.instructions[call].ty;
        if ty == self.module.types.void() {
            return self.erase(call);
        }
        let undef = self.module.constants.undef(ty).into();
        let value = match *returns {
            [] => undef,
            [(_, value)] => value.unwrap_or(undef),
            _ => {
                let incoming = returns
                    .iter()
                    .map(|&(block, value)| Incoming { value: value.unwrap_or(undef), block });
                let incoming = self.body.add_list(incoming);
                let flags = FastMathFlags::NONE;
                let kind = InstructionKind::Phi { flags, incoming };
                let phi = self.insert(after, 0, Instruction { kind, ty, location: None });
                self.substitute(call, phi.into());
                return Ok(());
            }
        };
        self.body.names.remove(call);
        self.substitute(call, value);
        Ok(())
    }

    /// Moves the allocas of a constant size from the copy of the callee's first block to the start of
    /// this function.
    fn move_allocas(&mut self, callee: &Body, copied: &Copied) -> Result<(), Error> {
        let to = self.body.order[0];
        let mut place = 0;
        for original in &callee.blocks[callee.order[0]].instructions {
            let id = copied.instructions[original.index()];
            let InstructionKind::Alloca { count, inalloca: false, .. } =
                self.body.instructions[id].kind
            else {
                continue;
            };
            if count.constant().is_some() {
                let (from, index) = self.position(id)?;
                self.body.blocks[from].instructions.remove(index);
                self.body.blocks[to].instructions.insert(place, id);
                self.blocks[id.index()] = Some(to);
                place += 1;
            }
        }
        Ok(())
    }
}

/// Checks that a function can be copied into another one.
fn check_callee(module: &Module, callee: &Body) -> Result<(), NotInlinable> {
    if callee.order.is_empty() || callee.order.iter().any(|&it| callee.terminator(it).is_none()) {
        return Err(NotInlinable::NoBody);
    }
    let is_must_tail = |it: &Instruction| {
        matches!(it.kind, InstructionKind::Call { tail: TailCall::MustTail, .. })
    };
    if callee.instructions().any(|(_, it)| is_must_tail(it)) {
        return Err(NotInlinable::MustTail);
    }
    match callee.instructions().any(|(_, it)| demands_address(module, it)) {
        true => Err(NotInlinable::AddressDemanded),
        false => Ok(()),
    }
}

/// A call in an inlined function may reuse the frame only if the inlined call may.
fn limit_tail_call(kind: &mut InstructionKind, outer: TailCall) {
    if let InstructionKind::Call { tail, .. } = kind {
        if outer == TailCall::None {
            *tail = TailCall::None;
        }
    }
}

/// The name of a copy: LLVM's. The editor makes it unique.
fn name_of_copy(name: &BStr) -> BString {
    if name.is_empty() { BString::default() } else { format!("{name}.i").into() }
}
