//! Long lists of bytes, which are not read as other sequences are.

use dxil_yaml::from_yaml;
use proptest::prelude::*;

const LEN: usize = 80;

/// The elements of a list, with eight in a line.
fn elements(column: usize) -> String {
    let separator = |it| if it % 8 == 0 { format!(",\n{:column$}", "") } else { ", ".to_owned() };
    let one = |it| if it == 0 { "0x0".to_owned() } else { format!("{}0x{it:X}", separator(it)) };
    (0..LEN).map(one).collect()
}

/// A text with a part that has a list.
fn text(comment: &str, list: &str) -> String {
    format!(
        "#{comment}\n--- !dxcontainer\nHeader:\n  Hash: [ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ]\n  \
         Version: {{ Major: 1, Minor: 0 }}\n  PartCount: 1\nParts:\n  - Name: PRIV\n    Size: {LEN}\n    \
         PrivateData: {list}\n...\n"
    )
}

/// The bytes or the errors of a list.
fn read(list: &str) -> Result<Vec<u8>, String> {
    let part = |file: Vec<u8>| file[file.len() - LEN..].to_vec();
    let short = from_yaml(&text("", list)).map(part).map_err(|errors| errors.to_string());
    // A list in a comment is none, so that all are read as other sequences are.
    let comment = format!("[ {} ]", elements(0).replace('\n', " "));
    let long = from_yaml(&text(&comment, list)).map(part).map_err(|errors| errors.to_string());
    assert_eq!(short, long, "{list}");
    short
}

#[test]
fn lists_are_read() {
    let bytes: Vec<u8> = (0..LEN as u8).collect();
    let list = format!("[ {} ]", elements(20));
    assert_eq!(read(&list), Ok(bytes.clone()));
    for (from, to) in [
        ("0x9,", "9,"),
        ("0x9,", "0x09,"),
        ("0x9,", "011,"),
        ("0x9,", "0b1001 ,"),
        ("0x9,", "\t9,"),
    ] {
        assert_eq!(read(&list.replacen(from, to, 1)), Ok(bytes.clone()), "{to}");
    }
    assert_eq!(read(&list.replace(" ]", ", ]")), Ok(bytes));
}

#[test]
fn what_is_no_list_is_refused() {
    let list = format!("[ {} ]", elements(20));
    for other in ["0x100", "-1", "", "[ 1 ]", "1 2", "'1'x", "ten", "1 #", "1\n2"] {
        let result = read(&list.replacen("0x9", other, 1));
        assert!(result.is_err(), "{other}: {result:?}");
    }
    for column in [0, 3] {
        assert!(read(&format!("[ {} ]", elements(column))).is_err(), "{column}");
    }
    for other in
        [format!("'{list}'"), list.replace(" ]", ""), format!("{list}: 1"), format!("&a {list}")]
    {
        assert!(read(&other).is_err() || other.starts_with('&'), "{other}");
    }
}

proptest! {
    /// Whatever changes in a list, it is read as other sequences are.
    #[test]
    fn altered_lists(place in 0_usize..500, length in 0_usize..4, inserted in "[]\\[0x#'\", \n:&1]{0,3}") {
        let mut list = format!("[ {} ]", elements(20));
        let start = place % list.len();
        let end = (start + length).min(list.len());
        list.replace_range(start..end, &inserted);
        let _ = read(&list);
    }
}
