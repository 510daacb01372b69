//! The types of operations' functions.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use dxil_ir::typing::{OperationTypeError, OperationTypes};
use dxil_ir::{FunctionId, Module, StructBody, Type, TypeId, Types};
use dxil_ops::{OpCode, Overload, Target};

/// The error of a function whose type is not that of the operation for these overloads.
pub(super) fn mismatch(
    module: &Module,
    function: FunctionId,
    op: OpCode,
    overloads: &[Overload<'_>],
    target: Target,
) -> Option<String> {
    let function = &module.functions[function];
    let mut types = Types::new();
    let lacks = lacks(op, &module.types[function.ty]);
    let Ok(expected) = expected(&mut types, op, overloads, target, lacks) else {
        // Overloads that the operation does not have: another rule reports them.
        return None;
    };
    // The name of the function does not tell the address space of the payload.
    let any_space = op == OpCode::DispatchMesh;
    let found = Side { types: &module.types, id: function.ty };
    let expected = Side { types: &types, id: expected };
    if same(found, expected, any_space) {
        return None;
    }
    let name = &function.name;
    let (found, expected) = (found.text(), expected.text());
    if found == expected {
        return Some(format!("{name} has structs with other elements than those of {op}"));
    }
    Some(format!("{name} is {found}, for {op} it is {expected}"))
}

/// The operand that a preview of the operation lacked, if a function of this type lacks one.
fn lacks(op: OpCode, ty: &Type) -> Option<&'static str> {
    let lacking = op.signature().arguments().len();
    let lacks = matches!(ty, Type::Function { parameters, .. } if parameters.len() == lacking);
    (lacks && op == OpCode::LinAlgMatrixAccumulateToMemory).then_some("targetType")
}

/// The type of the operation's function without one operand.
fn expected(
    types: &mut Types,
    op: OpCode,
    overloads: &[Overload<'_>],
    target: Target,
    lacks: Option<&str>,
) -> Result<TypeId, OperationTypeError> {
    for overload in overloads {
        match overload {
            // `OperationTypes` makes these.
            Overload::Object(name) if name.starts_with("dx.types.") => {}
            Overload::UserDefined(name) | Overload::Object(name) => {
                types.add_struct(*name);
            }
            _ => {}
        }
    }
    let mut operation = OperationTypes::new(types, target.native_16bit);
    let Some(lacks) = lacks else { return operation.function(op, overloads) };
    let signature = op.signature();
    let arguments = signature.arguments().iter().filter(|argument| argument.name() != lacks);
    let parameters = arguments.map(|argument| operation.operand(argument.ty(), overloads));
    let mut parameters = parameters.collect::<Result<Vec<_>, _>>()?;
    let result = operation.operand(signature.result(), overloads)?;
    parameters.insert(0, types.integer(32));
    Ok(types.function(result, &parameters))
}

/// A type of one of two modules.
#[derive(Clone, Copy)]
struct Side<'m> {
    types: &'m Types,
    id: TypeId,
}

impl Side<'_> {
    fn with(self, id: TypeId) -> Self {
        Self { id, ..self }
    }

    /// The type as LLVM writes it, unless that is very long.
    fn text(self) -> String {
        let mut text = Short(String::new());
        match write!(text, "{}", self.types.display(self.id)) {
            Ok(()) => text.0,
            Err(fmt::Error) => text.0 + "...",
        }
    }
}

/// A text that ends where it gets too long for a message.
struct Short(String);

impl Short {
    const LIMIT: usize = 1000;
}

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > Self::LIMIT {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

/// Whether types of two modules are the same. Structs are if their names and elements are. One that is
/// expected without elements is the program's own: linkers rename those, but not the functions that are
/// named after them, so that any will do.
///
/// The expected type is small, so that this ends soon, whatever the other type is.
fn same(found: Side<'_>, expected: Side<'_>, any_space: bool) -> bool {
    let each = |found_id, id| same(found.with(found_id), expected.with(id), any_space);
    let all = |found: &[TypeId], ids: &[TypeId]| {
        found.len() == ids.len() && found.iter().zip(ids).all(|(&found, &id)| each(found, id))
    };
    let bodies = |found: &StructBody, body: &StructBody| {
        found.packed == body.packed && all(&found.elements, &body.elements)
    };
    match (&found.types[found.id], &expected.types[expected.id]) {
        (
            &Type::Pointer { pointee: found, address_space: space },
            &Type::Pointer { pointee, address_space },
        ) => (any_space || space == address_space) && each(found, pointee),
        (
            &Type::Vector { element: found, length: found_length },
            &Type::Vector { element, length },
        ) => found_length == length && each(found, element),
        (
            Type::Function { result: found, parameters: found_parameters, variadic: false },
            Type::Function { result, parameters, .. },
        ) => each(*found, *result) && all(found_parameters, parameters),
        (&Type::Named(found_id), &Type::Named(id)) => {
            let (found, expected) =
                (&found.types.structs()[found_id], &expected.types.structs()[id]);
            match (&found.body, &expected.body) {
                (_, None) => true,
                (Some(body), Some(other)) => found.name == expected.name && bodies(body, other),
                (None, Some(_)) => false,
            }
        }
        (Type::Struct(found), Type::Struct(body)) => bodies(found, body),
        // Types without parts.
        (found, expected) => found == expected && !matches!(found, Type::Array { .. }),
    }
}
