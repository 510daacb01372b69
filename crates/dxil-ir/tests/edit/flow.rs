//! Blocks that are split and merged.

use dxil_ir::edit::{Error, FunctionEditor};

use crate::{incoming, kinds, sample};

#[test]
fn phis_name_the_second_half_of_a_split_block() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let half = editor.split_block(it.other_sum, "half").unwrap();
    assert_eq!(kinds(editor.body(), it.negative), ["Branch"]);
    assert_eq!(kinds(editor.body(), half), ["Binary", "Branch"]);
    assert_eq!(incoming(editor.body(), it.phi)[1], (it.other_sum.into(), half));
    assert_eq!(editor.body().order, [it.entry, it.negative, half, it.end]);
    assert_eq!(editor.block_of(it.other_sum), Some(half));
    assert_eq!(editor.split_block(it.phi, ""), Err(Error::Fixed(it.phi)));
}

#[test]
fn only_a_block_with_one_way_in_is_merged() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    for block in [it.entry, it.negative, it.end] {
        assert_eq!(editor.merge_into_predecessor(block), Err(Error::Predecessors(block)));
    }
}

/// As the phi has one value then, the value replaces it.
#[test]
fn a_block_with_a_phi_is_merged() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let target = crate::TARGET;
    editor.replace_terminator(it.entry, target, |b| b.branch(it.negative)).unwrap();
    assert_eq!(editor.merge_into_predecessor(it.negative), Ok(it.entry));
    assert_eq!(editor.merge_into_predecessor(it.end), Ok(it.entry));
    assert_eq!(editor.block_of(it.phi), None);
    assert_eq!(kinds(editor.body(), it.entry), ["Binary", "ICmp", "Binary", "Return"]);
    assert_eq!(editor.users(it.other_sum).len(), 1);
    assert_eq!(editor.body().order, [it.entry]);
}
