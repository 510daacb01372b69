//! Findings as text.

use core::fmt::{self, Write as _};

use bstr::ByteSlice as _;
use dxil_ir::Module;

use super::{Finding, Place, Report};

/// A place, with the module whose functions it names.
struct Named<'m>(Place, Option<&'m Module>);

/// Text that a file may have chosen: its control characters are escaped.
struct Escaped<'t>(&'t str);

impl Finding {
    /// The line of a finding.
    fn write(&self, module: Option<&Module>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}", self.severity(), self.rule)?;
        if let Some(dxc) = self.dxc {
            write!(f, ", {dxc}")?;
        }
        write!(f, "]: {} ({})", Escaped(&self.message), Named(self.place, module))
    }
}

/// The severity, the rules, the message and the place, in one line. It names functions by number: that of a [`Report`]
/// names them by name.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(None, f)
    }
}

/// A line for each finding, and one for its [hint](Finding::hint) if it has one.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.findings {
            finding.write(self.module.as_ref(), f)?;
            f.write_char('\n')?;
            if let Some(hint) = finding.hint() {
                writeln!(f, "  help: {hint}")?;
            }
        }
        match self.omitted {
            0 => Ok(()),
            count => writeln!(f, "and {count} more"),
        }
    }
}

/// The place, as `dxil validate` prints it; functions by number.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Named(*self, None).fmt(f)
    }
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(place, module) = *self;
        match place {
            Place::File { part: None, offset } => write!(f, "byte {offset:#x}"),
            Place::File { part: Some(part), offset } => write!(f, "{part}, byte {offset:#x}"),
            Place::Statement { part, token, offset } => {
                write!(f, "{part}, token {token}, byte {offset:#x}")
            }
            Place::Module { function: None, .. } => f.write_str("the module"),
            Place::Module { function: Some(id), instruction } => {
                match module.and_then(|module| module.functions.get(id)) {
                    Some(function) => Escaped(&function.name.to_str_lossy()).fmt(f)?,
                    None => write!(f, "function {}", dxil_ir::Id::index(id))?,
                }
                instruction.map_or(Ok(()), |number| write!(f, ", instruction {number}"))
            }
        }
    }
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c.is_control() {
            true => c.escape_default().fmt(f),
            false => f.write_char(c),
        })
    }
}
