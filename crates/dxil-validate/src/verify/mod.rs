//! Statements of a file about itself: its digest, sizes and hashes, and what parts state of one another.
//!
//! [`verify()`] finds contradictions in files of DXC, FXC, LLVM and others alike. Files of compilers of all
//! versions have none. Whether a shader is valid, only a validator tells.

mod agreement;
mod directory;
mod program;
mod rule;

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use dxil_container::read::PartView;
use dxil_container::{Container, DIGEST_RANGE, Digest, Error, FourCC, Verdict};
use dxil_ir::Module;

use crate::dxc::{self, Named, of_file};

pub use agreement::expected_hash;
pub use rule::Rule;

/// The findings in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The judgement of the digest.
    pub verdict: Verdict,
    /// The findings, those of the header first; of a badly damaged file the first
    /// [`LIMIT`](Self::LIMIT).
    pub findings: Vec<Finding>,
    /// The number of further findings.
    pub omitted: usize,
}

/// A false statement in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The rule that DXC's validator reports, if it reports one by name.
    pub dxc: Option<dxc::Rule>,
    /// The part, unless it is the header or the directory.
    pub part: Option<FourCC>,
    /// The byte of the file that states it.
    pub offset: usize,
    /// The statement, and the truth.
    pub message: String,
}

impl Report {
    /// More findings than this are only counted: a damaged directory may have a million.
    pub const LIMIT: usize = 20;

    /// Whether nothing was found.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    /// The findings without that of the digest, which covers the whole file.
    pub fn besides_digest(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.rule != Rule::Digest)
    }

    fn push(&mut self, finding: Finding) {
        if self.findings.len() < Self::LIMIT {
            self.findings.push(finding);
        } else {
            self.omitted += 1;
        }
    }

    /// Adds a finding.
    fn add(
        &mut self,
        rule: impl Into<Named<Rule>>,
        part: Option<FourCC>,
        offset: usize,
        message: impl fmt::Display,
    ) {
        let Named { rule, dxc } = rule.into();
        self.push(Finding { rule, dxc, part, offset, message: message.to_string() });
    }

    /// Adds the finding that something cannot be read.
    fn unreadable(&mut self, rule: impl Into<Named<Rule>>, error: &Error) {
        self.add(rule, error.part(), error.offset(), error.kind());
    }
}

/// The place, as in [`dxil_container::Error`], and the message.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}: ", self.offset)?;
        if let Some(part) = self.part {
            write!(f, "{part}: ")?;
        }
        f.write_str(&self.message)
    }
}

/// Finds the false statements of a file about itself.
///
/// ```
/// use dxil_container::{FourCC, write};
/// use dxil_validate::verify::{Rule, verify};
///
/// let mut file = write::Container::default();
/// file.push(FourCC::PRIV, write::PartData::Raw(b"note".to_vec()));
/// let mut bytes = file.write()?;
/// assert!(verify(&bytes).is_clean());
/// bytes[44] ^= 1;
/// assert_eq!(verify(&bytes).findings[0].rule, Rule::Digest);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[must_use]
pub fn verify(file: &[u8]) -> Report {
    verify_with_module(file).0
}

/// Finds the same as [`verify`], and returns the module that runs, if it can be read.
pub(crate) fn verify_with_module(file: &[u8]) -> (Report, Option<Module>) {
    let verdict = Digest::verify(file);
    let mut report = Report { verdict, findings: Vec::new(), omitted: 0 };
    let container = match Container::open(file) {
        Ok(container) => container,
        Err(error) => {
            report.unreadable(Rule::Header, &error);
            return (report, None);
        }
    };
    directory::header(&mut report, &container);
    if let Verdict::Wrong { stored, expected } = verdict {
        let message = format!("the digest is {stored}, it should be {expected}");
        report.add(Rule::Digest, None, DIGEST_RANGE.start, message);
    }
    directory::parts(&mut report, &container);
    let mut programs = Vec::new();
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Program(program)) => programs.push((part, program)),
            Ok(_) => {}
            Err(error) => report.unreadable(unreadable(part.four_cc()), &error),
        }
    }
    agreement::hash(&mut report, &container);
    let running = [FourCC::DXIL, FourCC::ILDB].map(|name| container.part(name));
    let running = running.into_iter().flatten().next().map(|part| part.range());
    let mut runs = None;
    for (part, program) in &programs {
        let module = program::verify(&mut report, part, program);
        if let Some(module) = module.filter(|_| running == Some(part.range())) {
            let kind = program.header.kind;
            if let Err(error) = agreement::module(&mut report, &container, kind, &module) {
                let offset = program.bitcode.offset();
                report.add(Rule::Module, Some(part.four_cc()), offset, error);
            }
            runs = Some(module);
        }
    }
    (report, runs)
}

/// The rule that a part breaks that cannot be read.
fn unreadable(part: FourCC) -> Named<Rule> {
    match part {
        FourCC::PSV0 => of_file::CONTAINER_CONTENT_INVALID,
        FourCC::ISG1 | FourCC::OSG1 | FourCC::PSG1 | FourCC::SFI0 | FourCC::RDAT => {
            of_file::CONTAINER_PART_MATCHES.by(Rule::Part)
        }
        FourCC::RTS0 => of_file::CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE,
        _ => Rule::Part.into(),
    }
}
