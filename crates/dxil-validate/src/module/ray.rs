//! Parameters of ray-tracing shaders.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_ir::Type;
use dxil_metadata::EntryPoint;

use super::{Checker, Rule};

/// The parameters of a ray-tracing shader.
const fn parameters(kind: ShaderKind) -> Option<&'static [&'static str]> {
    Some(match kind {
        ShaderKind::RayGeneration | ShaderKind::Intersection => &[],
        ShaderKind::AnyHit | ShaderKind::ClosestHit => &["payload", "attributes"],
        ShaderKind::Miss => &["payload"],
        ShaderKind::Callable => &["parameter"],
        _ => return None,
    })
}

impl Checker<'_> {
    /// Compares the parameters of a ray-tracing shader with those of its stage, and their sizes with those
    /// that the entry point states.
    pub(super) fn ray_parameters(&mut self, entry: &EntryPoint) {
        let types = &self.module.types;
        let (Some(names), Some(id)) = (entry.kind().and_then(parameters), entry.function) else {
            return;
        };
        let function = self.module.functions.get(id).map(|it| it.ty);
        let Some(Type::Function { result, parameters, .. }) = function.and_then(|ty| types.get(ty))
        else {
            return;
        };
        let (rule, count) = (Rule::RayParameters, names.len());
        let is_void = matches!(types.get(*result), Some(Type::Void));
        self.require_of(Some(id), is_void, rule, || "the shader has a result".into());
        self.require_of(Some(id), parameters.len() == count, rule, || {
            format!("the shader has {} parameters; its stage has {count}", parameters.len())
        });
        let properties = entry.properties.as_ref();
        let stated = [
            properties.and_then(|it| it.ray_payload_size()).copied(),
            properties.and_then(|it| it.ray_attribute_size()).copied(),
        ];
        for ((name, ty), stated) in names.iter().zip(parameters).zip(stated) {
            let value = types.pointee(*ty);
            let is_struct = value.is_some_and(|ty| types.struct_body(ty).is_some());
            self.require_of(Some(id), is_struct, rule, || {
                format!("the {name} of the shader is no pointer to a struct")
            });
            let size = value.and_then(|ty| self.layout.size(ty)).unwrap_or(0);
            let stated = stated.unwrap_or(0);
            self.require_of(Some(id), size <= u64::from(stated), rule, || {
                format!(
                    "the {name} of the shader has {size} bytes; the entry point states {stated}"
                )
            });
        }
    }
}
