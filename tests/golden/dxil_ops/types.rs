// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// The type of a result or an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Type {
    /// `void`
    Void,
    /// `i1`
    Int1,
    /// `i8`
    Int8,
    /// `i16`
    Int16,
    /// `i32`
    Int32,
    /// `i64`
    Int64,
    /// `f16`
    Half,
    /// `f32`
    Float,
    /// `f64`
    Double,
    /// The type of the overload, the first where there are several.
    Overload,
    /// The type of overload 1.
    Overload1,
    /// The type of overload 2.
    Overload2,
    /// The type of overload 3.
    Overload3,
    /// The overload, or the element of its vector.
    OverloadElement,
    /// `i1`, in a vector as wide as the overload's where it is one.
    OverloadInt1,
    /// `i32`, in a vector as wide as the overload's where it is one.
    OverloadInt32,
    /// A pointer to overload 1, or its vector's element, in address space 3.
    GroupSharedOverload1Ptr,
    /// A pointer to overload 0, or its vector's element, in address space 6.
    NodeRecordPtr,
    /// A vector of 9 of the overload.
    NineOverloads,
    /// `%dx.types.four` and the overload's name.
    FourOverloads,
    /// `%dx.types.ResRet.` and the overload's name.
    ResRet,
    /// `%dx.types.CBufRet.` and the overload's name.
    CBufRet,
    /// `float*`
    FloatPtr,
    /// `%dx.types.Handle`
    Handle,
    /// `%dx.types.ResBind`
    ResBind,
    /// `%dx.types.ResourceProperties`
    ResProps,
    /// `%dx.types.NodeHandle`
    NodeHandle,
    /// `%dx.types.NodeInfo`
    NodeInfo,
    /// `%dx.types.NodeRecordHandle`
    NodeRecordHandle,
    /// `%dx.types.NodeRecordInfo`
    NodeRecordInfo,
    /// `%dx.types.HitObject`
    HitObject,
    /// `%dx.types.Dimensions`
    Dimensions,
    /// `%dx.types.SamplePos`
    SamplePos,
    /// `%dx.types.splitdouble`
    SplitDouble,
    /// `%dx.types.i32c`
    Int32Carry,
    /// `%dx.types.twoi32`
    TwoInt32,
    /// `%dx.types.fouri32`
    FourInt32,
    /// `<2 x i32>`
    Int32Vec2,
}
impl Type {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::Void,
        Self::Int1,
        Self::Int8,
        Self::Int16,
        Self::Int32,
        Self::Int64,
        Self::Half,
        Self::Float,
        Self::Double,
        Self::Overload,
        Self::Overload1,
        Self::Overload2,
        Self::Overload3,
        Self::OverloadElement,
        Self::OverloadInt1,
        Self::OverloadInt32,
        Self::GroupSharedOverload1Ptr,
        Self::NodeRecordPtr,
        Self::NineOverloads,
        Self::FourOverloads,
        Self::ResRet,
        Self::CBufRet,
        Self::FloatPtr,
        Self::Handle,
        Self::ResBind,
        Self::ResProps,
        Self::NodeHandle,
        Self::NodeInfo,
        Self::NodeRecordHandle,
        Self::NodeRecordInfo,
        Self::HitObject,
        Self::Dimensions,
        Self::SamplePos,
        Self::SplitDouble,
        Self::Int32Carry,
        Self::TwoInt32,
        Self::FourInt32,
        Self::Int32Vec2,
    ];
}
