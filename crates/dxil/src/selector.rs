//! Names of parts on the command line.

use std::fmt;
use std::str::FromStr;

use dxil_container::read::Part;
use dxil_container::{Container, FourCC};
use dxil_inspect::PartName;

use crate::failure::{Failure, Result};

/// A selector of all parts of a name, `PSV0`, or of one of them, `PSV0:1`, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Selector {
    four_cc: FourCC,
    place: Option<usize>,
}

impl Selector {
    /// Whether it selects this part.
    pub(crate) fn matches(self, part: PartName) -> bool {
        self.four_cc == part.four_cc && self.place.is_none_or(|wanted| wanted == part.place)
    }

    /// The error message for a file without such a part.
    fn missing(self) -> String {
        format!("it has no part {self}")
    }

    /// The failure for a file without such a part; of a damaged file, with its error: the part may have been lost.
    fn absent(self, container: &Container<'_>) -> Failure {
        let message = self.missing();
        match container.errors().next() {
            Some(error) => Failure::new(format_args!("{message}: {error}")),
            None => Failure::Absent { message, outcome: "without the part" },
        }
    }

    /// The index of the selected part.
    ///
    /// Fails if it selects no part, or several.
    pub(crate) fn find(self, names: impl Iterator<Item = FourCC>) -> Result<usize> {
        let found: Vec<_> =
            PartName::all(names).enumerate().filter(|(_, name)| self.matches(*name)).collect();
        match found.as_slice() {
            [] => Err(Failure::new(self.missing())),
            [(index, _)] => Ok(*index),
            _ => Err(Failure::new(format_args!(
                "it has {count} parts {self}: name one, from {self}:0 to {self}:{last}",
                count = found.len(),
                last = found.len() - 1,
            ))),
        }
    }

    /// The selected part of a file.
    pub(crate) fn part<'a>(self, container: &Container<'a>) -> Result<Part<'a>> {
        if !PartName::of_container(container).any(|name| self.matches(name)) {
            return Err(self.absent(container));
        }
        let index = self.find(container.parts().map(|part| part.four_cc()))?;
        container.parts().nth(index).ok_or_else(|| Failure::new("the part is gone"))
    }
}

impl FromStr for Selector {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        const NAME: &str =
            "the name of a part has four characters; write others than ASCII as \\x00";
        let (name, rest) = unescape(text).ok_or(NAME)?;
        let place = match rest.strip_prefix(':') {
            Some(number) => {
                Some(number.parse().map_err(|_| "the colon must be followed by a number")?)
            }
            None if rest.is_empty() => None,
            None => return Err(NAME.to_owned()),
        };
        Ok(Self { four_cc: FourCC(name), place })
    }
}

/// The name of a new part.
pub(crate) fn parse_name(text: &str) -> std::result::Result<FourCC, String> {
    match text.parse()? {
        Selector { four_cc, place: None } => Ok(four_cc),
        _ => Err("a new part has only a name, no number".to_owned()),
    }
}

/// The first four bytes of a text, in which `\x` and two hexadecimal digits are one byte, and the rest.
fn unescape(mut text: &str) -> Option<([u8; 4], &str)> {
    let mut name = [0; 4];
    for byte in &mut name {
        let size = if let Some(rest) = text.strip_prefix("\\x") {
            *byte = u8::from_str_radix(rest.get(..2)?, 16).ok()?;
            4
        } else {
            *byte = text.bytes().next().filter(u8::is_ascii)?;
            1
        };
        text = &text[size..];
    }
    Some((name, text))
}

/// The spelling on the command line.
impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.four_cc.fmt(f)?;
        self.place.map_or(Ok(()), |place| write!(f, ":{place}"))
    }
}

/// The selected parts in the order of the file, all if there are no selectors, with their names.
///
/// Fails if a selector selects no part.
pub(crate) fn selected<'a>(
    container: &Container<'a>,
    selectors: &[Selector],
) -> Result<Vec<(String, Part<'a>)>> {
    let parts: Vec<_> = PartName::of_container(container).zip(container.parts()).collect();
    for selector in selectors {
        if !parts.iter().any(|(name, _)| selector.matches(*name)) {
            return Err(selector.absent(container));
        }
    }
    let wanted =
        |name| selectors.is_empty() || selectors.iter().any(|selector| selector.matches(name));
    let parts = parts.into_iter().filter(|(name, _)| wanted(*name));
    Ok(parts.map(|(name, part)| (name.to_string(), part)).collect())
}
