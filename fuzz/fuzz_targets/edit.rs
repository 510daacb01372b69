//! Random edits of a valid module give a valid module, or are refused.
#![no_main]

use dxil_ir::edit::{self, FunctionEditor, Global};
use dxil_ir::verify::verify;
use dxil_ir::{FunctionId, InstructionId, Module};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

/// The bytes at the end of the input that choose edits: three for each.
const EDITS: usize = 30;

/// The number of instructions above which a function is not changed any more: inlining doubles it.
const MAX_INSTRUCTIONS: usize = 2000;

fuzz_target!(|bytes: &[u8]| {
    let Some((bitcode, edits)) = bytes.split_last_chunk::<EDITS>() else { return };
    let Ok(mut module) = dxil_bitcode::read_dxil(bitcode) else { return };
    if !verify(&module).is_empty() {
        return;
    }
    for edit in edits.chunks_exact(3) {
        let [function, kind, number] = [edit[0], edit[1], edit[2]].map(usize::from);
        let Some(function) = module.functions.ids().nth(function % module.functions.len().max(1))
        else {
            return;
        };
        apply(&mut module, function, kind, number);
        let errors = verify(&module);
        assert!(errors.is_empty(), "{kind} {number}: {errors:?}");
    }
    let written = dxil_bitcode::write(&module).expect("a valid module");
    let read = dxil_bitcode::read(&written).expect("it was written");
    assert_eq!(dxil_bitcode::write(&read), Ok(written));
});

// Few changes of bitcode give bitcode of a valid module: most mutations are of the edits.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    match data[..size].split_last_chunk_mut::<EDITS>() {
        Some((_, edits)) if seed % 8 > 0 => {
            fuzzer_mutate(edits, EDITS, EDITS);
            size
        }
        _ => fuzzer_mutate(data, size, max_size),
    }
});

/// Makes an edit, or refuses it.
fn apply(module: &mut Module, function: FunctionId, kind: usize, number: usize) {
    match kind % 11 {
        0 => {
            let name = format!("clone{}", module.functions.len());
            drop(edit::clone_function(module, function, name));
        }
        1 => {
            let ty = module.types.integer(32);
            let value = module.constants.integer(&module.types, ty, number as u64);
            drop(edit::append_parameter(module, function, "new", value));
        }
        2 => drop(edit::remove_globals(module, &[Global::Function(function)])),
        kind => {
            let Ok(mut editor) = FunctionEditor::new(module, function) else { return };
            let ids: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
            if ids.len() <= MAX_INSTRUCTIONS {
                change(&mut editor, &ids, kind, number);
            }
        }
    }
}

fn change(editor: &mut FunctionEditor<'_>, ids: &[InstructionId], kind: usize, number: usize) {
    let id = ids[number % ids.len()];
    match kind {
        3 => drop(editor.erase(id)),
        4 => drop(editor.erase_recursively(id)),
        5 => _ = editor.erase_dead(ids.iter().copied()),
        6 => {
            let ty = editor.body().instructions[id].ty;
            if editor.module_mut().types.void() == ty {
                return;
            }
            let undef = editor.module_mut().constants.undef(ty);
            drop(editor.replace_all_uses(id, undef));
        }
        7 => drop(editor.split_block(id, "split")),
        8 => {
            let order = &editor.body().order;
            let block = order[number % order.len()];
            drop(editor.merge_into_predecessor(block));
        }
        9 => _ = editor.remove_unreachable_blocks(),
        _ => drop(editor.inline_call(id)),
    }
}
