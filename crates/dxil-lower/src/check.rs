//! Preconditions of passes: vectors of a length that can be split, and intrinsics of LLVM's types.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{Body, FunctionId, Id as _, Instruction, InstructionKind, Intrinsic, Module, Type};

use crate::{Diagnostic, expand, functions, intrinsic, op_lower};

/// The maximum length of vectors: that of DXIL's longest ones. A type only claims its length, but passes make an
/// instruction of each element.
pub(crate) const MAX_LANES: u32 = 1024;

/// The reasons for which passes cannot change the functions of a module.
pub(crate) fn check(module: &Module) -> Vec<Diagnostic> {
    let lengths = || module.types.arena().values().map(|ty| longest(module, ty));
    let has_long = lengths().any(|length| length > MAX_LANES);
    let lengths: Vec<_> = if has_long { lengths().collect() } else { Vec::new() };
    let declared: Vec<_> = module.functions.ids().map(|id| Declared::of(module, id)).collect();
    let mut errors = Vec::new();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        for (id, instruction) in body.instructions() {
            let reason = has_long
                .then(|| too_long(module, body, instruction, &lengths))
                .flatten()
                .or_else(|| miscalled(module, instruction, &declared));
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

/// A function as passes rely on it: the records of operations check the arguments themselves.
enum Declared {
    /// No intrinsic whose type a pass takes for granted.
    Any,
    /// An intrinsic as LLVM declares it.
    Right,
    /// Why the type of an intrinsic is not LLVM's.
    Wrong(String),
}

impl Declared {
    fn of(module: &Module, function: FunctionId) -> Self {
        let Some(name) = intrinsic::name(module, function) else { return Self::Any };
        let known = Intrinsic::named(name.as_bytes());
        if !expand::is_expanded(name, known) && !op_lower::is_custom(name) {
            return Self::Any;
        }
        let (types, ty) = (&module.types, module.functions[function].ty);
        match known.map(|it| it.overloads(types, ty)) {
            Some(None) => {
                Self::Wrong(format!("{name} has another type in LLVM than {}", types.display(ty)))
            }
            _ => Self::Right,
        }
    }
}

/// Why an instruction does not call an intrinsic as LLVM declares it.
fn miscalled(module: &Module, instruction: &Instruction, declared: &[Declared]) -> Option<String> {
    let InstructionKind::Call { function_type, .. } = instruction.kind else { return None };
    let callee = intrinsic::callee(&module.constants, instruction)?;
    let reason = match &declared[callee.index()] {
        Declared::Any => return None,
        Declared::Right => None,
        Declared::Wrong(reason) => Some(reason.clone()),
    };
    let (types, ty) = (&module.types, module.functions[callee].ty);
    if function_type != ty {
        let (name, called) = (&module.functions[callee].name, types.display(function_type));
        return Some(format!(
            "{name} is called as {called}, but declared as {}",
            types.display(ty)
        ));
    }
    reason
}
