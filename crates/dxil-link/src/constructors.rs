//! Constructors: functions that compute the first values of static variables before an entry point runs.
//!
//! A compiler calls those of a library in its own entry points, and lists them in `llvm.global_ctors` for entry
//! points of other libraries.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::{FunctionEditor, Global};
use dxil_ir::{
    Constant, ConstantId, FunctionId, InstructionKind, Linkage, Module, StructBody, Type, Variable,
    VariableId,
};
use dxil_metadata::EntryPoint;
use dxil_ops::{ShaderStage, Version};

use crate::{Diagnostic, uses};

/// The variable that lists constructors.
const LIST: &str = "llvm.global_ctors";

/// The priority of a constructor: that of all of them.
const PRIORITY: u64 = 65535;

/// The constructors of a module.
pub(crate) fn of(module: &Module) -> Vec<FunctionId> {
    let list = module.variables.values().find(|it| it.name.as_bstr() == LIST);
    let list = list.and_then(|it| module.constants.get(it.initializer?));
    let operands = |id: ConstantId| module.constants[id].operands().nth(1);
    let functions = list.into_iter().flat_map(Constant::operands).filter_map(operands);
    functions.filter_map(|it| uses::function(module, it)).collect()
}

/// The static variables that a function uses, also through calls.
pub(crate) fn variables(module: &Module, function: FunctionId) -> BTreeSet<VariableId> {
    let (mut open, mut seen, mut variables) = (vec![function], BTreeSet::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        let Some(body) = module.functions[id].body.as_ref().filter(|_| seen.insert(id)) else {
            continue;
        };
        for global in uses::globals(module, body) {
            match global {
                Global::Function(id) => open.push(id),
                Global::Variable(id) if is_static(&module.variables[id]) => {
                    variables.insert(id);
                }
                Global::Variable(_) | Global::Alias(_) => {}
            }
        }
    }
    variables
}

/// Whether a variable is one whose first value can be computed: those of resources are only declared.
fn is_static(variable: &Variable) -> bool {
    !variable.constant && variable.initializer.is_some()
}

/// Calls constructors in the functions of an entry point that use what they compute.
pub(crate) fn call(
    module: &mut Module,
    entry: &EntryPoint,
    constructors: &[FunctionId],
) -> Result<(), Diagnostic> {
    let target = dxil_ops::Target::new(Version::V1_0, ShaderStage::Library);
    for function in [entry.function, entry.patch_constant_function()].into_iter().flatten() {
        let used = variables(module, function);
        let is_needed = |it: &&FunctionId| !variables(module, **it).is_disjoint(&used);
        let needed: Vec<_> = constructors.iter().filter(is_needed).copied().collect();
        let mut editor = FunctionEditor::new(module, function)?;
        let body = editor.body();
        let is_alloca = |id| matches!(body.instructions[id].kind, InstructionKind::Alloca { .. });
        let first = body.order.first().map(|&block| &body.blocks[block].instructions);
        let first = first.into_iter().flatten().copied().find(|&id| !is_alloca(id));
        let Some(first) = first else { continue };
        for constructor in needed {
            editor.build_before(first, target, |b| b.call(constructor, &[]))?;
        }
    }
    Ok(())
}

/// Lists constructors for those who link the module again.
pub(crate) fn list(module: &mut Module, constructors: &[FunctionId]) {
    let addresses: Vec<_> =
        constructors.iter().filter_map(|&id| module.function_address(id)).collect();
    let Some(&first) = addresses.first() else { return };
    let Module { types, constants, .. } = &mut *module;
    let (number, byte) = (types.integer(32), types.integer(8));
    let bytes = types.pointer(byte);
    let elements = [number, constants[first].ty, bytes].into();
    let entry = types.intern(Type::Struct(StructBody { elements, packed: false }));
    let priority = constants.integer(types, number, PRIORITY);
    let data = constants.null(types, bytes);
    let entries: Vec<_> = addresses
        .iter()
        .map(|&address| constants.aggregate(types, entry, &[priority, address, data]))
        .collect();
    let ty = types.intern(Type::Array { element: entry, length: entries.len() as u64 });
    let initializer = Some(constants.aggregate(types, ty, &entries));
    let linkage = Linkage::Appending;
    module.add_variable(Variable { initializer, linkage, ..Variable::new(LIST, ty) });
}
