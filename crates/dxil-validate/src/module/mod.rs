//! Rules for what a module states of its shaders: versions, entry points, signatures and resources.

mod annotations;
mod attached;
mod compatibility;
mod completed;
mod constant_layout;
mod declaration;
mod dimensions;
mod elements;
mod entry_point;
mod flow;
mod functions;
mod group_shared;
mod handle;
mod hit_object;
mod innermost;
mod instruction;
mod matrix;
mod matrix_memory;
mod matrix_product;
mod memory_access;
mod mesh;
mod mesh_order;
mod mesh_size;
mod node;
mod object;
mod operation;
mod output;
mod packing;
mod pixel;
mod pointer;
mod ray;
mod resource;
mod resource_use;
mod rule;
mod sampling;
mod shader_flags;
mod signature;
mod stage_operands;
mod stage_signatures;
mod symbols;
mod system_value;
mod tessellation;
mod types;
mod version;
mod wave;

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::fmt;

use dxil_derive::{Flags, read_resources};
use dxil_format::ShaderKind;
use dxil_ir::analysis::Uses;
use dxil_ir::calls::Calls;
use dxil_ir::{DataLayout, FunctionId, Module, TextName};
use dxil_metadata::{EntryPoint, Error, Resources, ShaderMetadata};
use dxil_ops::Version;

use crate::check::{Options, Report};
use crate::dxc::{self, Named};

use innermost::Innermost;
pub use rule::Rule;
pub(crate) use version::FIRST_WITHOUT_NODES;

/// A rule that a module breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The rule that DXC's validator reports, if it reports one by name.
    pub dxc: Option<dxc::Rule>,
    /// The error.
    pub message: String,
    /// The function, unless the rule is one of the whole module.
    pub function: Option<FunctionId>,
    /// The number of instructions before the one that breaks the rule, in the order of the blocks of the
    /// function, unless it is none.
    pub instruction: Option<usize>,
}

/// What a module is checked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// It is about to be assembled, for validation or not.
    Assembly,
    /// It is to be valid once it is assembled.
    Validation,
    /// It is the program of a container.
    Program,
}

/// Checks what a module states of its shaders. Calls of operations have a [check](crate::check()) of their
/// own.
///
/// ```no_run
/// let module = dxil_bitcode::read(&std::fs::read("shader.bc")?)?;
/// for finding in dxil_validate::module::check(&module)? {
///     println!("{}: {}", finding.rule, finding.message);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Fails if the metadata of the module does not have the shape of its kind.
pub fn check(module: &Module) -> Result<Vec<Finding>, Error> {
    Ok(check_read(module, &read(module)?, &Calls::new(module), Purpose::Assembly))
}

/// Checks the same as [`check`] with the metadata of the module, if it is read already.
#[must_use]
pub fn check_with(module: &Module, metadata: &ShaderMetadata) -> Vec<Finding> {
    check_stated(module, metadata, &Calls::new(module))
}

/// Checks the same as [`check_with`] and as [the check of calls](crate::check::check_with), with one look for the calls of
/// the module.
///
/// # Errors
///
/// As the check of calls.
pub fn check_with_calls(
    module: &Module,
    metadata: &ShaderMetadata,
    options: Options,
) -> Result<(Vec<Finding>, Report), Error> {
    let calls = Calls::new(module);
    let stated = check_stated(module, metadata, &calls);
    Ok((stated, crate::check::check_read(module, metadata, &calls, options)?))
}

fn check_stated(module: &Module, metadata: &ShaderMetadata, calls: &Calls<'_>) -> Vec<Finding> {
    if metadata.resources.is_some() || first_resources(metadata).is_none() {
        return check_read(module, metadata, calls, Purpose::Assembly);
    }
    let resources = first_resources(metadata).cloned();
    check_read(module, &ShaderMetadata { resources, ..metadata.clone() }, calls, Purpose::Assembly)
}

/// Checks the same as [`check`], as if the module stated this version of the validator in `dx.valver`. Version 0.0, that of
/// a module that is not meant to be validated, is not known.
///
/// # Errors
///
/// As [`check`].
pub fn check_for(module: &Module, validator: Option<Version>) -> Result<Vec<Finding>, Error> {
    let purpose = Purpose::Validation;
    Ok(check_read_for(module, &mut read(module)?, &Calls::new(module), validator, purpose))
}

/// Checks the same as [`check_for`] with metadata that is read already, and stays as it is.
pub(crate) fn check_read_for(
    module: &Module,
    metadata: &mut ShaderMetadata,
    calls: &Calls<'_>,
    validator: Option<Version>,
    purpose: Purpose,
) -> Vec<Finding> {
    let stated = metadata.validator_version;
    metadata.validator_version = validator.or(stated);
    let findings = check_read(module, metadata, calls, purpose);
    metadata.validator_version = stated;
    findings
}

/// Checks what does not rely on valid LLVM IR: the flow of control, and the names of functions without a body.
pub(crate) fn check_invalid(module: &Module, metadata: &ShaderMetadata) -> Vec<Finding> {
    let calls = Calls::new(module);
    let mut checker = Checker::new(module, metadata, &calls);
    checker.external();
    checker.flow();
    checker.findings
}

/// Reads the metadata as the validator does: a module has the resources of its first entry point, which in a library has no
/// function, whatever `dx.resources` is, and signatures have no system values that the stage does not have there.
pub(crate) fn read(module: &Module) -> Result<ShaderMetadata, Error> {
    let mut metadata = ShaderMetadata::read(module)?;
    read_resources(&mut metadata);
    elements::interpret(&mut metadata);
    Ok(metadata)
}

/// Reads the metadata of a module in a container, where elements have an index for each row.
pub(crate) fn read_contained(module: &Module) -> Result<ShaderMetadata, Error> {
    let mut metadata = read(module)?;
    elements::complete_indexes(&mut metadata);
    Ok(metadata)
}

fn first_resources(metadata: &ShaderMetadata) -> Option<&Resources> {
    metadata.entry_points.first().and_then(|it| it.resources.as_ref())
}

/// Checks a module with this metadata.
fn check_read(
    module: &Module,
    metadata: &ShaderMetadata,
    calls: &Calls<'_>,
    purpose: Purpose,
) -> Vec<Finding> {
    let mut checker = Checker::new(module, metadata, calls);
    let flags = Flags::new(module, metadata, calls);
    checker.versions(purpose != Purpose::Assembly);
    checker.named_metadata(purpose);
    checker.entry_points();
    for entry in checker.entries() {
        checker.signatures(entry);
        checker.node(entry);
    }
    checker.mesh_sizes();
    checker.ray_parameters();
    checker.resources();
    checker.resource_users(flags.constants());
    checker.functions(&flags);
    checker.operations();
    checker.outputs();
    checker.pixel();
    checker.mesh_calls();
    checker.mesh_order();
    checker.completed();
    checker.attached();
    checker.types();
    checker.llvm_instructions();
    checker.flow();
    checker.declarations(flags.constants());
    checker.compatibility(&flags);
    checker.shader_flags(&flags);
    checker.findings
}

struct Checker<'m> {
    module: &'m Module,
    metadata: &'m ShaderMetadata,
    calls: &'m Calls<'m>,
    /// The layout of types, once it was needed.
    layout: OnceCell<DataLayout<'m>>,
    innermost: Innermost,
    /// The uses of the values of one function, the last for which they were needed.
    uses: Option<(FunctionId, Uses)>,
    /// The number of structs and fields of constant buffers that may still be looked at.
    fields_left: usize,
    findings: Vec<Finding>,
}

impl<'m> Checker<'m> {
    fn new(module: &'m Module, metadata: &'m ShaderMetadata, calls: &'m Calls<'m>) -> Self {
        let fields_left = constant_layout::MOST_FIELDS;
        Self {
            module,
            metadata,
            calls,
            layout: OnceCell::new(),
            innermost: Innermost::new(&module.types),
            uses: None,
            fields_left,
            findings: Vec::new(),
        }
    }
}

impl<'m> Checker<'m> {
    fn layout(&self) -> &DataLayout<'m> {
        self.layout.get_or_init(|| DataLayout::new(self.module))
    }

    /// The kind of shader that the module states.
    fn kind(&self) -> Option<ShaderKind> {
        self.metadata.target.map(|target| target.kind)
    }

    fn is_library(&self) -> bool {
        self.kind() == Some(ShaderKind::Library)
    }

    /// The entry points. The first node of a library is none.
    fn entries(&self) -> &'m [EntryPoint] {
        let first = usize::from(self.is_library());
        self.metadata.entry_points.get(first..).unwrap_or_default()
    }

    /// The stage of a module that is no library.
    fn own_stage(&self) -> Option<ShaderKind> {
        self.kind().filter(|kind| *kind != ShaderKind::Library)
    }

    /// The stage whose signatures an entry point has. One without a stage in a library counts as that, which has no semantics.
    fn stage_of_signatures(&self, entry: &EntryPoint) -> Option<ShaderKind> {
        entry.kind().or(self.kind())
    }

    /// The stage of an entry point: that which it states, or that of the module.
    fn stage(&self, entry: &EntryPoint) -> Option<ShaderKind> {
        entry.kind().or(self.own_stage())
    }

    /// The shaders with their stages: one, or the entry points of a library that have a stage.
    fn shaders(&self) -> impl Iterator<Item = (ShaderKind, &'m EntryPoint)> + use<'m> {
        let own = self.own_stage();
        let count = if own.is_some() { 1 } else { usize::MAX };
        let entries = self.entries().iter().take(count);
        entries.filter_map(move |entry| Some((own.or_else(|| entry.kind())?, entry)))
    }

    /// The version of DXIL that the shader model has.
    fn version(&self) -> Version {
        let version = self.metadata.target.and_then(|target| target.model.version());
        version.unwrap_or(Version::V1_0)
    }

    /// Adds a violation of the module, unless the rule holds.
    fn require(
        &mut self,
        holds: bool,
        rule: impl Into<Named<Rule>>,
        message: impl FnOnce() -> String,
    ) {
        self.require_of(None, holds, rule, message);
    }

    /// Adds a violation of a function, unless the rule holds.
    fn require_of(
        &mut self,
        function: Option<FunctionId>,
        holds: bool,
        rule: impl Into<Named<Rule>>,
        message: impl FnOnce() -> String,
    ) {
        if !holds {
            self.find(rule.into(), function, None, message());
        }
    }

    /// Adds a violation of an instruction, before which there are `number` in the function.
    fn forbid(
        &mut self,
        function: FunctionId,
        number: usize,
        rule: impl Into<Named<Rule>>,
        message: String,
    ) {
        self.find(rule.into(), Some(function), Some(number), message);
    }

    fn find(
        &mut self,
        Named { rule, dxc }: Named<Rule>,
        function: Option<FunctionId>,
        instruction: Option<usize>,
        message: String,
    ) {
        self.findings.push(Finding { rule, dxc, message, function, instruction });
    }
}

/// A name in a message.
fn quoted(name: &[u8]) -> impl fmt::Display + '_ {
    TextName(name)
}
