// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

extended! {
    /// Offsets, in texels, of the address in a texture.
    SampleControls = 1 {
        /// The offset along u.
        u = "u" 9 4 signed -;
        /// The offset along v.
        v = "v" 13 4 signed -;
        /// The offset along w.
        w = "w" 17 4 signed -;
    }
    /// The shape of a resource that is indexed by a value.
    ResourceDim = 2 {
        /// The shape.
        dimension = "dimension" 6 5 in ResourceDimension;
        /// The size of an element of a structured buffer, in bytes.
        stride = "stride" 11 12;
    }
    /// The types of the components that such a resource returns.
    ResourceReturn = 3 {
        /// The type of x.
        x = "x" 6 4 in ResourceReturnType;
        /// The type of y.
        y = "y" 10 4 in ResourceReturnType;
        /// The type of z.
        z = "z" 14 4 in ResourceReturnType;
        /// The type of w.
        w = "w" 18 4 in ResourceReturnType;
    }
}
