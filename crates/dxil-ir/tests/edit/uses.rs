//! Values that are replaced and instructions that are erased.

use dxil_ir::edit::{Error, FunctionEditor};
use dxil_ir::{InstructionId, InstructionKind, Value};

use crate::{TARGET, X, incoming, kinds, sample};

#[test]
fn users_are_kept_up_to_date() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    assert_eq!(editor.users(it.sum).len(), 3);
    assert_eq!(editor.users(X), [it.sum, it.other_sum]);
    editor.replace_all_uses(it.sum, X).unwrap();
    assert!(!editor.is_used(it.sum));
    assert_eq!(editor.users(it.sum), []);
    assert_eq!(editor.users(X).len(), 4);
    editor.erase(it.sum).unwrap();
    assert_eq!(editor.block_of(it.sum), None);
    assert_eq!(editor.users(X).len(), 3);
    assert!(!editor.body().names.contains(it.sum));
    assert_eq!(incoming(editor.body(), it.phi)[0], (X, it.entry));
}

#[test]
fn used_instructions_and_terminators_are_not_erased() {
    let mut it = sample();
    let before = it.body().clone();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    assert_eq!(editor.erase(it.sum), Err(Error::InUse(it.sum)));
    let terminator = *editor.body().blocks[it.end].instructions.last().unwrap();
    assert_eq!(editor.erase(terminator), Err(Error::Fixed(terminator)));
    assert_eq!(editor.replace(it.sum, it.sum), Err(Error::InUse(it.sum)));
    assert_eq!(editor.erase_dead([it.sum, terminator]), 0);
    drop(editor);
    assert_eq!(it.body(), &before);
}

#[test]
fn a_value_of_another_type_does_not_replace_one() {
    let mut it = sample();
    let bit = it.module.types.integer(1);
    let bit = it.module.constants.integer(&it.module.types, bit, 1);
    let before = it.body().clone();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let error = editor.replace_all_uses(it.sum, bit).unwrap_err();
    assert_eq!(error.to_string(), "the new value is i1, expected i32");
    let missing = Value::Argument(1);
    assert_eq!(editor.replace_all_uses(it.sum, missing), Err(Error::NoValue(missing)));
    assert_eq!(editor.replace_all_uses(bit, bit), Err(Error::NoValue(bit.into())));
    drop(editor);
    assert_eq!(it.body(), &before);
}

#[test]
fn the_replacement_takes_the_name() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let twice = editor.build_before(it.sum, TARGET, |b| b.binary(crate::ADD, X, X)).unwrap();
    editor.replace(it.sum, twice).unwrap();
    let id = twice.instruction().unwrap();
    assert_eq!(editor.body().name(id).unwrap(), "y");
    assert_eq!(incoming(editor.body(), it.phi)[0], (twice, it.entry));
}

/// Instructions that only fed an erased one go with it, in any number.
#[test]
fn dead_chains_are_erased() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let chain: Vec<InstructionId> = editor
        .build_before(it.sum, TARGET, |b| {
            let mut values = vec![b.binary(crate::ADD, X, X)?];
            for index in 0..10_000 {
                values.push(b.binary(crate::ADD, values[index], values[index / 2])?);
            }
            Ok(values.into_iter().filter_map(Value::instruction).collect())
        })
        .unwrap();
    assert_eq!(editor.erase_dead([chain[0]]), 0);
    assert_eq!(editor.erase_dead(chain.last().copied()), 10_001);
    assert_eq!(editor.body().instructions().count(), 7);
}

#[test]
fn instructions_move() {
    let mut it = sample();
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    let ret = editor.body().blocks[it.end].instructions[1];
    editor.move_before(it.other_sum, ret).unwrap();
    assert_eq!(editor.block_of(it.other_sum), Some(it.end));
    assert_eq!(editor.body().blocks[it.end].instructions, [it.phi, it.other_sum, ret]);
    assert_eq!(editor.move_before(it.sum, it.phi), Err(Error::Fixed(it.phi)));
    assert_eq!(editor.move_before(ret, it.sum), Err(Error::Fixed(ret)));
}

#[test]
fn instructions_of_constants_become_constants_and_then_their_users() {
    let mut it = sample();
    let i32 = it.module.types.integer(32);
    let [five, six, eleven] =
        [5, 6, 11].map(|value| it.module.constants.integer(&it.module.types, i32, value));
    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    assert_eq!(editor.fold([it.sum, it.phi]), 0);
    editor.replace_all_uses(X, five).unwrap();
    // The sum, its comparison and the other sum; the phi has two values.
    assert_eq!(editor.fold([it.sum]), 3);
    let expected = [(six.into(), it.entry), (eleven.into(), it.negative)];
    assert_eq!(incoming(editor.body(), it.phi), expected);
    assert_eq!(kinds(editor.body(), it.entry), ["ConditionalBranch"]);
    assert!(editor.fold_branches());
    assert_eq!(incoming(editor.body(), it.phi), expected);
    assert_eq!(kinds(editor.body(), it.entry), ["Branch"]);
    assert_eq!(editor.remove_unreachable_blocks(), 1);
    assert!(!editor.fold_branches());
    assert_eq!(editor.fold([it.phi]), 1);
    assert_eq!(kinds(editor.body(), it.end), ["Return"]);
    let end = editor.body().blocks[it.end].instructions[0];
    let value = Some(six.into());
    assert_eq!(editor.body().instructions[end].kind, InstructionKind::Return { value });
}
