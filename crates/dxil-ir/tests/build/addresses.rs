//! Addresses of elements, with pointers and indices that are vectors.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::typing::{self, Index};
use dxil_ir::{CastOp, InstructionKind, Module, Type, TypeId, Value};
use expect_test::expect;

use crate::{Arguments, Sample, message};

/// The type of the address that `build` gives.
fn ty(build: impl FnOnce(&Operands<'_, '_>) -> Result<Value, Error>) -> String {
    let (mut sample, a) = Sample::new();
    let types = VectorTypes::new(&mut sample.module, a);
    let mut b = sample.builder();
    let address = Operands::new(&b, a, types).and_then(|it| build(&it)).expect("an address");
    let ty = b.type_of(address).expect("a value");
    b.module().types.display(ty).to_string()
}

#[derive(Clone, Copy)]
struct VectorTypes {
    /// `<2 x %pair*>`
    pointers: TypeId,
    /// `<3 x i32>`
    i32x3: TypeId,
    /// `<2 x i64>`
    i64x2: TypeId,
}

impl VectorTypes {
    fn new(module: &mut Module, a: Arguments) -> Self {
        let types = &mut module.types;
        let pointer = types.pointer(a.types.pair);
        Self {
            pointers: types.intern(Type::Vector { element: pointer, length: 2 }),
            i32x3: types.intern(Type::Vector { element: a.types.i32, length: 3 }),
            i64x2: types.intern(Type::Vector { element: a.types.i64, length: 2 }),
        }
    }
}

struct Operands<'b, 'm> {
    b: &'b FunctionBuilder<'m>,
    a: Arguments,
    types: VectorTypes,
    /// `<2 x %pair*>`
    pointers: Value,
    /// `<2 x i32>`, a variable
    indices: Value,
}

impl<'b, 'm> Operands<'b, 'm> {
    fn new(b: &'b FunctionBuilder<'m>, a: Arguments, types: VectorTypes) -> Result<Self, Error> {
        let one = b.insert_element(b.null(a.types.i32x2)?, a.i32, b.i32(0))?;
        let pointers = b.cast(CastOp::IntToPtr, one, types.pointers)?;
        Ok(Self { b, a, types, pointers, indices: one })
    }

    fn two(&self, one: i32, other: i32) -> Result<Value, Error> {
        self.b.aggregate(self.a.types.i32x2, &[self.b.i32(one), self.b.i32(other)])
    }
}

#[test]
fn types() {
    let types = [
        ty(|it| it.b.gep(it.pointers, &[it.b.i32(0)])),
        ty(|it| it.b.gep(it.a.shared, &[it.indices])),
        // All elements of an index into a struct are the same: it names one element.
        ty(|it| it.b.gep(it.pointers, &[it.indices, it.two(1, 1)?])),
        ty(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.two(0, 0)?])),
        ty(|it| it.b.gep(it.a.pointer, &[it.b.i32(0), it.two(1, 1)?, it.a.i32])),
        ty(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.b.i32(1), it.indices])),
    ];
    expect![[r#"
        <2 x %pair*>
        <2 x i32 addrspace(3)*>
        <2 x [2 x float]*>
        <2 x i32*>
        <2 x float*>
        <2 x float*>"#]]
    .assert_eq(&types.join("\n"));
}

#[test]
fn mistakes() {
    let mistake = |build: fn(&Operands<'_, '_>) -> Result<Value, Error>| {
        let (mut sample, a) = Sample::new();
        let types = VectorTypes::new(&mut sample.module, a);
        let b = sample.builder();
        let built = Operands::new(&b, a, types).and_then(|it| build(&it));
        built.expect_err("a mistake").to_string()
    };
    let mistakes = [
        mistake(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.two(0, 1)?])),
        mistake(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.two(2, 2)?])),
        mistake(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.indices])),
        mistake(|it| it.b.gep(it.pointers, &[it.b.i32(0), it.b.null(it.types.i64x2)?])),
        mistake(|it| it.b.gep(it.pointers, &[it.b.null(it.types.i32x3)?])),
        mistake(|it| it.b.gep(it.indices, &[it.b.i32(0)])),
        message(|b, a| b.gep(a.vector, &[b.i32(0)])),
    ];
    expect![[r#"
        main: getelementptr: index 1 is <2 x i32>, expected one number, or the same in all elements
        main: getelementptr: index 1 is 2, expected an element of %pair
        main: getelementptr: index 1 is a variable, expected a constant
        main: getelementptr: index 1 is <2 x i64>, expected i32
        main: getelementptr: index 0 is <3 x i32>, expected one of 2 elements, as other operands
        main: getelementptr: the pointer is <2 x i32>, expected a pointer
        main: getelementptr: the pointer is <4 x float>, expected a pointer"#]]
    .assert_eq(&mistakes.join("\n"));
}

/// The functions for readers, which know the types of the operands already.
#[test]
fn of_types_alone() {
    let (mut sample, a) = Sample::new();
    let types = VectorTypes::new(&mut sample.module, a);
    let b = sample.builder();
    let address = Operands::new(&b, a, types).and_then(|it| {
        b.set_name(it.b.gep(it.pointers, &[it.b.i32(0), it.two(1, 1)?])?, "address")?;
        b.ret(a.float)
    });
    address.and_then(|_| b.finish()).expect("a body");
    let Sample { mut module, main } = sample;
    let body = module.functions[main].body.clone().expect("a body");
    let (id, _) = body.names.iter().next().expect("the address");
    let InstructionKind::GetElementPtr { source, operands, .. } = body.instructions[id].kind else {
        panic!("no address");
    };
    let types_of = |&value| module.type_of(&body, value).expect("a value");
    let operands: Vec<_> = body.list(operands).iter().map(|it| (types_of(it), *it)).collect();
    let indices = operands[1..].iter().map(|&(ty, value)| Index { ty, constant: value.constant() });
    let Module { types, constants, .. } = &mut module;
    let address = typing::get_element_ptr(types, constants, source, operands[0].0, indices);
    assert_eq!(address, Ok(body.instructions[id].ty));
}
