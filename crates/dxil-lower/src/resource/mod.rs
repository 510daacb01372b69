//! The resources that a module binds: LLVM's analysis `dxil-resources`.
//!
//! A resource is created by a call of `llvm.dx.resource.handlefrombinding`. Calls with one binding create the same
//! resource.

mod comparison;
mod counter;
mod metadata;
mod nonuniform;
mod print;
mod symbol;
mod table;
mod ty;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cell::LazyCell;

use bstr::BString;
use dxil_format::ResourceClass;
use dxil_ir::{
    Body, ConstantKind, DataLayout, FunctionId, Instruction, InstructionId, InstructionKind,
    Module, TypeId, Value, VariableId,
};

use crate::{functions, intrinsic};

pub(crate) use counter::{Counter, UPDATE_COUNTER};
pub(crate) use metadata::resources as to_metadata;
pub(crate) use nonuniform::{NON_UNIFORM, non_uniform};
pub(crate) use print::print;
pub(crate) use symbol::is_padding;
pub(crate) use table::table;
pub(crate) use ty::{ResourceType, is_held, is_resource, is_structured};

/// The intrinsic that creates the handle of a resource.
pub(crate) const FROM_BINDING: &str = "llvm.dx.resource.handlefrombinding";

/// The intrinsic that creates the handle of a resource whose registers are still to be found.
pub(crate) const FROM_IMPLICIT_BINDING: &str = "llvm.dx.resource.handlefromimplicitbinding";

/// A resource that the module binds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Resource {
    /// The type of the handle.
    pub(crate) handle: TypeId,
    pub(crate) ty: ResourceType,
    /// The name in the source; empty if it is not known.
    pub(crate) name: BString,
    /// The variable that has the name.
    pub(crate) name_variable: Option<VariableId>,
    pub(crate) binding: Binding,
    pub(crate) counter: Counter,
    /// Whether the index of a handle is computed.
    pub(crate) is_indexed: bool,
}

/// The registers of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Binding {
    pub(crate) space: u32,
    pub(crate) lower_bound: u32,
    /// The number of registers; 0 and `u32::MAX` for an array without bound.
    pub(crate) size: u32,
    /// The number of the resource in its class.
    pub(crate) id: u32,
}

impl Binding {
    /// The space, the first register and the number of registers.
    pub(crate) fn registers(self) -> (u32, u32, u32) {
        (self.space, self.lower_bound, self.size)
    }

    /// The last register.
    pub(crate) fn upper_bound(self) -> u32 {
        match self.size {
            0 | u32::MAX => u32::MAX,
            size => self.lower_bound.saturating_add(size - 1),
        }
    }

    /// The order in LLVM: an array without bound follows the others at its register.
    fn order(self) -> (u32, u32, bool, u32) {
        (self.space, self.lower_bound, self.size == 0, self.size)
    }
}

/// The resources of a module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Resources {
    /// By class, then by space and register.
    pub(crate) list: Vec<Resource>,
    /// The calls that create a handle, with the position of its resource.
    calls: BTreeMap<(FunctionId, InstructionId), usize>,
}

/// The resources of a module, as long as passes change nothing that they follow from.
#[derive(Debug, Default)]
pub(crate) struct Found(Option<Resources>);

impl Found {
    /// The resources, which are looked for if no pass before has done so.
    pub(crate) fn resources(&mut self, module: &Module) -> &Resources {
        self.0.get_or_insert_with(|| Resources::new(module))
    }

    /// The resources, for a pass that changes the calls which bind them.
    pub(crate) fn into_resources(self, module: &Module) -> Resources {
        self.0.unwrap_or_else(|| Resources::new(module))
    }
}

impl Resources {
    /// The resources that the calls in a module bind.
    pub(crate) fn new(module: &Module) -> Self {
        let layout = LazyCell::new(|| DataLayout::new(module));
        let mut types = BTreeMap::new();
        let mut found = Vec::new();
        for function in functions::defined(module) {
            let Some(body) = &module.functions[function].body else { continue };
            for (id, instruction) in body.instructions() {
                let Some(arguments) = creation(module, body, instruction) else { continue };
                let ty = types
                    .entry(instruction.ty)
                    .or_insert_with(|| ResourceType::of(&module.types, &layout, instruction.ty));
                let Some(ty) = ty else { continue };
                if let Some(resource) = bound(module, arguments, instruction.ty, ty) {
                    found.push(((function, id), resource));
                }
            }
        }
        let mut it = Self::sorted(found);
        it.find_indices(module);
        counter::determine(module, &mut it);
        comparison::determine(module, &mut it);
        it
    }

    /// Finds the resources whose handles have indices that are computed.
    fn find_indices(&mut self, module: &Module) {
        for (&(function, call), &resource) in &self.calls {
            let Some(body) = &module.functions[function].body else { continue };
            let arguments = handle_arguments(module, body, &body.instructions[call]);
            let is_computed = arguments.is_some_and(|it| it[3].constant().is_none());
            self.list[resource].is_indexed |= is_computed;
        }
    }

    /// The resource of the handle that a call creates.
    pub(crate) fn of_call(&self, function: FunctionId, call: InstructionId) -> Option<&Resource> {
        self.calls.get(&(function, call)).map(|&index| &self.list[index])
    }

    /// The calls that create handles, each with the position of its resource.
    pub(crate) fn calls(&self) -> impl Iterator<Item = (FunctionId, InstructionId, usize)> + '_ {
        self.calls.iter().map(|(&(function, call), &index)| (function, call, index))
    }

    /// The resources of a class.
    pub(crate) fn of_class(&self, class: ResourceClass) -> impl Iterator<Item = &Resource> {
        self.list.iter().filter(move |it| it.ty.class() == class)
    }

    /// Orders resources, and unites equal ones.
    fn sorted(mut found: Vec<((FunctionId, InstructionId), Resource)>) -> Self {
        found.sort_by_key(|(_, it)| (it.ty.class().0, it.binding.order(), it.handle));
        let mut sorted = Self::default();
        for (call, mut resource) in found {
            let last = sorted.list.last();
            resource.binding.id =
                last.map_or(0, |last| match last.ty.class() == resource.ty.class() {
                    true => last.binding.id,
                    false => 0,
                });
            if last != Some(&resource) {
                if last.is_some_and(|last| last.ty.class() == resource.ty.class()) {
                    resource.binding.id += 1;
                }
                sorted.list.push(resource);
            }
            sorted.calls.insert(call, sorted.list.len() - 1);
        }
        sorted
    }
}

/// The arguments of a call that creates a handle, from a binding or without one: the fourth is the index of the resource in
/// its array, the fifth its name.
pub(crate) fn handle_arguments<'b>(
    module: &Module,
    body: &'b Body,
    it: &Instruction,
) -> Option<&'b [Value; 5]> {
    let InstructionKind::Call { arguments, .. } = it.kind else { return None };
    let mut creating = [FROM_BINDING, FROM_IMPLICIT_BINDING].iter();
    let creates = creating.any(|known| intrinsic::calls(module, it, known));
    if creates { body.list(arguments).try_into().ok() } else { None }
}

/// The arguments of a call that creates a handle from a binding.
fn creation<'b>(module: &Module, body: &'b Body, it: &Instruction) -> Option<&'b [Value]> {
    // Few instructions give a value of such a type, and names take time.
    if !matches!(module.types[it.ty], dxil_ir::Type::Target(_)) {
        return None;
    }
    let InstructionKind::Call { arguments, .. } = it.kind else { return None };
    intrinsic::calls(module, it, FROM_BINDING).then(|| body.list(arguments))
}

/// The resource that a call with these arguments binds.
fn bound(
    module: &Module,
    arguments: &[Value],
    handle: TypeId,
    ty: &ResourceType,
) -> Option<Resource> {
    let &[space, lower_bound, size, _, name] = arguments else { return None };
    let number = |value: Value| {
        let number = module.constants.integer_value(value.constant()?)?;
        u32::try_from(number).ok()
    };
    let binding = Binding {
        space: number(space)?,
        lower_bound: number(lower_bound)?,
        size: number(size)?,
        id: 0,
    };
    let name_variable = module.addressed_variable(name);
    let name = name_variable.and_then(|it| text(module, it)).unwrap_or_default();
    let (ty, counter, is_indexed) = (ty.clone(), Counter::Unknown, false);
    Some(Resource { handle, ty, name, name_variable, binding, counter, is_indexed })
}

/// The text of a global string.
fn text(module: &Module, variable: VariableId) -> Option<BString> {
    match &module.constants.get(module.variables[variable].initializer?)?.kind {
        ConstantKind::Data(bytes) => {
            let text = bytes.split(|&byte| byte == 0).next()?;
            Some(text.into())
        }
        _ => None,
    }
}
