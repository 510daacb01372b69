//! Properties of entry points.

use dxil_format::{NodeLaunchType, ShaderFlags, ShaderKind};

use crate::root_signature::RootSignatureBytes;
use crate::stage::{
    AmplificationState, DomainState, GeometryState, HullState, MeshState, NodeId, NodeIo,
};
use crate::structure::{structure, tags};

use alloc::vec::Vec;

tags! {
    /// The properties of an entry point.
    pub struct EntryProperties = "the properties of an entry point";

    /// A property of an entry point.
    pub enum EntryProperty {
        /// The shader flags.
        0 => Flags, flags: ShaderFlags,
        /// The kind of shader of an entry point of a library.
        8 => Kind, kind: ShaderKind,
        /// The way in which a node is launched.
        13 => NodeLaunchType, node_launch_type: NodeLaunchType,
        /// Whether a work graph can begin with the node.
        14 => NodeIsProgramEntry, node_is_program_entry: bool,
        /// The name of a node.
        15 => NodeId, node_id: NodeId,
        /// The index of a node in the table of local root arguments; `u32::MAX` if there is none.
        16 => NodeLocalRootArgumentsTableIndex, node_local_root_arguments_table_index: u32,
        /// The node whose input a node shares.
        17 => ShareInputOf, share_input_of: NodeId,
        /// The number of thread groups of a broadcasting node.
        18 => NodeDispatchGrid, node_dispatch_grid: [u32; 3],
        /// The largest number of thread groups of a broadcasting node whose records state it.
        22 => NodeMaxDispatchGrid, node_max_dispatch_grid: [u32; 3],
        /// The number of times that a node may output to itself.
        19 => NodeMaxRecursionDepth, node_max_recursion_depth: u32,
        /// The inputs of a node.
        20 => NodeInputs, node_inputs: Vec<NodeIo>,
        /// The outputs of a node.
        21 => NodeOutputs, node_outputs: Vec<NodeIo>,
        /// The state of a geometry shader.
        1 => Geometry, geometry: GeometryState,
        /// The state of a domain shader.
        2 => Domain, domain: DomainState,
        /// The state of a hull shader.
        3 => Hull, hull: HullState,
        /// The size in bytes of the payload of an any-hit, closest-hit or miss shader, or of the
        /// parameter of a callable shader.
        6 => RayPayloadSize, ray_payload_size: u32,
        /// The size in bytes of the attributes of an any-hit or closest-hit shader.
        7 => RayAttributeSize, ray_attribute_size: u32,
        /// The state of a mesh shader.
        9 => Mesh, mesh: MeshState,
        /// The state of an amplification shader.
        10 => Amplification, amplification: AmplificationState,
        /// The number of threads of a group of a compute shader or node, in x, y and z.
        4 => NumThreads, num_threads: [u32; 3],
        /// The number of lanes of a wave, before shader model 6.8.
        11 => WaveSize, wave_size: WaveSize,
        /// The range of numbers of lanes of a wave, since shader model 6.8.
        23 => RangedWaveSize, ranged_wave_size: RangedWaveSize,
        /// The largest number of bytes of group-shared memory, since shader model 6.10.
        24 => GroupSharedLimit, group_shared_limit: u32,
        /// The register space for resources without a register.
        5 => AutoBindingSpace, auto_binding_space: AutoBindingSpace,
        /// The root signature, since validator 1.7.
        12 => RootSignature, root_signature: RootSignatureBytes,
    }
}

structure! {
    /// A number of lanes of a wave.
    #[derive(Copy, Eq)]
    pub struct WaveSize = "a wave size" {
        /// The number.
        pub size: u32,
    }
}

structure! {
    /// A range of numbers of lanes of a wave.
    #[derive(Copy, Eq)]
    pub struct RangedWaveSize = "a ranged wave size" {
        /// The smallest number.
        pub min: u32,
        /// The largest number; 0 if only `min` is allowed.
        pub max: u32,
        /// The preferred number; 0 if none is.
        pub preferred: u32,
    }
}

structure! {
    /// The register space for resources without a register.
    #[derive(Copy, Eq)]
    pub struct AutoBindingSpace = "the space of automatic bindings" {
        /// The space.
        pub space: u32,
    }
}
