//! Intrinsics have the attributes that LLVM gives them, whatever the file states.

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, FUNCTION_SLOT, Function, Module, intrinsic_attributes,
};

#[test]
fn those_of_the_file_are_replaced() {
    let mut module = Module::dxil();
    let stated = AttributeGroup {
        slot: FUNCTION_SLOT,
        attributes: vec![Attribute::Kind(AttributeKind::NoInline)],
    };
    let ty = module.types.function(module.types.void(), &[]);
    for name in ["llvm.trap", "llvm.unknown", "trap"] {
        let attributes = module.attributes.set_of([stated.clone()]);
        module.add_function(Function { attributes, ..Function::new(name, ty) });
    }
    let bitcode = dxil_bitcode::write(&module).expect("it is valid");
    let read = dxil_bitcode::read(&bitcode).expect("it was written");
    let found = read.functions.values().map(|function| {
        let groups = function.attributes.map(|set| read.attributes.groups(set));
        groups.into_iter().flatten().map(|(_, group)| group.clone()).collect::<Vec<_>>()
    });
    // The verdict of DXC: `noreturn nounwind` for the intrinsic.
    let known = intrinsic_attributes(module.types.dialect(), b"llvm.trap").expect("an intrinsic");
    let kinds = [AttributeKind::NoReturn, AttributeKind::NoUnwind].map(Attribute::Kind);
    assert_eq!(known, [AttributeGroup { slot: FUNCTION_SLOT, attributes: kinds.to_vec() }]);
    assert_eq!(found.collect::<Vec<_>>(), [known, vec![stated.clone()], vec![stated]]);
}
