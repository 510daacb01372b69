//! Opcodes, and what the tables say of each operation.

use core::fmt;

use crate::attribute::AttributeSet;
use crate::class::OpClass;
use crate::intrinsic::{self, Intrinsic};
use crate::lookup::{NameTable, same, slots};
use crate::name::{FunctionName, MAX_OVERLOADS};
use crate::operand::{Signature, Type};
use crate::overload::{Overload, OverloadSet};
use crate::stage::StageSet;
use crate::table::{
    ATTRIBUTE_SETS, CORE, OPS, OVERLOAD_SETS, OpRow, OverloadRow, STAGE_SETS, VERSIONS,
};
use crate::version::Version;

generated!("opcodes.rs"); // OpCode

/// The first experimental opcode. They are numbered apart from the others.
const FIRST_EXPERIMENTAL: u32 = 0x8000_0000;

const SLOTS: usize = slots(OPS.len());

#[cfg(test)]
pub(crate) const NAME_TABLE_BYTES: usize = size_of::<NameTable<SLOTS>>();

static BY_NAME: NameTable<SLOTS> = {
    let mut table = NameTable::new();
    let mut row = 0;
    while row < OPS.len() {
        table = table.insert(OPS[row].name, row);
        row += 1;
    }
    table
};

impl OpCode {
    /// The operation of an opcode.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// assert_eq!(OpCode::from_u32(13), Some(OpCode::Sin));
    /// assert_eq!(OpCode::from_u32(0x7fff_ffff), None);
    /// assert_eq!(OpCode::from_u32(0x8000_0000), Some(OpCode::ExperimentalNop));
    /// ```
    #[must_use]
    pub const fn from_u32(opcode: u32) -> Option<Self> {
        let (number, first, last) = if opcode < FIRST_EXPERIMENTAL {
            (opcode as usize, 0, CORE)
        } else {
            ((opcode - FIRST_EXPERIMENTAL) as usize, CORE, OPS.len())
        };
        if number < last - first { Some(Self::ALL[first + number]) } else { None }
    }

    /// The operation of a name, as DXC spells it.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// assert_eq!(OpCode::from_name("Round_ne"), Some(OpCode::RoundNe));
    /// assert_eq!(OpCode::from_name("RoundNe"), None);
    /// ```
    #[must_use]
    pub const fn from_name(name: &str) -> Option<Self> {
        let mut slot = NameTable::<SLOTS>::start(name);
        while let Some((row, next)) = BY_NAME.at(slot) {
            if same(OPS[row].name, name) {
                return Some(Self::ALL[row]);
            }
            slot = next;
        }
        None
    }

    /// The number that every call of the operation passes first.
    #[must_use]
    pub const fn to_u32(self) -> u32 {
        self as u32
    }

    /// The operation's place in [`OpCode::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        // Without a branch: which table an opcode is of is hard to predict.
        let opcode = self as u32;
        let experimental = opcode / FIRST_EXPERIMENTAL;
        (opcode % FIRST_EXPERIMENTAL) as usize + experimental as usize * CORE
    }

    pub(crate) const fn row(self) -> &'static OpRow {
        &OPS[self.index()]
    }

    /// The name that DXC gives the operation, such as `Round_ne`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What the operation does, in one sentence; empty where it is reserved.
    #[cfg(feature = "descriptions")]
    #[must_use]
    pub const fn description(self) -> &'static str {
        crate::table::DESCRIPTIONS[self.index()]
    }

    /// The words of HLSL that reach the operation: functions, methods, types, system values
    /// and keywords. None where nothing in HLSL reaches it.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    ///
    /// assert_eq!(OpCode::Sin.hlsl(), ["sin", "sincos"]);
    /// let found = OpCode::ALL.iter().find(|op| op.hlsl().contains(&"InterlockedAdd"));
    /// assert_eq!(found, Some(&OpCode::AtomicBinOp));
    /// ```
    #[cfg(feature = "descriptions")]
    #[must_use]
    pub const fn hlsl(self) -> &'static [&'static str] {
        crate::table::HLSL[self.index()]
    }

    /// The class, which operations of one function share.
    #[must_use]
    pub const fn class(self) -> OpClass {
        self.row().class
    }

    /// The version that introduced the operation.
    #[must_use]
    pub const fn since(self) -> Version {
        Version::new(1, self.row().since)
    }

    /// The lowest version to which a linker translates the operation: a library may call
    /// it below [`since`](Self::since) where what is linked ends at this version or above.
    #[must_use]
    pub const fn since_translated(self) -> Version {
        Version::new(1, self.row().since_translated)
    }

    /// The lowest version in which DXC's validator accepts calls. For most operations that is
    /// [`since`](Self::since); it does not look at the version of the others.
    ///
    /// ```
    /// use dxil_ops::{OpCode, Version};
    /// assert_eq!(OpCode::FDot.since(), Version::V1_9);
    /// assert_eq!(OpCode::FDot.since_validated(), Version::V1_0);
    /// ```
    #[must_use]
    pub const fn since_validated(self) -> Version {
        Version::new(1, self.row().since_validated)
    }

    /// Whether the opcode is kept for later: no call may use it.
    #[must_use]
    pub const fn is_reserved(self) -> bool {
        self.row().result.is_none()
    }

    /// Whether the opcode is one of the experimental ones, from 0x80000000 on.
    #[must_use]
    pub const fn is_experimental(self) -> bool {
        self as u32 >= FIRST_EXPERIMENTAL
    }

    /// The types of the result and the arguments, and what arguments must be. Those of a
    /// reserved opcode are void and none.
    ///
    /// ```
    /// use dxil_ops::{OpCode, Overload};
    /// let signature = OpCode::WaveReadLaneAt.signature();
    /// assert_eq!(signature.arguments()[1].name(), "lane");
    /// assert_eq!(signature.llvm(&[Overload::F32]).to_string(), "float (i32, float, i32)");
    /// ```
    #[must_use]
    pub const fn signature(self) -> Signature {
        let result = match self.row().result {
            Some(result) => result,
            None => Type::Void,
        };
        Signature::new(result, self.row().arguments())
    }

    /// What a call's overloads may be in this version.
    #[must_use]
    pub const fn overloads(self, version: Version) -> OverloadDimensions {
        let row = self.row();
        OverloadDimensions {
            rows: row.overloads,
            dimensions: row.dimensions,
            column: version.column() as u8,
        }
    }

    /// The stages that may call the operation in this version. None before it was
    /// introduced, after it was removed, and where it is reserved.
    ///
    /// ```
    /// use dxil_ops::{OpCode, ShaderStage, Version};
    /// assert!(!OpCode::Sample.stages(Version::V1_5).contains(ShaderStage::Compute));
    /// assert!(OpCode::Sample.stages(Version::V1_6).contains(ShaderStage::Compute));
    /// assert!(OpCode::CreateHandle.stages(Version::V1_6).is_empty());
    /// ```
    #[must_use]
    pub const fn stages(self, version: Version) -> StageSet {
        STAGE_SETS[self.row().stages as usize][version.column()]
    }

    /// What a pass must know of a call in this version before it moves or removes it.
    #[must_use]
    pub const fn attributes(self, version: Version) -> AttributeSet {
        ATTRIBUTE_SETS[self.row().attributes as usize][version.column()]
    }

    /// The name of the function that a call with these overloads calls. It does not check
    /// that the operation allows them: that is [`check`](crate::check())'s part.
    ///
    /// ```
    /// use dxil_ops::{OpCode, Overload};
    /// let name = OpCode::Sin.function_name(&[Overload::F32]);
    /// assert_eq!(name.to_string(), "dx.op.unary.f32");
    /// assert_eq!(OpCode::Barrier.function_name(&[]).to_string(), "dx.op.barrier");
    /// ```
    #[must_use]
    pub const fn function_name<'a>(self, overloads: &[Overload<'a>]) -> FunctionName<'a> {
        FunctionName::new(self.class(), overloads)
    }

    /// The operation that LLVM lowers an intrinsic to, and how. The intrinsic's name may
    /// end in the types that LLVM appends for its overloads.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// let (op, _) = OpCode::from_intrinsic("llvm.sin").unwrap();
    /// assert_eq!(op, OpCode::Sin);
    /// let (op, _) = OpCode::from_intrinsic("llvm.sin.v4f32").unwrap();
    /// assert_eq!(op, OpCode::Sin);
    /// assert_eq!(OpCode::from_intrinsic("llvm.sin.of.omission"), None);
    /// ```
    #[must_use]
    pub fn from_intrinsic(name: &str) -> Option<(Self, &'static Intrinsic)> {
        intrinsic::find(name)
    }

    /// The intrinsics that LLVM lowers to the operation.
    pub fn intrinsics(self) -> impl Iterator<Item = &'static Intrinsic> {
        intrinsic::of(self)
    }
}

/// The operation's name.
impl fmt::Display for OpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The operation's name: a name for each variant once more would double the tables.
impl fmt::Debug for OpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Not an opcode of any operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownOpCode(pub u32);

impl fmt::Display for UnknownOpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no operation has the opcode {}", self.0)
    }
}

impl core::error::Error for UnknownOpCode {}

impl TryFrom<u32> for OpCode {
    type Error = UnknownOpCode;

    fn try_from(opcode: u32) -> Result<Self, UnknownOpCode> {
        Self::from_u32(opcode).ok_or(UnknownOpCode(opcode))
    }
}

impl From<OpCode> for u32 {
    fn from(op: OpCode) -> Self {
        op.to_u32()
    }
}

/// What a call's overloads may be in one version: a set for each dimension.
///
/// ```
/// use dxil_ops::{OpCode, OverloadKind, Version};
/// let fill = OpCode::LinAlgFillMatrix.overloads(Version::V1_10);
/// assert_eq!(fill.len(), 2);
/// assert!(fill.dimension(0).contains(OverloadKind::Object));
/// assert!(OpCode::Barrier.overloads(Version::V1_0).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OverloadDimensions {
    rows: [OverloadRow; MAX_OVERLOADS],
    dimensions: u8,
    column: u8,
}

impl OverloadDimensions {
    /// How many overload types a call has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.dimensions as usize
    }

    /// Whether calls have no overload.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.dimensions == 0
    }

    /// What one dimension may be. Empty where the version lacks the operation, and for
    /// dimensions that it has not.
    #[must_use]
    pub const fn dimension(self, dimension: usize) -> OverloadSet {
        if dimension < self.dimensions as usize { self.row(dimension) } else { OverloadSet::EMPTY }
    }

    /// The set of a dimension below [`MAX_OVERLOADS`]: empty if it does not exist.
    pub(crate) const fn row(self, dimension: usize) -> OverloadSet {
        OVERLOAD_SETS[self.rows[dimension] as usize][self.column as usize]
    }

    /// The sets, by dimension.
    pub fn iter(self) -> impl Iterator<Item = OverloadSet> + Clone {
        (0..self.len()).map(move |dimension| self.dimension(dimension))
    }
}

const _: () = assert!(VERSIONS == Version::ALL.len());
