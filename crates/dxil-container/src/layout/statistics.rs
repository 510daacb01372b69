//! FXC's `STAT`: counts of instructions, and what a geometry or hull shader is.
//!
//! FXC writes it for every shader, unless reflection is stripped. Shader model 4 has 29 numbers, model
//! 5 adds 8. The first compilers of Direct3D 10 wrote 28. DXC writes a module of bitcode under the same
//! name. Names are those of `D3D11_SHADER_DESC`, where it has them.

use crate::open_enum::open_enum;
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
        /// What a geometry shader takes in.
        pub input_primitive: InputPrimitive,
        /// What a geometry shader puts out.
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
    /// What follows since shader model 5.
    pub struct StatisticsSm5 {
        /// Instances of a geometry shader.
        pub gs_instance_count: u32,
        /// Control points that a hull shader puts out, or that a domain shader takes in.
        pub control_points: u32,
        /// What the tessellator puts out.
        pub hs_output_primitive: HullOutputPrimitive,
        /// How the tessellator divides edges.
        pub hs_partitioning: HullPartitioning,
        /// What the tessellator divides.
        pub tessellator_domain: HullDomain,
        /// Instructions that wait for other threads.
        pub barrier_instructions: u32,
        /// Atomic instructions.
        pub interlocked_instructions: u32,
        /// Instructions that store to a texture or buffer.
        pub texture_store_instructions: u32,
    }
}

open_enum! {
    /// The order of the vertices that a geometry shader puts out.
    pub enum PrimitiveTopology(u32) {
        /// That does not apply.
        Undefined = 0,
        /// Points.
        PointList = 1,
        /// Lines.
        LineList = 2,
        /// Lines that share vertices.
        LineStrip = 3,
        /// Triangles.
        TriangleList = 4,
        /// Triangles that share vertices.
        TriangleStrip = 5,
        /// Lines with adjacent vertices.
        LineListAdj = 10,
        /// Lines that share vertices, with adjacent vertices.
        LineStripAdj = 11,
        /// Triangles with adjacent vertices.
        TriangleListAdj = 12,
        /// Triangles that share vertices, with adjacent vertices.
        TriangleStripAdj = 13,
    }
}

open_enum! {
    /// What a geometry shader takes in. From 8 on it is a patch: 8 has one control point, 39 has 32.
    pub enum InputPrimitive(u32) {
        /// That does not apply.
        Undefined = 0,
        /// A point.
        Point = 1,
        /// A line.
        Line = 2,
        /// A triangle.
        Triangle = 3,
        /// A line with adjacent vertices.
        LineAdj = 6,
        /// A triangle with adjacent vertices.
        TriangleAdj = 7,
    }
}

open_enum! {
    /// What the tessellator puts out.
    pub enum HullOutputPrimitive(u32) {
        /// That does not apply.
        Undefined = 0,
        /// Points.
        Point = 1,
        /// Lines.
        Line = 2,
        /// Triangles, clockwise.
        TriangleCW = 3,
        /// Triangles, counter-clockwise.
        TriangleCCW = 4,
    }
}

open_enum! {
    /// How the tessellator divides edges.
    pub enum HullPartitioning(u32) {
        /// That does not apply.
        Undefined = 0,
        /// By whole numbers.
        Integer = 1,
        /// By powers of two.
        Pow2 = 2,
        /// By odd fractions.
        FractionalOdd = 3,
        /// By even fractions.
        FractionalEven = 4,
    }
}

open_enum! {
    /// What the tessellator divides.
    pub enum HullDomain(u32) {
        /// That does not apply.
        Undefined = 0,
        /// Lines.
        IsoLine = 1,
        /// A triangle.
        Tri = 2,
        /// A square.
        Quad = 3,
    }
}
