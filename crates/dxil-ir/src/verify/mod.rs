//! Verification of modules: the rules of LLVM 3.7's verifier.
//!
//! Modules of the modern dialect are held to those that modern LLVM still has; the types of its
//! intrinsics and where its new attributes may stand are not checked.
//!
//! ```
//! use dxil_ir::{Function, Instruction, InstructionKind, Body, Module, verify};
//!
//! let mut module = Module::dxil();
//! let ty = module.types.function(module.types.void(), &[]);
//! let (main, _) = module.add_function(Function::new("main", ty));
//! let mut body = Body::new();
//! body.add_block();
//! module.functions[main].body = Some(body);
//!
//! let errors = verify::verify(&module);
//! assert_eq!(errors[0].to_string(), "main, block 0: the block has no terminator");
//! ```

mod attributes;
mod calls;
mod constants;
mod data_layout;
mod debug_info;
mod debug_intrinsics;
mod debug_types;
mod dialect;
mod dominance;
mod error;
mod function;
mod globals;
mod instruction;
mod intrinsics;
mod metadata;
mod module_flags;
mod operands;
mod phi;
mod references;
mod rule;
mod sizes;
mod types;

use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use crate::typing::TypingError;
use crate::{AttributeSetId, FunctionId, Module, TypeId, Types};

pub use error::{Error, ErrorKind, Place, Site};
pub use rule::Rule;

/// The greatest number of errors that [`verify`] returns.
pub const MAX_ERRORS: usize = 1000;

/// Checks a module as LLVM 3.7's verifier does, and returns all errors up to [`MAX_ERRORS`].
///
/// It checks the ids of the module, types, terminators, phis, whether definitions dominate their
/// uses, attributes, linkage, names of globals, the shape of metadata, and debug information. It takes
/// time in proportion to the size of the module. A module without errors is valid LLVM IR, which need
/// not be valid DXIL.
#[must_use]
pub fn verify(module: &Module) -> Vec<Error> {
    verify_apart(module, &[]).0
}

/// Checks a module as [`verify`] does, and returns the places that break some rules apart from the errors, all of them: for a
/// caller that corrects what breaks these.
#[must_use]
pub fn verify_apart(module: &Module, rules: &[Rule]) -> (Vec<Error>, Vec<(Rule, Place)>) {
    let mut verifier = Verifier {
        module,
        rules_apart: rules,
        types: Cow::Borrowed(&module.types),
        unsized_types: Vec::new(),
        operand_types: Vec::new(),
        operand_constants: Vec::new(),
        attributes: BTreeSet::new(),
        in_alloca: vec![None; module.attributes.sets().len()],
        passing: BTreeMap::new(),
        intrinsics: BTreeMap::new(),
        escapes: intrinsics::Escapes::default(),
        metadata: metadata::State::new(module),
        errors: Vec::new(),
        places_apart: Vec::new(),
    };
    if verifier.references() {
        verifier.unsized_types = sizes::unsized_types(&module.types);
        verifier.operand_types = operands::operand_types(&module.types);
        verifier.operand_constants = verifier.operand_constants();
        verifier.data_layout();
        verifier.type_parts();
        verifier.dialect();
        verifier.attribute_texts();
        verifier.constants();
        verifier.globals();
        verifier.module_metadata();
        verifier.functions();
        verifier.recovered_allocas();
        verifier.debug_types();
    }
    (verifier.errors, verifier.places_apart)
}

/// The state of a verification.
struct Verifier<'m> {
    module: &'m Module,
    /// The types of the module, and types of results that it lacks.
    types: Cow<'m, Types>,
    /// For each type of the module, whether memory cannot hold it.
    unsized_types: Vec<bool>,
    /// For each type of the module, whether all instructions may have values of it as operands.
    operand_types: Vec<bool>,
    /// For each constant, whether all instructions may have it as an operand.
    operand_constants: Vec<bool>,
    /// The sets of attributes that have been checked for functions and for calls, with the type of
    /// the function.
    attributes: BTreeSet<(AttributeSetId, TypeId, bool)>,
    /// For each set of attributes, the parameter with `inalloca`, once it was asked for.
    in_alloca: Vec<Option<Option<u32>>>,
    /// For each pair of sets that was asked for, whether they pass parameters in the same way.
    passing: BTreeMap<[Option<AttributeSetId>; 2], bool>,
    /// The intrinsics that have been called; `None` for those that LLVM does not know.
    intrinsics: BTreeMap<FunctionId, Option<intrinsics::Declaration>>,
    escapes: intrinsics::Escapes,
    metadata: metadata::State,
    errors: Vec<Error>,
    /// The rules whose violations are no errors, but places.
    rules_apart: &'m [Rule],
    places_apart: Vec<(Rule, Place)>,
}

impl Verifier<'_> {
    /// Reports a rule that is broken at a place.
    #[cold]
    fn report(&mut self, place: Place, kind: impl Into<ErrorKind>) {
        match kind.into() {
            ErrorKind::Rule(rule) if self.rules_apart.contains(&rule) => {
                self.places_apart.push((rule, place));
            }
            kind if self.errors.len() < MAX_ERRORS => {
                self.errors.push(Error::new(self.module, place, kind));
            }
            _ => {}
        }
    }

    /// Reports a rule unless a condition holds. Returns the condition.
    #[inline]
    fn check(&mut self, condition: bool, place: impl Into<Place>, rule: Rule) -> bool {
        if !condition {
            self.report(place.into(), rule);
        }
        condition
    }

    /// The result of a typing rule; an error is reported.
    #[inline]
    fn typed<T>(&mut self, place: impl Into<Place>, result: Result<T, TypingError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                let described = error.describe(&self.types);
                self.report(place.into(), described);
                None
            }
        }
    }
}
