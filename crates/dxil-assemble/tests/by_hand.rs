//! Modules built from nothing that state entry point, semantics and registers only: `derive` adds the rest,
//! and DXC's validator accepts the container.
//!
//! `tests/fixtures/derived` has the containers; the chore `built` records the verdicts.

use std::fs;
use std::path::Path;

use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, assemble};
use dxil_container::Digest;
use dxil_format::{ComponentType, InterpolationMode, ResourceKind, SemanticKind, ShaderKind};
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Function, Module, StructBody};
use dxil_metadata::{
    EntryPoint, EntryProperties, EntryProperty, Resource, ResourceContent, ResourceProperties,
    ResourceProperty, Resources, ShaderMetadata, SignatureElement, Signatures, Uav,
};
use dxil_ops::{Overload, ShaderModel, ShaderStage, Version, ops};

/// The shader model of the shaders.
const MODEL: ShaderModel = ShaderModel { major: 6, minor: 0 };

/// An element of four floats.
fn element(
    id: u32,
    name: &str,
    semantic_kind: SemanticKind,
    interpolation_mode: InterpolationMode,
) -> SignatureElement {
    SignatureElement {
        id,
        name: name.into(),
        component_type: ComponentType::F32,
        semantic_kind,
        semantic_indexes: vec![0],
        interpolation_mode,
        rows: 1,
        cols: 4,
        start_row: -1,
        start_col: -1,
        properties: None,
    }
}

/// A module with a function `main`, whose body a function builds and whose entry point it completes.
fn module(
    kind: ShaderKind,
    stage: ShaderStage,
    body: impl FnOnce(&FunctionBuilder<'_>) -> Result<(), Error>,
    complete: impl FnOnce(&mut Module, &mut EntryPoint),
) -> Module {
    let mut module = Module::dxil();
    let ty = module.types.function(module.types.void(), &[]);
    let (main, _) = module.add_function(Function::new("main", ty));
    let target = dxil_ops::Target::new(Version::V1_0, stage);
    let builder = FunctionBuilder::new(&mut module, main, target).expect("a function");
    let block = builder.add_block("");
    builder.switch_to_block(block).expect("a block");
    body(&builder).expect("sound instructions");
    builder.ret_void().expect("an end");
    builder.finish().expect("a sound body");
    let mut entry =
        EntryPoint { function: Some(main), name: "main".into(), ..EntryPoint::default() };
    complete(&mut module, &mut entry);
    let target = Some(dxil_metadata::Target { kind, model: MODEL });
    ShaderMetadata { target, entry_points: vec![entry], ..ShaderMetadata::default() }
        .write(&mut module);
    module
}

/// Loads an input and stores it as an output, each given by its number.
fn pass(builder: &FunctionBuilder<'_>, input: i32, output: i32) -> Result<(), Error> {
    let (overload, row_index) = (&[Overload::F32], builder.i32(0));
    let undef = builder.undef(builder.ty(dxil_ir::Type::Integer { bits: 32 }))?;
    for column in 0..4 {
        let col_index = builder.i8(column);
        let input_sig_id = builder.i32(input);
        let gs_vertex_axis = undef;
        let load = ops::LoadInput { input_sig_id, row_index, col_index, gs_vertex_axis };
        let value = builder.op(load, overload)?;
        let output_sig_id = builder.i32(output);
        let store = ops::StoreOutput { output_sig_id, row_index, col_index, value };
        builder.op(store, overload)?;
    }
    Ok(())
}

fn signatures(inputs: Vec<SignatureElement>, outputs: Vec<SignatureElement>) -> Option<Signatures> {
    Some(Signatures { inputs: Some(inputs), outputs: Some(outputs), patch_constants: None })
}

/// Passes a position and a color on.
fn vertex() -> Module {
    let none = InterpolationMode::Undefined;
    let body = |b: &FunctionBuilder<'_>| pass(b, 0, 0).and_then(|()| pass(b, 1, 1));
    module(ShaderKind::Vertex, ShaderStage::Vertex, body, |_, entry| {
        entry.signatures = signatures(
            vec![
                element(0, "POSITION", SemanticKind::Arbitrary, none),
                element(1, "COLOR", SemanticKind::Arbitrary, none),
            ],
            vec![
                element(
                    0,
                    "SV_Position",
                    SemanticKind::Position,
                    InterpolationMode::LinearNoperspective,
                ),
                element(1, "COLOR", SemanticKind::Arbitrary, InterpolationMode::Linear),
            ],
        );
    })
}

/// Puts the interpolated color out.
fn pixel() -> Module {
    let body = |b: &FunctionBuilder<'_>| pass(b, 1, 0);
    module(ShaderKind::Pixel, ShaderStage::Pixel, body, |_, entry| {
        entry.signatures = signatures(
            vec![
                element(
                    0,
                    "SV_Position",
                    SemanticKind::Position,
                    InterpolationMode::LinearNoperspective,
                ),
                element(1, "COLOR", SemanticKind::Arbitrary, InterpolationMode::Linear),
            ],
            vec![element(0, "SV_Target", SemanticKind::Target, InterpolationMode::Undefined)],
        );
    })
}

/// Stores the number of each thread in a buffer.
fn compute() -> Module {
    let body = |b: &FunctionBuilder<'_>| {
        let (zero, overload) = (b.i32(0), &[Overload::I32]);
        let (range_id, index, non_uniform_index) = (zero, b.i32(3), b.i1(false));
        let resource_class = b.i8(1);
        let create = ops::CreateHandle { resource_class, range_id, index, non_uniform_index };
        let uav = b.op(create, &[])?;
        let value0 = b.op(ops::ThreadId { component: zero }, overload)?;
        let [value1, value2, value3] = [value0; 3];
        let coord1 = b.undef(b.type_of(zero)?)?;
        let (coord0, mask) = (value0, b.i8(15));
        let store = ops::BufferStore { uav, coord0, coord1, value0, value1, value2, value3, mask };
        b.op(store, overload)?;
        Ok::<(), Error>(())
    };
    module(ShaderKind::Compute, ShaderStage::Compute, body, |module, entry| {
        let u32 = module.types.integer(32);
        let body = StructBody { elements: Box::new([u32]), packed: false };
        let class = module.types.define_struct("class.RWBuffer<uint>", body);
        let pointer = module.types.pointer(class);
        let mut properties = ResourceProperties::default();
        properties.set(ResourceProperty::ElementType(ComponentType::U32));
        let buffer = Resource {
            id: 0,
            symbol: module.constants.undef(pointer),
            name: "numbers".into(),
            space: 0,
            lower_bound: 3,
            range_size: 1,
            content: ResourceContent::Uav(Uav {
                kind: ResourceKind::TypedBuffer,
                globally_coherent: false,
                has_counter: false,
                rasterizer_ordered: false,
                properties: Some(properties),
            }),
        };
        entry.resources = Some(Resources { uavs: Some(vec![buffer]), ..Resources::default() });
        let mut properties = EntryProperties::default();
        properties.set(EntryProperty::NumThreads([64, 1, 1]));
        entry.properties = Some(properties);
    })
}

#[test]
fn the_validator_accepts_derived_shaders() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/derived");
    let verdicts = fs::read_to_string(folder.join("verdicts.tsv")).unwrap_or_default();
    let mut unknown = Vec::new();
    for (name, mut module) in [("compute", compute()), ("pixel", pixel()), ("vertex", vertex())] {
        derive(&mut module, Packing::default()).expect("derived metadata");
        let assembled = assemble(&module, &Options::default()).expect("a sound module");
        let built = assembled.write().expect("a container");
        let file = folder.join(name).with_extension("dxbc");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&file, &built).expect("a file");
        }
        assert!(built == fs::read(file).expect("a container"), "{name} is built otherwise");
        let valid = format!("{name}\t{}\tvalid", Digest::compute(&built));
        unknown.extend(Some(valid).filter(|valid| !verdicts.lines().any(|line| line == valid)));
    }
    assert!(unknown.is_empty(), "`cargo run -p xtask -- built` records the verdicts: {unknown:#?}");
}
