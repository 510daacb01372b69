//! Annotations of functions: `dx.typeAnnotations`.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::iter;

use dxil_format::{ComponentType, MatrixOrientation, ShaderFlags, ShaderKind};
use dxil_ir::calls::is_operation;
use dxil_ir::metadata::{NodeKind, Subprogram};
use dxil_ir::{FunctionId, Module, Type, TypeId};
use dxil_metadata::{
    Annotated, EntryPoint, FieldAnnotation, FieldProperty, FunctionAnnotation, MatrixAnnotation,
    ParameterAnnotation, ParameterQualifier, ShaderMetadata, TypeAnnotationList,
};
use dxil_ops::Version;

use super::mangled::{Mangled, Signature};
use crate::component::component_type;

/// Derives the annotations of functions, unless the module states some; those of structs stay.
///
/// DXC states them for each function that is no operation: in a library, unless its 16-bit types are native and structs have no
/// annotations, in a module with debug information, and in all modules before validator 1.2. A compiled module has no
/// annotations of structs. A type does not tell all that an annotation does: what the mangled name of the function does
/// not tell either, is taken for a signed integer, an `inout` parameter, or a matrix in columns.
pub fn type_annotations(module: &Module, metadata: &mut ShaderMetadata) {
    let is_library = metadata.target.is_some_and(|target| target.kind == ShaderKind::Library);
    let validator = metadata.validator_version.unwrap_or(Version::V1_0);
    let is_debug = module.named_metadata("llvm.dbg.cu").is_some();
    let is_old = validator.major == 1 && validator < Version::V1_2;
    // Without data for reflection, they only tell numbers of minimum precision.
    let flags = metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
    let is_native = flags.contains(ShaderFlags::UseNativeLowPrecision);
    let is_structs = |list: &TypeAnnotationList| matches!(list, TypeAnnotationList::Structs(_));
    let has_reflection = metadata.type_annotations.iter().any(is_structs);
    let has_annotations = is_library && (has_reflection || !is_native) || is_debug || is_old;
    if !has_annotations || !metadata.type_annotations.iter().all(is_structs) {
        return;
    }
    let kind = |id| {
        metadata.entry_points.iter().find_map(|entry| {
            let is_own = entry.function == Some(id) || entry.patch_constant_function() == Some(id);
            entry.kind().filter(|_| is_own)
        })
    };
    let functions = module
        .functions
        .iter()
        .filter(|(_, function)| !is_operation(function) && !function.name.starts_with(b"llvm."));
    let complete = if is_debug { complete(module) } else { BTreeSet::new() };
    let annotations: Vec<_> = functions
        .filter_map(|(id, _)| {
            let constant = module.function_address(id)?;
            let kind = if is_library { kind(id) } else { Some(ShaderKind::Compute) };
            let kind = kind.filter(|_| !complete.contains(&id));
            Some(Annotated { constant, annotation: annotation(module, id, kind)? })
        })
        .collect();
    if !annotations.is_empty() {
        metadata.type_annotations.push(TypeAnnotationList::Functions(annotations));
    }
}

/// The functions that have neither a result nor parameters in the source, as debug information states: DXC keeps them as they are.
fn complete(module: &Module) -> BTreeSet<FunctionId> {
    let is_complete = |subprogram: &Subprogram| {
        let ty = subprogram.ty.and_then(|id| module.metadata[id].node_kind());
        let Some(NodeKind::SubroutineType(ty)) = ty else { return false };
        ty.types.is_some_and(|id| module.metadata.operands(id) == [None])
    };
    let complete = module.subprograms().filter(|(_, _, subprogram)| is_complete(subprogram));
    complete.map(|(function, ..)| function).collect()
}

/// The annotation of the result and the parameters of a function, which may be a shader of a kind that has lost some.
fn annotation(
    module: &Module,
    function: FunctionId,
    kind: Option<ShaderKind>,
) -> Option<FunctionAnnotation> {
    let Type::Function { result, parameters, .. } = &module.types[module.functions[function].ty]
    else {
        return None;
    };
    let is_ray = |kind: &ShaderKind| {
        (ShaderKind::RayGeneration.0..=ShaderKind::Callable.0).contains(&kind.0)
    };
    // Other shaders have lost their parameters: inputs and outputs are in signatures.
    let qualifier = if kind.is_none_or(|kind| is_ray(&kind)) {
        ParameterQualifier::Out
    } else {
        ParameterQualifier::In
    };
    let (named, returns_by_pointer) = named(module, function, parameters.len());
    let qualifier = if returns_by_pointer { ParameterQualifier::In } else { qualifier };
    let result = parameter(module, *result, qualifier, named.first());
    let parameters = parameters.iter().enumerate().map(|(index, ty)| {
        let is_pointer = matches!(module.types[*ty], Type::Pointer { .. });
        let named = named.get(index + 1);
        // The attributes of a hit follow its payload.
        let is_attributes = index == 1 && kind.as_ref().is_some_and(is_ray);
        let is_array = named.is_some_and(|it| it.is_array && !it.is_reference);
        let qualifier = match is_pointer && !is_attributes && !is_array {
            true if index == 0 && returns_by_pointer => ParameterQualifier::Out,
            true => ParameterQualifier::Inout,
            false => ParameterQualifier::In,
        };
        parameter(module, *ty, qualifier, named)
    });
    Some(FunctionAnnotation(core::iter::once(result).chain(parameters).collect()))
}

/// The facts that the name of a function states of its result and parameters, and whether it returns a struct through
/// its first parameter. The name states nothing if it has another number of parameters.
fn named(module: &Module, function: FunctionId, count: usize) -> (Vec<Mangled>, bool) {
    let Some(signature) = Signature::of(&module.functions[function].name) else {
        return (Vec::new(), false);
    };
    let Signature { is_method, result, parameters } = signature;
    let nothing = Mangled::default();
    let returns_by_pointer = result.is_struct && !is_method;
    let first = if returns_by_pointer { nothing } else { result };
    let hidden = usize::from(is_method) + usize::from(returns_by_pointer);
    let all = [first].into_iter().chain(iter::repeat_n(nothing, hidden)).chain(parameters);
    let all: Vec<_> = all.collect();
    if all.len() == count + 1 { (all, returns_by_pointer) } else { (Vec::new(), false) }
}

fn parameter(
    module: &Module,
    ty: TypeId,
    qualifier: ParameterQualifier,
    named: Option<&Mangled>,
) -> ParameterAnnotation {
    let named = named.copied().unwrap_or_default();
    let matrix = named.matrix.map(|(rows, cols)| {
        let orientation = MatrixOrientation::ColumnMajor;
        FieldProperty::Matrix(MatrixAnnotation { rows, cols, orientation })
    });
    let component = component_type(module, ty).map(|ty| match ty {
        ComponentType::I16 if named.is_unsigned => ComponentType::U16,
        ComponentType::I32 if named.is_unsigned => ComponentType::U32,
        ComponentType::I64 if named.is_unsigned => ComponentType::U64,
        ty => ty,
    });
    let component = component.map(FieldProperty::ComponentType);
    let field = FieldAnnotation(matrix.into_iter().chain(component).collect());
    ParameterAnnotation { qualifier, field, semantic_indexes: Vec::new() }
}
