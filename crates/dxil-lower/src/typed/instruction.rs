//! Instructions: forms and flags that LLVM 3.7 has.

use core::mem;

use dxil_ir::{
    AtomicAlignment, BinaryOp, CastOp, ConstantKind, DisjointFlags, FastMathFlags, GepFlags,
    Id as _, InstructionId, InstructionKind as Kind, List, NonNegativeFlags, OverflowFlags, Type,
    TypeId, UnaryOp, Value,
};

use super::body::Typing;
use super::callee::Callee;

impl Typing<'_, '_> {
    /// Converts an instruction in its place. Returns whether it stays.
    pub(super) fn instruction(&mut self, id: InstructionId) -> bool {
        let ty = self.body.instructions[id].ty;
        let kind = match self.from.instructions[id].kind {
            kind @ (Kind::Load { .. }
            | Kind::Store { .. }
            | Kind::AtomicRmw { .. }
            | Kind::CompareExchange { .. }) => self.access(kind, ty),
            Kind::Cast { op: CastOp::BitCast, value } => {
                let value = self.plain(value);
                Kind::Cast { op: CastOp::BitCast, value: self.cast_pointer(value, ty) }
            }
            Kind::GetElementPtr { source, flags, operands } => {
                self.element_address(source, flags, operands, ty)
            }
            Kind::Alloca { allocated, count, alignment, inalloca } => {
                let allocated = self.conversion.ty(allocated);
                Kind::Alloca { allocated, count: self.plain(count), alignment, inalloca }
            }
            Kind::Phi { incoming, .. } => {
                let list = self.from.list(incoming).to_vec();
                let list = list.into_iter().map(|it| dxil_ir::Incoming {
                    value: self.incoming(it.value, ty, it.block),
                    block: it.block,
                });
                let list: alloc::vec::Vec<_> = list.collect();
                Kind::Phi { flags: FastMathFlags::NONE, incoming: self.body.add_list(list) }
            }
            Kind::Select { condition, operands, .. } => Kind::Select {
                flags: FastMathFlags::NONE,
                condition: self.plain(condition),
                operands: operands.map(|it| self.value(it, ty)),
            },
            Kind::ICmp { predicate, operands: [x, y], .. } => {
                let x = self.plain(x);
                let wanted = self.new_type(x).unwrap_or(ty);
                let operands = [x, self.value(y, wanted)];
                Kind::ICmp { predicate, same_sign: false, operands }
            }
            Kind::Return { value: Some(value) } => {
                Kind::Return { value: Some(self.value(value, self.result)) }
            }
            Kind::Call { .. } => return self.call(id),
            Kind::Unary { op, value } => match op {
                UnaryOp::FNeg(flags) => {
                    let zero = self.negative_zero(ty);
                    let op = BinaryOp::FSub(self.fast_math(flags));
                    Kind::Binary { op, operands: [zero, self.plain(value)] }
                }
                UnaryOp::Freeze => return false,
            },
            kind => self.other(kind),
        };
        self.body.instructions[id].kind = kind;
        self.define_operands(id);
        true
    }

    /// Zero in place of operands that are undefined where DXC's validator refuses these.
    fn define_operands(&mut self, id: InstructionId) {
        let may_be_undefined = matches!(
            self.body.instructions[id].kind,
            Kind::Phi { .. }
                | Kind::Store { .. }
                | Kind::InsertElement { .. }
                | Kind::InsertValue { .. }
                | Kind::ShuffleVector { .. }
        );
        if may_be_undefined {
            return;
        }
        let module = &mut self.conversion.to;
        self.body.map_operands(id, |value| {
            let undefined = value.constant().map(|id| &module.constants[id]);
            match undefined.filter(|it| it.kind == ConstantKind::Undef).map(|it| it.ty) {
                Some(ty) => module.constants.null(&module.types, ty).into(),
                None => value,
            }
        });
    }

    /// An access of memory, whose pointer is one to the type that it accesses.
    fn access(&mut self, mut kind: Kind, ty: TypeId) -> Kind {
        match &mut kind {
            Kind::Load { pointer, .. } => {
                let address = self.pointer_like(*pointer, ty);
                *pointer = self.value(*pointer, address);
            }
            Kind::Store { pointer, value, .. } => {
                *value = self.plain(*value);
                *pointer = self.address_for(*pointer, *value);
            }
            Kind::AtomicRmw { pointer, value, alignment, .. } => {
                *value = self.plain(*value);
                *pointer = self.address_for(*pointer, *value);
                *alignment = AtomicAlignment::NONE;
            }
            Kind::CompareExchange { pointer, operands, orderings, alignment, .. } => {
                *operands = operands.map(|it| self.plain(it));
                *pointer = self.address_for(*pointer, operands[0]);
                // In LLVM 3.7, a failure is not ordered more strictly than a success.
                orderings[0] = orderings[0].max(orderings[1]);
                *alignment = AtomicAlignment::NONE;
            }
            _ => {}
        }
        kind
    }

    /// The address of an element, from a pointer to the type that it is computed for.
    fn element_address(
        &mut self,
        source: TypeId,
        flags: GepFlags,
        operands: List<Value>,
        ty: TypeId,
    ) -> Kind {
        let source = self.conversion.ty(source);
        let from = self.from;
        let list = from.list(operands);
        if let Some(kind) = self.vector_element(source, list, flags) {
            return kind;
        }
        let source = self.held(source, list, ty);
        let address = self.pointer_like(list[0], source);
        let mut new = mem::take(&mut self.operands);
        new.push(self.value(list[0], address));
        new.extend(list[1..].iter().map(|&index| self.plain(index)));
        let operands = self.list(new);
        let flags = GepFlags(flags.0 & GepFlags::INBOUNDS.0);
        Kind::GetElementPtr { source, flags, operands }
    }

    /// A pointer as one to the type of a value that is written.
    fn address_for(&mut self, pointer: Value, value: Value) -> Value {
        let Some(ty) = self.new_type(value) else { return pointer };
        let address = self.pointer_like(pointer, ty);
        self.value(pointer, address)
    }

    /// The type of a value of the new module.
    pub(super) fn new_type(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Constant(id) => Some(self.conversion.to.constants[id].ty),
            value => self.type_of(value),
        }
    }

    fn call(&mut self, id: InstructionId) -> bool {
        let Kind::Call { callee, arguments, attributes, calling_convention, tail, .. } =
            self.from.instructions[id].kind
        else {
            return true;
        };
        let called = self.conversion.from.called_function(callee);
        match called.map_or(Callee::Any, |id| self.conversion.callees[id.index()]) {
            Callee::Dropped => return false,
            Callee::Debug if self.debug_call(id) => return true,
            Callee::Lifetime => {
                if let Some(stays) = self.lifetime_call(id) {
                    return stays;
                }
            }
            Callee::Debug | Callee::Any => {}
        }
        let callee = self.plain(callee);
        let pointee = self.new_type(callee).and_then(|ty| self.conversion.to.types.pointee(ty));
        let Some(function_type) = pointee else { return true };
        let Type::Function { .. } = self.conversion.to.types[function_type] else { return true };
        let mut new = mem::take(&mut self.operands);
        for (index, &argument) in self.from.list(arguments).iter().enumerate() {
            new.push(match self.conversion.to.types.parameter(function_type, index) {
                Some(ty) => self.value(argument, ty),
                None => self.plain(argument),
            });
        }
        let arguments = self.list(new);
        let attributes = self.conversion.attributes(attributes);
        let flags = FastMathFlags::NONE;
        self.body.instructions[id].kind = Kind::Call {
            callee,
            function_type,
            arguments,
            bundles: List::default(),
            flags,
            attributes,
            calling_convention,
            tail,
        };
        true
    }

    /// An instruction whose operands are no pointers, or of any type.
    fn other(&mut self, kind: Kind) -> Kind {
        match kind {
            Kind::Binary { op, operands } => {
                let mut op = op;
                if let Some(flags) = op.fast_math_flags_mut() {
                    *flags = self.fast_math(*flags);
                }
                if let BinaryOp::Or(flags) = &mut op {
                    *flags = DisjointFlags::NONE;
                }
                Kind::Binary { op, operands: operands.map(|it| self.plain(it)) }
            }
            Kind::FCmp { predicate, flags, operands } => {
                let operands = operands.map(|it| self.plain(it));
                Kind::FCmp { predicate, flags: self.fast_math(flags), operands }
            }
            Kind::Cast { op, value } => {
                let op = match op {
                    CastOp::Trunc(_) => CastOp::Trunc(OverflowFlags::NONE),
                    CastOp::ZExt(_) => CastOp::ZExt(NonNegativeFlags::NONE),
                    CastOp::UiToFp(_) => CastOp::UiToFp(NonNegativeFlags::NONE),
                    CastOp::SiToFp(_) => CastOp::SiToFp(FastMathFlags::NONE),
                    CastOp::FpTrunc(_) => CastOp::FpTrunc(FastMathFlags::NONE),
                    CastOp::FpExt(_) => CastOp::FpExt(FastMathFlags::NONE),
                    op => op,
                };
                Kind::Cast { op, value: self.plain(value) }
            }
            Kind::ExtractElement { vector, index } => {
                Kind::ExtractElement { vector: self.plain(vector), index: self.plain(index) }
            }
            Kind::InsertElement { vector, element, index } => Kind::InsertElement {
                vector: self.plain(vector),
                element: self.plain(element),
                index: self.plain(index),
            },
            Kind::ShuffleVector { operands, mask } => Kind::ShuffleVector {
                operands: operands.map(|it| self.plain(it)),
                mask: self.plain(mask),
            },
            Kind::ExtractValue { aggregate, indices } => {
                Kind::ExtractValue { aggregate: self.plain(aggregate), indices }
            }
            Kind::InsertValue { aggregate, element, indices } => Kind::InsertValue {
                aggregate: self.plain(aggregate),
                element: self.plain(element),
                indices,
            },
            Kind::ConditionalBranch { condition, targets } => {
                Kind::ConditionalBranch { condition: self.plain(condition), targets }
            }
            Kind::Switch { value, default, cases } => {
                let list = self.from.list(cases).to_vec();
                let list: alloc::vec::Vec<_> = list
                    .into_iter()
                    .map(|it| dxil_ir::Case {
                        value: self.conversion.constant(it.value, None),
                        ..it
                    })
                    .collect();
                Kind::Switch { value: self.plain(value), default, cases: self.body.add_list(list) }
            }
            kind => kind,
        }
    }

    /// The flags that LLVM 3.7 has. As in LLVM, what may be reassociated or contracted is `fast` there, which allows all.
    fn fast_math(&self, flags: FastMathFlags) -> FastMathFlags {
        const FAST: FastMathFlags =
            FastMathFlags::ALLOW_REASSOCIATION.union(FastMathFlags::ALLOW_CONTRACT);
        if flags.0 & FAST.0 != 0 {
            return FastMathFlags::FAST;
        }
        let known = FastMathFlags::FAST.difference(FastMathFlags::UNSAFE_ALGEBRA);
        FastMathFlags(flags.0 & known.0)
    }

    /// The number from which LLVM 3.7 subtracts to negate.
    fn negative_zero(&mut self, ty: TypeId) -> Value {
        let module = &mut self.conversion.to;
        let scalar = module.types.scalar(ty);
        let bits = match module.types[scalar] {
            Type::Half => 0x8000,
            Type::Float => 0x8000_0000,
            _ => 1 << 63,
        };
        let zero = module.constants.float(scalar, bits);
        match module.types.vector_length(ty) {
            Some(length) => {
                let elements = alloc::vec![zero; length as usize];
                module.constants.aggregate(&module.types, ty, &elements).into()
            }
            None => zero.into(),
        }
    }
}
