//! Building in bodies that exist.

use dxil_ir::Value;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::FunctionEditor;

use crate::{ADD, TARGET, X, incoming, kinds, sample};

#[test]
fn a_builder_continues_before_an_instruction() {
    let mut it = sample();
    let b = FunctionBuilder::edit(&mut it.module, it.function, TARGET).unwrap();
    b.position_before(it.other_sum).unwrap();
    let twice = b.binary(ADD, X, X).unwrap();
    b.binary(ADD, twice, X).unwrap();
    assert_eq!(b.ret(X).unwrap_err().to_string(), "f: ret: the block has a terminator");
    b.position_before(it.phi).unwrap();
    assert_eq!(b.binary(ADD, X, X).unwrap_err().to_string(), "f: add: a phi follows");
    b.finish().unwrap();
    assert_eq!(kinds(it.body(), it.negative), ["Binary", "Binary", "Binary", "Branch"]);
    assert_eq!(it.body().blocks[it.negative].instructions[2], it.other_sum);
}

#[test]
fn a_builder_that_is_dropped_changes_nothing() {
    let mut it = sample();
    let before = it.body().clone();
    let b = FunctionBuilder::edit(&mut it.module, it.function, TARGET).unwrap();
    b.position_before(it.sum).unwrap();
    b.binary(ADD, X, X).unwrap();
    drop(b);
    assert_eq!(it.body(), &before);
    let b = FunctionBuilder::edit(&mut it.module, it.function, TARGET).unwrap();
    b.add_block("empty");
    assert_eq!(b.finish().unwrap_err().to_string(), "f: block `empty` has no terminator");
    assert_eq!(it.body(), &before);
}

#[test]
fn an_error_in_a_change_leaves_the_blocks_as_they_were() {
    let mut it = sample();
    let blocks: Vec<_> = it.body().blocks().map(|(id, it)| (id, it.clone())).collect();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let error = editor.build_before(it.sum, TARGET, |b| {
        let wide = b.i64(1);
        b.binary(ADD, b.binary(ADD, X, X)?, wide)
    });
    assert!(error.is_err());
    let error = editor.replace_terminator(it.entry, TARGET, |b| b.binary(ADD, X, X));
    assert_eq!(error.unwrap_err().to_string(), "f: block `entry` has no terminator");
    assert_eq!(editor.users(it.sum).len(), 3);
    assert_eq!(editor.users(X), [it.sum, it.other_sum]);
    assert_eq!(incoming(editor.body(), it.phi).len(), 2);
    drop(editor);
    assert!(it.body().blocks().eq(blocks.iter().map(|(id, it)| (*id, it))));
}

#[test]
fn a_terminator_is_replaced_by_other_control_flow() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    // Entry now branches to a new block, and that to the end.
    let new = editor.replace_terminator(it.entry, TARGET, |b| {
        let new = b.add_block("new");
        b.branch(new)?;
        b.switch_to_block(new)?;
        let twice = b.binary(ADD, X, X)?;
        b.branch(it.end)?;
        b.add_incoming(Value::Instruction(it.phi), &[(twice, new)])?;
        Ok((twice, new))
    });
    let (twice, new) = new.unwrap();
    assert_eq!(incoming(editor.body(), it.phi), [(it.other_sum.into(), it.negative), (twice, new)]);
    assert_eq!(editor.users(twice), [it.phi]);
    assert_eq!(editor.remove_unreachable_blocks(), 1);
    assert_eq!(incoming(editor.body(), it.phi), [(twice, new)]);
    assert_eq!(editor.body().order, [it.entry, it.end, new]);
}

#[test]
fn instructions_after_a_phi_come_after_all_phis() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    editor.build_after(it.phi, TARGET, |b| b.binary(ADD, it.phi.into(), X)).unwrap();
    editor.build_after(it.sum, TARGET, |b| b.binary(ADD, it.sum.into(), X)).unwrap();
    assert_eq!(kinds(editor.body(), it.end), ["Phi", "Binary", "Return"]);
    let entry = kinds(editor.body(), it.entry);
    assert_eq!(entry, ["Binary", "Binary", "ICmp", "ConditionalBranch"]);
}
