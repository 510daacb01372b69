//! Texts that nest deep, or that state much in a few bytes.

use std::time::Instant;

/// The message of the first error.
fn error(text: &str) -> String {
    let errors = dxil_text::parse(text).expect_err("an error");
    errors.iter().next().expect("an error").message().to_owned()
}

/// `count` times `open`, then `inner`, then as many `close`.
fn nested(open: &str, inner: &str, close: &str, count: usize) -> String {
    format!("{}{inner}{}", open.repeat(count), close.repeat(count))
}

#[test]
fn what_nests_deep_is_an_error() {
    let deep = 100_000;
    for text in [
        format!("@g = global {} zeroinitializer", nested("{", "i32", "}", deep)),
        format!("@g = global {} zeroinitializer", nested("[1 x ", "i32", "]", deep)),
        format!("@g = global i32{} null", "*".repeat(deep)),
        format!("declare void @f({})", nested("void (", "i32", ")*", deep)),
        format!("@g = global i32 {}", nested("add (i32 ", "1", ", i32 1)", deep)),
        format!("@g = global {{}} {}", nested("{ {} ", "{}", "}", deep)),
        format!("!0 = {}", nested("!{", "", "}", deep)),
    ] {
        let message = error(&text);
        assert!(message.contains("nested more than 256 levels deep"), "{message}");
    }
}

#[test]
fn what_nests_to_the_limit_is_read() {
    for text in [
        format!("@g = global {} zeroinitializer", nested("{", "i32", "}", 200)),
        format!("@g = global i32 {}", nested("add (i32 ", "1", ", i32 1)", 200)),
        format!("!0 = {}", nested("!{", "", "}", 200)),
    ] {
        let module = dxil_text::parse(text).expect("a module");
        dxil_text::print(&module, dxil_text::Style::Llvm).expect("a text");
    }
}

#[test]
fn brackets_that_are_not_closed_are_errors() {
    assert_eq!(error("define void @f() {"), "the body is not closed");
    assert_eq!(error("!0 = !{!\"}\" ; }"), "expected `,` or `}`, found the end of the text");
    assert_eq!(error("@g = global [1 x i32"), "expected `]`, found the end of the text");
    assert_eq!(error("@g = global \"x"), "the string is not closed");
    // Each is looked at, but not the rest of the text for each.
    assert_eq!(error(&"define void @f() {\n".repeat(1 << 13)), "the body is not closed");
}

#[test]
fn short_texts_of_long_numbers_are_errors() {
    let message = error("@g = global i8388607 -1");
    assert_eq!(message, "a number of more than 4096 bits has a sign");
    let message = error(&format!("@g = global i32 {}", "9".repeat(1 << 20)));
    assert_eq!(message, "the number has more than 4096 digits");
    let names: Vec<_> = (0..2000).map(|number| format!("\"a{number}\"")).collect();
    let message = error(&format!("attributes #0 = {{ {} }}", names.join(" ")));
    assert_eq!(message, "there are more than 1024 attributes");
    assert_eq!(
        error("define void @f() {\n ret void\n}\n@g = global [18446744073709551616 x i8] undef"),
        "the number is not one of 0 to 18446744073709551615"
    );
}

/// Each text is read at two lengths: the longer one may take so much more time that measuring is safe,
/// but not as much as with a quadratic pass.
#[test]
fn time_is_in_proportion_to_the_text() {
    let many =
        |count: usize, each: &dyn Fn(usize) -> String| -> String { (0..count).map(each).collect() };
    let texts: [&dyn Fn(usize) -> String; 5] = [
        &|count| many(count, &|number| format!("@g{number} = global i32* @g{}\n", number + 1)),
        &|count| format!("define void @f() {{\n{}}}", "  %x = \n".repeat(count)),
        &|count| {
            let uses = many(count, &|number| format!("  %x{number} = add i32 %y{number}, 1\n"));
            format!("define void @f() {{\n{uses}  ret void\n}}")
        },
        &|count| many(count, &|number| format!("!{number} = !{{!{}}}\n", count - number)),
        &|count| many(count, &|number| format!("%t{number} = type {{ %t{number}* }}\n")),
    ];
    for text in texts {
        let time = |text: &str| {
            let start = Instant::now();
            let _ = dxil_text::parse(text);
            start.elapsed().as_secs_f64()
        };
        let (short, long) = (text(500), text(16_000));
        let least = |text: &str, runs| (0..runs).map(|_| time(text)).fold(f64::MAX, f64::min);
        let ratio = least(&long, 2) / least(&short, 5);
        assert!(ratio < 32.0 * 12.0, "{ratio} times as long: {}", &short[..60]);
    }
}

/// The end of what could be a label is searched for once, and not again for each token in it.
#[test]
fn long_names_that_are_no_labels_are_errors() {
    for (repeated, found, in_body) in [
        ("-", "`-`", "expected an instruction, found `-`"),
        ("1-", "`1`", "expected an instruction, found `1`"),
        ("a-", "`a`", "there is no instruction `a`"),
    ] {
        let text = repeated.repeat(200_000 / repeated.len());
        let expected = "expected a definition, such as one that begins with `define`, `@` or `!`";
        assert_eq!(error(&text), format!("{expected}, found {found}"));
        assert_eq!(error(&format!("define void @f() {{\n{text}\n}}")), in_body);
    }
}

#[test]
fn attributes_with_zeros_are_errors() {
    for text in ["declare void @f() \"a\\00b\"", "attributes #0 = { \"a\"=\"b\\00\" }"] {
        assert_eq!(error(text), "an attribute has no zero byte");
    }
}
