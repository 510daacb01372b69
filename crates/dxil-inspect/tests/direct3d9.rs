//! Shaders of Direct3D 9 whose tables of constants state what nobody could list.

use dxil_inspect::{Error, FxcOptions, disassemble_direct3d9};

/// A vertex shader with a table of this many constants. What a constant and its type have follows.
fn shader(count: u32, constant: [u32; 5], rest: &[u32]) -> Vec<u8> {
    let mut table = vec![u32::from_le_bytes(*b"CTAB"), 28, 0, 0, count, 28, 0, 0];
    table.extend((0..count).flat_map(|_| constant));
    table.extend(rest);
    let comment = (table.len() as u32) << 16 | 0xfffe;
    let tokens = [&[0xfffe_0300, comment][..], &table, &[0xffff]].concat();
    tokens.into_iter().flat_map(u32::to_le_bytes).collect()
}

#[test]
fn names_that_are_shared_are_bounded() {
    let count = 1000;
    let name = [vec![u32::from_le_bytes(*b"name"); 4000], vec![0]].concat();
    let file = shader(count, [28 + 20 * count, 2, 1, 28, 0], &name);
    let error = disassemble_direct3d9(&file, FxcOptions::default(), 1 << 20);
    assert!(matches!(error, Err(Error::TooLong { limit: 0x10_0000 })), "{error:?}");
}

#[test]
fn structures_in_themselves_are_too_deep() {
    // The name, the type at byte 52 with one member of that type, and the member.
    let ty = [5, 0, 1 | 1 << 16, 68, 48, 52];
    let file =
        shader(1, [48, 2, 1, 52, 0], &[&[u32::from_le_bytes(*b"s\0\0\0")][..], &ty].concat());
    let error = disassemble_direct3d9(&file, FxcOptions::default(), 1 << 20);
    assert!(matches!(error, Err(Error::TooDeep)), "{error:?}");
}

#[test]
fn a_name_longer_than_widths_is_listed() {
    let name = [vec![u32::from_le_bytes(*b"name"); 17_500], vec![0]].concat();
    let file = shader(1, [48, 2, 1, 28, 0], &name);
    let listing = disassemble_direct3d9(&file, FxcOptions::default(), 1 << 20).expect("a listing");
    assert!(listing.to_string().contains(&"-".repeat(70_000)));
}
