//! Pipelines of passes, in the syntax of LLVM's `-passes`.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use dxil_ir::Module;

use crate::check::check;
use crate::pass::Left;
use crate::{Pass, PassOptions, Report};

/// The passes of LLVM's backend, in its order.
const CODEGEN: &[&str] = &[
    "strip-convergence-intrinsics",
    "always-inline<resources>",
    "dxil-finalize-linkage",
    "dxil-debug-variables",
    "globaldce",
    "sroa",
    "dxil-mem-intrinsics",
    "dxil-cbuffer-access",
    "dxil-remove-unused-resources",
    "dxil-resource-access",
    "dxil-intrinsic-expansion",
    "dxil-data-scalarization<native-vectors>",
    "scalarizer<native-vectors>",
    "dxil-flatten-arrays",
    "dxil-forward-handle-accesses",
    "dse",
    "dxil-widen-integers",
    "dxil-legalize",
    "dxil-resource-implicit-binding",
    // LLVM runs it after the next one, with the root signatures that it has read before that removes them.
    "dxil-post-optimization-validation",
    "dxil-translate-metadata",
    "dxil-op-lower",
    "dxil-library-handles",
    "dxil-remove-unused-variables",
    "dxil-prepare",
    "dxil-debug-info",
];

/// Those of them that LLVM's backend does not have: two of its optimizer, which let code without optimizations through, one
/// for what is said of variables, one for integers of bit fields, one that makes handles as DXC makes them, and one that removes what
/// DXC's validator refuses.
const NOT_IN_LLVM: [&str; 6] = [
    "always-inline<resources>",
    "dxil-debug-variables",
    "sroa",
    "dxil-widen-integers",
    "dxil-library-handles",
    "dxil-remove-unused-variables",
];

/// The passes that keep the vectors that DXIL has since 1.9, and what LLVM's backend runs in their place.
const NATIVE_VECTORS: [(&str, &str); 2] = [
    ("dxil-data-scalarization<native-vectors>", "dxil-data-scalarization"),
    ("scalarizer<native-vectors>", "scalarizer<load-store>"),
];

/// Passes to run, one after the other.
///
/// ```
/// let pipeline = dxil_lower::Pipeline::parse("function(scalarizer),module(dxil-op-lower)")?;
/// let names: Vec<_> = pipeline.passes.iter().map(|pass| pass.name).collect();
/// assert_eq!(names, ["scalarizer", "dxil-op-lower"]);
/// # Ok::<(), dxil_lower::PipelineError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pipeline {
    /// The passes, in order.
    pub passes: Vec<&'static Pass>,
}

impl Pipeline {
    /// The passes of LLVM's backend, in its order.
    #[must_use]
    pub fn codegen() -> Self {
        Self { passes: CODEGEN.iter().filter_map(|name| Pass::named(name)).collect() }
    }

    /// The passes of LLVM's backend at `-O0`.
    #[must_use]
    pub fn unoptimized() -> Self {
        let mut pipeline = Self::codegen();
        pipeline.passes.retain(|pass| !["globaldce", "dse"].contains(&pass.name));
        pipeline
    }

    /// The pipeline without the passes that LLVM's backend does not have: what is in memory stays there, and all vectors are
    /// split.
    #[must_use]
    pub fn as_llvm(mut self) -> Self {
        self.passes.retain(|pass| !NOT_IN_LLVM.contains(&pass.name));
        for pass in &mut self.passes {
            let replaced = NATIVE_VECTORS.iter().find(|(ours, _)| *ours == pass.name);
            *pass = replaced.and_then(|(_, llvm)| Pass::named(llvm)).unwrap_or(pass);
        }
        self
    }

    /// Runs the passes, one after the other, unless a function has vectors of more than 1024 elements, or calls an intrinsic
    /// by another type than LLVM's: then it only reports these.
    ///
    /// ```
    /// use dxil_lower::{Pipeline, Report};
    ///
    /// let text = "declare float @llvm.sin.f32(float)";
    /// let mut module = dxil_text::parse_as(text, dxil_ir::Dialect::Modern)?;
    /// let mut report = Report::default();
    /// Pipeline::parse("globaldce,scalarizer")?.run(&mut module, &mut report);
    /// assert!(report.errors.is_empty() && module.functions.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(&self, module: &mut Module, report: &mut Report) {
        self.run_with(module, &PassOptions::default(), report);
    }

    /// Runs the passes like [`run`](Self::run), with other options than LLVM's defaults.
    pub fn run_with(&self, module: &mut Module, options: &PassOptions, report: &mut Report) {
        self.run_each(module, options, report, |_, _, _| {});
    }

    /// Runs the passes like [`run_with`](Self::run_with), and calls `after` when each has run.
    pub fn run_each(
        &self,
        module: &mut Module,
        options: &PassOptions,
        report: &mut Report,
        mut after: impl FnMut(&Pass, &Module, &mut Report),
    ) {
        let errors = check(module);
        if errors.is_empty() {
            // What has been checked stays so: passes add no such calls, and `to_dxil` checks what comes out.
            let mut left = Left::default();
            for pass in &self.passes {
                pass.run_checked(module, options, &mut left, report);
                after(pass, module, report);
            }
            left.remove_unused_intrinsics(module);
        } else if !report.errors.ends_with(&errors) {
            // The pipeline before has not reported them already.
            report.errors.extend(errors);
        }
    }

    /// Reads a pipeline: names of passes between commas. Managers such as `function(…)` group them; each pass
    /// knows itself what it runs on. The options of a pass, such as `<load-store>`, are skipped if it has none of
    /// that name.
    ///
    /// # Errors
    ///
    /// There is no pass of a name, or parentheses do not match.
    pub fn parse(text: &str) -> Result<Self, PipelineError> {
        let mut pipeline = Self::default();
        let (mut depth, mut start, mut follows_group) = (0_usize, 0, text.is_empty());
        for (end, symbol) in text.char_indices().chain([(text.len(), ',')]) {
            let word = &text[start..end];
            match symbol {
                '(' if !matches!(word, "module" | "function" | "cgscc" | "loop") => {
                    return Err(PipelineError::Unknown(word.to_string()));
                }
                '(' => depth += 1,
                ',' | ')' => {
                    if !word.is_empty() || !follows_group {
                        pipeline.passes.push(pass(word)?);
                    }
                    follows_group = symbol == ')';
                    if follows_group {
                        depth = depth.checked_sub(1).ok_or(PipelineError::Parentheses)?;
                    }
                }
                _ => continue,
            }
            start = end + symbol.len_utf8();
        }
        match depth {
            0 => Ok(pipeline),
            _ => Err(PipelineError::Parentheses),
        }
    }
}

fn pass(word: &str) -> Result<&'static Pass, PipelineError> {
    let (bare, options) = word.split_once('<').unwrap_or((word, ""));
    let mut options = options.trim_end_matches('>').split(';');
    options
        .find_map(|option| Pass::named(&format!("{bare}<{option}>")))
        .or_else(|| Pass::named(bare))
        .ok_or_else(|| PipelineError::Unknown(word.to_string()))
}

/// A reason for which a text is no pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PipelineError {
    /// There is no pass of this name.
    Unknown(String),
    /// A parenthesis is missing.
    Parentheses,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "unknown pass name '{name}'"),
            Self::Parentheses => f.write_str("the parentheses do not match"),
        }
    }
}

impl core::error::Error for PipelineError {}
