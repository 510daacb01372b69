//! Preconditions of passes: vectors of a length that can be split, and intrinsics of LLVM's types.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{Body, Id as _, Instruction, InstructionKind, Intrinsic, Module, Type};

use crate::{Diagnostic, expand, functions, intrinsic, op_lower};

/// The maximum length of vectors: that of DXIL's longest ones. A type only claims its length, but passes make an
/// instruction of each element.
pub(crate) const MAX_LANES: u32 = 1024;

/// The reasons for which passes cannot change the functions of a module.
pub(crate) fn check(module: &Module) -> Vec<Diagnostic> {
    let lengths: Vec<_> = module.types.arena().values().map(|ty| longest(module, ty)).collect();
    let mut errors = Vec::new();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        for (id, instruction) in body.instructions() {
            let reason = too_long(module, body, instruction, &lengths)
                .or_else(|| miscalled(module, instruction));
            if let Some(reason) = reason {
                let name = body.name(id).map_or_else(String::new, |name| format!("%{name}: "));
                errors.push(Diagnostic::from(name + &reason).within(module, function));
            }
        }
    }
    errors
}

/// The length of a vector, or of the longest one that is a field of a struct; otherwise zero.
fn longest(module: &Module, ty: &Type) -> u32 {
    match ty {
        Type::Vector { length, .. } => *length,
        Type::Struct(body) => {
            let lengths = body.elements.iter().filter_map(|&ty| module.types.vector_length(ty));
            lengths.max().unwrap_or(0)
        }
        _ => 0,
    }
}

/// Why an instruction has too many lanes, from the lengths of all types.
fn too_long(
    module: &Module,
    body: &Body,
    instruction: &Instruction,
    lengths: &[u32],
) -> Option<String> {
    let mut length = lengths[instruction.ty.index()];
    instruction.for_each_operand(body, |value| {
        let ty = module.type_of(body, value);
        length = length.max(ty.map_or(0, |ty| lengths[ty.index()]));
    });
    (length > MAX_LANES)
        .then(|| format!("a vector of {length} elements: DXIL's longest vectors have {MAX_LANES}"))
}

/// Why an instruction does not call an intrinsic as LLVM declares it. The records of operations do not rely on that: they
/// check the arguments themselves.
fn miscalled(module: &Module, instruction: &Instruction) -> Option<String> {
    let InstructionKind::Call { function_type, .. } = instruction.kind else { return None };
    let callee = intrinsic::callee(&module.constants, instruction)?;
    let name = intrinsic::name(module, callee)?;
    if !expand::is_expanded(name) && !op_lower::is_custom(name) {
        return None;
    }
    let types = &module.types;
    let declared = module.functions[callee].ty;
    if function_type != declared {
        let (called, declared) = (types.display(function_type), types.display(declared));
        return Some(format!("{name} is called as {called}, but declared as {declared}"));
    }
    let it = Intrinsic::named(name.as_bytes())?;
    match it.overloads(types, declared) {
        Some(_) => None,
        None => Some(format!("{name} has another type in LLVM than {}", types.display(declared))),
    }
}
