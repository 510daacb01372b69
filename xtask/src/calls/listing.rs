//! Reads DXC's listing (LLVM 3.7 text) for the DXIL operations it declares and calls.

use std::collections::{BTreeMap, BTreeSet};

const PREFIX: &str = "dx.op.";

/// The DXIL operations in a listing.
#[derive(Debug, Default)]
pub(crate) struct Listing {
    /// `%name = type ...` lines, by name with its `%`.
    pub(crate) types: BTreeMap<String, String>,
    /// Declared functions, by function name.
    pub(crate) functions: BTreeMap<String, Function>,
}

/// A declared `dx.op` function, and its calls.
#[derive(Debug)]
pub(crate) struct Function {
    /// `float @dx.op.unary.f32(i32, float)`
    pub(crate) prototype: String,
    /// The attributes in LLVM's words, as DXC orders them.
    pub(crate) attributes: String,
    /// The first call with each opcode, with DXC's comment after it.
    pub(crate) calls: BTreeMap<u32, String>,
}

/// A line that cannot be parsed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Malformed {
    /// Counted from 1.
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl Listing {
    pub(crate) fn parse(text: &str) -> Result<Self, Malformed> {
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.lines = index + 1;
            reader.line(line).map_err(|message| Malformed { line: index + 1, message })?;
        }
        reader.finish()
    }
}

/// Functions are declared after their calls, and attributes come after declarations, so that all
/// three are collected first.
#[derive(Default)]
struct Reader {
    lines: usize,
    types: BTreeMap<String, String>,
    declarations: Vec<(String, String)>,
    attributes: BTreeMap<String, String>,
    calls: BTreeMap<String, BTreeMap<u32, String>>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some((name, body)) = line.split_once(" = type ").filter(|_| line.starts_with('%')) {
            self.types.insert(name.to_owned(), body.to_owned());
        } else if let Some(declaration) = line.strip_prefix("declare ") {
            let (prototype, group) = split_after_arguments(declaration)?;
            self.declarations.push((prototype.to_owned(), group.trim().to_owned()));
        } else if let Some((group, list)) =
            line.strip_prefix("attributes ").and_then(|rest| rest.split_once(" = { "))
        {
            self.attributes.insert(group.to_owned(), list.trim_end_matches(" }").to_owned());
        } else if let Some(call) = call_in(line) {
            self.call(call)?;
        }
        Ok(())
    }

    fn call(&mut self, call: &str) -> Result<(), String> {
        let (text, rest) = split_after_arguments(call)?;
        let Some(name) = operation(text) else { return Ok(()) };
        let opcode = opcode(text)?;
        let sample = match rest.split_once("  ; ") {
            Some((_, comment)) => format!("{text} ; {comment}"),
            None => text.to_owned(),
        };
        self.calls.entry(name.to_owned()).or_default().entry(opcode).or_insert(sample);
        Ok(())
    }

    fn finish(mut self) -> Result<Listing, Malformed> {
        let mut functions = BTreeMap::new();
        for (prototype, group) in self.declarations {
            let Some(name) = operation(&prototype) else { continue };
            let attributes = self.attributes.get(&group).cloned().unwrap_or_default();
            let calls = self.calls.remove(name).unwrap_or_default();
            functions.insert(name.to_owned(), Function { prototype, attributes, calls });
        }
        match self.calls.into_keys().next() {
            None => Ok(Listing { types: self.types, functions }),
            Some(name) => {
                let message = format!("`{name}` is called, and not declared");
                Err(Malformed { line: self.lines, message })
            }
        }
    }
}

/// The call on an instruction line, from the word `call` on.
fn call_in(line: &str) -> Option<&str> {
    let instruction = line.trim_start();
    let instruction = match instruction.split_once(" = ") {
        Some((result, rest)) if result.starts_with('%') => rest,
        _ => instruction,
    };
    let instruction = instruction.strip_prefix("tail ").unwrap_or(instruction);
    instruction.starts_with("call ").then_some(instruction)
}

/// Splits `T @f(arguments) rest` after the closing parenthesis.
fn split_after_arguments(text: &str) -> Result<(&str, &str), String> {
    let arguments = arguments(text).ok_or("no function name")?;
    let mut depth = 1_usize;
    for (at, c) in unquoted(&text[arguments..]) {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Ok(text.split_at(arguments + at + 1)),
            ')' => depth -= 1,
            _ => {}
        }
    }
    Err("unbalanced parentheses".to_owned())
}

/// The offset of the arguments of `T @f(arguments)`; `T` may have parentheses (`addrspace(6)`).
fn arguments(text: &str) -> Option<usize> {
    let mut outside = unquoted(text).skip_while(|&(_, c)| c != '@');
    outside.find(|&(_, c)| c == '(').map(|(at, _)| at + 1)
}

/// The characters of `text` outside quoted names, with their places.
fn unquoted(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quoted = false;
    text.char_indices().filter(move |&(_, c)| {
        quoted ^= c == '"';
        !quoted
    })
}

/// The name of the DXIL operation's function in `T @name(...)`, without quotes.
pub(crate) fn operation(text: &str) -> Option<&str> {
    let at = unquoted(text).find(|&(_, c)| c == '@')?.0;
    let after = text.get(at + 1..)?;
    let name = match after.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"')?.0,
        None => after.split_once('(')?.0,
    };
    name.starts_with(PREFIX).then_some(name)
}

/// The first argument, which is a constant in every call of an operation.
fn opcode(call: &str) -> Result<u32, String> {
    let arguments = arguments(call).and_then(|at| call.get(at..)).unwrap_or_default();
    let first = arguments.split([',', ')']).next().unwrap_or_default();
    let value: Option<i32> = first.strip_prefix("i32 ").and_then(|value| value.parse().ok());
    match value {
        // DXC prints the experimental opcodes, 0x80000000 and up, as negative numbers.
        Some(value) => Ok(value as u32),
        None => Err(format!("the opcode `{first}` is no constant")),
    }
}

/// The named types (`%x`, `%"x y"`) in a prototype or a type's body.
pub(crate) fn type_names(text: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let name = &rest[at..];
        let end = match name.strip_prefix("%\"") {
            Some(quoted) => quoted.find('"').map_or(name.len(), |end| end + 3),
            None => name
                .find(|c: char| !(c.is_ascii_alphanumeric() || "%._$-".contains(c)))
                .unwrap_or(name.len()),
        };
        names.insert(&name[..end]);
        rest = &name[end..];
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{Listing, type_names};

    const LISTING: &str = r#"
%dx.types.Handle = type { i8* }
define void @main() {
  %1 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Buffer<f(1), 2>"(i32 160, %"class.Buffer<f(1), 2>" %0)  ; CreateHandleForLib(Resource)
  %2 = call %struct.R addrspace(6)* @dx.op.getNodeRecordPtr.struct.R(i32 239, %dx.types.NodeRecordHandle %1, i32 0)
  %3 = tail call float @dx.op.unary.f32(i32 13, float %2), !dx.precise !3  ; Sin(value)
  %4 = call float @dx.op.unary.f32(i32 13, float 1.000000e+00)  ; Sin(value)
  call void @dx.op.debugBreak(i32 -2147483615)  ; DebugBreak()
  call void @other(i32 %3)
  ret void
}
; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0
declare void @dx.op.debugBreak(i32) #1
declare %struct.R addrspace(6)* @dx.op.getNodeRecordPtr.struct.R(i32, %dx.types.NodeRecordHandle, i32) #0
declare %dx.types.Handle @"dx.op.createHandleForLib.class.Buffer<f(1), 2>"(i32, %"class.Buffer<f(1), 2>") #0
declare void @other(i32)
attributes #0 = { nounwind readnone }
attributes #1 = { noduplicate nounwind }
"#;

    #[test]
    fn reads_declarations_with_their_attributes_and_opcodes() {
        let functions = Listing::parse(LISTING).unwrap().functions;
        let lines: Vec<_> = functions
            .iter()
            .map(|(name, f)| {
                (name.as_str(), f.attributes.as_str(), f.calls.keys().copied().collect())
            })
            .collect();
        let expected: [(&str, &str, Vec<u32>); 4] = [
            ("dx.op.createHandleForLib.class.Buffer<f(1), 2>", "nounwind readnone", vec![160]),
            ("dx.op.debugBreak", "noduplicate nounwind", vec![0x8000_0021]),
            ("dx.op.getNodeRecordPtr.struct.R", "nounwind readnone", vec![239]),
            ("dx.op.unary.f32", "nounwind readnone", vec![13]),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn keeps_the_first_call_and_its_comment() {
        let functions = Listing::parse(LISTING).unwrap().functions;
        let sine = &functions["dx.op.unary.f32"].calls[&13];
        assert_eq!(sine, "call float @dx.op.unary.f32(i32 13, float %2) ; Sin(value)");
    }

    #[test]
    fn errors_have_the_number_of_the_line() {
        let variable = "\n  %1 = call float @dx.op.unary.f32(i32 %0, float 0.0)\n";
        assert_eq!(Listing::parse(variable).unwrap_err().line, 2);
        assert_eq!(Listing::parse("declare float @dx.op.unary.f32(i32").unwrap_err().line, 1);
        assert!(Listing::parse("  call void @dx.op.barrier(i32 80, i32 9)\n").is_err());
    }

    #[test]
    fn finds_types_by_name() {
        let text = "%dx.types.Handle @f(i32, %\"class.A<b, %c>\", %struct.P.0*)";
        let names: Vec<&str> = type_names(text).into_iter().collect();
        assert_eq!(names, ["%\"class.A<b, %c>\"", "%dx.types.Handle", "%struct.P.0"]);
    }
}
