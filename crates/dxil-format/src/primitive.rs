//! Primitives of tessellation, geometry and mesh shaders, as Direct3D numbers them.

use crate::open_enum;

open_enum! {
    /// The domain of tessellation: `D3D_TESSELLATOR_DOMAIN`.
    pub enum TessellatorDomain(u32) {
        /// Unknown.
        Undefined = 0,
        /// `isoline`.
        IsoLine = 1,
        /// `tri`.
        Tri = 2,
        /// `quad`.
        Quad = 3,
    }
}

open_enum! {
    /// The primitive that tessellation creates: `D3D_TESSELLATOR_OUTPUT_PRIMITIVE`.
    pub enum TessellatorOutputPrimitive(u32) {
        /// Unknown.
        Undefined = 0,
        /// `point`.
        Point = 1,
        /// `line`.
        Line = 2,
        /// `triangle_cw`.
        TriangleCW = 3,
        /// `triangle_ccw`.
        TriangleCCW = 4,
    }
}

open_enum! {
    /// The way in which tessellation divides edges: `D3D_TESSELLATOR_PARTITIONING`.
    pub enum TessellatorPartitioning(u32) {
        /// Unknown.
        Undefined = 0,
        /// Into a whole number of parts.
        Integer = 1,
        /// Into a power of two of parts.
        Pow2 = 2,
        /// Into an odd fractional number of parts.
        FractionalOdd = 3,
        /// Into an even fractional number of parts.
        FractionalEven = 4,
    }
}

open_enum! {
    /// The topology that a geometry shader writes: `D3D_PRIMITIVE_TOPOLOGY`.
    pub enum PrimitiveTopology(u32) {
        /// Unknown.
        Undefined = 0,
        /// `PointStream`.
        PointList = 1,
        /// Separate lines.
        LineList = 2,
        /// `LineStream`.
        LineStrip = 3,
        /// Separate triangles.
        TriangleList = 4,
        /// `TriangleStream`.
        TriangleStrip = 5,
        /// Separate lines with adjacent vertices.
        LineListAdj = 10,
        /// Lines that share vertices, with adjacent vertices.
        LineStripAdj = 11,
        /// Separate triangles with adjacent vertices.
        TriangleListAdj = 12,
        /// Triangles that share vertices, with adjacent vertices.
        TriangleStripAdj = 13,
    }
}

open_enum! {
    /// The primitive that a geometry shader reads: `D3D_PRIMITIVE`.
    pub enum InputPrimitive(u32) {
        /// Unknown.
        Undefined = 0,
        /// `point`.
        Point = 1,
        /// `line`.
        Line = 2,
        /// `triangle`.
        Triangle = 3,
        /// `lineadj`.
        LineWithAdjacency = 6,
        /// `triangleadj`.
        TriangleWithAdjacency = 7,
        /// A patch of 1 control point.
        ControlPointPatch1 = 8,
        /// A patch of 2 control points.
        ControlPointPatch2 = 9,
        /// A patch of 3 control points.
        ControlPointPatch3 = 10,
        /// A patch of 4 control points.
        ControlPointPatch4 = 11,
        /// A patch of 5 control points.
        ControlPointPatch5 = 12,
        /// A patch of 6 control points.
        ControlPointPatch6 = 13,
        /// A patch of 7 control points.
        ControlPointPatch7 = 14,
        /// A patch of 8 control points.
        ControlPointPatch8 = 15,
        /// A patch of 9 control points.
        ControlPointPatch9 = 16,
        /// A patch of 10 control points.
        ControlPointPatch10 = 17,
        /// A patch of 11 control points.
        ControlPointPatch11 = 18,
        /// A patch of 12 control points.
        ControlPointPatch12 = 19,
        /// A patch of 13 control points.
        ControlPointPatch13 = 20,
        /// A patch of 14 control points.
        ControlPointPatch14 = 21,
        /// A patch of 15 control points.
        ControlPointPatch15 = 22,
        /// A patch of 16 control points.
        ControlPointPatch16 = 23,
        /// A patch of 17 control points.
        ControlPointPatch17 = 24,
        /// A patch of 18 control points.
        ControlPointPatch18 = 25,
        /// A patch of 19 control points.
        ControlPointPatch19 = 26,
        /// A patch of 20 control points.
        ControlPointPatch20 = 27,
        /// A patch of 21 control points.
        ControlPointPatch21 = 28,
        /// A patch of 22 control points.
        ControlPointPatch22 = 29,
        /// A patch of 23 control points.
        ControlPointPatch23 = 30,
        /// A patch of 24 control points.
        ControlPointPatch24 = 31,
        /// A patch of 25 control points.
        ControlPointPatch25 = 32,
        /// A patch of 26 control points.
        ControlPointPatch26 = 33,
        /// A patch of 27 control points.
        ControlPointPatch27 = 34,
        /// A patch of 28 control points.
        ControlPointPatch28 = 35,
        /// A patch of 29 control points.
        ControlPointPatch29 = 36,
        /// A patch of 30 control points.
        ControlPointPatch30 = 37,
        /// A patch of 31 control points.
        ControlPointPatch31 = 38,
        /// A patch of 32 control points.
        ControlPointPatch32 = 39,
    }
}

open_enum! {
    /// The topology that a mesh shader writes.
    pub enum MeshOutputTopology(u8) {
        /// Unknown.
        Undefined = 0,
        /// `line`.
        Line = 1,
        /// `triangle`.
        Triangle = 2,
    }
}
