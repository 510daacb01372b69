//! The root signatures that a module states: LLVM's analysis `dxil-root-signature-analysis`.
//!
//! Each node of `dx.rootsignatures` has a function, a list of elements and a version. Errors read as LLVM's do.

mod element;
mod print;
mod rules;

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::layout::RootSignatureVersion;
use dxil_container::write::RootSignature;
use dxil_ir::{ConstantKind, FunctionId, Metadata, MetadataId, Module};

use crate::Report;
use crate::target::Triple;
use element::integer;

/// The root signatures by function; that of [`None`] is the one of a module that is only a root signature.
pub(crate) type RootSignatures = BTreeMap<Option<FunctionId>, RootSignature>;

const NAME: &str = "dx.rootsignatures";

/// `print<dxil-root-signature>`.
pub(crate) fn print(module: &mut Module, report: &mut Report) {
    let signatures = root_signatures(module, report);
    if !signatures.is_empty() {
        // A string takes all that is written.
        let _ = print::describe(module, &signatures, &mut report.text);
    }
}

/// The root signatures of a module, as far as they are valid. Errors go to the report.
pub(crate) fn root_signatures(module: &Module, report: &mut Report) -> RootSignatures {
    let mut signatures = RootSignatures::new();
    let named = module.named_metadata.iter().find(|it| it.name == NAME);
    let triple = module.target_triple.to_str_lossy();
    let is_alone = Triple::parse(&triple).environment == "rootsignature";
    for &node in named.into_iter().flat_map(|it| it.nodes.iter()) {
        match definition(module, node, is_alone) {
            Ok((function, signature)) => {
                signatures.entry(function).or_insert(signature);
            }
            Err(messages) => messages.into_iter().for_each(|message| report.error(message)),
        }
    }
    signatures
}

/// The function and the root signature that a node states.
fn definition(
    module: &Module,
    node: MetadataId,
    is_alone: bool,
) -> Result<(Option<FunctionId>, RootSignature), Vec<String>> {
    let one = |message: &str| Vec::from([String::from(message)]);
    let &[function, elements, version] = module.metadata.operands(node) else {
        let message =
            "Invalid Root Signature metadata - expected function, signature, and version.";
        return Err(one(message));
    };
    let function = match is_alone {
        true => None,
        false => Some(defined(module, function).map_err(one)?),
    };
    let elements = elements.ok_or_else(|| one("Root Element mdnode is null."))?;
    if !matches!(module.metadata[elements], Metadata::Node(_)) {
        return Err(one("Root Element is not a metadata node."));
    }
    let version = integer(module, version);
    let version = version.ok_or_else(|| one("Invalid RSDefNode value, expected constant int"))?;
    let version = RootSignatureVersion(version);
    if version.name().is_none() {
        return Err(Vec::from([format!("Invalid Root Signature Version: {}", version.0)]));
    }
    let signature = element::signature(module, elements, version).map_err(|it| Vec::from([it]))?;
    match rules::mistakes(&signature) {
        mistakes if mistakes.is_empty() => Ok((function, signature)),
        mistakes => Err(mistakes),
    }
}

/// The function that a definition is of.
fn defined(module: &Module, operand: Option<MetadataId>) -> Result<FunctionId, &'static str> {
    let operand = operand.ok_or("Function associated with Root Signature definition is null.")?;
    let Metadata::Constant(value) = module.metadata[operand] else {
        return Err("First element of root signature is not a Value");
    };
    match module.constants[value].kind {
        ConstantKind::Function(id) => Ok(id),
        _ => Err("First element of root signature is not a Function"),
    }
}
