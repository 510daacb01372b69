//! Opcodes, and the properties of their operations.

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

/// The first experimental opcode. Experimental opcodes have a range of their own.
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
    /// Finds the operation with this opcode.
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

    /// Finds an operation by its name, as DXC spells it.
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

    /// The number of the opcode, which is the first operand of each call.
    #[must_use]
    pub const fn to_u32(self) -> u32 {
        self as u32
    }

    /// The index in [`OpCode::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        // This avoids a branch, which would be hard to predict.
        let opcode = self as u32;
        let experimental = opcode / FIRST_EXPERIMENTAL;
        (opcode % FIRST_EXPERIMENTAL) as usize + experimental as usize * CORE
    }

    #[inline]
    pub(crate) const fn row(self) -> &'static OpRow {
        &OPS[self.index()]
    }

    /// The name that DXC gives the operation, such as `Round_ne`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// A description of the operation in one sentence; empty if the opcode is reserved.
    #[cfg(feature = "descriptions")]
    #[must_use]
    pub const fn description(self) -> &'static str {
        crate::table::DESCRIPTIONS[self.index()]
    }

    /// The HLSL names that use the operation: functions, methods, types, system values and
    /// keywords. Empty if HLSL cannot reach it.
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

    /// The class: operations of one class share their functions.
    #[must_use]
    pub const fn class(self) -> OpClass {
        self.row().class
    }

    /// The version that introduced the operation.
    #[must_use]
    pub const fn since(self) -> Version {
        Version::new(1, self.row().since)
    }

    /// The lowest version to which a linker lowers the operation: a library of an earlier version
    /// than [`since`](Self::since) may call it if it is linked into a program of this version or
    /// later.
    #[must_use]
    pub const fn since_translated(self) -> Version {
        Version::new(1, self.row().since_translated)
    }

    /// The lowest version in which DXC's validator accepts calls. That is [`since`](Self::since),
    /// except for a few operations whose version the validator does not check.
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

    /// Whether the opcode is reserved: no call may use it.
    #[must_use]
    pub const fn is_reserved(self) -> bool {
        self.row().result.is_none()
    }

    /// Whether the opcode is one of the experimental ones, from 0x80000000 on.
    #[must_use]
    pub const fn is_experimental(self) -> bool {
        self as u32 >= FIRST_EXPERIMENTAL
    }

    /// The types of the result and the arguments, and the rules for arguments. A reserved opcode
    /// has a void result and no arguments.
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

    /// The overloads that a call may have in this version.
    #[must_use]
    #[inline]
    pub const fn overloads(self, version: Version) -> OverloadDimensions {
        let row = self.row();
        OverloadDimensions {
            rows: row.overloads,
            dimensions: row.dimensions,
            column: version.column() as u8,
        }
    }

    /// The stages that may call the operation in this version. Empty before it was introduced,
    /// after it was removed, and if it is reserved.
    ///
    /// ```
    /// use dxil_ops::{OpCode, ShaderStage, Version};
    /// assert!(!OpCode::Sample.stages(Version::V1_5).contains(ShaderStage::Compute));
    /// assert!(OpCode::Sample.stages(Version::V1_6).contains(ShaderStage::Compute));
    /// assert!(OpCode::CreateHandle.stages(Version::V1_6).is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn stages(self, version: Version) -> StageSet {
        STAGE_SETS[self.row().stages as usize][version.column()]
    }

    /// The attributes of a call in this version, which say whether a pass may move or remove it.
    #[must_use]
    pub const fn attributes(self, version: Version) -> AttributeSet {
        ATTRIBUTE_SETS[self.row().attributes as usize][version.column()]
    }

    /// The name of the function for a call with these overloads. It does not check them, which
    /// [`check`](crate::check()) does.
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

    /// Finds the operation to which LLVM lowers an intrinsic. The intrinsic's name may end in the
    /// types that LLVM appends for overloads.
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

    /// Finds the operation that a function calls directly in LLVM IR, and the overloads in its name.
    ///
    /// LLVM has intrinsics for some operations. Each operation that is not reserved, also these, can be called by a
    /// name of our own: `llvm.dx.op.`, its name in the spec, and its overloads as in
    /// [`function_name`](Self::function_name). Its arguments are those of the operation without the opcode.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// let (op, overloads) = OpCode::from_direct_intrinsic("llvm.dx.op.LoadInput.f32").unwrap();
    /// assert_eq!((op, overloads), (OpCode::LoadInput, "f32"));
    /// assert_eq!(op.function_name_of(overloads).unwrap().to_string(), "dx.op.loadInput.f32");
    /// ```
    #[must_use]
    pub fn from_direct_intrinsic(name: &str) -> Option<(Self, &str)> {
        intrinsic::find_direct(name)
    }

    /// The name of the function for overloads that are written as in it, such as `f32`.
    ///
    /// # Errors
    ///
    /// Fails if these are no overloads of the operation's class: see [`NameError`](crate::NameError).
    pub fn function_name_of(self, overloads: &str) -> Result<FunctionName<'_>, crate::NameError> {
        let overloads = (!overloads.is_empty()).then_some(overloads);
        FunctionName::parse_overloads(self.class(), overloads, 0)
    }

    /// The number of the argument that a call with this number of arguments lacks: a preview of DXIL 1.10, whose compiler and
    /// validator know no other calls, leaves out the type of the elements that `LinAlgMatrixAccumulateToMemory` adds to.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    ///
    /// let op = OpCode::LinAlgMatrixAccumulateToMemory;
    /// assert_eq!(op.missing_argument(6), None);
    /// let missing = op.missing_argument(5).expect("one is missing");
    /// assert_eq!(op.signature().arguments()[missing].name(), "targetType");
    /// assert_eq!(OpCode::Sin.missing_argument(0), None);
    /// ```
    #[must_use]
    pub fn missing_argument(self, count: usize) -> Option<usize> {
        let arguments = self.signature().arguments();
        if self != Self::LinAlgMatrixAccumulateToMemory || count + 1 != arguments.len() {
            return None;
        }
        arguments.iter().position(|argument| argument.name() == "targetType")
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

/// Prints the operation's name: a derived `Debug` would store all names again.
impl fmt::Debug for OpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error of converting a number that is not an opcode.
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

/// The overloads that a call may have in one version: a set for each dimension.
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
    /// The number of overloads of a call.
    #[must_use]
    pub const fn len(self) -> usize {
        self.dimensions as usize
    }

    /// Whether calls have no overloads.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.dimensions == 0
    }

    /// The kinds of one dimension. Empty if the version lacks the operation, or the operation lacks
    /// the dimension.
    #[must_use]
    pub const fn dimension(self, dimension: usize) -> OverloadSet {
        if dimension < self.dimensions as usize { self.row(dimension) } else { OverloadSet::EMPTY }
    }

    /// The set of a dimension below [`MAX_OVERLOADS`], empty if the dimension does not exist.
    #[inline]
    pub(crate) const fn row(self, dimension: usize) -> OverloadSet {
        OVERLOAD_SETS[self.rows[dimension] as usize][self.column as usize]
    }

    /// The sets, by dimension.
    pub fn iter(self) -> impl Iterator<Item = OverloadSet> + Clone {
        (0..self.len()).map(move |dimension| self.dimension(dimension))
    }
}

const _: () = assert!(VERSIONS == Version::ALL.len());
