//! Annotations of functions: `dx.typeAnnotations`.

use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::calls::is_operation;
use dxil_ir::{FunctionId, Module, Type, TypeId};
use dxil_metadata::{
    Annotated, FieldAnnotation, FieldProperty, FunctionAnnotation, ParameterAnnotation,
    ParameterQualifier, ShaderMetadata, TypeAnnotationList,
};
use dxil_ops::Version;

use crate::component::component_type;

/// Derives the annotations of functions, unless the module states some; those of structs stay.
///
/// DXC states them for each function that is no operation: in a library, and in all modules before
/// validator 1.2. A compiled module has no annotations of structs. A type does not tell all that an
/// annotation does: integers are taken for signed ones, pointers for `inout` parameters, and neither
/// matrices nor results that are returned through a pointer are recognized.
pub fn type_annotations(module: &Module, metadata: &mut ShaderMetadata) {
    let is_library = metadata.target.is_some_and(|target| target.kind == ShaderKind::Library);
    let validator = metadata.validator_version.unwrap_or(Version::V1_0);
    let has_annotations = is_library || validator.major == 1 && validator < Version::V1_2;
    let mut lists = metadata.type_annotations.iter();
    let states_functions = lists.any(|list| !matches!(list, TypeAnnotationList::Structs(_)));
    if !has_annotations || states_functions {
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
    let annotations: Vec<_> = functions
        .filter_map(|(id, _)| {
            let constant = module.function_address(id)?;
            let kind = if is_library { kind(id) } else { Some(ShaderKind::Compute) };
            Some(Annotated { constant, annotation: annotation(module, id, kind)? })
        })
        .collect();
    if !annotations.is_empty() {
        metadata.type_annotations.push(TypeAnnotationList::Functions(annotations));
    }
}

/// The annotation of the result and the parameters of a function, which may be a shader of a kind.
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
    let result = parameter(module, *result, qualifier);
    let parameters = parameters.iter().enumerate().map(|(index, ty)| {
        let is_pointer = matches!(module.types[*ty], Type::Pointer { .. });
        // The attributes of a hit follow its payload.
        let is_attributes = index == 1 && kind.as_ref().is_some_and(is_ray);
        let qualifier = if is_pointer && !is_attributes {
            ParameterQualifier::Inout
        } else {
            ParameterQualifier::In
        };
        parameter(module, *ty, qualifier)
    });
    Some(FunctionAnnotation(core::iter::once(result).chain(parameters).collect()))
}

fn parameter(module: &Module, ty: TypeId, qualifier: ParameterQualifier) -> ParameterAnnotation {
    let component = component_type(module, ty).map(FieldProperty::ComponentType);
    let field = FieldAnnotation(component.into_iter().collect());
    ParameterAnnotation { qualifier, field, semantic_indexes: Vec::new() }
}
