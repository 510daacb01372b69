//! Changes that are undone.

use dxil::ir::Module;
use dxil::ir::edit::FunctionEditor;

use crate::corpus;

/// Splits every block of all modules before every third instruction, and merges the parts again.
#[test]
fn blocks_that_are_split_and_merged_are_the_same_bytes() {
    let mut splits = 0;
    for fixture in corpus::all() {
        let mut module = fixture.module();
        if has_use_lists(&module) {
            // An editor drops them.
            continue;
        }
        let mut changed = module.clone();
        for id in corpus::defined(&module) {
            let mut editor = FunctionEditor::new(&mut changed, id).unwrap();
            let mut parts = Vec::new();
            for block in editor.body().order.clone() {
                let instructions = editor.body().blocks[block].instructions.clone();
                for id in instructions.into_iter().skip(1).step_by(3).rev() {
                    if editor.split_block(id, "").map(|part| parts.push(part)).is_ok() {
                        splits += 1;
                    }
                }
            }
            for &part in &parts {
                assert_eq!(editor.merge_into_predecessor(part).map(|_| ()), Ok(()));
            }
        }
        module.preserve_use_lists = changed.preserve_use_lists;
        assert_eq!(dxil_bitcode::write(&changed).unwrap(), fixture.bitcode, "{}", fixture.name);
    }
    assert!(splits > 10_000, "{splits} blocks are split");
}

fn has_use_lists(module: &Module) -> bool {
    let mut bodies = module.functions.values().filter_map(|it| it.body.as_ref());
    !module.use_lists.is_empty() || bodies.any(|body| !body.use_lists.is_empty())
}
