//! `xtask derivations`: HLSL at random, whose derived metadata must be what DXC states.
//!
//! Each shader follows from its number. Its metadata is erased and derived; nothing is written.
//!
//! DXC does not give the same dependencies of a hull shader each time if both of its functions use a
//! variable: it adds those of the outputs that the patch-constant function reads, as far as it has visited
//! them, in an order that addresses of its instructions decide. What it states of such a shader must
//! contain what is derived.

mod source;

use std::collections::BTreeMap;

use dxil_assemble::derive::{DERIVED_FLAGS, Packing, derive};
use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::Module;
use dxil_metadata::{
    Dependencies, EntryPoint, EntryProperty, ShaderMetadata, SignatureElement, Signatures,
    ViewIdState,
};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};
use source::Shader;

/// The number of shaders without `--sample`.
const COUNT: usize = 3000;

/// The number of differences that are shown.
const SHOWN: usize = 8;

/// The kinds of metadata that are compared.
const KINDS: [&str; 4] = ["registers", "used components", "shader flags", "dependencies"];

/// Compiles the shaders, and counts those whose derived metadata is the same, for each kind.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let count = options.sample.0.unwrap_or(COUNT);
    let shaders: Vec<Shader> = (0..count as u64).map(Shader::new).collect();
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (number, shader) in shaders.iter().enumerate() {
        let source = format!("{number}.hlsl");
        scratch.write(&source, shader.text.as_bytes())?;
        let options = shader.options.iter().map(|&option| option.to_owned()).collect();
        jobs.push(Job::Compile { source, options, output: format!("{number}.dxbc") });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let (mut compiled, mut equal, mut contained) = (0, [0; KINDS.len()], 0);
    let mut shown = BTreeMap::new();
    for (number, _) in outcomes.iter().enumerate().filter(|(_, outcome)| outcome.is_done()) {
        compiled += 1;
        let container = scratch.read(&format!("{number}.dxbc"))?;
        let refused = |error| Error::refused(number, error);
        let Metadata { stated, derived } = Metadata::of(&container).map_err(refused)?;
        for (kind, same) in compare(&stated, &derived).into_iter().enumerate() {
            equal[kind] += usize::from(same);
            let is_dependencies = KINDS[kind] == "dependencies";
            if same {
                continue;
            } else if is_dependencies
                && shaders[number].shares_memory
                && contains(&stated, &derived)
            {
                contained += 1;
            } else if shown.len() < SHOWN {
                shown.insert((kind, number), &shaders[number]);
            }
        }
    }
    for ((kind, number), shader) in shown {
        println!(
            "{} of shader {number} differ: {:?}\n{}",
            KINDS[kind], shader.options, shader.text
        );
    }
    let equal = KINDS.iter().zip(equal).map(|(kind, equal)| format!("{kind} of {equal}"));
    let equal = equal.collect::<Vec<_>>().join(", ");
    let summary = format!(
        "{compiled} of {count} shaders compile; the same: {equal}; \
         dependencies of {contained} hull shaders with a shared variable are contained in DXC's"
    );
    Ok(Report { summary, ..Report::default() })
}

/// The metadata of a container as it states it, and as it is derived after it has been erased.
struct Metadata {
    stated: ShaderMetadata,
    derived: ShaderMetadata,
}

impl Metadata {
    fn of(container: &[u8]) -> Result<Self, String> {
        let container = Container::parse(container).map_err(|error| error.to_string())?;
        let part = container.part(FourCC::DXIL).ok_or("no program")?;
        let program = Program::parse(&part).map_err(|error| error.to_string())?;
        let mut module = dxil_bitcode::read(&program.bitcode).map_err(|error| error.to_string())?;
        let stated = ShaderMetadata::read(&module).map_err(|error| error.to_string())?;
        erase(&mut module, stated.clone());
        derive(&mut module, Packing::default()).map_err(|errors| errors[0].to_string())?;
        let derived = ShaderMetadata::read(&module).map_err(|error| error.to_string())?;
        Ok(Self { stated, derived })
    }
}

/// Whether each kind of metadata is derived as it is stated.
fn compare(stated: &ShaderMetadata, derived: &ShaderMetadata) -> [bool; KINDS.len()] {
    let places = |element: &SignatureElement| (element.start_row, element.start_col);
    let uses = |element: &SignatureElement| (element.usage_mask(), element.dynamic_index_mask());
    [
        elements(stated).map(places).eq(elements(derived).map(places)),
        elements(stated).map(uses).eq(elements(derived).map(uses)),
        flags(stated) == flags(derived),
        stated.view_id_state == derived.view_id_state,
    ]
}

fn flags(metadata: &ShaderMetadata) -> Option<ShaderFlags> {
    metadata.entry_points.first().map(EntryPoint::flags)
}

/// Whether a hull shader states the derived dependencies among others.
fn contains(stated: &ShaderMetadata, derived: &ShaderMetadata) -> bool {
    let state = |metadata: &ShaderMetadata| {
        let words = metadata.view_id_state.as_ref()?;
        ViewIdState::decode(words, ShaderKind::Hull, flags(metadata)?).ok()
    };
    let (Some(stated), Some(derived)) = (state(stated), state(derived)) else { return false };
    let groups = |state: &ViewIdState| state.outputs.len() + state.patch_constants.iter().len();
    let [of_stated, of_derived] =
        [&stated, &derived].map(|state| state.outputs.iter().chain(&state.patch_constants));
    stated.inputs == derived.inputs
        && groups(&stated) == groups(&derived)
        && of_stated.zip(of_derived).all(includes)
}

/// Whether the first dependencies include the others.
fn includes((stated, derived): (&Dependencies, &Dependencies)) -> bool {
    stated.outputs == derived.outputs
        && derived.on_view_id.iter().all(|output| stated.on_view_id.contains(output))
        && derived.on_inputs.iter().all(|pair| stated.on_inputs.binary_search(pair).is_ok())
}

/// The elements of all signatures.
fn elements(metadata: &ShaderMetadata) -> impl Iterator<Item = &SignatureElement> {
    let signatures = metadata.entry_points.iter().filter_map(|entry| entry.signatures.as_ref());
    signatures.flat_map(|Signatures { inputs, outputs, patch_constants }| {
        [inputs, outputs, patch_constants].into_iter().flatten().flatten()
    })
}

/// Erases what is derived.
fn erase(module: &mut Module, mut metadata: ShaderMetadata) {
    metadata.view_id_state = None;
    for entry in &mut metadata.entry_points {
        let flags = entry.flags().difference(DERIVED_FLAGS);
        if let Some(properties) = &mut entry.properties {
            properties.set(EntryProperty::Flags(flags));
        }
        let Some(Signatures { inputs, outputs, patch_constants }) = &mut entry.signatures else {
            continue;
        };
        for element in [inputs, outputs, patch_constants].into_iter().flatten().flatten() {
            (element.start_row, element.start_col) = (-1, -1);
            element.properties = None;
        }
    }
    metadata.write(module);
}
