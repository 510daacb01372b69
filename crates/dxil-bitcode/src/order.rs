//! The order of constants.

use alloc::vec::Vec;
use core::cmp::Reverse;

use dxil_ir::{Constant, ConstantId, ConstantKind, Module, TypeId, Types};

use crate::numbers::{NONE, Numbers};

/// Constants in the order of their numbers, with their numbers of uses.
///
/// LLVM's writer numbers each constant after its operands, in the order in which it meets them
/// ([`Order::add`]), and then sorts them ([`Order::sort`]).
#[derive(Debug, Default)]
pub(crate) struct Order {
    items: Vec<(ConstantId, u32)>,
    numbers: Numbers<ConstantId>,
}

impl Order {
    /// An order for all of this number of constants.
    pub(crate) fn for_constants(count: usize) -> Self {
        Self { items: Vec::with_capacity(count), numbers: Numbers::for_ids(count) }
    }

    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// The constants from `start` on.
    pub(crate) fn from(&self, start: usize) -> impl ExactSizeIterator<Item = ConstantId> + '_ {
        self.items.get(start..).unwrap_or_default().iter().map(|&(id, _)| id)
    }

    /// The number of a constant, if it has one.
    #[inline]
    pub(crate) fn number(&self, id: ConstantId) -> Option<u32> {
        self.numbers.get(id)
    }

    /// Numbers a constant after its operands, or counts one more use of it. `each` is called with
    /// the type of each new constant.
    #[inline]
    pub(crate) fn add(
        &mut self,
        constants: &dxil_ir::Constants,
        id: ConstantId,
        mut each: impl FnMut(TypeId),
    ) {
        if !self.use_again(id) {
            self.add_new(constants, id, &mut each);
        }
    }

    fn add_new(
        &mut self,
        constants: &dxil_ir::Constants,
        id: ConstantId,
        each: &mut impl FnMut(TypeId),
    ) {
        let Constant { ty, kind } = &constants[id];
        // Most have no operands.
        if !matches!(kind, ConstantKind::Aggregate(_) | ConstantKind::Expression(_)) {
            each(*ty);
            self.push(id);
            return;
        }
        let Some(operands) = self.enter(constants, id, each) else { return };
        let (mut open, mut stack) = ((id, operands), Vec::new());
        loop {
            match open.1.next() {
                Some(operand) => {
                    if let Some(operands) = self.enter(constants, operand, each) {
                        stack.push(core::mem::replace(&mut open, (operand, operands)));
                    }
                }
                None => {
                    self.push(open.0);
                    let Some(outer) = stack.pop() else { return };
                    open = outer;
                }
            }
        }
    }

    /// Gives a constant the next number.
    #[inline]
    fn push(&mut self, id: ConstantId) {
        self.numbers.set(id, self.items.len());
        self.items.push((id, 1));
    }

    /// Counts a use of a constant that has a number; of a new constant, returns the operands, which
    /// get their numbers first.
    fn enter<'c, F: FnMut(TypeId)>(
        &mut self,
        constants: &'c dxil_ir::Constants,
        id: ConstantId,
        each: &mut F,
    ) -> Option<impl Iterator<Item = ConstantId> + use<'c, F>> {
        if self.use_again(id) {
            return None;
        }
        let constant: &Constant = &constants[id];
        each(constant.ty);
        Some(constant.operands())
    }

    /// Counts one more use of a constant if it has a number, and tells whether it has one.
    #[inline]
    pub(crate) fn use_again(&mut self, id: ConstantId) -> bool {
        let Some(number) = self.numbers.get(id) else { return false };
        let (_, uses) = &mut self.items[number as usize];
        *uses = uses.saturating_add(1);
        true
    }

    /// Sorts the constants from `start` on by type, then by descending number of uses. Integers and
    /// vectors of integers then move to the front, so that a reader knows indices before the
    /// expressions that have them.
    pub(crate) fn sort(
        &mut self,
        start: usize,
        constants: &dxil_ir::Constants,
        types: &Types,
        type_numbers: &Numbers<TypeId>,
    ) {
        let items = self.items.get_mut(start..).unwrap_or_default();
        let ty = |id| constants[id].ty;
        let key = |&(id, uses): &(ConstantId, u32)| (type_numbers.get(ty(id)), Reverse(uses));
        let mut keyed: Vec<_> = items.iter().map(|item| (key(item), *item)).collect();
        keyed.sort_by_key(|&(key, _)| key);
        items.iter_mut().zip(keyed).for_each(|(item, (_, sorted))| *item = sorted);
        partition(items, |&(id, _)| types.is_integer_or_vector(ty(id)));
        for (number, &(id, _)) in (start..).zip(items.iter()) {
            self.numbers.set(id, number);
        }
    }

    /// Removes the constants from `start` on.
    pub(crate) fn truncate(&mut self, start: usize) {
        for (id, _) in self.items.drain(start.min(self.items.len())..) {
            *self.numbers.place(id) = NONE;
        }
    }
}

/// The constants that globals refer to, in the order in which LLVM's writer meets them.
pub(crate) fn constants_of_globals(module: &Module) -> impl Iterator<Item = ConstantId> + '_ {
    let initializers = module.variables.values().filter_map(|variable| variable.initializer);
    let aliasees = module.aliases.values().map(|alias| alias.aliasee);
    let prefixes = module.functions.values().filter_map(|function| function.prefix);
    let prologues = module.functions.values().filter_map(|function| function.prologue);
    initializers.chain(aliasees).chain(prefixes).chain(prologues)
}

/// Moves the items for which `first` holds to the front, as C++'s `std::partition` does: it swaps
/// the first item for which it does not hold with the last one for which it does. The order of all
/// items depends on that.
fn partition<T>(items: &mut [T], first: impl Fn(&T) -> bool) {
    let mut rest = items;
    loop {
        let Some(start) = rest.iter().position(|item| !first(item)) else { return };
        let Some(end) = rest.iter().rposition(&first).filter(|&end| end > start) else { return };
        rest.swap(start, end);
        let Some(inner) = rest.get_mut(start.saturating_add(1)..end) else { return };
        rest = inner;
    }
}
