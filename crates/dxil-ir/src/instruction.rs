//! Instructions.

use crate::code::kinds;
use crate::metadata::Location;
use crate::{
    AtomicOp, AttributeSetId, BinaryOp, BlockId, Body, Case, CastOp, FastMathFlags, FloatPredicate,
    Incoming, IntPredicate, List, Ordering, Scope, TypeId, Value,
};

/// An instruction of a function body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub kind: InstructionKind,
    /// The type of what it gives; `void` where it gives nothing.
    pub ty: TypeId,
    /// Where in the source it comes from.
    pub location: Option<Location>,
}

/// What an instruction does, and its operands.
///
/// Operands of variable number are a [`List`], which the body holds: [`Body::list`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionKind {
    /// An operation on two numbers of one type.
    Binary {
        /// Which, and what it promises.
        op: BinaryOp,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// A conversion into the type of the instruction.
    Cast {
        /// Which.
        op: CastOp,
        /// What is converted.
        value: Value,
    },
    /// A comparison of integers or pointers.
    ICmp {
        /// When it is true.
        predicate: IntPredicate,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// A comparison of floating-point numbers.
    FCmp {
        /// When it is true.
        predicate: FloatPredicate,
        /// What it may assume.
        flags: FastMathFlags,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// One of two values.
    Select {
        /// An `i1`, or a vector of them.
        condition: Value,
        /// What is taken if it is true, and if it is false.
        operands: [Value; 2],
    },
    /// An element of a vector.
    ExtractElement {
        /// The vector.
        vector: Value,
        /// Which element.
        index: Value,
    },
    /// A vector with another element.
    InsertElement {
        /// The vector.
        vector: Value,
        /// The new element.
        element: Value,
        /// Which element it replaces.
        index: Value,
    },
    /// A vector of elements of two others.
    ShuffleVector {
        /// The vectors.
        operands: [Value; 2],
        /// The numbers of the elements: a constant vector of `i32`.
        mask: Value,
    },
    /// An element of a struct or array.
    ExtractValue {
        /// The struct or array.
        aggregate: Value,
        /// The way to the element.
        indices: List<u32>,
    },
    /// A struct or array with another element.
    InsertValue {
        /// The struct or array.
        aggregate: Value,
        /// The new element.
        element: Value,
        /// The way to the element that it replaces.
        indices: List<u32>,
    },
    /// The address of an element.
    GetElementPtr {
        /// The type that the pointer points to.
        source: TypeId,
        /// Whether the result lies within what the pointer points to.
        inbounds: bool,
        /// The pointer and the indices behind it.
        operands: List<Value>,
    },
    /// Memory of the function.
    Alloca {
        /// The type of an element.
        allocated: TypeId,
        /// How many there are.
        count: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// Whether it is for the arguments of a call.
        inalloca: bool,
    },
    /// A value from memory.
    Load {
        /// From where.
        pointer: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// Whether it must happen as written.
        volatile: bool,
        /// How it is ordered, if it is atomic.
        atomic: Option<(Ordering, Scope)>,
    },
    /// A value into memory.
    Store {
        /// To where.
        pointer: Value,
        /// What.
        value: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// Whether it must happen as written.
        volatile: bool,
        /// How it is ordered, if it is atomic.
        atomic: Option<(Ordering, Scope)>,
    },
    /// Orders other accesses.
    Fence {
        /// How.
        ordering: Ordering,
        /// With what.
        scope: Scope,
    },
    /// Compares memory with a value and replaces it if they are equal. Gives the old value and an
    /// `i1`.
    CompareExchange {
        /// Where.
        pointer: Value,
        /// What is expected there, and what replaces it.
        operands: [Value; 2],
        /// Whether it must happen as written.
        volatile: bool,
        /// Whether it may fail though they are equal.
        weak: bool,
        /// How it is ordered if it succeeds, and if it fails.
        orderings: [Ordering; 2],
        /// With what.
        scope: Scope,
    },
    /// Changes memory, and gives the old value.
    AtomicRmw {
        /// How.
        op: AtomicOp,
        /// Where.
        pointer: Value,
        /// With what.
        value: Value,
        /// Whether it must happen as written.
        volatile: bool,
        /// How it is ordered.
        ordering: Ordering,
        /// With what.
        scope: Scope,
    },
    /// A value that depends on the block that the program came from.
    Phi {
        /// The values.
        incoming: List<Incoming>,
    },
    /// A call.
    Call {
        /// What is called: a function, mostly.
        callee: Value,
        /// The type of the function.
        function_type: TypeId,
        /// The arguments.
        arguments: List<Value>,
        /// The attributes of the call.
        attributes: Option<AttributeSetId>,
        /// The calling convention, 0 in shaders.
        calling_convention: u16,
        /// Whether the frame of the caller may be reused.
        tail: TailCall,
    },
    /// The end of the function.
    Return {
        /// What it gives.
        value: Option<Value>,
    },
    /// Goes on in another block.
    Branch {
        /// Which.
        target: BlockId,
    },
    /// Goes on in one of two blocks.
    ConditionalBranch {
        /// An `i1`.
        condition: Value,
        /// Where it goes on if that is true, and if it is false.
        targets: [BlockId; 2],
    },
    /// Goes on in one of many blocks.
    Switch {
        /// An integer.
        value: Value,
        /// Where it goes on if no case fits.
        default: BlockId,
        /// The cases.
        cases: List<Case>,
    },
    /// A place that is never reached.
    Unreachable,
}

kinds! {
    InstructionKind {
        Binary Cast ICmp FCmp Select ExtractElement InsertElement ShuffleVector ExtractValue
        InsertValue GetElementPtr Alloca Load Store Fence CompareExchange AtomicRmw Phi Call Return
        Branch ConditionalBranch Switch Unreachable
    }
}

impl InstructionKind {
    /// What it may assume of floating-point numbers, if it computes with or compares them.
    ///
    /// ```
    /// use dxil_ir::{BinaryOp, FastMathFlags, InstructionKind, Value};
    ///
    /// let (op, operands) = (BinaryOp::FAdd(FastMathFlags::FAST), [Value::Argument(0); 2]);
    /// let mut sum = InstructionKind::Binary { op, operands };
    /// *sum.fast_math_flags_mut().expect("floating-point numbers") = FastMathFlags::NONE;
    ///
    /// let op = BinaryOp::FAdd(FastMathFlags::NONE);
    /// assert_eq!(sum, InstructionKind::Binary { op, operands });
    /// ```
    pub fn fast_math_flags_mut(&mut self) -> Option<&mut FastMathFlags> {
        match self {
            Self::Binary { op, .. } => op.fast_math_flags_mut(),
            Self::FCmp { flags, .. } => Some(flags),
            _ => None,
        }
    }
}

/// The largest alignment that LLVM 3.7 has, in bytes.
pub const MAX_ALIGNMENT: u32 = 1 << 29;

/// Whether an alignment in bytes is 0, the one of the type, or a power of two that LLVM 3.7 has.
#[must_use]
pub const fn is_alignment(bytes: u32) -> bool {
    bytes == 0 || bytes.is_power_of_two() && bytes <= MAX_ALIGNMENT
}

/// Whether a call may reuse the frame of its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TailCall {
    /// It may not.
    #[default]
    None,
    /// `tail`: it may.
    Tail,
    /// `musttail`: it must.
    MustTail,
}

impl Instruction {
    /// Whether it ends a block.
    #[must_use]
    #[inline]
    pub const fn is_terminator(&self) -> bool {
        matches!(
            self.kind,
            InstructionKind::Return { .. }
                | InstructionKind::Branch { .. }
                | InstructionKind::ConditionalBranch { .. }
                | InstructionKind::Switch { .. }
                | InstructionKind::Unreachable
        )
    }

    /// Calls `each` with the blocks that the program may go on in, if it ends a block: as often as
    /// it names them.
    pub fn for_each_successor(&self, body: &Body, mut each: impl FnMut(BlockId)) {
        match self.kind {
            InstructionKind::Branch { target } => each(target),
            InstructionKind::ConditionalBranch { targets: [yes, no], .. } => {
                each(yes);
                each(no);
            }
            InstructionKind::Switch { default, cases, .. } => {
                each(default);
                body.list(cases).iter().for_each(|case| each(case.target));
            }
            _ => {}
        }
    }

    /// Calls `each` with the operands that are values, in LLVM's order.
    ///
    /// Blocks, types and the indices of `extractvalue` are no values. The cases of a `switch` come
    /// last, the function of a call behind its arguments.
    #[inline]
    pub fn for_each_operand(&self, body: &Body, mut each: impl FnMut(Value)) {
        use InstructionKind as Kind;
        match self.kind {
            Kind::Binary { operands, .. }
            | Kind::ICmp { operands, .. }
            | Kind::FCmp { operands, .. } => {
                operands.into_iter().for_each(each);
            }
            Kind::Cast { value, .. } => each(value),
            Kind::Select { condition, operands: [a, b] } => {
                [condition, a, b].into_iter().for_each(each);
            }
            Kind::ExtractElement { vector, index } => [vector, index].into_iter().for_each(each),
            Kind::InsertElement { vector, element, index } => {
                [vector, element, index].into_iter().for_each(each);
            }
            Kind::ShuffleVector { operands: [a, b], mask } => {
                [a, b, mask].into_iter().for_each(each);
            }
            Kind::ExtractValue { aggregate, .. } => each(aggregate),
            Kind::InsertValue { aggregate, element, .. } => {
                [aggregate, element].into_iter().for_each(each);
            }
            Kind::GetElementPtr { operands, .. } => {
                body.list(operands).iter().copied().for_each(each);
            }
            Kind::Alloca { count, .. } => each(count),
            Kind::Load { pointer, .. } => each(pointer),
            Kind::Store { pointer, value, .. } => [value, pointer].into_iter().for_each(each),
            Kind::CompareExchange { pointer, operands: [a, b], .. } => {
                [pointer, a, b].into_iter().for_each(each);
            }
            Kind::AtomicRmw { pointer, value, .. } => [pointer, value].into_iter().for_each(each),
            Kind::Phi { incoming } => body.list(incoming).iter().for_each(|i| each(i.value)),
            Kind::Call { callee, arguments, .. } => {
                body.list(arguments).iter().for_each(|&argument| each(argument));
                each(callee);
            }
            Kind::Return { value } => value.into_iter().for_each(each),
            Kind::ConditionalBranch { condition, .. } => each(condition),
            Kind::Switch { value, cases, .. } => {
                each(value);
                body.list(cases).iter().for_each(|case| each(Value::Constant(case.value)));
            }
            Kind::Fence { .. } | Kind::Branch { .. } | Kind::Unreachable => {}
        }
    }

    /// Puts what `map` gives in the place of the operands that are not in lists.
    pub(crate) fn map_fixed_operands(&mut self, map: &mut impl FnMut(Value) -> Value) {
        use InstructionKind as Kind;
        let mut each = |values: &mut [&mut Value]| {
            for value in values {
                **value = map(**value);
            }
        };
        match &mut self.kind {
            Kind::Binary { operands: [a, b], .. }
            | Kind::ICmp { operands: [a, b], .. }
            | Kind::FCmp { operands: [a, b], .. } => {
                each(&mut [a, b]);
            }
            Kind::Select { condition, operands: [a, b] } => each(&mut [condition, a, b]),
            Kind::ExtractElement { vector, index } => each(&mut [vector, index]),
            Kind::InsertElement { vector, element, index } => each(&mut [vector, element, index]),
            Kind::ShuffleVector { operands: [a, b], mask } => each(&mut [a, b, mask]),
            Kind::InsertValue { aggregate, element, .. } => each(&mut [aggregate, element]),
            Kind::Store { pointer, value, .. } | Kind::AtomicRmw { pointer, value, .. } => {
                each(&mut [pointer, value]);
            }
            Kind::CompareExchange { pointer, operands: [a, b], .. } => each(&mut [pointer, a, b]),
            Kind::Cast { value, .. }
            | Kind::ExtractValue { aggregate: value, .. }
            | Kind::Alloca { count: value, .. }
            | Kind::Load { pointer: value, .. }
            | Kind::Call { callee: value, .. }
            | Kind::Return { value: Some(value) }
            | Kind::ConditionalBranch { condition: value, .. }
            | Kind::Switch { value, .. } => each(&mut [value]),
            Kind::GetElementPtr { .. }
            | Kind::Phi { .. }
            | Kind::Fence { .. }
            | Kind::Return { value: None }
            | Kind::Branch { .. }
            | Kind::Unreachable => {}
        }
    }
}
