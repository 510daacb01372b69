//! Parameters of ray-tracing shaders.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_ir::Type;
use dxil_metadata::EntryPoint;

use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

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
    pub(super) fn ray_parameters(&mut self) {
        self.entries().iter().for_each(|it| self.parameters_of(it));
    }

    fn parameters_of(&mut self, entry: &EntryPoint) {
        let types = &self.module.types;
        let names = entry.kind().and_then(parameters);
        // Other entry points of a library have none, whatever their kind is.
        let names = names.or(self.is_library().then_some(&[]));
        let (Some(names), Some(id)) = (names, entry.function) else { return };
        let function = self.module.functions.get(id).map(|it| it.ty);
        let Some(Type::Function { result, parameters, .. }) = function.and_then(|ty| types.get(ty))
        else {
            return;
        };
        let count = names.len();
        let is_void = matches!(types.get(*result), Some(Type::Void));
        self.require_of(
            Some(id),
            is_void,
            dxc::DECL_SHADER_RETURN_VOID.by(Rule::RayParameters),
            || "the shader has a result".into(),
        );
        let rule = if count == 0 {
            dxc::FLOW_FUNCTION_CALL.by(Rule::RayParameters)
        } else if parameters.len() < count {
            dxc::DECL_SHADER_MISSING_ARG
        } else {
            dxc::DECL_EXTRA_ARGS
        };
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
            self.require_of(Some(id), is_struct, rule_of_struct(name), || {
                format!("the {name} of the shader is no pointer to a struct")
            });
            let size = value.and_then(|ty| self.layout().size(ty)).unwrap_or(0);
            let stated = stated.unwrap_or(0);
            self.require_of(
                Some(id),
                size <= u64::from(stated),
                dxc::SM_RAY_SHADER_PAYLOAD_SIZE,
                || {
                    format!(
                        "the {name} of the shader has {size} bytes; the entry point states {stated}"
                    )
                },
            );
        }
    }
}

/// The rule that demands a struct as a parameter.
fn rule_of_struct(parameter: &str) -> Named<Rule> {
    match parameter {
        "payload" => dxc::DECL_PAYLOAD_STRUCT,
        "attributes" => dxc::DECL_ATTR_STRUCT,
        _ => dxc::DECL_PARAM_STRUCT,
    }
}
