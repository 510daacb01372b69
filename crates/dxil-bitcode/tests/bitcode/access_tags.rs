//! Scalar types attached as `!tbaa`, as LLVM had them once, become access tags, as LLVM's reader makes them.

use dxil_ir::metadata::Reference;
use dxil_ir::{Body, Function, Instruction, InstructionKind, Module};

/// Writes a module whose function has this node as the `!tbaa` of its instruction, and reads it.
fn read(node: impl Fn(&mut Module) -> Vec<Reference>) -> Module {
    let mut module = Module::dxil();
    let operands = node(&mut module);
    let attached = (module.metadata_kind("tbaa"), module.metadata.tuple(&operands));
    let ty = module.types.function(module.types.void(), &[]);
    let mut body = Body::new();
    let block = body.add_block();
    let kind = InstructionKind::Return { value: None };
    let instruction = Instruction { kind, ty: module.types.void(), location: None };
    let id = body.add_instruction(block, instruction);
    body.attachments.insert(id, vec![attached]);
    module.add_function(Function { body: Some(body), ..Function::new("main", ty) });
    let bitcode = dxil_bitcode::write(&module).expect("it is valid");
    let module = dxil_bitcode::read(&bitcode).expect("it was written");
    let written = dxil_bitcode::write(&module).expect("it was read");
    let again = dxil_bitcode::read(&written).expect("it was written");
    assert_eq!(dxil_bitcode::write(&again), Ok(written));
    module
}

/// The operands of the attached node.
fn tag(module: &Module) -> &[Reference] {
    let mut bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let body = bodies.next().expect("a body");
    let attached = body.attachments.values().next().expect("an attachment");
    module.metadata.operands(attached[0].1)
}

fn scalar(module: &mut Module) -> Vec<Reference> {
    let root = Some(module.metadata.string("root"));
    vec![Some(module.metadata.string("int")), Some(module.metadata.tuple(&[root]))]
}

/// The metadata `i64 number`.
fn number(module: &mut Module, number: u64) -> Reference {
    let i64 = module.types.integer(64);
    let constant = module.constants.integer(&module.types, i64, number);
    Some(module.metadata.constant(constant))
}

// The verdicts of DXC: `!{!"int", !2}` becomes `!{!1, !1, i64 0}`, where `!1` is the scalar type, and
// `!{!"int", !2, i64 1}` becomes `!{!1, !1, i64 0, i64 1}`.

#[test]
fn a_scalar_type_becomes_a_tag() {
    let mut module = read(scalar);
    let expected = scalar(&mut module);
    let expected = Some(module.metadata.tuple(&expected));
    let zero = number(&mut module, 0);
    assert_eq!(tag(&module), [expected, expected, zero]);
}

#[test]
fn the_tag_of_constant_memory_says_so() {
    let constant = |module: &mut Module| [scalar(module), vec![number(module, 1)]].concat();
    let mut module = read(constant);
    let expected = scalar(&mut module);
    let expected = Some(module.metadata.tuple(&expected));
    let [zero, one] = [0, 1].map(|it| number(&mut module, it));
    assert_eq!(tag(&module), [expected, expected, zero, one]);
}

#[test]
fn a_tag_stays() {
    let tag_of = |module: &mut Module| {
        let scalar = scalar(module);
        let scalar = Some(module.metadata.tuple(&scalar));
        vec![scalar, scalar, number(module, 4)]
    };
    let mut module = read(tag_of);
    let expected = tag_of(&mut module);
    assert_eq!(tag(&module), expected);
}
