//! One report by all rules: for files, modules, calls of operations and DXBC programs.
//!
//! Of a module that is no valid LLVM IR, only the flow of control and the names of functions are looked at further: the
//! other rules rely on that.

mod bytecode;
mod display;
mod rule;

use alloc::collections::BTreeSet;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use dxil_container::{Container, Digest, FourCC};
use dxil_derive::foreign;
use dxil_ir::calls::Calls;
use dxil_ir::{Function, FunctionId, Module};
use dxil_metadata::{Error, ShaderMetadata};
use dxil_ops::Version;

pub use bytecode::bytecode;
pub use rule::{Rule, Severity};

use crate::dxc::{self, Named, of_file};
use crate::module::Purpose;
use crate::verify::{Running, Scope};
use crate::{check, module, parts, verify};

/// The findings in a file.
///
/// ```
/// use dxil_validate::validate::validate_module;
///
/// let module = dxil_text::parse(
///     r#"
///     target triple = "dxil-ms-dx"
///     define void @main() { ret void }
///     !dx.version = !{!0}
///     !dx.shaderModel = !{!1}
///     !dx.entryPoints = !{!2}
///     !0 = !{i32 1, i32 0}
///     !1 = !{!"cs", i32 6, i32 0}
///     !2 = !{void ()* @main, !"main", null, null, !3}
///     !3 = !{i32 4, !4}
///     !4 = !{i32 0, i32 1, i32 1}
///     "#,
/// )?;
/// let report = validate_module(module);
/// println!("{report}"); // each finding with its place, and its hint
/// for finding in &report.findings {
///     let function = report.function(finding.place).map(|function| &function.name);
///     println!("{}: {function:?}: {:?}", finding.rule, finding.hint());
/// }
/// # let text = "error[M04, SM.THREADGROUPCHANNELRANGE]: a group has 0 threads in x; it may have 1 to 1024 (main)\n  \
/// #     help: Choose a number of threads in the range.\n";
/// # assert_eq!(report.to_string(), text);
/// # assert!(report.findings[0].to_string().ends_with("1024 (function 0)"));
/// # assert_eq!(report.function(report.findings[0].place).expect("a function").name, "main");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The findings: those of the file first, then those of its module or its DXBC programs.
    pub findings: Vec<Finding>,
    /// The number of further findings.
    pub omitted: usize,
    /// The module that runs, of which [`Place::Module`] has ids.
    pub module: Option<Module>,
}

/// A rule that is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The rule that DXC's validator reports, if it reports one by name.
    pub dxc: Option<dxc::Rule>,
    /// The error.
    pub message: String,
    /// Its place.
    pub place: Place,
}

/// The place of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A byte of the file, and its part unless it is the header or the directory.
    File {
        /// The part.
        part: Option<FourCC>,
        /// The byte.
        offset: usize,
    },
    /// A module.
    Module {
        /// The function, unless it is the module as a whole.
        function: Option<FunctionId>,
        /// The number of instructions before the one that breaks the rule, in the order of the function's blocks, unless
        /// it is none.
        instruction: Option<usize>,
    },
    /// A statement of a DXBC program.
    Statement {
        /// The part that has the program.
        part: FourCC,
        /// The index of the statement's first token in the program.
        token: usize,
        /// Its byte in the file.
        offset: usize,
    },
}

impl Report {
    /// Whether no finding is an error. DXC's validator accepts a wrong digest, so `V02` is a warning, but the runtime refuses
    /// it: [`Digest::verify`] tells whether a file is signed.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.findings.iter().all(|it| it.severity() < Severity::Error)
    }

    /// The function of a place in the module that runs.
    #[must_use]
    pub fn function(&self, place: Place) -> Option<&Function> {
        match place {
            Place::Module { function, .. } => self.module.as_ref()?.functions.get(function?),
            Place::File { .. } | Place::Statement { .. } => None,
        }
    }
}

impl Place {
    /// The module as a whole.
    const MODULE: Self = Self::Module { function: None, instruction: None };
}

/// The choices of a validation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The version of the validator whose rules a module is checked by; [`None`] for that of `dx.valver`. Parts are
    /// compared for the version that the module states.
    pub validator_version: Option<Version>,
}

/// Checks a container by all rules.
///
/// A wrong digest is a warning, with which the file [is valid](Report::is_valid). [`Digest::verify`] tells whether it is signed.
///
/// ```
/// use dxil_container::{Digest, FourCC, Verdict, write};
/// use dxil_validate::validate;
///
/// let mut file = write::Container::default();
/// file.push(FourCC::PRIV, write::PartData::Raw(b"note".to_vec()));
/// let mut bytes = file.write()?;
/// assert!(validate(&bytes).findings.is_empty());
/// bytes[44] ^= 1;
/// let report = validate(&bytes);
/// assert_eq!(report.findings[0].rule.id(), "V02");
/// assert!(report.is_valid() && Digest::verify(&bytes) != Verdict::Signed);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[must_use]
pub fn validate(file: &[u8]) -> Report {
    validate_with(file, Options::default())
}

/// Checks a container by all rules, with choices.
#[must_use]
pub fn validate_with(file: &[u8], options: Options) -> Report {
    let mut verified = verify::Report::new(Digest::verify(file));
    let container = match Container::open(file) {
        Ok(container) => container,
        Err(error) => {
            verified.unreadable(verify::Rule::Header, &error);
            return Report::from(verified);
        }
    };
    verified.container(&container);
    let running = verified.programs(&container, Scope::Validator);
    let mut report = Report::from(verified);
    match bytecode(&container) {
        Ok(findings) => report.findings.extend(findings.into_iter().flatten()),
        // What the file says of its parts may be told already.
        Err(finding) if report.findings.iter().any(|it| it.place == finding.place) => {}
        Err(finding) => report.findings.push(finding),
    }
    match running {
        Some(Running { module, metadata }) => {
            let metadata = metadata.unwrap_or_else(|| module::read_contained(&module));
            program(&mut report, &container, &module, metadata, options);
            report.module = Some(module);
        }
        None => {
            let found = parts::check_without_program(&container);
            report.findings.extend(found.into_iter().map(Finding::from));
        }
    }
    report
}

/// Adds what is wrong with a module, and with the parts that follow from it.
fn program(
    report: &mut Report,
    container: &Container<'_>,
    module: &Module,
    mut metadata: Result<ShaderMetadata, Error>,
    options: Options,
) {
    let is_ir = |it: &Finding| it.rule != Rule::File(verify::Rule::Ir);
    let is_module = report.omitted == 0 && report.findings.iter().all(is_ir);
    let before = report.findings.len();
    if is_module {
        // Without a program, the module is one for debuggers.
        let has_program = container.part(FourCC::DXIL).is_some();
        let purpose = if has_program { Purpose::Program } else { Purpose::Validation };
        shaders(report, module, &mut metadata, options, purpose);
    } else {
        invalid(report, module, &metadata);
    }
    // What follows from a module that breaks rules is wrong, too.
    let is_valid =
        is_module && report.findings[before..].iter().all(|it| it.severity() < Severity::Error);
    if let (true, Ok(metadata)) = (is_valid, metadata) {
        let found = parts::check_with(container, module, &metadata);
        report.findings.extend(found.into_iter().map(Finding::from));
    }
    if !is_valid {
        // The validator looks at the header and at other parts of a valid module only.
        let is_of_header = |it: &Finding| it.dxc == Some(dxc::Rule::SmProgramVersion);
        for finding in &mut report.findings[..before] {
            finding.dxc = finding.dxc.filter(|rule| !rule.name().starts_with("CONTAINER."));
        }
        report.findings.retain(|it| !is_of_header(it));
    }
}

/// Checks a module by all rules for modules.
#[must_use]
pub fn validate_module(module: Module) -> Report {
    validate_module_with(module, Options::default())
}

/// Checks a module by all rules for modules, with choices.
#[must_use]
pub fn validate_module_with(module: Module, options: Options) -> Report {
    let mut report = Report::default();
    if let Some(why) = foreign(&module) {
        report.findings.push(Finding::of_module(Rule::File(verify::Rule::Module), why));
        report.module = Some(module);
        return report;
    }
    let errors = dxil_ir::verify::verify(&module);
    let Named { rule, dxc } = of_file::BITCODE_VALID;
    report.findings.extend(
        errors.iter().map(|error| Finding {
            dxc,
            ..Finding::of_module(Rule::File(rule), error.to_string())
        }),
    );
    if report.findings.is_empty() {
        let mut metadata = module::read(&module);
        shaders(&mut report, &module, &mut metadata, options, Purpose::Validation);
        if let (true, Ok(metadata)) = (report.is_valid(), metadata) {
            let found = parts::check_module(&module, metadata).into_iter().map(Finding::from);
            report.findings.extend(found.map(|it| Finding { place: Place::MODULE, ..it }));
        }
    } else if errors.iter().all(|error| *error.kind() != MISSING_ID) {
        invalid(&mut report, &module, &module::read(&module));
    }
    report.module = Some(module);
    report
}

/// The error of modules at which nothing else can be looked.
const MISSING_ID: dxil_ir::verify::ErrorKind =
    dxil_ir::verify::ErrorKind::Rule(dxil_ir::verify::Rule::MissingId);

/// Adds what is wrong with a module that is no valid LLVM IR, too. All its ids exist.
fn invalid(report: &mut Report, module: &Module, metadata: &Result<ShaderMetadata, Error>) {
    let Ok(metadata) = metadata else { return };
    let found = module::check_invalid(module, metadata);
    report.findings.extend(found.into_iter().map(Finding::from));
}

/// Adds what a valid module says and does that no shader can. Its metadata stays as it is.
fn shaders(
    report: &mut Report,
    module: &Module,
    metadata: &mut Result<ShaderMetadata, Error>,
    options: Options,
    purpose: Purpose,
) {
    let stated = metadata.as_mut().map_err(|error| error.clone()).and_then(|metadata| {
        let calls = Calls::new(module);
        let version = options.validator_version;
        let stated = module::check_read_for(module, metadata, &calls, version, purpose);
        let calls = check::check_read(module, metadata, &calls, check::Options::default())?;
        Ok((stated, calls))
    });
    match stated {
        Ok((stated, calls)) => {
            let calls: Vec<_> = calls.findings.into_iter().map(Finding::from).collect();
            let ended = calls.iter().filter(|it| it.dxc.is_some_and(ends_call));
            let ended: BTreeSet<_> = ended.map(|it| it.place).collect();
            let is_judged =
                |it: &Finding| !(it.dxc.is_none_or(is_of_operation) && ended.contains(&it.place));
            let stated = stated.into_iter().map(Finding::from);
            report.findings.extend(stated.filter(is_judged));
            report.findings.extend(calls);
        }
        Err(error) => {
            let rule = Rule::File(verify::Rule::Module);
            // Programs of files are compared with their metadata, which tells the same.
            if report.findings.iter().all(|it| it.rule != rule) {
                report.findings.push(Finding::of_module(rule, error.to_string()));
            }
        }
    }
}

/// Whether the validator looks at no more of a call that breaks the rule: it is one of no operation that the shader has.
fn ends_call(rule: dxc::Rule) -> bool {
    [dxc::Rule::InstrOload, dxc::Rule::InstrCallOload, dxc::Rule::SmOpcode].contains(&rule)
}

/// Whether a rule is one for operations and their operands, as opposed to types and metadata.
fn is_of_operation(rule: dxc::Rule) -> bool {
    ["INSTR.", "SM.", "DECL."].iter().any(|category| rule.name().starts_with(category))
}

impl Finding {
    /// The weight: that of DXC's rule, if there is one.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.dxc.map_or(self.rule.severity(), dxc::Rule::severity)
    }

    /// The remedy, in a sentence: that of DXC's rule, if there is one. [`Rule::title`] has the demand of each rule.
    #[must_use]
    pub fn hint(&self) -> Option<&'static str> {
        self.dxc.map(dxc::Rule::hint)
    }

    fn of_module(rule: Rule, message: String) -> Self {
        Self { rule, dxc: None, message, place: Place::MODULE }
    }
}

impl From<verify::Report> for Report {
    fn from(verify::Report { findings, omitted, .. }: verify::Report) -> Self {
        let findings = findings.into_iter().map(Finding::from).collect();
        Self { findings, omitted, module: None }
    }
}

impl From<verify::Finding> for Finding {
    fn from(finding: verify::Finding) -> Self {
        let verify::Finding { rule, dxc, part, offset, message } = finding;
        Self { rule: Rule::File(rule), dxc, message, place: Place::File { part, offset } }
    }
}

impl From<parts::Finding> for Finding {
    fn from(finding: parts::Finding) -> Self {
        let parts::Finding { rule, dxc, part, offset, message } = finding;
        Self { rule: Rule::Parts(rule), dxc, message, place: Place::File { part, offset } }
    }
}

impl From<module::Finding> for Finding {
    fn from(finding: module::Finding) -> Self {
        let module::Finding { rule, dxc, message, function, instruction } = finding;
        Self {
            rule: Rule::Module(rule),
            dxc,
            message,
            place: Place::Module { function, instruction },
        }
    }
}

impl From<check::Finding> for Finding {
    fn from(finding: check::Finding) -> Self {
        let check::Finding { rule, dxc, message, function, number, .. } = finding;
        let place = Place::Module { function: Some(function), instruction: Some(number) };
        Self { rule: Rule::Call(rule), dxc, message, place }
    }
}
