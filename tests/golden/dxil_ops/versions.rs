// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

impl Version {
    /// DXIL 1.0, shader model 6.0.
    pub const V1_0: Self = Self::new(1u8, 0u8);
    /// DXIL 1.1, shader model 6.1.
    pub const V1_1: Self = Self::new(1u8, 1u8);
    /// DXIL 1.2, shader model 6.2.
    pub const V1_2: Self = Self::new(1u8, 2u8);
    /// DXIL 1.3, shader model 6.3.
    pub const V1_3: Self = Self::new(1u8, 3u8);
    /// DXIL 1.4, shader model 6.4.
    pub const V1_4: Self = Self::new(1u8, 4u8);
    /// DXIL 1.5, shader model 6.5.
    pub const V1_5: Self = Self::new(1u8, 5u8);
    /// DXIL 1.6, shader model 6.6.
    pub const V1_6: Self = Self::new(1u8, 6u8);
    /// DXIL 1.7, shader model 6.7.
    pub const V1_7: Self = Self::new(1u8, 7u8);
    /// DXIL 1.8, shader model 6.8.
    pub const V1_8: Self = Self::new(1u8, 8u8);
    /// DXIL 1.9, shader model 6.9.
    pub const V1_9: Self = Self::new(1u8, 9u8);
    /// DXIL 1.10, shader model 6.10.
    pub const V1_10: Self = Self::new(1u8, 10u8);
    /// All versions, ascending.
    pub const ALL: &'static [Self] = &[
        Self::V1_0,
        Self::V1_1,
        Self::V1_2,
        Self::V1_3,
        Self::V1_4,
        Self::V1_5,
        Self::V1_6,
        Self::V1_7,
        Self::V1_8,
        Self::V1_9,
        Self::V1_10,
    ];
}
