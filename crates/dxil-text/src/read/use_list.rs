//! Reads use-list orders.
//!
//! An order is that of LLVM's lists in memory, which a module does not have, and which DXC's assembler does
//! not write to bitcode. It must fit the uses all the same.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BString;
use dxil_ir::{BlockId, Body, ConstantId, FunctionId, Module, Value};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::Reader;
use super::alias::NEXT;
use super::failure::{Failure, Result};
use super::local::Locals;
use super::token::Kind;

/// The numbers of uses in a function.
#[derive(Default)]
pub(super) struct LocalUses {
    values: HashMap<Value, usize, FixedState>,
    blocks: HashMap<BlockId, usize, FixedState>,
}

/// The numbers of uses of constants, and of blocks by their functions and names.
#[derive(Default)]
pub(super) struct ModuleUses {
    constants: HashMap<ConstantId, usize, FixedState>,
    /// The number of constants whose operands are counted.
    counted_constants: usize,
    /// The number of functions whose bodies are counted.
    counted_functions: usize,
    blocks: HashMap<FunctionId, HashMap<BString, usize, FixedState>, FixedState>,
    /// The number of orders that do not have the number of uses.
    wrong: usize,
}

impl LocalUses {
    fn new(body: &Body, locals: &Locals<'_>) -> Self {
        let mut uses = Self::default();
        for (_, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| {
                add(&mut uses.values, locals.resolved(value));
            });
            instruction.for_each_successor(body, |block| add(&mut uses.blocks, block));
        }
        uses
    }
}

impl ModuleUses {
    /// Counts the uses of constants in other constants, in globals, and in the functions before `end`.
    fn count(&mut self, module: &Module, end: usize) {
        let constants = &mut self.constants;
        if self.counted_constants == 0 {
            let initializers = module.variables.values().filter_map(|it| it.initializer);
            let aliasees = module.aliases.values().map(|it| it.aliasee);
            initializers.chain(aliasees).for_each(|id| add(constants, id));
        }
        for constant in module.constants.arena().values().skip(self.counted_constants) {
            constant.operands().for_each(|id| add(constants, id));
        }
        self.counted_constants = module.constants.arena().len();
        let functions = module.functions.values().take(end).skip(self.counted_functions);
        for function in functions {
            [function.prefix, function.prologue].into_iter().flatten().for_each(|id| {
                add(constants, id);
            });
            let Some(body) = &function.body else { continue };
            for (_, instruction) in body.instructions() {
                instruction.for_each_operand(body, |value| {
                    value.constant().into_iter().for_each(|id| add(constants, id));
                });
            }
        }
        self.counted_functions = self.counted_functions.max(end);
    }

    /// The number of uses of the block of this name; `None` if the function has no such block.
    fn of_block(&mut self, module: &Module, id: FunctionId, name: &BString) -> Option<usize> {
        let body = module.functions[id].body.as_ref()?;
        let blocks = self.blocks.entry(id).or_insert_with(|| {
            let mut uses = HashMap::<BlockId, usize, FixedState>::default();
            for (_, instruction) in body.instructions() {
                instruction.for_each_successor(body, |block| add(&mut uses, block));
            }
            let count = |id| uses.get(&id).copied().unwrap_or(0);
            body.blocks().map(|(id, block)| (block.name.clone(), count(id))).collect()
        });
        blocks.get(name).copied()
    }
}

/// Counts a use.
fn add<K: core::hash::Hash + Eq>(uses: &mut HashMap<K, usize, FixedState>, key: K) {
    let count = uses.entry(key).or_default();
    *count = count.saturating_add(1);
}

impl Reader<'_> {
    /// Whether the next token begins a use-list order.
    pub(super) fn begins_use_list_order(&self) -> bool {
        let token = self.cursor.peek();
        token.is_word("uselistorder") || token.is_word("uselistorder_bb")
    }

    /// Reads a use-list order in a function, after its blocks: `uselistorder i32 %x, { 1, 0 }`.
    pub(super) fn use_list_order(&mut self) -> Result<()> {
        self.cursor.expect_word("uselistorder")?;
        let start = self.cursor.offset();
        let (block, value) = match self.cursor.peek().is_word("label") {
            true => (Some(self.label()?), None),
            false => (None, Some(self.typed_value()?.0)),
        };
        let place = start..self.cursor.last_end();
        let super::body::Local { uses, body, locals, .. } = &mut self.local;
        let uses = uses.get_or_insert_with(|| LocalUses::new(body, locals));
        let of_block = block.and_then(|block| uses.blocks.get(&block));
        let of_value = value.and_then(|value| uses.values.get(&locals.resolved(value)));
        let mut count = of_block.or(of_value).copied().unwrap_or(0);
        if let Some(Value::Constant(id)) = value {
            let end = self.local.index;
            self.uses.count(&self.module, end);
            let elsewhere = self.uses.constants.get(&id).copied().unwrap_or(0);
            count = count.saturating_add(elsewhere);
        }
        self.cursor.expect(Kind::Comma)?;
        self.use_list_indices(place, count)
    }

    /// Notes a use-list order outside of functions, and skips it.
    pub(super) fn declare_use_list_order(&mut self) {
        self.use_list_orders.push(self.cursor.offset());
        self.cursor.bump();
        self.skip_entity();
    }

    /// Reads the use-list orders outside of functions.
    pub(super) fn use_list_orders(&mut self) {
        for offset in core::mem::take(&mut self.use_list_orders) {
            self.cursor.seek(offset);
            if let Err(failure) = self.global_use_list_order() {
                self.failures.push(failure);
            }
        }
    }

    fn global_use_list_order(&mut self) -> Result<()> {
        let is_block = self.cursor.eat_word("uselistorder_bb");
        if !is_block {
            self.cursor.expect_word("uselistorder")?;
        }
        let start = self.cursor.offset();
        let count = if is_block {
            self.block_uses()?
        } else {
            let id = self.typed_constant()?;
            self.uses.count(&self.module, self.module.functions.len());
            self.uses.constants.get(&id).copied().unwrap_or(0)
        };
        let place = start..self.cursor.last_end();
        self.cursor.expect(Kind::Comma)?;
        self.use_list_indices(place, count)?;
        self.end_of_definition(NEXT)
    }

    /// Reads a function and the name of one of its blocks, and returns the number of the block's uses.
    fn block_uses(&mut self) -> Result<usize> {
        let token = match self.cursor.kind() {
            Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => self.cursor.bump(),
            _ => return Err(self.cursor.expected("the name of a function, with `@`")),
        };
        let address = self.global(&token)?;
        let Some(function) = self.module.called_function(Value::Constant(address)) else {
            let message = format!("{} is not a function", token.describe(self.cursor.source));
            return Err(Failure::at(&token, message));
        };
        self.cursor.expect(Kind::Comma)?;
        let block = match self.cursor.kind() {
            Kind::Local | Kind::QuotedLocal => self.cursor.bump(),
            _ => return Err(self.cursor.expected("the name of a block, with `%`")),
        };
        let name = block.bytes().into_owned().into();
        self.uses.of_block(&self.module, function, &name).ok_or_else(|| {
            let [function, name] = [token, block].map(|it| it.describe(self.cursor.source));
            Failure::at(&block, format!("{function} has no block {name}"))
        })
    }

    /// Reads the indices between braces, one for each use: each number below their count once, in another
    /// order.
    fn use_list_indices(&mut self, value: Range<usize>, uses: usize) -> Result<()> {
        let open = self.cursor.expect(Kind::OpenBrace)?;
        let mut indices = Vec::new();
        loop {
            indices.push(self.cursor.expect_u32()?);
            if self.cursor.eat(Kind::CloseBrace) {
                break;
            }
            self.cursor.expect(Kind::Comma)?;
        }
        let mut seen = vec![false; indices.len()];
        let is_permutation = indices.iter().all(|&index| {
            seen.get_mut(index as usize).is_some_and(|seen| !core::mem::replace(seen, true))
        });
        let place = open.start..self.cursor.last_end();
        if !is_permutation {
            let last = indices.len().saturating_sub(1);
            let message = format!("the indices are not each number from 0 to {last} once");
            return Err(Failure::new(place, message));
        }
        if indices.is_sorted() {
            let failure = Failure::new(place, "the indices change no order");
            return Err(failure.help("remove the use-list order"));
        }
        if indices.len() != uses {
            let message = format!("{} indices for a value with {uses} uses", indices.len());
            let failure = Failure::new(place, message).note(value, "the value");
            // Where the text has other errors, uses are missing.
            let others = self.failures.count() > self.uses.wrong;
            self.uses.wrong = self.uses.wrong.saturating_add(1);
            return Err(if others { failure.following() } else { failure });
        }
        Ok(())
    }
}
