//! Instructions.

use crate::code::kinds;
use crate::metadata::Location;
use crate::{
    AtomicAlignment, AtomicOp, AttributeSetId, BinaryOp, BlockId, Body, Bundle, Case, CastOp,
    FastMathFlags, FloatPredicate, GepFlags, Incoming, IntPredicate, List, Ordering, Scope, TypeId,
    UnaryOp, Value,
};

/// An instruction of a function body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The opcode and the operands.
    pub kind: InstructionKind,
    /// The type of the result; `void` if it has none.
    pub ty: TypeId,
    /// The debug location.
    pub location: Option<Location>,
}

/// The opcode of an instruction, and its operands.
///
/// An operand list of variable length is a [`List`], a range in a pool of the body: [`Body::list`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InstructionKind {
    /// An operation on two numbers of one type.
    Binary {
        /// The operation and its flags.
        op: BinaryOp,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// An operation on one value; modern only.
    Unary {
        /// The operation and its flags.
        op: UnaryOp,
        /// The operand.
        value: Value,
    },
    /// A conversion into the type of the instruction.
    Cast {
        /// The operation.
        op: CastOp,
        /// The operand.
        value: Value,
    },
    /// A comparison of integers or pointers.
    ICmp {
        /// The predicate.
        predicate: IntPredicate,
        /// `samesign`: whether both operands have the same sign; modern only.
        same_sign: bool,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// A comparison of floating-point numbers.
    FCmp {
        /// The predicate.
        predicate: FloatPredicate,
        /// The fast-math flags.
        flags: FastMathFlags,
        /// The left and the right operand.
        operands: [Value; 2],
    },
    /// `select`: one of two values.
    Select {
        /// The fast-math flags; modern only.
        flags: FastMathFlags,
        /// An `i1`, or a vector of them.
        condition: Value,
        /// The result if it is true, and if it is false.
        operands: [Value; 2],
    },
    /// An element of a vector.
    ExtractElement {
        /// The vector.
        vector: Value,
        /// The index of the element.
        index: Value,
    },
    /// A vector with another element.
    InsertElement {
        /// The vector.
        vector: Value,
        /// The new element.
        element: Value,
        /// The index of the element that it replaces.
        index: Value,
    },
    /// A vector of elements of two others: `shufflevector`.
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
        /// The indices that lead to the element.
        indices: List<u32>,
    },
    /// A struct or array with another element.
    InsertValue {
        /// The struct or array.
        aggregate: Value,
        /// The new element.
        element: Value,
        /// The indices that lead to the element that it replaces.
        indices: List<u32>,
    },
    /// The address of an element: `getelementptr`.
    GetElementPtr {
        /// The source element type: the one that the pointer points to.
        source: TypeId,
        /// The flags.
        flags: GepFlags,
        /// The pointer operand, and the indices.
        operands: List<Value>,
    },
    /// Memory of the function: `alloca`.
    Alloca {
        /// The allocated type.
        allocated: TypeId,
        /// The number of elements.
        count: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// `inalloca`: whether it holds arguments of a call.
        inalloca: bool,
    },
    /// Reads a value from memory: `load`.
    Load {
        /// The pointer operand.
        pointer: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// `volatile`: whether the access must happen as written.
        volatile: bool,
        /// The ordering and its scope; `None` if the access is not atomic.
        atomic: Option<(Ordering, Scope)>,
    },
    /// Writes a value to memory: `store`.
    Store {
        /// The pointer operand.
        pointer: Value,
        /// The value operand.
        value: Value,
        /// The alignment in bytes: a power of two, or 0 for that of the type.
        alignment: u32,
        /// `volatile`: whether the access must happen as written.
        volatile: bool,
        /// The ordering and its scope; `None` if the access is not atomic.
        atomic: Option<(Ordering, Scope)>,
    },
    /// Orders other accesses: `fence`.
    Fence {
        /// The ordering.
        ordering: Ordering,
        /// The scope of the ordering.
        scope: Scope,
    },
    /// Compares memory with a value, and replaces it if they are equal: `cmpxchg`. Returns the old
    /// value and an `i1`.
    CompareExchange {
        /// The pointer operand.
        pointer: Value,
        /// The value to compare with, and the new value.
        operands: [Value; 2],
        /// `volatile`: whether the access must happen as written.
        volatile: bool,
        /// `weak`: whether it may fail although they are equal.
        weak: bool,
        /// The orderings if it succeeds, and if it fails.
        orderings: [Ordering; 2],
        /// The scope of the ordering.
        scope: Scope,
        /// The alignment; modern only, none in DXIL.
        alignment: AtomicAlignment,
    },
    /// Changes memory, and returns the old value: `atomicrmw`.
    AtomicRmw {
        /// The operation.
        op: AtomicOp,
        /// The pointer operand.
        pointer: Value,
        /// The value operand.
        value: Value,
        /// `volatile`: whether the access must happen as written.
        volatile: bool,
        /// The ordering.
        ordering: Ordering,
        /// The scope of the ordering.
        scope: Scope,
        /// The alignment; modern only, none in DXIL.
        alignment: AtomicAlignment,
    },
    /// A value for each predecessor of the block: `phi`.
    Phi {
        /// The fast-math flags; modern only.
        flags: FastMathFlags,
        /// The incoming values and their blocks.
        incoming: List<Incoming>,
    },
    /// A call.
    Call {
        /// The callee: most often the address of a function.
        callee: Value,
        /// The type of the function.
        function_type: TypeId,
        /// The arguments.
        arguments: List<Value>,
        /// The operand bundles; modern only.
        bundles: List<Bundle>,
        /// The fast-math flags; modern only.
        flags: FastMathFlags,
        /// The attributes of the call.
        attributes: Option<AttributeSetId>,
        /// The calling convention, 0 in shaders.
        calling_convention: u16,
        /// Whether the call may reuse the frame of the caller.
        tail: TailCall,
    },
    /// The end of the function: `ret`.
    Return {
        /// The value that the function returns.
        value: Option<Value>,
    },
    /// Continues in another block: `br`.
    Branch {
        /// The target.
        target: BlockId,
    },
    /// Continues in one of two blocks: `br` with a condition.
    ConditionalBranch {
        /// An `i1`.
        condition: Value,
        /// The targets if it is true, and if it is false.
        targets: [BlockId; 2],
    },
    /// Continues in the block of the case that equals a value: `switch`.
    Switch {
        /// An integer.
        value: Value,
        /// The target if no case equals the value.
        default: BlockId,
        /// The cases.
        cases: List<Case>,
    },
    /// A place that is never reached: `unreachable`.
    Unreachable,
}

kinds! {
    InstructionKind {
        Binary Unary Cast ICmp FCmp Select ExtractElement InsertElement ShuffleVector ExtractValue
        InsertValue GetElementPtr Alloca Load Store Fence CompareExchange AtomicRmw Phi Call Return
        Branch ConditionalBranch Switch Unreachable
    }
}

impl InstructionKind {
    /// The fast-math flags, if the instruction has some.
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
            Self::Unary { op: UnaryOp::FNeg(flags), .. }
            | Self::FCmp { flags, .. }
            | Self::Select { flags, .. }
            | Self::Phi { flags, .. }
            | Self::Call { flags, .. } => Some(flags),
            Self::Cast { op, .. } => op.fast_math_flags_mut(),
            _ => None,
        }
    }
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
    /// Whether it is a terminator.
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

    /// Calls `each` with the successors, if the instruction is a terminator: once for each edge.
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
    /// Blocks, types and the indices of `extractvalue` are not values. The cases of a `switch` come
    /// last, the callee of a call after its arguments.
    #[inline]
    pub fn for_each_operand(&self, body: &Body, mut each: impl FnMut(Value)) {
        use InstructionKind as Kind;
        match self.kind {
            Kind::Binary { operands: [a, b], .. }
            | Kind::ICmp { operands: [a, b], .. }
            | Kind::FCmp { operands: [a, b], .. }
            | Kind::ExtractElement { vector: a, index: b }
            | Kind::InsertValue { aggregate: a, element: b, .. }
            | Kind::Store { value: a, pointer: b, .. }
            | Kind::AtomicRmw { pointer: a, value: b, .. } => {
                each(a);
                each(b);
            }
            Kind::Unary { value, .. }
            | Kind::Cast { value, .. }
            | Kind::ExtractValue { aggregate: value, .. }
            | Kind::Alloca { count: value, .. }
            | Kind::Load { pointer: value, .. }
            | Kind::Return { value: Some(value) }
            | Kind::ConditionalBranch { condition: value, .. } => each(value),
            Kind::Select { condition: a, operands: [b, c], .. }
            | Kind::InsertElement { vector: a, element: b, index: c }
            | Kind::ShuffleVector { operands: [a, b], mask: c }
            | Kind::CompareExchange { pointer: a, operands: [b, c], .. } => {
                [a, b, c].into_iter().for_each(each);
            }
            Kind::GetElementPtr { operands, .. } => {
                body.list(operands).iter().copied().for_each(each);
            }
            Kind::Phi { incoming, .. } => body.list(incoming).iter().for_each(|it| each(it.value)),
            Kind::Call { callee, arguments, bundles, .. } => {
                body.list(arguments).iter().for_each(|&argument| each(argument));
                for bundle in body.list(bundles) {
                    body.list(bundle.operands).iter().for_each(|&operand| each(operand));
                }
                each(callee);
            }
            Kind::Switch { value, cases, .. } => {
                each(value);
                body.list(cases).iter().for_each(|case| each(case.value.into()));
            }
            Kind::Return { value: None }
            | Kind::Fence { .. }
            | Kind::Branch { .. }
            | Kind::Unreachable => {}
        }
    }

    /// Replaces each operand that is not in a list by the value that `map` returns.
    #[inline]
    pub(crate) fn map_fixed_operands(&mut self, map: &mut impl FnMut(Value) -> Value) {
        use InstructionKind as Kind;
        match &mut self.kind {
            Kind::Binary { operands: [a, b], .. }
            | Kind::ICmp { operands: [a, b], .. }
            | Kind::FCmp { operands: [a, b], .. }
            | Kind::ExtractElement { vector: a, index: b }
            | Kind::InsertValue { aggregate: a, element: b, .. }
            | Kind::Store { pointer: a, value: b, .. }
            | Kind::AtomicRmw { pointer: a, value: b, .. } => {
                *a = map(*a);
                *b = map(*b);
            }
            Kind::Select { condition: a, operands: [b, c], .. }
            | Kind::InsertElement { vector: a, element: b, index: c }
            | Kind::ShuffleVector { operands: [a, b], mask: c }
            | Kind::CompareExchange { pointer: a, operands: [b, c], .. } => {
                for value in [a, b, c] {
                    *value = map(*value);
                }
            }
            Kind::Unary { value, .. }
            | Kind::Cast { value, .. }
            | Kind::ExtractValue { aggregate: value, .. }
            | Kind::Alloca { count: value, .. }
            | Kind::Load { pointer: value, .. }
            | Kind::Call { callee: value, .. }
            | Kind::Return { value: Some(value) }
            | Kind::ConditionalBranch { condition: value, .. }
            | Kind::Switch { value, .. } => *value = map(*value),
            Kind::GetElementPtr { .. }
            | Kind::Phi { .. }
            | Kind::Fence { .. }
            | Kind::Return { value: None }
            | Kind::Branch { .. }
            | Kind::Unreachable => {}
        }
    }
}
