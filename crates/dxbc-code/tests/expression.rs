//! Expressions of effects: whose registers are whose, and time in proportion to their size.

use std::fmt::Write as _;

use dxbc_code::PrintOptions;
use dxbc_code::expression::{Expression, Literals, Variables};
use proptest::prelude::*;

/// A variable: the offset of its name, its first register and the number of them.
type Variable = (usize, u16, u16);

/// Bytes of the table before the variables.
const HEADER: usize = 28;
/// Bytes of a variable.
const VARIABLE: usize = 20;

fn bytes(tokens: impl IntoIterator<Item = u32>) -> Vec<u8> {
    tokens.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// The part `CTAB`. Offsets of names count from the start of the names.
fn table(variables: &[Variable], names: &[u8]) -> Vec<u8> {
    let mut table = bytes([0, 0, 0, variables.len() as u32, HEADER as u32, 0, 0]);
    for (name, register, count) in variables {
        let name = HEADER + VARIABLE * variables.len() + name;
        table.extend(bytes([name as u32, u32::from(*register) << 16, (*count).into(), 0, 0]));
    }
    table.extend(names);
    table
}

/// The part `FXLC`: each of these registers is moved to the result.
fn moves(registers: impl IntoIterator<Item = u32>) -> Vec<u8> {
    let mut count = 0;
    let mut tokens = vec![0];
    for register in registers {
        tokens.extend([0x100 << 20 | 1, 1, 0, 2, register * 4, 0, 4, 0]);
        count += 1;
    }
    tokens[0] = count;
    bytes(tokens)
}

fn print(code: &[u8], variables: &[u8]) -> String {
    let variables = Variables::parse(variables).expect("variables");
    let text = Expression { code, literals: Literals::default(), variables }
        .print(PrintOptions::default(), "\n", usize::MAX)
        .expect("a listing");
    String::from_utf8(text).expect("ASCII")
}

proptest! {
    #[test]
    fn the_first_variable_of_the_table_has_a_register(
        registers in proptest::collection::vec((0_u16..40, 0_u16..12), 0..12),
    ) {
        let variables: Vec<_> = registers.iter().enumerate()
            .map(|(index, (register, count))| (index * 2, *register, *count)).collect();
        let names: Vec<_> = (0..12).flat_map(|index| [b'a' + index, 0]).collect();
        let mut expected = String::new();
        for register in 0..60 {
            let owner = registers.iter().position(|(start, count)| {
                (*start..start + count).contains(&register)
            });
            expected += if register == 0 { "mov expr.x, " } else { "\nmov expr.x, " };
            let _ = match owner {
                Some(owner) => {
                    let name = char::from(b'a' + owner as u8);
                    let (start, count) = registers[owner];
                    match register - start {
                        0 if count == 1 => write!(expected, "{name}.x"),
                        index => write!(expected, "{name}[{index}].x"),
                    }
                }
                None => write!(expected, "c{register}.x"),
            };
        }
        prop_assert_eq!(print(&moves(0..60), &table(&variables, &names)), expected);
    }
}

/// Moves the variable of this register, with these registers as indices, to the result.
fn indexed(register: u32, indices: &[u32]) -> Vec<u8> {
    let mut tokens = vec![1, 0x100 << 20 | 1, 1, indices.len() as u32];
    tokens.extend(indices.iter().chain([&register]).flat_map(|it| [2, it * 4]));
    tokens.extend([0, 4, 0]);
    bytes(tokens)
}

/// What FXC prints if tables of its own effects are altered.
#[test]
fn an_index_that_is_not_found_is_not_looked_up_elsewhere() {
    let print = |variables: &[Variable], register, indices: &[u32]| {
        let text = print(&indexed(register, indices), &table(variables, b"js\0ks\0i\0"));
        text.strip_prefix("mov expr.x, ").expect("a move").to_owned()
    };
    let (js, ks, i) = ((0, 0, 9), (3, 9, 2), (6, 11, 1));
    assert_eq!(print(&[js, ks, i], 0, &[11, 0]), "js[js[0 + [js[2].x]].x].x");
    assert_eq!(print(&[(0, 0, 1), ks, i], 0, &[11, 0]), "js[js[[c11.x]].x].x");
    assert_eq!(print(&[(0, 0, 2), ks, i], 0, &[11, 9]), "js[c9[[c11.x]].x].x");
    assert_eq!(print(&[ks, i], 0, &[11, 0, 0]), "c0[c0[[c0[[c11.x]].x]].x].x");
    assert_eq!(print(&[(0, 0, 2), (3, 2, 1), i], 0, &[11, 9]), "js[ks[[ks.x]].x].x");
    assert_eq!(print(&[js, (3, 9, 2), i], 9, &[9]), "ks[js[2].x].x");
}

/// Each index could print the long name of a variable.
#[test]
fn listings_of_many_indices_are_limited() {
    let name = vec![b'a'; 1 << 20];
    let (code, table) = (indexed(0, &[0; 100_000]), table(&[(0, 0, 2)], &name));
    let variables = Variables::parse(&table).expect("variables");
    let expression = Expression { code: &code, literals: Literals::default(), variables };
    let error = expression.print(PrintOptions::default(), "\n", 1 << 22).expect_err("a limit");
    assert_eq!(
        error.to_string(),
        "token 1 (byte 0x4): the listing would be longer than 4194304 bytes"
    );
}

/// If each search for the end of a name read it, this would read 400 GB.
#[test]
fn a_long_name_that_is_shared_is_not_read() {
    let variables = vec![(0, 1, 1); 100_000];
    let table = table(&variables, &vec![b'a'; 4 << 20]);
    assert_eq!(print(&moves([0]), &table), "mov expr.x, c0.x");
}

/// If each operand read the table, this would read 10 billion variables.
#[test]
fn the_table_is_not_searched_for_each_operand() {
    let variables: Vec<_> = (0..50_000).map(|register| (0, register, 1)).collect();
    let table = table(&variables, b"name\0");
    let listing = print(&moves((0..200_000).map(|_| 49_999)), &table);
    assert_eq!(listing.lines().count(), 200_000);
    assert!(listing.lines().all(|line| line == "mov expr.x, name.x"));
}

/// A range of registers that covers many others replaces them at once.
#[test]
fn variables_that_overlap_end() {
    let mut variables = vec![(0, 0, u16::MAX); 50_000];
    variables.extend((0..50_000).map(|register| (2, register, 1)));
    let listing = print(&moves([3]), &table(&variables, b"a\0b\0"));
    assert_eq!(listing, "mov expr.x, a[3].x");
}

#[test]
fn tables_that_are_cut_off_are_errors() {
    let table = table(&[(0, 0, 1), (2, 1, 1)], b"a\0b\0");
    for length in 0..HEADER + 2 * VARIABLE {
        assert!(Variables::parse(&table[..length]).is_err(), "{length}");
    }
    let literals = bytes([2, 0, 0]);
    for length in 0..literals.len() {
        assert!(Literals::parse(&literals[..length]).is_err(), "{length}");
    }
}

#[test]
fn errors_name_the_token_of_the_instruction() {
    // The second of these refers to a literal that is not there.
    let mut code = moves([0, 0]);
    let kind_of_source = 4 * (1 + 8 + 3);
    code[kind_of_source] = 1;
    let expression =
        Expression { code: &code, literals: Literals::default(), variables: Variables::default() };
    let tokens: Vec<_> =
        expression.instructions().expect("a count").map(|it| it.unwrap().token).collect();
    assert_eq!(tokens, [1, 9]);
    let error =
        expression.print(PrintOptions::default(), "\n", usize::MAX).expect_err("no literal");
    assert_eq!(error.to_string(), "token 9 (byte 0x24): 0 is no literal");
}
