//! Reads function bodies.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_bitstream::read::Block;
use dxil_ir::metadata::Location;
use dxil_ir::metadata::modern::Detail;
use dxil_ir::{
    Argument, Body, Bundle, Dialect, FunctionId, Instruction, InstructionId, InstructionKind, List,
    Module, Type, TypeId, Value,
};

use super::constants::{self, EarlierValues};
use super::debug_record::{DebugRecord, RecordIntrinsic};
use super::function_metadata::LocalMetadata;
use super::module::Names;
use super::order::Numbering;
use super::record::{Item, Memory, Record, block_place, read_block, unknown_block, usual_count};
use super::values::{ForwardReference, local};
use super::{symbols, use_lists};
use crate::codes::{self, function as code};
use crate::{Error, ErrorKind};

/// An estimate of the size of an instruction in a file, in bits: `fadd` has 30, calls have 130.
const USUAL_BITS: u64 = 40;

/// The state of reading a body.
pub(super) struct State<'m> {
    pub(super) module: &'m mut Module,
    pub(super) names: &'m Names,
    pub(super) body: Body,
    /// The values of the function, which are numbered after those of the module, and their types.
    pub(super) locals: Vec<(Value, TypeId)>,
    /// The metadata of the function, which is numbered after that of the module.
    pub(super) metadata: Vec<LocalMetadata>,
    pub(super) forward_references: Vec<ForwardReference>,
    /// Whether only phis have forward references, as is usual.
    pub(super) only_phis_refer_forward: bool,
    /// Memory for operands: a reader of operands takes it, and gives it back through `add_list`.
    pub(super) operands: Vec<Value>,
    /// The operand bundles of the next call.
    pub(super) bundles: Vec<Bundle>,
    /// The lists of values in metadata of the function, each as numbers of metadata.
    pub(super) argument_lists: Vec<Box<[u64]>>,
    /// Debug records, which are added to the body in the end.
    pub(super) records: Vec<DebugRecord>,
    pub(super) record_intrinsics: Vec<RecordIntrinsic>,
    /// The type that the function returns.
    pub(super) result: TypeId,
    /// The number of blocks that the body declares.
    pub(super) declared: usize,
    /// The instructions of the current block; `None` if the next instruction begins a block.
    block: Vec<InstructionId>,
    location: Option<(Location, Detail)>,
}

/// Reads the body of a function.
pub(super) fn read(
    block: &Block<'_>,
    module: &mut Module,
    names: &Names,
    numbering: &mut Numbering,
    id: FunctionId,
) -> Result<(), Error> {
    let result = match module.types[module.functions[id].ty] {
        Type::Function { result, .. } => result,
        _ => module.types.void(),
    };
    let mut state = State {
        result,
        module,
        names,
        body: Body::new(),
        locals: Vec::new(),
        metadata: Vec::new(),
        forward_references: Vec::new(),
        only_phis_refer_forward: true,
        operands: Vec::new(),
        bundles: Vec::new(),
        argument_lists: Vec::new(),
        records: Vec::new(),
        record_intrinsics: Vec::new(),
        declared: 0,
        block: Vec::new(),
        location: None,
    };
    state.add_arguments(id);
    let instructions = usual_count(block, USUAL_BITS);
    state.body.instructions.reserve(instructions);
    state.body.reserve_lists::<Value>(instructions);
    state.block.reserve(instructions);
    state.locals.reserve(instructions);
    read_block(block, &mut Memory::new(), |item| match item {
        Item::Block(block, memory) => state.block(&block, memory, id),
        Item::Record(record) => state.record(record, block),
    })?;
    if !state.bundles.is_empty() {
        let what = "operand bundles are followed by no call";
        return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
    }
    if state.declared == 0 || state.body.blocks.len() != state.declared || !state.block.is_empty() {
        let what = "the body has fewer blocks than it declares";
        return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
    }
    state.add_records();
    state.resolve()?;
    let State { module, body, locals, .. } = state;
    if !module.preserve_use_lists && module.types.dialect() == Dialect::Dxil {
        let constants = locals.iter().filter_map(|(value, _)| value.constant());
        module.preserve_use_lists = numbering.body_is_unsorted(module, &body, &constants);
    }
    module.functions[id].body = Some(body);
    Ok(())
}

impl State<'_> {
    fn add_arguments(&mut self, id: FunctionId) {
        let ty = self.module.functions[id].ty;
        let Type::Function { parameters, .. } = &self.module.types[ty] else { return };
        for (index, &ty) in (0..).zip(parameters) {
            self.body.arguments.push(Argument { ty, name: Default::default() });
            self.locals.push((Value::Argument(index), ty));
        }
    }

    /// Adds a list of these operands.
    pub(super) fn add_list(&mut self, mut operands: Vec<Value>) -> List<Value> {
        let list = self.body.add_list(operands.iter().copied());
        operands.clear();
        self.operands = operands;
        list
    }

    fn block(
        &mut self,
        block: &Block<'_>,
        memory: &mut Memory,
        id: FunctionId,
    ) -> Result<(), Error> {
        match block.id() {
            codes::CONSTANTS => self.constants(block, memory),
            codes::METADATA => self.local_metadata(block, memory),
            codes::METADATA_ATTACHMENT => self.attachments(block, memory, id),
            codes::VALUE_SYMTAB => {
                let Self { body, locals, names, .. } = self;
                let value = |number| local(&names.values, locals, number).map(|(value, _)| value);
                symbols::read_body(block, memory, body, value)
            }
            codes::USELIST => {
                self.module.preserve_use_lists = true;
                let value = |number| self.known(number).map(|(value, _)| value);
                self.body.use_lists = use_lists::read(block, memory, value, &self.body.order)?;
                Ok(())
            }
            _ => Err(unknown_block(block)),
        }
    }

    #[inline]
    fn record(&mut self, record: &mut Record<'_>, block: &Block<'_>) -> Result<(), Error> {
        match record.code {
            code::DECLAREBLOCKS => self.declare_blocks(record, block)?,
            code::DEBUG_LOC => {
                self.location = Some(self.read_location(record)?);
                self.set_location(record)?;
            }
            code::DEBUG_LOC_AGAIN => self.set_location(record)?,
            code::DEBUG_RECORD_VALUE..=code::DEBUG_RECORD_DECLARE_VALUE if self.is_modern() => {
                self.debug_record(record)?;
            }
            _ => super::instruction::read(self, record)?,
        }
        record.end()
    }

    /// Whether the module is of modern LLVM.
    #[inline]
    pub(super) fn is_modern(&self) -> bool {
        self.module.types.dialect() == Dialect::Modern
    }

    /// Reads an operand bundle of the next call.
    pub(super) fn bundle(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let number = record.next("tag")?;
        let tag = usize::try_from(number).ok().and_then(|index| self.names.bundle_tags.get(index));
        let Some(tag) = tag else {
            let (what, count) = ("tag of bundles", self.names.bundle_tags.len());
            return Err(record.error(ErrorKind::Reference { what, number, count }));
        };
        let tag = self.module.bundle_tag(tag.as_bstr());
        let mut operands = core::mem::take(&mut self.operands);
        while record.left() > 0 {
            operands.push(self.typed_value(record)?.0);
        }
        let operands = self.add_list(operands);
        self.bundles.push(Bundle { tag, operands });
        Ok(())
    }

    /// Takes the operand bundles that have been read for this call.
    pub(super) fn bundles(&mut self) -> List<Bundle> {
        self.body.add_list(core::mem::take(&mut self.bundles))
    }

    fn declare_blocks(&mut self, record: &mut Record<'_>, block: &Block<'_>) -> Result<(), Error> {
        let count = record.next("number of blocks")?;
        // Each block needs a terminator, which takes bits.
        let bits = block.bits();
        let fits = (1..=bits.end.saturating_sub(bits.start)).contains(&count);
        if !fits || self.declared > 0 {
            return Err(record.value("number of blocks", count, "one that fits the body"));
        }
        self.declared = usize::try_from(count).unwrap_or(usize::MAX);
        Ok(())
    }

    /// Adds an instruction with a result of this type.
    #[inline]
    pub(super) fn add(
        &mut self,
        record: &Record<'_>,
        kind: InstructionKind,
        ty: TypeId,
    ) -> Result<(), Error> {
        if self.block.is_empty() && self.body.blocks.len() >= self.declared {
            return Err(record.invalid("the instruction is after the last block"));
        }
        let instruction = Instruction { kind, ty, location: None };
        let is_terminator = instruction.is_terminator();
        let id = self.body.create_instruction(instruction);
        self.block.push(id);
        if is_terminator {
            self.end_block();
        }
        if ty != self.module.types.void() {
            self.locals.push((Value::Instruction(id), ty));
        }
        Ok(())
    }

    fn end_block(&mut self) {
        let block = self.body.add_block();
        self.body.blocks[block].instructions = self.block.as_slice().into();
        self.block.clear();
    }

    fn read_location(&self, record: &mut Record<'_>) -> Result<(Location, Detail), Error> {
        let line = record.u32("line")?;
        let column = record.next("column")?;
        // LLVM, too, drops columns that are too large.
        let column = u16::try_from(column).unwrap_or(0);
        let scope = self.optional_metadata(record)?;
        let inlined_at = self.optional_metadata(record)?;
        let mut detail = Detail::default();
        if self.is_modern() && record.left() > 0 {
            detail.is_implicit = record.bool("implicit")?;
            if record.left() > 0 {
                detail.atom_group = record.next("group")?;
                let rank = record.next("rank")?;
                detail.atom_rank =
                    rank.try_into().map_err(|_| record.value("rank", rank, "of 16 bits"))?;
            }
        }
        Ok((Location { line, column, scope, inlined_at }, detail))
    }

    fn set_location(&mut self, record: &Record<'_>) -> Result<(), Error> {
        let Some(last) = self.body.instructions.ids().next_back() else {
            return Err(record.invalid("there is no instruction before it"));
        };
        let Some((location, detail)) = self.location else {
            return Err(record.invalid("there is no debug location before it"));
        };
        self.body.instructions[last].location = Some(location);
        if detail != Detail::default() {
            self.body.details.insert(last, detail);
        }
        Ok(())
    }

    fn constants(&mut self, block: &Block<'_>, memory: &mut Memory) -> Result<(), Error> {
        if !self.body.instructions.is_empty() {
            let what = "constants follow instructions";
            return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
        }
        let before = EarlierValues { module: &self.names.values, function: &self.locals };
        let made = constants::read(block, memory, self.module, &self.names.types, before)?;
        let values = made.iter().map(|&id| (Value::Constant(id), self.module.constants[id].ty));
        self.locals.extend(values);
        Ok(())
    }
}
