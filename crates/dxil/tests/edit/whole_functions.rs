//! Functions that are cloned and inlined, and that get parameters, judged by our verifier and LLVM's.

use dxil::ir::edit::{self, FunctionEditor};
use dxil::ir::{InstructionId, InstructionKind, Module, verify};

use crate::{corpus, llvm};

/// Changes all modules, and judges those of which `change` changed something.
fn judge(least: usize, change: impl Fn(&mut Module) -> usize) {
    let opt = llvm::opt();
    let (mut count, mut accepted, mut errors) = (0, 0, Vec::new());
    for (number, fixture) in corpus::all().into_iter().enumerate() {
        let mut module = fixture.module();
        let changes = change(&mut module);
        if changes == 0 {
            continue;
        }
        count += changes;
        let known = verify::verify(&fixture.module()).len();
        let wrong = verify::verify(&module);
        assert!(wrong.len() <= known, "{}: {wrong:?}", fixture.name);
        let bitcode = dxil_bitcode::write(&module)
            .unwrap_or_else(|error| panic!("{}: {error}", fixture.name));
        assert_eq!(
            dxil_bitcode::write(&dxil_bitcode::read(&bitcode).unwrap()).as_ref(),
            Ok(&bitcode)
        );
        // Starting the program takes long: it judges one of eight, or all where few are changed.
        if let Some(opt) = opt.as_ref().filter(|_| number % 8 == 0 || least < 100) {
            let verdict = |bitcode: &[u8]| llvm::run(opt, "-passes=verify", bitcode);
            match verdict(&bitcode) {
                Ok(_) => accepted += 1,
                // LLVM 14 does not take all modules of DXC.
                Err(_) if verdict(&fixture.bitcode).is_err() => {}
                Err(error) => errors.push(format!("{}: {error}", fixture.name)),
            }
        }
    }
    assert!(errors.is_empty(), "{} fail:\n{}", errors.len(), errors.join("\n"));
    assert!(count >= least, "{count} changes");
    assert!(opt.is_none() || accepted >= least.min(70) / 5, "LLVM accepts {accepted} modules");
}

#[test]
fn functions_are_cloned() {
    judge(400, |module| {
        let functions = corpus::defined(module);
        for &id in &functions {
            let name = format!("{}.clone", module.functions[id].name);
            edit::clone_function(module, id, name).unwrap();
        }
        functions.len()
    });
}

#[test]
fn all_calls_are_inlined() {
    judge(30, |module| {
        let mut count = 0;
        for id in corpus::defined(module) {
            let mut editor = FunctionEditor::new(module, id).unwrap();
            for call in calls(&editor) {
                count += usize::from(editor.inline_call(call).is_ok());
            }
            editor.remove_unreachable_blocks();
        }
        count
    });
}

fn calls(editor: &FunctionEditor<'_>) -> Vec<InstructionId> {
    let calls = editor.body().instructions().filter(|(_, it)| match it.kind {
        InstructionKind::Call { callee, .. } => {
            let callee = editor.module().called_function(callee);
            callee.is_some_and(|id| editor.module().functions[id].body.is_some())
        }
        _ => false,
    });
    calls.map(|(id, _)| id).collect()
}

#[test]
fn functions_get_parameters() {
    judge(300, |module| {
        let i32 = module.types.integer(32);
        let value = module.constants.integer(&module.types, i32, 7);
        let mut count = 0;
        for id in corpus::defined(module) {
            count += usize::from(edit::append_parameter(module, id, "extra", value).is_ok());
        }
        count
    });
}
