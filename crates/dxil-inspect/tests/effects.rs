//! Effects that FXC does not write: their references lead to the same bytes again and again, so that reading them all would
//! take time out of proportion, or to bytes that cannot be read.

use dxil_inspect::{Error, FxcOptions, disassemble_effect};

/// The limit on text and work.
const LIMIT: usize = 1 << 20;
/// The number of references to the same bytes.
const REFERENCES: usize = 1000;
/// The size of what they lead to: many times within the limit, but not for each reference.
const SIZE: usize = 1 << 14;

fn words(words: &[usize]) -> Vec<u8> {
    words.iter().flat_map(|word| (*word as u32).to_le_bytes()).collect()
}

/// An effect of `fx_5_0` with these numbers of buffers, objects and groups. Offset 0 of the data has an empty string.
fn effect([buffers, objects, groups]: [usize; 3], data: &[u8], records: &[u8]) -> Vec<u8> {
    let mut file = words(&[0xfeff_2001, buffers, 0, objects, 0, 0, 0, 0, 4 + data.len()]);
    file.extend(words(&[0; 10]));
    file.extend(words(&[groups, 0, 0, 0, 0, 0]));
    file.extend(data);
    file.extend(records);
    file
}

/// A container with these parts.
fn container(parts: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let (mut directory, mut content) = (Vec::new(), Vec::new());
    for (name, part) in parts {
        directory.extend(words(&[32 + 4 * parts.len() + content.len()]));
        content.extend(*name);
        content.extend(words(&[part.len()]));
        content.extend(part);
    }
    let mut file = b"DXBC".to_vec();
    file.extend(words(&[0, 0, 0, 0, 1, 32 + directory.len() + content.len(), parts.len()]));
    file.extend(directory);
    file.extend(content);
    file
}

/// A program of `ps_5_0` without instructions.
fn program() -> (&'static [u8; 4], Vec<u8>) {
    (b"SHEX", words(&[0x50, 2]))
}

/// An array of pixel shaders with these offsets.
fn shaders(data: &[u8], offsets: &[usize]) -> Vec<u8> {
    let ty = words(&[0, 2, offsets.len(), 0, 0, 0, 5]);
    let records = [&[0, 4, 0, 0xffff_ffff], offsets, &[0]].concat();
    effect([0, 1, 0], &[&ty, data].concat(), &words(&records))
}

/// A pass with so many states, whose values are of this kind and at the start of the data.
fn states(data: &[u8], kind: usize, count: usize) -> Vec<u8> {
    let mut records = words(&[0, 1, 0, 0, 1, 0, 0, count, 0]);
    records.extend(words(&[45, 0, kind, 4]).repeat(count));
    effect([0, 0, 1], data, &records)
}

/// The offset of what follows the type of [`shaders`].
const AFTER_TYPE: usize = 4 + 28;

fn list(file: &[u8]) -> Result<String, Error> {
    disassemble_effect(file, FxcOptions::default(), LIMIT).map(|text| text.to_string())
}

#[track_caller]
fn takes_too_much_work(file: &[u8]) {
    let error = list(file).expect_err("too much work");
    assert!(matches!(error, Error::TooMuchWork { limit: LIMIT }), "{error}");
    assert!(error.is_limit());
}

#[test]
fn values() {
    let ty = words(&[0, 1, 0, SIZE, 16, SIZE, 1 << 3]);
    let data = [ty, vec![0; SIZE]].concat();
    let variable = words(&[0, 4, 0, 0, 32, 0, 0]);
    let mut records = words(&[0, SIZE, 0, REFERENCES, 0xffff_ffff, 0]);
    records.extend(variable.repeat(REFERENCES));
    takes_too_much_work(&effect([1, 0, 0], &data, &records));
}

#[test]
fn expressions() {
    let mut literals = words(&[SIZE / 4]);
    literals.resize(4 + SIZE, 0);
    let code = container(&[(b"FXLC", words(&[0])), (b"CLI4", literals)]);
    let data = [words(&[code.len()]), code].concat();
    takes_too_much_work(&states(&data, 6, REFERENCES));
}

/// Each shader ends with the next one.
#[test]
fn shaders_that_overlap() {
    let mut data = container(&[(b"ZZZZ", vec![0; SIZE]), program()]);
    let end = data.len();
    data.splice(..0, words(&[end]));
    let mut starts = vec![data.len()];
    while starts.len() < REFERENCES {
        // The only part is the program at the end.
        let (size, program) = (40 - 4 + data.len(), 40 - 4 + data.len() - 16);
        let mut outer = words(&[size]);
        outer.extend(b"DXBC");
        outer.extend(words(&[0, 0, 0, 0, 1, size, 1, program]));
        data.splice(..0, outer);
        starts.push(data.len());
    }
    let offsets: Vec<_> = starts.iter().map(|start| AFTER_TYPE + data.len() - start).collect();
    assert_eq!(
        list(&shaders(&data, &offsets[..2])).expect("a listing").matches("ps_5_0").count(),
        2
    );
    takes_too_much_work(&shaders(&data, &offsets));
}

/// One that is shared is listed once: its parts are not read again.
#[test]
fn shaders_that_are_shared() {
    let code = container(&[(b"ZZZZ", vec![0; SIZE]), program()]);
    let data = [words(&[code.len()]), code].concat();
    let listing = list(&shaders(&data, &[AFTER_TYPE; REFERENCES])).expect("a listing");
    assert_eq!(listing.matches("asm {").count(), REFERENCES);
}

/// The error of a state with a value of this kind at the start of the data.
fn error(data: &[u8], kind: usize) -> String {
    list(&states(data, kind, 1)).expect_err("an error").to_string()
}

/// The header has 96 bytes, the data begins with 4 for the empty string.
#[test]
fn errors_name_their_place_in_the_file() {
    assert_eq!(error(&[], 99), "0x88: the value of a state is of the unknown kind 99");
    assert_eq!(error(&words(&[0]), 6), "0x64: the expression of a state has no code");
    let sized = |code: Vec<u8>| [words(&[code.len()]), code].concat();
    assert_eq!(
        error(&sized(b"DXBD".to_vec()), 6),
        "inside what begins at 0x68: 0x0: a DXContainer begins with `DXBC`"
    );
    let part = |name, content| error(&sized(container(&[(b"FXLC", vec![]), (name, content)])), 6);
    assert_eq!(
        part(b"ZZZZ", vec![]),
        "inside what begins at 0x98: token 0 (byte 0x0): there is no token for the number of instructions"
    );
    assert_eq!(
        part(b"CLI4", words(&[1])),
        "inside what begins at 0xa0: token 1 (byte 0x4): there is no token for a literal"
    );
    assert_eq!(
        part(b"CTAB", vec![]),
        "inside what begins at 0xa0: token 0 (byte 0x0): there is no token for the table of variables"
    );
    let file = shaders(&sized(b"DXBC".to_vec()), &[AFTER_TYPE]);
    let error = list(&file).expect_err("a short container").to_string();
    assert_eq!(
        error,
        "inside what begins at 0x84: 0x0: the header would take 32 bytes, 4 are left"
    );
}
