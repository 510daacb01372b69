//! The LLVM intrinsics that are lowered to operations.

use crate::opcode::OpCode;
use crate::overload::Overload;
use crate::table::INTRINSICS;

/// An LLVM intrinsic that is lowered to an operation.
///
/// ```
/// use dxil_ops::{OpCode, Selection};
/// let (op, sum) = OpCode::from_intrinsic("llvm.dx.wave.reduce.sum").unwrap();
/// assert_eq!(op, OpCode::WaveActiveOp);
/// assert_eq!(sum.arguments(), [Selection::Argument(0), Selection::I8(0), Selection::I8(0)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intrinsic {
    name: &'static str,
    arguments: &'static [Selection],
}

impl Intrinsic {
    pub(crate) const fn new(name: &'static str, arguments: &'static [Selection]) -> Self {
        Self { name, arguments }
    }

    /// The name, without the types that LLVM appends for overloads.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The source of each argument of the operation. Empty if they are the intrinsic's arguments,
    /// in their order.
    #[must_use]
    pub const fn arguments(&self) -> &'static [Selection] {
        self.arguments
    }
}

/// The source of an argument of the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// The intrinsic's argument with this index.
    Argument(u8),
    /// A constant of type i8.
    I8(i8),
    /// A constant of type i32.
    I32(i32),
}

/// Finds an intrinsic by the whole name, then by the name without the types at its end.
pub(crate) fn find(name: &str) -> Option<(OpCode, &'static Intrinsic)> {
    let mut name = name;
    loop {
        if let Ok(row) = INTRINSICS.binary_search_by_key(&name, |(_, intrinsic)| intrinsic.name) {
            let (op, intrinsic) = &INTRINSICS[row];
            return Some((*op, intrinsic));
        }
        let (shorter, last) = name.rsplit_once('.')?;
        Overload::parse_number(last)?;
        name = shorter;
    }
}

/// The prefix of the names that call any operation directly.
const DIRECT: &str = "llvm.dx.op.";

/// The end of such a name, after the overloads: the target types of handles, as LLVM writes them.
const HANDLES: &str = ".tdx.";

/// Finds the operation that a name calls directly, and the overloads at its end.
pub(crate) fn find_direct(name: &str) -> Option<(OpCode, &str)> {
    let rest = name.strip_prefix(DIRECT)?;
    let rest = rest.split_once(HANDLES).map_or(rest, |(rest, _)| rest);
    let (op, overloads) = rest.split_once('.').unwrap_or((rest, ""));
    let op = OpCode::from_name(op).filter(|op| !op.is_reserved())?;
    Some((op, overloads))
}

pub(crate) fn of(op: OpCode) -> impl Iterator<Item = &'static Intrinsic> {
    INTRINSICS.iter().filter(move |(of, _)| *of == op).map(|(_, intrinsic)| intrinsic)
}
