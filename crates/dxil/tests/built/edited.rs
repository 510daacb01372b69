//! The [library](crate::library) after edits, which keep its annotations right: `twice` calls a clone of the helper,
//! which has got a parameter, and has the helper's instructions; the helper, `weigh` and its weights are gone.

use dxil::container::FourCC;
use dxil::container::layout::ShaderKind;
use dxil::container::write::{Container, Library, ValidatorVersion};
use dxil::ir::edit::{self, FunctionEditor, Global};
use dxil::ir::{BinaryOp, FastMathFlags, FunctionId, InstructionKind, Module, Value};
use dxil::metadata::{
    Annotated, FieldAnnotation, FunctionAnnotation, ParameterAnnotation, ParameterQualifier,
    TypeAnnotationList, TypeAnnotations, edit as annotated,
};
use dxil::ops::{ShaderStage, Target, Version};

use crate::library::{HELPER, TWICE, WEIGH, exported, module};

const CLONE: (&str, &str) = ("\u{1}?scaled@@YAMM@Z", "scaled");

pub(crate) fn library() -> Container {
    let mut module = module().expect("a sound library");
    annotate(&mut module);
    edit(&mut module).expect("edits");
    assert_eq!(dxil::ir::verify::verify(&module), []);
    let library = Library { functions: [TWICE, CLONE].map(exported).into(), ..Library::default() };
    let mut container = crate::container();
    container.push(FourCC::RDAT, library.to_rdat(ValidatorVersion::V1_8));
    container.push(FourCC::DXIL, crate::program(ShaderKind::Library, 3, &module));
    container
}

fn function(module: &Module, (name, _): (&str, &str)) -> FunctionId {
    module.function_named(name.into()).expect("a function")
}

/// Annotates the result and the parameters of all functions.
fn annotate(module: &mut Module) {
    let functions = [(HELPER, 2), (WEIGH, 3), (TWICE, 2)].map(|(name, count)| Annotated {
        constant: module.function_address(function(module, name)).expect("an address"),
        annotation: FunctionAnnotation(vec![parameter(); count]),
    });
    let lists = vec![TypeAnnotationList::Functions(functions.into())];
    TypeAnnotations { lists }.write(module);
}

fn parameter() -> ParameterAnnotation {
    let (qualifier, field) = (ParameterQualifier::In, FieldAnnotation::default());
    ParameterAnnotation { qualifier, field, semantic_indexes: Vec::new() }
}

fn edit(module: &mut Module) -> Result<(), Box<dyn std::error::Error>> {
    let [helper, weigh, twice] = [HELPER, WEIGH, TWICE].map(|name| function(module, name));
    let clone = annotated::clone_function(module, helper, CLONE.0)?;

    // The first call becomes one of the clone, the second one the helper's instructions.
    let address = module.function_address(clone).expect("an address");
    let mut editor = FunctionEditor::new(module, twice)?;
    let is_call = |kind: InstructionKind| matches!(kind, InstructionKind::Call { .. });
    let calls = editor.body().instructions().filter(|(_, it)| is_call(it.kind));
    let calls: Vec<_> = calls.map(|(id, _)| id).collect();
    let target = Target::new(Version::V1_3, ShaderStage::Library);
    let call = editor.build_before(calls[0], target, |b| b.call(clone, &[Value::Argument(0)]))?;
    editor.replace(calls[0], call)?;
    editor.inline_call(calls[1])?;
    drop(editor);
    assert!(module.called_function(address.into()).is_some());

    // The clone scales its result by the new argument.
    let float = module.types.intern(dxil::ir::Type::Float);
    let two = module.constants.float(float, 2.0_f32.to_bits().into());
    let scale = annotated::append_parameter(module, clone, "scale", two, &parameter())?;
    let mut editor = FunctionEditor::new(module, clone)?;
    let end = editor.body().instructions().last().expect("a return").0;
    let InstructionKind::Return { value: Some(value) } = editor.body().instructions[end].kind
    else {
        panic!("the clone returns nothing");
    };
    let block = editor.block_of(end).expect("a block");
    editor.replace_terminator(block, target, |b| {
        let flags = FastMathFlags::NONE;
        b.ret(b.binary(BinaryOp::FMul(flags), value, Value::Argument(scale))?)
    })?;
    drop(editor);

    annotated::remove_functions(module, &[helper, weigh])?;
    let weights = module.variables.ids().next().expect("the weights");
    edit::remove_globals(module, &[Global::Variable(weights)])?;
    let annotations = TypeAnnotations::of(module)?;
    let counts = annotations.functions(module).map(|(_, it)| it.0.len());
    assert_eq!(counts.collect::<Vec<_>>(), [2, 3]);
    Ok(())
}
