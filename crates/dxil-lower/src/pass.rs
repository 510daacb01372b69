//! Passes: their names, in LLVM's order.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use dxil_container::layout::Compression;
use dxil_ir::Module;

use crate::check::check;
use crate::resource::Found;
use crate::{DebugFile, Diagnostic, functions};

/// A change of a module, or a look at it.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// The name, which is LLVM's.
    pub name: &'static str,
    /// A summary in one sentence.
    pub about: &'static str,
    run: Run,
}

/// The function of a pass.
#[derive(Clone, Copy, Debug)]
enum Run {
    Plain(fn(&mut Module, &mut Report)),
    WithOptions(fn(&mut Module, &PassOptions, &mut Report)),
    /// It may leave intrinsics that nothing uses any more, and does not mind those that others have left.
    Replacing(fn(&mut Module, &mut Report)),
    /// It looks at the resources that a pass before has found, and changes nothing that they follow from unless it takes them.
    WithResources(fn(&mut Module, &mut Found, &mut Report)),
}

/// What passes leave to the user, who decides it with options of LLVM's `opt`.
///
/// ```
/// use dxil_lower::{DebugFile, PassOptions, Pipeline, Report};
///
/// let text = r#"
/// target triple = "dxil-pc-shadermodel6.6-library"
/// !llvm.dbg.cu = !{!0}
/// !llvm.module.flags = !{!2}
/// !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
/// !1 = !DIFile(filename: "shader.hlsl", directory: "")
/// !2 = !{i32 2, !"Debug Info Version", i32 3}
/// "#;
/// let mut module = dxil_text::parse_as(text, dxil_ir::Dialect::Modern)?;
/// let mut report = Report::default();
/// let options = PassOptions {
///     debug_file: Some(DebugFile::File("shader.pdb".into())),
///     ..PassOptions::default()
/// };
/// let pipeline = Pipeline::parse("dxil-embed,dxil-globals,dxil-pdb")?;
/// pipeline.run_with(&mut module, &options, &mut report);
/// assert_eq!(report.errors, []);
/// let [(path, file)] = &report.files[..] else { panic!("one file") };
/// assert_eq!(path, "shader.pdb");
/// assert!(file.starts_with(b"Microsoft C/C++ MSF 7.00"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PassOptions {
    /// The PDB file that `dxil-globals` names for `dxil-pdb`.
    pub debug_file: Option<DebugFile>,
    /// The compression of source files by `dxil-globals`; [`None`] for zlib.
    pub source_compression: Option<Compression>,
}

/// The output of passes: errors, the text of those that only analyze, and files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The errors. A module with any is not lowered completely.
    pub errors: Vec<Diagnostic>,
    /// The text that passes print, such as `print<dxil-metadata>`.
    pub text: String,
    /// The files to be written: their paths and contents.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Report {
    pub(crate) fn error(&mut self, error: impl Into<Diagnostic>) {
        self.errors.push(error.into());
    }
}

macro_rules! passes {
    ($($name:literal $([$options:ident])? $run:path, $about:literal;)*) => {
        /// All passes, in the order in which LLVM's backend runs them, then those that only look.
        pub const PASSES: &[Pass] = &[$(Pass { name: $name, about: $about, run: passes!(@run $($options)? $run) }),*];
    };
    (@run options $run:path) => { Run::WithOptions($run) };
    (@run resources $run:path) => { Run::WithResources($run) };
    (@run replaces $run:path) => { Run::Replacing($run) };
    (@run $run:path) => { Run::Plain($run) };
}

passes! {
    "strip-convergence-intrinsics" [replaces] crate::strip_convergence::run, "Removes the tokens that say where threads converge.";
    "always-inline" crate::always_inline::run, "Inlines calls of functions that are marked so.";
    "always-inline<resources>" crate::always_inline::run_for_resources, "Inlines calls of those of these functions that take addresses or use resources.";
    "dxil-debug-variables" [replaces] crate::debug_variables::run, "Removes descriptions of variables that hold handles or addresses, and gives entry points that have none the subprogram of their name.";
    "sroa" [replaces] crate::sroa::run, "Makes values of memory that is only loaded from and stored to.";
    "dxil-finalize-linkage" crate::finalize_linkage::run, "Makes functions internal that nobody outside calls, and removes those that nobody calls.";
    "globaldce" crate::global_dce::run, "Removes internal functions and variables that nothing uses.";
    "dxil-mem-intrinsics" [replaces] crate::mem_intrinsics::run, "Makes loads and stores of copies and fillings of memory.";
    "dxil-cbuffer-access" crate::cbuffer_access::run, "Makes members of constant buffers addresses in the buffer.";
    "dxil-remove-unused-resources" crate::remove_unused_resources::run, "Removes handles that nothing uses.";
    "dxil-resource-access" [replaces] crate::resource_access::run, "Makes loads and stores of memory in resources operations on resources.";
    "dxil-intrinsic-expansion" [replaces] crate::expand::run, "Expands intrinsics that DXIL has no operation for.";
    "dxil-data-scalarization" crate::data_scalarize::run, "Makes vectors in memory, and those with variable indices, arrays.";
    "dxil-data-scalarization<native-vectors>" crate::data_scalarize::run_for_target, "Makes vectors in memory arrays, unless the target has vectors.";
    "scalarizer" [replaces] crate::scalarize::run, "Splits operations on vectors, but for loads and stores, into those on their elements.";
    "scalarizer<load-store>" [replaces] crate::scalarize::run_with_memory, "Splits operations on vectors into those on their elements.";
    "scalarizer<native-vectors>" [replaces] crate::scalarize::run_for_target, "Splits operations on vectors that the target lacks into those on their elements.";
    "dxil-flatten-arrays" crate::flatten_arrays::run, "Makes arrays of arrays arrays of one dimension.";
    "dxil-forward-handle-accesses" [replaces] crate::forward_handles::run, "Replaces handles that are loaded from variables by what creates them.";
    "dxil-widen-integers" crate::widen_integers::run, "Makes operations on integers of widths that DXIL lacks those on 32 or 64 bits.";
    "dxil-legalize" crate::legalize::run, "Replaces what DXIL lacks: integers of 8 bits, freeze, fneg, defaults that are never reached.";
    "dxil-resource-implicit-binding" [replaces] crate::implicit_binding::run, "Gives registers to resources that have none.";
    "dxil-translate-metadata" [resources] crate::translate_metadata::run, "Writes the metadata of DXIL from function attributes, and removes other metadata.";
    "dxil-post-optimization-validation" [resources] crate::post_optimization::run, "Reports errors in the use of resources, and of the root signature.";
    "dxil-op-lower" [resources] crate::op_lower::run, "Lowers intrinsics to calls of DXIL operations.";
    "dxil-library-handles" crate::library_handles::run, "Makes handles in libraries before DXIL 1.6 of the variables that hold their resources.";
    "dxil-remove-unused-variables" crate::unused_variables::run, "Removes variables that nothing uses any more.";
    "dxil-prepare" crate::prepare::run, "Removes attributes that DXIL lacks.";
    "dxil-debug-info" [replaces] crate::debug_info::run, "Removes what debug information of LLVM 3.7 lacks, and values of variables that say nothing new.";
    "dse" [replaces] crate::dse::run, "Removes stores to memory of a function that it never reads.";
    "early-cse" crate::early_cse::run, "Replaces what has been computed or loaded before.";
    "early-cse<memssa>" crate::early_cse::run_with_memory, "Replaces what has been computed or loaded before, and tells variables apart.";
    "simplifycfg" crate::simplify_cfg::run, "Folds terminators, removes blocks that are never reached, and merges others.";
    "simplifycfg<switch-to-lookup>" crate::simplify_cfg::run_with_tables, "Does what `simplifycfg` does, and looks results of a `switch` up in tables.";
    "instnamer" crate::instruction_namer::run, "Names what has no name.";
    "strip-debug" [replaces] crate::strip_debug::run, "Removes debug information.";
    "dxil-upgrade" crate::upgrade::run, "Removes the version of the validator from a module of DXIL.";
    "dxil-embed" crate::container::embed, "Adds variables that hold the bitcode of the module.";
    "dxil-globals" [options] crate::container::globals, "Adds variables that hold the other parts of the container.";
    "dxil-pdb" crate::container::pdb, "Makes a PDB file of the parts for debuggers that variables hold.";
    "dxil-pretty-printer" crate::resource::table, "Prints the table of resources.";
    "print-dx-shader-flags" crate::shader_flags::print, "Prints the flags of the module and of its functions.";
    "print<dxil-resources>" crate::resource::print, "Prints the resources that the module binds.";
    "print<dxil-root-signature>" crate::root_signature::print, "Prints the root signatures.";
    "print<dxil-metadata>" crate::metadata::print, "Prints the target and the entry points.";
}

impl Pass {
    /// The pass of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PASSES.iter().find(|pass| pass.name == name)
    }

    /// Runs the pass, unless a function has vectors of more than 1024 elements, or calls an intrinsic by another type than
    /// LLVM's: then it only reports these.
    pub fn run(&self, module: &mut Module, report: &mut Report) {
        self.run_with(module, &PassOptions::default(), report);
    }

    /// Runs the pass like [`run`](Self::run), with other options than LLVM's defaults.
    pub fn run_with(&self, module: &mut Module, options: &PassOptions, report: &mut Report) {
        let errors = check(module);
        if errors.is_empty() {
            let mut left = Left::default();
            self.run_checked(module, options, &mut left, report);
            left.remove_unused_intrinsics(module);
        } else if !report.errors.ends_with(&errors) {
            // The pass before has not reported them already.
            report.errors.extend(errors);
        }
    }

    /// Runs the pass on a module that has been checked, after others that have left this.
    pub(crate) fn run_checked(
        &self,
        module: &mut Module,
        options: &PassOptions,
        left: &mut Left,
        report: &mut Report,
    ) {
        match self.run {
            Run::WithResources(run) => {
                left.remove_unused_intrinsics(module);
                return run(module, &mut left.found, report);
            }
            Run::Plain(run) => run(module, report),
            Run::WithOptions(run) => run(module, options, report),
            Run::Replacing(run) => {
                run(module, report);
                left.has_unused_intrinsics = true;
            }
        }
        left.found = Found::default();
    }
}

/// What passes leave to those after them.
#[derive(Debug, Default)]
pub(crate) struct Left {
    /// The resources that one has found.
    found: Found,
    /// Whether there may be intrinsics that nothing uses any more.
    has_unused_intrinsics: bool,
}

impl Left {
    /// Removes intrinsics that nothing uses any more. It looks at the whole module: once for several passes is enough.
    pub(crate) fn remove_unused_intrinsics(&mut self, module: &mut Module) {
        if mem::take(&mut self.has_unused_intrinsics) {
            functions::remove_unused_intrinsics(module);
        }
    }
}
