//! The resources that functions use, and the functions of other libraries that they call.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::analysis::UsedConstant;
use dxil_ir::{
    ConstantId, ConstantKind, DataLayout, Expression, Function, FunctionId, Id as _, Linkage,
    Module, VariableId, calls,
};
use dxil_metadata::Resource;

use crate::memory::GROUP_SHARED;
use crate::metadata::Flags;

/// The resources and functions that the functions of a library use.
#[derive(Debug)]
pub(crate) struct Usage<'m> {
    module: &'m Module,
    functions: BTreeMap<FunctionId, Used>,
}

/// The resources and functions that a function uses.
#[derive(Debug, Default)]
pub(super) struct Used {
    /// Indices of resources, ascending.
    pub(super) resources: BTreeSet<u32>,
    /// Functions of other libraries, in the module's order.
    pub(super) imports: BTreeSet<FunctionId>,
    /// The functions with a body that it calls.
    calls: BTreeSet<FunctionId>,
    /// Variables in group-shared memory.
    group_shared: BTreeSet<VariableId>,
}

impl<'m> Usage<'m> {
    pub(crate) fn new(flags: &Flags<'m>, resources: &[&Resource]) -> Self {
        let module = flags.module();
        let (mut by_symbol, mut known) = (BTreeMap::<_, Vec<u32>>::new(), BTreeMap::new());
        for (index, resource) in (0..).zip(resources) {
            if let Some(symbol) = symbol(module, resource.symbol, &mut known) {
                by_symbol.entry(symbol).or_default().push(index);
            }
        }
        // The function that was the last to use each constant.
        let mut last = vec![None; module.constants.arena().len()];
        let bodies = module.functions.iter().filter(|(_, it)| it.body.is_some());
        let functions = bodies.map(|(id, _)| {
            let constants = flags.constants().of(id);
            (id, Used::new(module, id, constants, &by_symbol, &mut last))
        });
        let mut functions: BTreeMap<_, _> = functions.collect();
        for (caller, callee) in &flags.calls.functions {
            functions.entry(*caller).or_default().calls.insert(*callee);
        }
        Self { module, functions }
    }

    /// Returns the use of a function with a body.
    pub(super) fn of(&self, function: FunctionId) -> Option<&Used> {
        self.functions.get(&function)
    }

    /// Bytes of the variables in group-shared memory that a function and those that it calls use; `None` if they use
    /// none.
    pub(crate) fn group_shared_bytes(&self, function: FunctionId) -> Option<u64> {
        let (mut variables, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut open = vec![function];
        while let Some(id) = open.pop() {
            if let Some(used) = self.of(id).filter(|_| seen.insert(id)) {
                variables.extend(&used.group_shared);
                open.extend(&used.calls);
            }
        }
        if variables.is_empty() {
            return None;
        }
        let layout = DataLayout::new(self.module);
        let sizes = variables
            .into_iter()
            .map(|variable| layout.size(self.module.variables[variable].ty).unwrap_or(0));
        Some(sizes.fold(0, u64::saturating_add))
    }

    /// The names of the functions of other libraries, in the module's order.
    pub(super) fn imports(&self) -> Vec<BString> {
        let all: BTreeSet<_> = self.functions.values().flat_map(|used| &used.imports).collect();
        all.into_iter().map(|id| self.name(*id)).collect()
    }

    pub(super) fn name(&self, function: FunctionId) -> BString {
        self.module.functions[function].name.clone()
    }
}

/// Sets the last user of something. Returns whether that was another one.
fn is_new(last: &mut [Option<FunctionId>], index: usize, user: FunctionId) -> bool {
    last.get_mut(index).is_some_and(|last| last.replace(user) != Some(user))
}

impl Used {
    fn new(
        module: &Module,
        function: FunctionId,
        constants: &[UsedConstant],
        resources: &BTreeMap<Symbol, Vec<u32>>,
        last: &mut [Option<FunctionId>],
    ) -> Self {
        let mut used = Self::default();
        for it in constants {
            let is_new = |id: ConstantId| is_new(last, id.index(), function);
            for_each_part(module, it.constant, is_new, |part, kind| match *kind {
                ConstantKind::Variable(id) => {
                    let of_variable = resources.get(&Symbol::Variable(id));
                    used.resources.extend(of_variable.into_iter().flatten());
                    if module.variables[id].address_space == GROUP_SHARED {
                        used.group_shared.insert(id);
                    }
                }
                ConstantKind::Function(id) if is_import(&module.functions[id]) => {
                    used.imports.insert(id);
                }
                ConstantKind::Expression(_) => {
                    let of_part = resources.get(&Symbol::Part(part));
                    used.resources.extend(of_part.into_iter().flatten());
                }
                _ => {}
            });
        }
        used
    }
}

/// Calls `each` with a constant and with those that it is made of, as far as they are new.
fn for_each_part(
    module: &Module,
    constant: ConstantId,
    mut is_new: impl FnMut(ConstantId) -> bool,
    mut each: impl FnMut(ConstantId, &ConstantKind),
) {
    // Most are made of nothing, and need no memory.
    let (mut next, mut open) = (Some(constant), Vec::new());
    while let Some(id) = next.take().or_else(|| open.pop()) {
        if !is_new(id) {
            continue;
        }
        let Some(constant) = module.constants.get(id) else { continue };
        each(id, &constant.kind);
        if matches!(constant.kind, ConstantKind::Expression(_) | ConstantKind::Aggregate(_)) {
            open.extend(constant.operands());
        }
    }
}

/// What stands for a resource, without casts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Symbol {
    /// A global variable.
    Variable(VariableId),
    /// The address of a part of one.
    Part(ConstantId),
}

/// The symbol that a constant is, or is cast from. `known` has constants that were looked at before.
fn symbol(
    module: &Module,
    symbol: ConstantId,
    known: &mut BTreeMap<ConstantId, Option<Symbol>>,
) -> Option<Symbol> {
    let (mut id, mut path) = (symbol, Vec::new());
    let found = loop {
        if let Some(found) = known.get(&id) {
            break *found;
        }
        // Casts may lead back to themselves in a module that is no valid one.
        known.insert(id, None);
        path.push(id);
        match module.constants.get(id).map(|constant| &constant.kind) {
            Some(ConstantKind::Variable(variable)) => break Some(Symbol::Variable(*variable)),
            Some(ConstantKind::Expression(Expression::Cast { value, .. })) => id = *value,
            Some(ConstantKind::Expression(_)) => break Some(Symbol::Part(id)),
            _ => break None,
        }
    };
    known.extend(path.into_iter().map(|id| (id, found)));
    found
}

/// Whether a function is one of another library.
fn is_import(function: &Function) -> bool {
    function.body.is_none()
        && function.linkage == Linkage::External
        && !function.name.starts_with_str("llvm.")
        && !calls::is_operation(function)
}
