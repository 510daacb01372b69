//! Annotations of functions that are changed.

use dxil_container::{Container, FourCC, read::Program};
use dxil_ir::{Module, Type};
use dxil_metadata::{
    FieldAnnotation, ParameterAnnotation, ParameterQualifier, TypeAnnotations, edit,
};

/// The module of a library of DXC, whose functions have annotations.
fn library() -> Module {
    let file = include_bytes!("../../../tests/fixtures/containers/dxc110/lib_functions-6_6.dxbc");
    let container = Container::parse(file).expect("a container");
    let part = container.part(FourCC::DXIL).expect("a program");
    dxil_bitcode::read(&Program::parse(&part).expect("a program").bitcode).expect("a module")
}

/// The number of annotated functions; each has an annotation for its result and each parameter.
fn annotated(module: &Module) -> usize {
    let annotations = TypeAnnotations::of(module).expect("annotations");
    let counts = annotations.functions(module).map(|(id, annotation)| {
        let Type::Function { parameters, .. } = &module.types[module.functions[id].ty] else {
            panic!("{}", module.functions[id].name);
        };
        assert_eq!(annotation.0.len(), 1 + parameters.len(), "{}", module.functions[id].name);
    });
    counts.count()
}

#[test]
fn annotations_follow_the_functions() {
    let mut module = library();
    let known = annotated(&module);
    let annotations = TypeAnnotations::of(&module).expect("annotations");
    let functions = annotations.functions(&module).map(|(id, _)| id);
    let functions: Vec<_> = functions.filter(|&id| module.functions[id].body.is_some()).collect();
    assert!(!functions.is_empty());
    let i32 = module.types.integer(32);
    let value = module.constants.integer(&module.types, i32, 7);
    let mut clones = Vec::new();
    for &id in &functions {
        let (qualifier, field) = (ParameterQualifier::In, FieldAnnotation::default());
        let annotation = ParameterAnnotation { qualifier, field, semantic_indexes: vec![] };
        edit::append_parameter(&mut module, id, "more", value, &annotation).expect("a parameter");
        let name = format!("{}.clone", module.functions[id].name);
        clones.push(edit::clone_function(&mut module, id, name).expect("a clone"));
    }
    assert_eq!(annotated(&module), known + clones.len());
    edit::remove_functions(&mut module, &clones).expect("nothing uses the clones");
    assert_eq!(annotated(&module), known);
    assert_eq!(dxil_ir::verify::verify(&module), []);

    let before = module.named_metadata.clone();
    let user = dxil_ir::edit::Global::Function(functions[0]);
    let address = module.function_address(functions[0]).expect("an address");
    let node = module.tuple(&[address.into()]);
    module.name_metadata("user", [node]);
    let error = edit::remove_functions(&mut module, &functions[..1]).unwrap_err();
    assert_eq!(error, edit::EditError::Edit(dxil_ir::edit::Error::GlobalInUse(user)));
    assert_eq!(module.named_metadata[..before.len()], before);
}
