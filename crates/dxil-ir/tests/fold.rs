//! Folding of constant expressions: its limits. The results are compared with DXC's by the tests of
//! `dxil-text`: `tests/assembly/accepted/fold_*.ll`.

use dxil_ir::{
    BinaryOp, CastOp, ConstantId, ConstantKind, DisjointFlags, Expression, GepFlags, Module,
    OverflowFlags, StructBody, Type, TypeId, Variable,
};

fn sum(operands: [ConstantId; 2]) -> Expression {
    Expression::Binary { op: BinaryOp::Add(OverflowFlags::NONE), operands }
}

fn is_expression(module: &Module, id: ConstantId) -> bool {
    matches!(module.constants[id].kind, ConstantKind::Expression(_))
}

/// The address of a new variable as an integer, which nothing is known of.
fn unknown(module: &mut Module, ty: TypeId) -> ConstantId {
    let (_, address) = module.add_variable(Variable::new("x", ty));
    module.fold(Expression::Cast { op: CastOp::PtrToInt, value: address }, ty)
}

#[test]
fn integers_of_more_than_128_bits_are_not_computed() {
    for (bits, computed) in [(128, true), (129, false)] {
        let mut module = Module::dxil();
        let ty = module.types.integer(bits);
        let one = module.constants.intern(ty, ConstantKind::WideInteger([1].into()));
        let two = module.fold(sum([one, one]), ty);
        assert_eq!(is_expression(&module, two), !computed, "i{bits}");
        if computed {
            assert_eq!(module.constants[two].kind, ConstantKind::WideInteger([2].into()));
        }
    }
}

#[test]
fn vectors_of_more_than_1024_elements_are_not_computed() {
    for (length, computed) in [(1024, true), (1025, false), (u32::MAX, false)] {
        let mut module = Module::dxil();
        let element = module.types.integer(32);
        let ty = module.types.intern(Type::Vector { element, length });
        let zero = module.constants.null(&module.types, ty);
        let sum = module.fold(sum([zero, zero]), ty);
        assert_eq!(is_expression(&module, sum), !computed, "{length} elements");
        // What is not computed takes no memory for its elements.
        assert!(computed || module.constants.arena().len() < 8, "{length} elements");
    }
}

/// Without a limit, the size of a struct whose elements are two others takes twice as long as theirs.
#[test]
fn sizes_of_structs_in_structs_end() {
    let mut module = Module::dxil();
    let [i32, i64] = [32, 64].map(|bits| module.types.integer(bits));
    let (mut left, mut right) = (i32, i32);
    for depth in 0..64 {
        let body = StructBody { elements: [left, right].into(), packed: false };
        [left, right] = ["a", "b"]
            .map(|name| module.types.define_struct(format!("{name}{depth}"), body.clone()));
    }
    let pointer = module.types.pointer(left);
    let null = module.constants.null(&module.types, pointer);
    let one = module.constants.integer(&module.types, i32, 1);
    let operands = [null, one].into();
    let end = Expression::GetElementPtr { source: left, flags: GepFlags::NONE, operands };
    let end = module.fold(end, pointer);
    let size = module.fold(Expression::Cast { op: CastOp::PtrToInt, value: end }, i64);
    assert!(is_expression(&module, size));
    assert!(module.constants.arena().len() < 1 << 16);
}

/// The low bytes of an expression are looked for in its operands, up to a depth.
#[test]
fn expressions_of_any_depth_are_folded() {
    let mut module = Module::dxil();
    let [i8, i32] = [8, 32].map(|bits| module.types.integer(bits));
    let mut value = unknown(&mut module, i32);
    let two = module.constants.integer(&module.types, i32, 2);
    for _ in 0..100_000 {
        let op = BinaryOp::Or(DisjointFlags::NONE);
        let expression = Expression::Binary { op, operands: [value, two] };
        // As a reader of bitcode makes them, which does not fold.
        value = module.constants.intern(i32, ConstantKind::Expression(expression));
    }
    let low = module.fold(Expression::Cast { op: CastOp::Trunc(OverflowFlags::NONE), value }, i8);
    assert!(is_expression(&module, low));
}
