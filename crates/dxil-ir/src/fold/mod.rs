//! Folding of constant expressions.
//!
//! LLVM 3.7 computes what it can of an expression when it makes one, without a data layout. A reader of
//! text has to do the same to have the same module. The rules are those of LLVM 3.7, including those that
//! later versions correct: they decide which bytes DXC writes.

mod address;
mod arithmetic;
mod bytes;
mod cast;
mod cast_pair;
mod compare;
mod element;
mod float;
mod integer;
mod modern;
mod relation;
mod size;

use alloc::boxed::Box;

use crate::{
    BinaryOp, CastOp, Constant, ConstantId, ConstantKind, Dialect, Expression, FloatPredicate,
    GepFlags, IntPredicate, Module, Type, TypeId,
};
use integer::Integer;

/// The maximum number of expressions that folding one may make: structs in structs could take any time.
const MAX_STEPS: u32 = 1 << 15;

/// The maximum depth of expressions that are made to fold another.
const MAX_DEPTH: u32 = 64;

/// The maximum length of vectors that are computed: that of DXIL's longest ones.
const MAX_LENGTH: u32 = 1024;

impl Module {
    /// The constant that an expression of type `ty` results in: its value if the LLVM of the dialect computes
    /// one, a simpler expression, or the expression itself.
    ///
    /// The expression must obey [`typing::expression`](crate::typing::expression), which gives its type.
    /// Integers of more than 128 bits and vectors of more than 1024 elements are not computed.
    ///
    /// ```
    /// use dxil_ir::{BinaryOp, ConstantKind, Expression, Module, OverflowFlags};
    ///
    /// let mut module = Module::dxil();
    /// let i32 = module.types.integer(32);
    /// let [one, two] = [1, 2].map(|value| module.constants.integer(&module.types, i32, value));
    /// let sum = Expression::Binary { op: BinaryOp::Add(OverflowFlags::NONE), operands: [one, two] };
    /// let three = module.fold(sum, i32);
    /// assert_eq!(module.constants[three].kind, ConstantKind::Integer(3));
    /// ```
    pub fn fold(&mut self, expression: Expression, ty: TypeId) -> ConstantId {
        let mut folder = Folder::new(self);
        if folder.module.types.dialect() == Dialect::Modern {
            let folded = folder.fold_modern(&expression, ty);
            return folded
                .unwrap_or_else(|| folder.intern(ty, ConstantKind::Expression(expression)));
        }
        folder.make(expression, ty)
    }

    /// The constant that `extractvalue` of constants results in, which is no expression: `None` if the
    /// elements are not known.
    ///
    /// The indices must obey [`typing::extract_value`](crate::typing::extract_value).
    pub fn fold_extract_value(
        &mut self,
        aggregate: ConstantId,
        path: &[u32],
    ) -> Option<ConstantId> {
        let mut folder = Folder::new(self);
        path.iter().try_fold(aggregate, |id, &index| folder.element(id, index.into()))
    }

    /// The constant that `insertvalue` of constants results in, which is no expression: `None` if the
    /// other elements are not known, or too many.
    ///
    /// The indices must obey [`typing::insert_value`](crate::typing::insert_value).
    pub fn fold_insert_value(
        &mut self,
        aggregate: ConstantId,
        element: ConstantId,
        path: &[u32],
    ) -> Option<ConstantId> {
        Folder::new(self).with_element(aggregate, element, path)
    }
}

/// The state of folding an expression.
struct Folder<'m> {
    module: &'m mut Module,
    /// The number of expressions made so far.
    steps: u32,
    /// The number of expressions that are being made.
    depth: u32,
}

impl<'m> Folder<'m> {
    const fn new(module: &'m mut Module) -> Self {
        Self { module, steps: 0, depth: 0 }
    }

    /// The constant of an expression.
    fn make(&mut self, expression: Expression, ty: TypeId) -> ConstantId {
        self.steps = self.steps.saturating_add(1);
        if self.steps > MAX_STEPS || self.depth == MAX_DEPTH {
            return self.intern(ty, ConstantKind::Expression(expression));
        }
        self.depth += 1;
        let folded = match &expression {
            &Expression::Binary { op, operands } => self.fold_binary(op, operands),
            &Expression::Cast { op, value } => self.fold_cast(op, value, ty),
            &Expression::ICmp { predicate, operands } => self.fold_icmp(predicate, operands, ty),
            &Expression::FCmp { predicate, operands } => self.fold_fcmp(predicate, operands, ty),
            &Expression::Select { condition, operands } => self.fold_select(condition, operands),
            &Expression::ExtractElement { operands } => self.fold_extract(operands),
            &Expression::InsertElement { operands } => self.fold_insert(operands),
            &Expression::ShuffleVector { operands } => self.fold_shuffle(operands, ty),
            Expression::GetElementPtr { source, flags, operands } => {
                self.fold_address(*source, flags.contains(GepFlags::INBOUNDS), operands, ty)
            }
        };
        self.depth -= 1;
        folded.unwrap_or_else(|| self.intern(ty, ConstantKind::Expression(expression)))
    }

    fn intern(&mut self, ty: TypeId, kind: ConstantKind) -> ConstantId {
        self.module.constants.intern(ty, kind)
    }

    fn constant(&self, id: ConstantId) -> &Constant {
        &self.module.constants[id]
    }

    /// The type of a constant.
    fn ty(&self, id: ConstantId) -> TypeId {
        self.constant(id).ty
    }

    fn expression(&self, id: ConstantId) -> Option<&Expression> {
        match &self.constant(id).kind {
            ConstantKind::Expression(expression) => Some(expression),
            _ => None,
        }
    }

    /// The operation and the operand of a conversion.
    fn as_cast(&self, id: ConstantId) -> Option<(CastOp, ConstantId)> {
        match *self.expression(id)? {
            Expression::Cast { op, value } => Some((op, value)),
            _ => None,
        }
    }

    fn is_null(&self, id: ConstantId) -> bool {
        self.constant(id).is_null()
    }

    fn is_undef(&self, id: ConstantId) -> bool {
        self.constant(id).kind == ConstantKind::Undef
    }

    fn null(&mut self, ty: TypeId) -> ConstantId {
        self.module.constants.null(&self.module.types, ty)
    }

    fn undef(&mut self, ty: TypeId) -> ConstantId {
        self.module.constants.undef(ty)
    }

    /// The value of an integer of up to 128 bits.
    fn integer(&self, id: ConstantId) -> Option<Integer> {
        let constant = self.constant(id);
        let Type::Integer { bits } = self.module.types[constant.ty] else { return None };
        match &constant.kind {
            ConstantKind::Integer(value) => Integer::new(bits, (*value).into()),
            ConstantKind::Null => Integer::new(bits, 0),
            ConstantKind::WideInteger(words) => {
                let word = |index| u128::from(words.get(index).copied().unwrap_or(0));
                Integer::new(bits, word(1) << 64 | word(0))
            }
            _ => None,
        }
    }

    /// The constant of an integer.
    fn make_integer(&mut self, ty: TypeId, value: Integer) -> ConstantId {
        let (low, high) = (value.value() as u64, (value.value() >> 64) as u64);
        if value.bits() <= 64 {
            return self.module.constants.integer(&self.module.types, ty, low);
        }
        match (low, high) {
            (0, 0) => self.null(ty),
            (_, 0) => self.intern(ty, ConstantKind::WideInteger(Box::new([low]))),
            _ => self.intern(ty, ConstantKind::WideInteger(Box::new([low, high]))),
        }
    }

    /// A number of an integer type, cut to its width.
    fn number(&mut self, ty: TypeId, value: u128) -> Option<ConstantId> {
        let Type::Integer { bits } = self.module.types[ty] else { return None };
        Some(self.make_integer(ty, Integer::new(bits, value)?))
    }

    /// The integer of which all bits are set, or a vector of them.
    fn ones(&mut self, ty: TypeId) -> Option<ConstantId> {
        let scalar = self.module.types.scalar(ty);
        let one = match self.module.types[scalar] {
            Type::Half => self.module.constants.float(scalar, 0xffff),
            Type::Float => self.module.constants.float(scalar, 0xffff_ffff),
            Type::Double => self.module.constants.float(scalar, u64::MAX),
            _ => self.number(scalar, u128::MAX)?,
        };
        self.splat(one, ty)
    }

    /// Whether all bits are set, in each element of a vector.
    fn is_ones(&mut self, id: ConstantId) -> bool {
        let ty = self.ty(id);
        self.ones(ty) == Some(id)
    }

    fn boolean(&mut self, ty: TypeId, value: bool) -> Option<ConstantId> {
        if value { self.ones(ty) } else { Some(self.null(ty)) }
    }

    fn binary(&mut self, op: BinaryOp, operands: [ConstantId; 2]) -> ConstantId {
        let ty = self.ty(operands[0]);
        self.make(Expression::Binary { op, operands }, ty)
    }

    /// A conversion, or the value itself if it has the type already.
    fn cast(&mut self, op: CastOp, value: ConstantId, ty: TypeId) -> ConstantId {
        if op == CastOp::BitCast && self.ty(value) == ty {
            return value;
        }
        self.make(Expression::Cast { op, value }, ty)
    }

    fn icmp(&mut self, predicate: IntPredicate, operands: [ConstantId; 2]) -> ConstantId {
        let ty = self.comparison_type(operands[0]);
        self.make(Expression::ICmp { predicate, operands }, ty)
    }

    fn fcmp(&mut self, predicate: FloatPredicate, operands: [ConstantId; 2]) -> ConstantId {
        let ty = self.comparison_type(operands[0]);
        self.make(Expression::FCmp { predicate, operands }, ty)
    }

    /// The type of a comparison of values such as this one.
    fn comparison_type(&mut self, id: ConstantId) -> TypeId {
        let length = self.module.types.vector_length(self.ty(id));
        let element = self.module.types.integer(1);
        match length {
            Some(length) => self.module.types.intern(Type::Vector { element, length }),
            None => element,
        }
    }
}
