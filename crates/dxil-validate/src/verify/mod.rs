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
use dxil_metadata::{self as metadata, ShaderMetadata};

use crate::dxc::{self, Named, of_file};
use crate::module::read_contained;

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
    pub(crate) fn unreadable(&mut self, rule: impl Into<Named<Rule>>, error: &Error) {
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
    let mut report = Report::new(Digest::verify(file));
    match Container::open(file) {
        Ok(container) => {
            report.container(&container);
            report.programs(&container, Scope::File);
        }
        Err(error) => report.unreadable(Rule::Header, &error),
    }
    report
}

/// The programs that are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All.
    File,
    /// Those that DXC's validator reads: the one that runs, and that for debuggers, which only must be readable.
    Validator,
}

impl Scope {
    fn reads(self, part: FourCC) -> bool {
        self == Self::File || part != FourCC::STAT
    }
}

/// The program that runs.
pub(crate) struct Running {
    pub(crate) module: Module,
    /// Its metadata; `None` if all programs of the file are looked at.
    pub(crate) metadata: Option<Result<ShaderMetadata, metadata::Error>>,
}

impl Report {
    pub(crate) const fn new(verdict: Verdict) -> Self {
        Self { verdict, findings: Vec::new(), omitted: 0 }
    }

    /// Looks at the header, the digest and the directory.
    pub(crate) fn container(&mut self, container: &Container<'_>) {
        directory::header(self, container);
        if let Verdict::Wrong { stored, expected } = self.verdict {
            let message = format!("the digest is {stored}, it should be {expected}");
            self.add(Rule::Digest, None, DIGEST_RANGE.start, message);
        }
        directory::parts(self, container);
    }

    /// Looks at the programs, and at what other parts state of the one that runs, which it returns if it can be read.
    pub(crate) fn programs(&mut self, container: &Container<'_>, scope: Scope) -> Option<Running> {
        // The first `PSV0` is the one that counts, whether it can be read or not.
        let (mut programs, mut psv) = (Vec::new(), None);
        for part in container.parts().filter(|part| scope.reads(part.four_cc())) {
            match part.view() {
                Ok(PartView::Program(program)) => programs.push((part, program)),
                Ok(PartView::Psv(view)) => {
                    psv.get_or_insert(Some(view));
                }
                Ok(_) => {}
                Err(error) => {
                    if part.four_cc() == FourCC::PSV0 {
                        psv.get_or_insert(None);
                    }
                    self.unreadable(unreadable(part.four_cc()), &error);
                }
            }
        }
        let psv = psv.flatten();
        agreement::hash(self, container);
        let mut running = [FourCC::DXIL, FourCC::ILDB].into_iter();
        let running = running.find_map(|name| container.part(name)).map(|part| part.range());
        let mut runs = None;
        for (part, program) in &programs {
            let is_running = running == Some(part.range());
            let is_judged = is_running || scope == Scope::File;
            let module = program::verify(self, part, program, is_judged);
            if let (Some(module), true) = (module, is_running) {
                let metadata = (scope == Scope::Validator).then(|| read_contained(&module));
                let kind = program.header.kind;
                let stated = metadata.as_ref().and_then(|it| it.as_ref().ok());
                if let Err(error) =
                    agreement::module(self, container, psv.as_ref(), kind, &module, stated)
                {
                    let offset = program.bitcode.offset();
                    self.add(Rule::Module, Some(part.four_cc()), offset, error);
                }
                runs = Some(Running { module, metadata });
            }
        }
        runs
    }
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
