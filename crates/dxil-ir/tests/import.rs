//! Conflicts between a module and what is imported into it.

use dxil_ir::import::Importer;
use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{
    Body, ConstantKind, Function, FunctionId, Instruction, InstructionKind, Linkage, Metadata,
    Module, StructBody, Variable,
};

/// A module of a function with this linkage, which returns.
fn module(linkage: Linkage) -> (Module, FunctionId) {
    let mut module = Module::dxil();
    let void = module.types.void();
    let ty = module.types.function(void, &[]);
    let mut body = Body::new();
    let block = body.add_block();
    let kind = InstructionKind::Return { value: None };
    body.add_instruction(block, Instruction { kind, ty: void, location: None });
    let function = Function { linkage, body: Some(body), ..Function::new("f", ty) };
    let (id, _) = module.add_function(function);
    (module, id)
}

#[test]
fn a_definition_takes_the_place_of_a_declaration() {
    let (from, id) = module(Linkage::External);
    let mut to = Module::dxil();
    let ty = to.types.function(to.types.void(), &[]);
    let (declared, _) = to.add_function(Function::new("f", ty));
    assert_eq!(Importer::new(&from, &mut to).define(id), declared);
    assert!(to.functions[declared].body.is_some());
    assert_eq!(to.functions.len(), 1);
}

#[test]
fn functions_that_others_do_not_see_keep_apart() {
    let (from, id) = module(Linkage::Internal);
    let (mut to, known) = module(Linkage::External);
    let copy = Importer::new(&from, &mut to).define(id);
    assert_ne!(copy, known);
    assert_eq!([&to.functions[known].name, &to.functions[copy].name], ["f", "f.0"]);

    let (from, id) = module(Linkage::External);
    let (mut to, known) = module(Linkage::Internal);
    let copy = Importer::new(&from, &mut to).define(id);
    assert_eq!([&to.functions[known].name, &to.functions[copy].name], ["f.0", "f"]);
    assert_eq!(to.function_named("f".into()), Some(copy));
}

#[test]
fn structs_are_one_if_their_elements_are() {
    let list = |bits| {
        let mut module = Module::dxil();
        let ty = module.types.add_struct("List");
        let elements = [module.types.integer(bits), module.types.pointer(ty)].into();
        let id = module.types.struct_named("List".into()).expect("the struct");
        module.types.set_body(id, Some(StructBody { elements, packed: false }));
        (module, ty)
    };
    let (mut to, known) = list(32);
    let (same, ty) = list(32);
    assert_eq!(Importer::new(&same, &mut to).ty(ty), known);
    let (other, ty) = list(64);
    let copy = Importer::new(&other, &mut to).ty(ty);
    assert_eq!(to.types.display(copy).to_string(), "%List.0");
    let next = to.types.element(copy, 1).and_then(|ty| to.types.pointee(ty));
    assert_eq!(next, Some(copy));
    assert_eq!(Importer::new(&other, &mut to).ty(ty), copy);
}

#[test]
fn a_variable_whose_initializer_names_it_is_copied() {
    let mut from = Module::dxil();
    let byte = from.types.integer(8);
    let ty = from.types.pointer(byte);
    let (id, address) = from.add_variable(Variable::new("itself", ty));
    let cast = dxil_ir::Expression::Cast { op: dxil_ir::CastOp::BitCast, value: address };
    let initializer = from.constants.intern(ty, ConstantKind::Expression(cast));
    from.variables[id].initializer = Some(initializer);
    let mut to = Module::dxil();
    let copy = Importer::new(&from, &mut to).global_variable(id);
    let initializer = to.variables[copy].initializer.expect("an initializer");
    let named: Vec<_> = to.constants[initializer].operands().collect();
    assert_eq!(to.constants[named[0]].kind, ConstantKind::Variable(copy));
}

#[test]
fn metadata_keeps_cycles_and_forgets_other_functions() {
    let (mut from, id) = module(Linkage::External);
    let address = from.function_address(id).expect("an address");
    let function = from.metadata.constant(address);
    let node = from.metadata.distinct(NodeKind::Tuple([].into()));
    let operands: [Reference; 3] = [Some(node), Some(function), None];
    let kind = NodeKind::Tuple(operands.into());
    let cycle = dxil_ir::metadata::Node { distinct: true, kind };
    from.metadata.replace(node, Metadata::Node(cycle));

    let mut to = Module::dxil();
    let copy = Importer::new(&from, &mut to).metadata(node).expect("a node");
    assert_eq!(to.metadata.operands(copy), [Some(copy), None, None]);

    let mut importer = Importer::new(&from, &mut to);
    importer.declare(id);
    let copy = importer.metadata(node).expect("a node");
    assert!(to.metadata.operands(copy)[1].is_some());
}
