//! Function bodies.

use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::metadata::Location;
use dxil_ir::{
    Argument, BlockId, Body, FunctionId, Instruction, List, Module, Type, TypeId, Value,
};

use super::constants::{self, Before};
use super::function_metadata::LocalMetadata;
use super::module::Names;
use super::order::Numbering;
use super::record::{Item, Record, block_place, read_block, unknown_block};
use super::values::{Awaited, local};
use super::{symbols, use_lists};
use crate::codes::{self, function as code};
use crate::{Error, ErrorKind};

/// About as many bits as an instruction takes in a file.
const USUAL_BITS: u64 = 64;

/// What is read of a body.
pub(super) struct State<'m> {
    pub(super) module: &'m mut Module,
    pub(super) names: &'m Names,
    pub(super) body: Body,
    /// The values behind those of the module, and their types.
    pub(super) locals: Vec<(Value, TypeId)>,
    /// What the numbers of metadata behind those of the module mean.
    pub(super) metadata: Vec<LocalMetadata>,
    pub(super) awaited: Vec<Awaited>,
    /// Memory for operands: whoever reads some takes it, and gives it back by `add_list`.
    pub(super) operands: Vec<Value>,
    /// How many blocks there are to be.
    pub(super) declared: usize,
    /// Whether the next instruction begins a block.
    at_start: bool,
    location: Option<Location>,
}

/// Reads the body of a function.
pub(super) fn read(
    block: &Block<'_>,
    module: &mut Module,
    names: &Names,
    numbering: &mut Numbering,
    id: FunctionId,
) -> Result<(), Error> {
    let mut state = State {
        module,
        names,
        body: Body::new(),
        locals: Vec::new(),
        metadata: Vec::new(),
        awaited: Vec::new(),
        operands: Vec::new(),
        declared: 0,
        at_start: true,
        location: None,
    };
    state.add_arguments(id);
    let bits = block.bits();
    state.body.instructions.reserve((bits.end.saturating_sub(bits.start) / USUAL_BITS) as usize);
    read_block(block, |item| match item {
        Item::Block(block) => state.block(&block, id),
        Item::Record(mut record) => {
            state.record(&mut record, block)?;
            record.end()
        }
    })?;
    if state.declared == 0 || state.body.blocks.len() != state.declared || !state.at_start {
        let what = "there are not as many blocks as it says";
        return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
    }
    state.resolve()?;
    let State { module, body, locals, .. } = state;
    if !module.preserve_use_lists {
        let constants: Vec<_> = locals.iter().filter_map(|(value, _)| value.constant()).collect();
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

    /// A list of these operands.
    pub(super) fn add_list(&mut self, mut operands: Vec<Value>) -> List<Value> {
        let list = self.body.add_list(operands.drain(..));
        self.operands = operands;
        list
    }

    fn block(&mut self, block: &Block<'_>, id: FunctionId) -> Result<(), Error> {
        match block.id() {
            codes::CONSTANTS => self.constants(block),
            codes::METADATA => self.local_metadata(block),
            codes::METADATA_ATTACHMENT => self.attachments(block, id),
            codes::VALUE_SYMTAB => {
                let Self { body, locals, names, .. } = self;
                let value = |number| local(&names.values, locals, number).map(|(value, _)| value);
                symbols::read_body(block, body, value)
            }
            codes::USELIST => {
                self.module.preserve_use_lists = true;
                let value = |number| self.known(number).map(|(value, _)| value);
                self.body.use_lists = use_lists::read(block, value, &self.body.order)?;
                Ok(())
            }
            _ => Err(unknown_block(block)),
        }
    }

    fn record(&mut self, record: &mut Record<'_>, block: &Block<'_>) -> Result<(), Error> {
        match record.code {
            code::DECLAREBLOCKS => {
                let count = record.next("number of blocks")?;
                // Each needs a terminator, and that some bits.
                let bits = block.bits();
                let fits = (1..=bits.end.saturating_sub(bits.start)).contains(&count);
                if !fits || self.declared > 0 {
                    return Err(record.value("number of blocks", count, "one that fits the body"));
                }
                self.declared = usize::try_from(count).unwrap_or(usize::MAX);
                Ok(())
            }
            code::DEBUG_LOC => {
                let line = record.u32("line")?;
                let column = record.next("column")?;
                // LLVM, too, forgets columns that it cannot hold.
                let column = u16::try_from(column).unwrap_or(0);
                let scope = self.optional_metadata(record)?;
                let inlined_at = self.optional_metadata(record)?;
                self.location = Some(Location { line, column, scope, inlined_at });
                self.set_location(record)
            }
            code::DEBUG_LOC_AGAIN => self.set_location(record),
            _ => {
                let instruction = super::instruction::read(self, record)?;
                self.add(record, instruction)
            }
        }
    }

    fn add(&mut self, record: &Record<'_>, instruction: Instruction) -> Result<(), Error> {
        if self.at_start {
            if self.body.blocks.len() >= self.declared {
                return Err(record.invalid("the instruction is behind the last block"));
            }
            self.body.add_block();
        }
        let last: Option<&BlockId> = self.body.order.last();
        let Some(&block) = last else { return Ok(()) };
        let ty = instruction.ty;
        self.at_start = instruction.is_terminator();
        let id = self.body.add_instruction(block, instruction);
        if !matches!(self.module.types[ty], Type::Void) {
            self.locals.push((Value::Instruction(id), ty));
        }
        Ok(())
    }

    fn set_location(&mut self, record: &Record<'_>) -> Result<(), Error> {
        let (last, location) = (self.body.instructions.values_mut().next_back(), self.location);
        match (last, location) {
            (None, _) => Err(record.invalid("there is no instruction before it")),
            (_, None) => Err(record.invalid("there is no place before it")),
            (Some(last), Some(_)) => {
                last.location = location;
                Ok(())
            }
        }
    }

    fn constants(&mut self, block: &Block<'_>) -> Result<(), Error> {
        if !self.body.instructions.is_empty() {
            let what = "constants follow instructions";
            return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
        }
        let before = Before { module: &self.names.values, function: &self.locals };
        let made = constants::read(block, self.module, &self.names.types, before)?;
        for id in made {
            self.locals.push((Value::Constant(id), self.module.constants[id].ty));
        }
        Ok(())
    }
}
