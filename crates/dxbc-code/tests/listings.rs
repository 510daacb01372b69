//! Mnemonics and texts are those that FXC prints: `listings.tsv` has its listing of each opcode, which
//! `cargo run -p xtask -- dxbc-listings` records.

use std::collections::BTreeSet;

use dxbc_code::{Control, OpClass, Opcode};

/// The suffix that FXC prints for the controls of an instruction, of which one may have a value other than 0.
fn suffix(opcode: Opcode, changed: Option<(Control, u32)>) -> String {
    let printed =
        [Control::Test, Control::Dimension, Control::ResinfoReturn, Control::SampleInfoReturn];
    let controls = opcode.controls().iter().filter(|control| printed.contains(control));
    let texts = controls.map(|control| {
        let value = changed.filter(|(other, _)| other == control).map_or(0, |(_, value)| value);
        control.bits().text(value).unwrap_or_default()
    });
    let flags = match changed {
        // The bit of this flag is that of `saturate` in other instructions: FXC prints both.
        Some((Control::SyncScope, 2)) => "sat_ugroup",
        Some((Control::SyncScope, value)) => {
            Control::SyncScope.bits().text(value).unwrap_or_default()
        }
        _ => "",
    };
    let texts = texts.chain([flags]).filter(|text| !text.is_empty());
    texts.map(|text| format!("_{text}")).collect()
}

#[test]
fn mnemonics_and_texts_are_those_of_fxc() {
    let (mut opcodes, mut texts) = (BTreeSet::new(), 0);
    for row in include_str!("listings.tsv").lines().skip(1) {
        let [number, name, value, line] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let opcode = number.parse().ok().and_then(Opcode::from_number).expect("an opcode");
        let control = opcode.controls().iter().find(|control| control.bits().name == name);
        let control = control.map(|control| (*control, value.parse::<u32>().expect("a number")));
        let expected = opcode.mnemonic().to_owned() + &suffix(opcode, control);
        let rest = line.strip_prefix(&expected);
        let is_whole = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(']));
        // Without flags, FXC leaves out the blank.
        assert!(is_whole || line == "dcl_globalFlagsnone", "{row}: `{expected}` is expected");
        if let Some((control, value)) = control {
            let text = control.bits().text(value).expect("a value of the enumeration");
            assert!(line.contains(text), "{row}: `{text}` is expected");
            texts += 1;
        }
        opcodes.insert(opcode);
    }
    let instructions = Opcode::ALL.iter().filter(|opcode| opcode.class() != OpClass::Data).count();
    assert_eq!(opcodes.len(), instructions);
    assert!(texts > 80, "{texts} texts");
}
