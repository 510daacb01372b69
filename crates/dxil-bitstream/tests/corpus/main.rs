//! Compares our dumps of all bitcode of the corpus with those of `llvm-bcanalyzer`.

#[path = "../fixtures/mod.rs"]
mod fixtures;
mod llvm;
#[path = "../made/mod.rs"]
mod made;

use dxil_bitstream::{MAGIC, dump};
use llvm::{LearnedNames, Llvm};
use made::rewrite;

#[test]
fn is_written_as_it_was_read() {
    let all = fixtures::all();
    for fixture in &all {
        let written = rewrite(&fixture.stream).expect(&fixture.name);
        assert!(written == fixture.stream, "{}", fixture.name);
    }
    assert!(all.len() >= 580, "{} streams", all.len());
}

/// The first line in which two texts differ, and the lines around it.
fn difference(ours: &str, theirs: &str) -> String {
    let lines = ours.lines().map(Some).chain([None]).zip(theirs.lines().map(Some).chain([None]));
    let found = lines.enumerate().find(|(_, (ours, theirs))| ours != theirs);
    found.map_or_else(
        || "only the ends of lines".to_owned(),
        |(line, (ours, theirs))| format!("line {}:\n- {theirs:?}\n+ {ours:?}", line + 1),
    )
}

/// The top-level blocks of all streams, in one stream.
fn joined(streams: &[fixtures::Fixture]) -> Vec<u8> {
    let blocks = streams.iter().flat_map(|fixture| &fixture.stream[MAGIC.len()..]);
    MAGIC.iter().chain(blocks).copied().collect()
}

/// Compares our dump of a file with LLVM's.
fn check_dump(llvm: &Llvm, name: &str, file: &[u8]) {
    let theirs = llvm.dump(file);
    let mut ours = String::new();
    dump(file, &LearnedNames::of(&theirs), &mut ours).expect(name);
    assert!(ours == theirs, "{name}: {}", difference(&ours, &theirs));
}

#[test]
fn is_dumped_as_by_llvm() {
    let Some(llvm) = Llvm::find() else { return };
    // Starting the program takes longer than its work.
    for fixtures in fixtures::all().chunks(32) {
        check_dump(llvm, &format!("{} and others", fixtures[0].name), &joined(fixtures));
    }
}

/// Entries that the corpus does not have: blobs, names in BLOCKINFO, a wrapper.
#[test]
fn streams_made_by_hand_are_dumped_as_by_llvm() {
    let Some(llvm) = Llvm::find() else { return };
    let described = made::described();
    check_dump(llvm, "blobs", &made::blob());
    check_dump(llvm, "BLOCKINFO", &described);
    let words = [0x0b17_c0de, 0, 20, described.len() as u32, 7];
    let wrapper = words.map(u32::to_le_bytes).concat();
    check_dump(llvm, "a wrapper", &[wrapper, described].concat());
}

/// A module of today's LLVM: several blocks at the top level, strings and symbols in blobs.
#[test]
fn modules_of_llvm() {
    let Some(llvm) = Llvm::find() else { return };
    let stream = llvm.assemble(
        "@text = private constant [5 x i8] c\"dxil\\00\"
         define i64 @largest(i64 %a) {
           %b = add i64 %a, -9223372036854775808
           ret i64 %b
         }",
    );
    assert_eq!(rewrite(&stream).as_ref(), Ok(&stream));
    check_dump(llvm, "a module", &stream);
}
