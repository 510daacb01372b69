//! Globals that are removed.

mod reach;
mod set;

use alloc::vec;
use alloc::vec::Vec;

use super::Error;
use crate::arena::Arena;
use crate::{
    AliasId, Constant, ConstantId, ConstantKind, FunctionId, Id, InstructionKind, Module,
    VariableId,
};
use reach::Reach;
use set::Globals;

/// A global of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Global {
    /// A function.
    Function(FunctionId),
    /// A variable.
    Variable(VariableId),
    /// An alias.
    Alias(AliasId),
}

impl Global {
    fn of(kind: &ConstantKind) -> Option<Self> {
        match *kind {
            ConstantKind::Function(id) => Some(Self::Function(id)),
            ConstantKind::Variable(id) => Some(Self::Variable(id)),
            ConstantKind::Alias(id) => Some(Self::Alias(id)),
            _ => None,
        }
    }

    const fn address(self) -> ConstantKind {
        match self {
            Self::Function(id) => ConstantKind::Function(id),
            Self::Variable(id) => ConstantKind::Variable(id),
            Self::Alias(id) => ConstantKind::Alias(id),
        }
    }

    fn exists(self, module: &Module) -> bool {
        match self {
            Self::Function(id) => module.functions.get(id).is_some(),
            Self::Variable(id) => module.variables.get(id).is_some(),
            Self::Alias(id) => module.aliases.get(id).is_some(),
        }
    }
}

/// Removes globals that nothing but each other uses: instructions, initializers, aliases, and the metadata
/// that is reached from named or attached metadata.
///
/// The globals after a removed one move up: their ids become smaller. The ids of constants, also those of
/// addresses, and of metadata stay; those that nothing uses any more and that named a removed global become
/// `undef`. It takes time in proportion to the size of the module, whatever the number of globals.
///
/// Named metadata is a list of the module, from which an entry is removed as from any list.
///
/// ```
/// use dxil_ir::edit::{self, Global};
/// use dxil_ir::{Function, Module};
///
/// let mut module = Module::dxil();
/// let ty = module.types.function(module.types.void(), &[]);
/// let (unused, _) = module.add_function(Function::new("unused", ty));
/// let (_, address) = module.add_function(Function::new("kept", ty));
/// edit::remove_globals(&mut module, &[Global::Function(unused)])?;
/// assert_eq!(module.functions.len(), 1);
/// assert_eq!(module.function_named("kept".into()), module.called_function(address.into()));
/// # Ok::<(), edit::Error>(())
/// ```
///
/// # Errors
///
/// There is no such global, or it is used.
pub fn remove_globals(module: &mut Module, globals: &[Global]) -> Result<(), Error> {
    let removed = Globals::of(module, globals)?;
    let reach = Reach::without(module, &removed);
    let address = |id: ConstantId| Global::of(&module.constants[id].kind);
    if let Some(used) = reach.constants().filter_map(address).find(|it| removed.contains(*it)) {
        return Err(Error::GlobalInUse(used));
    }
    remove(module, &removed);
    Ok(())
}

/// Removes globals that nothing but each other uses.
fn remove(module: &mut Module, removed: &Globals) {
    let functions = new_ids(&module.functions, |id| removed.contains(Global::Function(id)));
    let variables = new_ids(&module.variables, |id| removed.contains(Global::Variable(id)));
    let aliases = new_ids(&module.aliases, |id| removed.contains(Global::Alias(id)));
    readdress(module, |global| match global {
        Global::Function(id) => functions.get(id.index()).copied().flatten().map(Global::Function),
        Global::Variable(id) => variables.get(id.index()).copied().flatten().map(Global::Variable),
        Global::Alias(id) => aliases.get(id.index()).copied().flatten().map(Global::Alias),
    });
    retain(&mut module.functions, &functions);
    retain(&mut module.variables, &variables);
    retain(&mut module.aliases, &aliases);
    module.renumber_names(|id| functions[id.index()]);
    module.use_lists.clear();
}

/// Removes those of these globals that nothing uses, but perhaps others that are removed. Returns their number.
///
/// It costs as much as [`remove_globals`].
///
/// # Errors
///
/// There is no such global.
pub fn remove_unused_globals(module: &mut Module, globals: &[Global]) -> Result<usize, Error> {
    let set = Globals::of(module, globals)?;
    if are_called(module, globals, &set) {
        return Ok(0);
    }
    let unused = Reach::unused(module, &set);
    if unused.len() > 0 {
        remove(module, &unused);
    }
    Ok(unused.len())
}

/// Whether all globals of a set are functions that others call. That often takes less time than to find out what is unused.
fn are_called(module: &Module, globals: &[Global], set: &Globals) -> bool {
    let mut is_missing = vec![false; module.functions.len()];
    for global in globals {
        let Global::Function(id) = global else { return false };
        is_missing[id.index()] = true;
    }
    let mut missing = set.len();
    let others = module.functions.iter().filter(|(id, _)| !set.contains(Global::Function(*id)));
    let mut instructions = others
        .filter_map(|(_, it)| it.body.as_ref())
        .flat_map(|body| body.instructions().map(|(_, it)| &it.kind));
    while missing > 0 {
        let Some(kind) = instructions.next() else { return false };
        let InstructionKind::Call { callee, .. } = kind else { continue };
        if let Some(called) = module.called_function(*callee) {
            let is_missing = is_missing.get_mut(called.index());
            missing -= usize::from(is_missing.is_some_and(core::mem::take));
        }
    }
    true
}

/// Gives the addresses of globals their new ids.
fn readdress(module: &mut Module, renewed: impl Fn(Global) -> Option<Global>) {
    let changed = |(id, constant): (ConstantId, &Constant)| {
        let global = Global::of(&constant.kind)?;
        let renewed = renewed(global);
        (renewed != Some(global) && global.exists(module)).then_some((global, id, renewed))
    };
    let mut addresses: Vec<_> = module.constants.arena().iter().filter_map(changed).collect();
    // In the order of the globals, so that no address has the new id of another one.
    addresses.sort_unstable();
    for (_, id, renewed) in addresses {
        let kind = renewed.map_or(ConstantKind::Undef, Global::address);
        module.constants.replace_kind(id, kind);
    }
}

/// The id that each element has after those are removed that `is_removed` names.
fn new_ids<I: Id, T>(arena: &Arena<I, T>, is_removed: impl Fn(I) -> bool) -> Vec<Option<I>> {
    let mut next = 0;
    let new_id = |id| {
        if is_removed(id) {
            return None;
        }
        next += 1;
        I::from_index(next - 1)
    };
    arena.ids().map(new_id).collect()
}

/// Keeps the elements that have new ids.
fn retain<I: Id, T>(arena: &mut Arena<I, T>, new_ids: &[Option<I>]) {
    let mut new_ids = new_ids.iter();
    arena.retain(|_| new_ids.next().is_some_and(Option::is_some));
}
