//! Entry points and their properties.

use alloc::format;

use dxil_format::{InputPrimitive, PrimitiveTopology, ShaderKind};
use dxil_ir::{Type, TypeId};
use dxil_metadata::stage::GeometryState;
use dxil_metadata::{EntryPoint, EntryProperties, SignatureElement};

use super::stage_operands::vertices_of;
use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// The most threads of a group, in x and y and in all.
const MOST_THREADS: u32 = 1024;
/// The most threads of a group in z, where it may have the most threads.
const MOST_THREADS_Z: u32 = 64;
/// The most threads of a group of a mesh or amplification shader.
const MOST_MESH_THREADS: u32 = 128;
/// The most vertices that a geometry shader emits, and its most instances.
const MOST_VERTICES: u32 = 1024;
const MOST_INSTANCES: u32 = 32;
/// The most numbers that all vertices of a geometry shader have.
const MOST_NUMBERS: u32 = 1024;
/// The streams that a geometry shader may put out.
const ALL_STREAMS: u32 = 0xf;
/// The most vertices of a mesh shader, and its most primitives.
const MOST_MESH_OUTPUTS: u32 = 256;

impl Checker<'_> {
    pub(super) fn entry_points(&mut self) {
        let entries = &self.metadata.entry_points;
        let is_library = self.is_library();
        self.require(is_library || entries.len() == 1, Rule::EntryPoints, || {
            format!("the shader has {} entry points, not one", entries.len())
        });
        for entry in entries {
            if !is_library {
                self.entry_function(entry);
            }
            self.properties(entry);
        }
        for (kind, entry) in self.shaders() {
            self.entry_body(kind, entry);
        }
    }

    /// Demands that an entry point has a body; a hull shader passes on its control points without one.
    fn entry_body(&mut self, kind: ShaderKind, entry: &EntryPoint) {
        let Some(id) = entry.function else { return };
        let Some(function) = self.module.functions.get(id) else { return };
        if function.body.is_none() && kind == ShaderKind::Hull {
            self.passed_control_points(entry);
        } else {
            self.require_of(Some(id), function.body.is_some(), dxc::META_ENTRY_FUNCTION, || {
                "the entry point has no body".into()
            });
        }
    }

    fn entry_function(&mut self, entry: &EntryPoint) {
        let Some(id) = entry.function else {
            return self.require(false, dxc::META_ENTRY_FUNCTION, || {
                "the entry point has no function".into()
            });
        };
        let Some(function) = self.module.functions.get(id) else { return };
        let types = &self.module.types;
        let Some(Type::Function { result, parameters, .. }) = types.get(function.ty) else {
            return;
        };
        let is_void = |ty: TypeId| matches!(types.get(ty), Some(Type::Void));
        self.require_of(Some(id), is_void(*result), dxc::DECL_SHADER_RETURN_VOID, || {
            "the entry point has a result; outputs are stored".into()
        });
        self.require_of(Some(id), parameters.is_empty(), dxc::FLOW_FUNCTION_CALL, || {
            format!("the entry point has {} parameters; inputs are loaded", parameters.len())
        });
    }

    fn properties(&mut self, entry: &EntryPoint) {
        let kind = self.stage(entry);
        let default = EntryProperties::default();
        let properties = entry.properties.as_ref().unwrap_or(&default);
        match kind {
            Some(
                ShaderKind::Compute
                | ShaderKind::Node
                | ShaderKind::Mesh
                | ShaderKind::Amplification,
            ) => {
                let is_mesh = matches!(kind, Some(ShaderKind::Mesh | ShaderKind::Amplification));
                let most = if is_mesh { MOST_MESH_THREADS } else { MOST_THREADS };
                self.threads(entry, most);
            }
            Some(ShaderKind::Geometry) => self.geometry(entry, properties),
            Some(ShaderKind::Hull) => match properties.hull() {
                Some(state) => self.hull(entry, state),
                None => self.range(entry, false, dxc::SM_VALID_DOMAIN, || {
                    "the state of a hull shader is missing".into()
                }),
            },
            Some(ShaderKind::Domain) => match properties.domain() {
                Some(state) => self.domain(entry, state),
                None => self.range(entry, false, dxc::SM_VALID_DOMAIN, || {
                    "the state of a domain shader is missing".into()
                }),
            },
            _ => {}
        }
        self.mesh(entry, properties);
        self.wave_size(entry, kind, properties);
    }

    /// Adds a violation of the ranges of properties.
    pub(super) fn range(
        &mut self,
        entry: &EntryPoint,
        holds: bool,
        rule: Named<Rule>,
        message: impl FnOnce() -> alloc::string::String,
    ) {
        self.require_of(entry.function, holds, rule.by(Rule::EntryProperties), message);
    }

    fn threads(&mut self, entry: &EntryPoint, most: u32) {
        let Some(threads) = entry.num_threads() else {
            return self.range(entry, false, dxc::SM_THREAD_GROUP_CHANNEL_RANGE, || {
                "the number of threads is missing".into()
            });
        };
        // Of mesh and amplification shaders, z has no limit of its own.
        let most_z = if most == MOST_THREADS { MOST_THREADS_Z } else { most };
        let limits = [most, most, most_z];
        for ((name, count), limit) in ["x", "y", "z"].into_iter().zip(threads).zip(limits) {
            self.range(
                entry,
                (1..=limit).contains(&count),
                dxc::SM_THREAD_GROUP_CHANNEL_RANGE,
                || format!("a group has {count} threads in {name}; it may have 1 to {limit}"),
            );
        }
        let product = threads.into_iter().fold(1, u32::saturating_mul);
        self.range(entry, product <= most, dxc::SM_MAX_THEAD_GROUP, || {
            format!("a group has {product} threads; it may have {most}")
        });
    }

    fn geometry(&mut self, entry: &EntryPoint, properties: &EntryProperties) {
        let Some(state) = properties.geometry() else {
            return self.range(entry, false, dxc::SM_GS_INSTANCE_COUNT_RANGE, || {
                "the state of a geometry shader is missing".into()
            });
        };
        let (vertices, instances) = (state.max_vertex_count, state.instance_count);
        self.range(entry, vertices <= MOST_VERTICES, dxc::SM_GS_OUTPUT_VERTEX_COUNT_RANGE, || {
            format!("a geometry shader emits {vertices} vertices; it may emit {MOST_VERTICES}")
        });
        self.range(
            entry,
            (1..=MOST_INSTANCES).contains(&instances),
            dxc::SM_GS_INSTANCE_COUNT_RANGE,
            || {
                format!(
                    "a geometry shader has {instances} instances; it may have 1 to {MOST_INSTANCES}"
                )
            },
        );
        let primitive = state.input_primitive;
        // What the validator finds for numbers after the next one is left to chance.
        let is_known = primitive == InputPrimitive::Undefined
            || primitive.0 > InputPrimitive::ControlPointPatch32.0 + 1
            || vertices_of(primitive) > 0;
        self.range(entry, is_known, dxc::SM_GS_VALID_INPUT_PRIMITIVE, || {
            format!("a geometry shader reads primitive {primitive}, which is not known")
        });
        // The validator states the topology of each stream that is put out.
        let topology = match state.active_stream_mask & ALL_STREAMS {
            0 => PrimitiveTopology::Undefined,
            _ => state.stream_primitive_topology,
        };
        self.geometry_outputs(entry, state, topology);
        let is_known = [
            PrimitiveTopology::PointList,
            PrimitiveTopology::LineStrip,
            PrimitiveTopology::TriangleStrip,
        ]
        .contains(&topology);
        self.range(entry, is_known, dxc::SM_GS_VALID_OUTPUT_PRIMITIVE_TOPOLOGY, || {
            format!("a geometry shader puts out topology {topology}; it may put out points, lines and triangles")
        });
    }

    /// Looks at the streams of outputs, and at the numbers that all vertices have.
    fn geometry_outputs(
        &mut self,
        entry: &EntryPoint,
        state: &GeometryState,
        topology: PrimitiveTopology,
    ) {
        let outputs = entry.signatures.as_ref().and_then(|it| it.outputs.as_deref());
        let outputs: &[SignatureElement] = outputs.unwrap_or_default();
        // In libraries, several streams break a rule of their own.
        let is_first = self.is_library() || outputs.iter().all(|it| it.output_stream() == 0);
        let are_points = topology == PrimitiveTopology::PointList;
        self.range(entry, is_first || are_points, dxc::SM_MULTI_STREAM_MUST_BE_POINT, || {
            "a geometry shader of several streams puts out points only".into()
        });
        let numbers = outputs.iter().map(|it| it.rows.saturating_mul(it.cols.into()));
        let numbers = numbers.fold(0, u32::saturating_add);
        let all = numbers.saturating_mul(state.max_vertex_count);
        self.range(entry, all <= MOST_NUMBERS, dxc::SM_GS_TOTAL_OUTPUT_VERTEX_DATA_RANGE, || {
            format!(
                "the vertices of a geometry shader have {all} numbers; they may have {MOST_NUMBERS}"
            )
        });
    }

    fn mesh(&mut self, entry: &EntryPoint, properties: &EntryProperties) {
        let Some(state) = properties.mesh() else { return };
        for (name, count, rule) in [
            ("vertices", state.max_vertex_count, dxc::SM_MESH_SHADER_MAX_VERTEX_COUNT),
            ("primitives", state.max_primitive_count, dxc::SM_MESH_SHADER_MAX_PRIMITIVE_COUNT),
        ] {
            self.range(entry, count <= MOST_MESH_OUTPUTS, rule, || {
                format!("a mesh shader puts out {count} {name}; it may put out {MOST_MESH_OUTPUTS}")
            });
        }
    }
}
