//! The metadata of what is declared.

use alloc::vec::Vec;

use dxil_format::{ResourceClass, ShaderKind};
use dxil_ir::FunctionId;
use dxil_metadata::stage::NodeIo;
use dxil_metadata::{
    EntryPoint as Metadata, EntryProperties, EntryProperty, Resource, Resources, ShaderMetadata,
    Signatures, Target,
};

use crate::node::Port;
use crate::{EntryPoint, ShaderBuilder};

/// An entry point with its function.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) entry: EntryPoint,
    pub(crate) function: FunctionId,
    /// The properties that follow from the stage.
    pub(crate) properties: EntryProperties,
    /// The patch-constant function of a hull shader.
    pub(crate) patch_constants: Option<FunctionId>,
}

/// The metadata of a shader, but for what follows from it and from the code.
pub(crate) fn of(shader: &ShaderBuilder) -> ShaderMetadata {
    let first = shader.entries.first().map(|it| it.entry.stage.kind());
    let kind = match shader.is_library {
        true => ShaderKind::Library,
        false => first.unwrap_or_default(),
    };
    let mut entry_points: Vec<_> =
        shader.entries.iter().map(|entry| entry.metadata(shader.is_library)).collect();
    if shader.is_library {
        entry_points.insert(0, Metadata::default());
    }
    if let Some(first) = entry_points.first_mut().filter(|_| shader.flags.0 != 0) {
        first.properties.get_or_insert_default().set(EntryProperty::Flags(shader.flags));
    }
    ShaderMetadata {
        target: Some(Target { kind, model: shader.model }),
        validator_version: shader.validator,
        resources: resources(shader),
        type_annotations: shader.layouts.annotations(),
        subobjects: shader.subobjects.clone(),
        entry_points,
        ..ShaderMetadata::default()
    }
}

impl Entry {
    fn metadata(&self, is_of_library: bool) -> Metadata {
        let mut properties = self.properties.clone();
        let kind = self.entry.stage.kind();
        if is_of_library {
            properties.set(EntryProperty::Kind(kind));
        }
        if let Some(mut hull) = properties.hull().copied() {
            hull.patch_constant_function = self.patch_constants;
            properties.set(EntryProperty::Hull(hull));
        }
        if kind == ShaderKind::Node {
            let ios =
                |ports: &[Port]| -> Vec<NodeIo> { ports.iter().map(Port::metadata).collect() };
            properties.set(EntryProperty::NodeInputs(ios(&self.entry.inputs)));
            properties.set(EntryProperty::NodeOutputs(ios(&self.entry.outputs)));
        }
        self.entry.properties.iter().cloned().for_each(|property| properties.set(property));
        let signatures = &self.entry.signatures;
        Metadata {
            function: Some(self.function),
            name: self.entry.name.as_str().into(),
            signatures: (*signatures != Signatures::default()).then(|| signatures.clone()),
            resources: None,
            properties: (!properties.0.is_empty()).then_some(properties),
        }
    }
}

/// The resources of all classes; [`None`] if there are none.
fn resources(shader: &ShaderBuilder) -> Option<Resources> {
    let of = |class| -> Option<Vec<Resource>> {
        let all = shader.resources.iter().filter(|it| it.class() == class);
        let all: Vec<_> = all.map(|it| it.resource.clone()).collect();
        (!all.is_empty()).then_some(all)
    };
    (!shader.resources.is_empty()).then(|| Resources {
        srvs: of(ResourceClass::SRV),
        uavs: of(ResourceClass::UAV),
        cbuffers: of(ResourceClass::CBuffer),
        samplers: of(ResourceClass::Sampler),
    })
}
