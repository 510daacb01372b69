//! FXC's `STAT`: counts of instructions, and the properties of a geometry or hull shader.
//!
//! FXC writes it for every shader, unless reflection is stripped. Shader model 4 has 29 numbers, model
//! 5 adds 8. The first compilers of Direct3D 10 wrote 28. DXC writes a module of bitcode under the same
//! name. Names are those of `D3D11_SHADER_DESC`, where it has them.

use super::{
    InputPrimitive, PrimitiveTopology, TessellatorDomain, TessellatorOutputPrimitive,
    TessellatorPartitioning,
};
use crate::record::record;

record! {
    /// The start of the part: counts of the program's instructions.
    pub struct Statistics {
        /// All instructions.
        pub instruction_count: u32,
        /// Temporary registers.
        pub temp_register_count: u32,
        /// Definitions of constants.
        pub def_count: u32,
        /// Declarations of inputs and outputs.
        pub dcl_count: u32,
        /// Instructions on floating-point numbers.
        pub float_instruction_count: u32,
        /// Instructions on integers with a sign.
        pub int_instruction_count: u32,
        /// Instructions on integers without a sign.
        pub uint_instruction_count: u32,
        /// Flow control that does not depend on variables.
        pub static_flow_control_count: u32,
        /// Flow control that depends on variables.
        pub dynamic_flow_control_count: u32,
        /// Macro instructions.
        pub macro_instruction_count: u32,
        /// Arrays in temporary registers.
        pub temp_array_count: u32,
        /// Instructions that access such arrays.
        pub array_instruction_count: u32,
        /// Instructions that end a strip.
        pub cut_instruction_count: u32,
        /// Instructions that emit a vertex.
        pub emit_instruction_count: u32,
        /// Instructions that sample a texture.
        pub texture_normal_instructions: u32,
        /// Instructions that load from a texture or buffer.
        pub texture_load_instructions: u32,
        /// Instructions that sample a texture and compare.
        pub texture_comp_instructions: u32,
        /// Instructions that sample a texture with a bias.
        pub texture_bias_instructions: u32,
        /// Instructions that sample a texture with gradients.
        pub texture_gradient_instructions: u32,
        /// Instructions that move.
        pub mov_instruction_count: u32,
        /// Instructions that move on a condition.
        pub movc_instruction_count: u32,
        /// Instructions that convert.
        pub conversion_instruction_count: u32,
        /// Instructions on bits.
        pub bitwise_instruction_count: u32,
        /// The primitive that a geometry shader reads.
        pub input_primitive: InputPrimitive,
        /// The topology that a geometry shader outputs.
        pub gs_output_topology: PrimitiveTopology,
        /// The most vertices that a geometry shader puts out.
        pub gs_max_output_vertex_count: u32,
        /// Instructions that gather four texels without comparing. Reflection does not show them.
        pub texture_gather_instructions: u32,
        /// Instructions that compute a level of detail. Reflection does not show them.
        pub lod_instructions: u32,
    }
}

record! {
    /// The counts that follow since shader model 5.
    pub struct StatisticsSm5 {
        /// Instances of a geometry shader.
        pub gs_instance_count: u32,
        /// Control points that a hull shader puts out, or that a domain shader takes in.
        pub control_points: u32,
        /// The primitive that the tessellator outputs.
        pub hs_output_primitive: TessellatorOutputPrimitive,
        /// The tessellator's division of edges.
        pub hs_partitioning: TessellatorPartitioning,
        /// The domain that the tessellator divides.
        pub tessellator_domain: TessellatorDomain,
        /// Instructions that wait for other threads.
        pub barrier_instructions: u32,
        /// Atomic instructions.
        pub interlocked_instructions: u32,
        /// Instructions that store to a texture or buffer.
        pub texture_store_instructions: u32,
    }
}
