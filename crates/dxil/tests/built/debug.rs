//! A pixel shader with debug information: in the part for debuggers, and without it in the part for
//! drivers. In HLSL it is [`SOURCE`].

use dxil::container::FourCC;
use dxil::container::layout::psv::{self, InterpolationMode, PixelInfo, SemanticKind, StageInfo};
use dxil::container::layout::{self, ShaderKind, SigComponentType, SignatureForm, SystemValue};
use dxil::container::write::{Container, PsvBuilder, Signature, ValidatorVersion};
use dxil::ir::build::{Access, Error, FunctionBuilder};
use dxil::ir::metadata::Item::{self, Null, Tuple};
use dxil::ir::metadata::{
    BasicType, CompileUnit, File, LocalVariable, Location, NodeKind, Reference, Subprogram,
    SubroutineType,
};
use dxil::ir::{
    BinaryOp, ConstantId, FastMathFlags, Function, FunctionId, MetadataId, Module, Type,
};
use dxil::ops::{Overload, ShaderStage, Target, Version, ops};

const SOURCE: &str = "\
float main(float light : LIGHT) : SV_Target {
  float twice = light + light;
  float copy = twice;
  return twice;
}
";

/// The shader, ready to run and to be debugged.
pub(crate) fn shader() -> Container {
    let [debug, plain] = [true, false].map(|debug| {
        let module = module(debug).expect("a sound shader");
        crate::program(ShaderKind::Pixel, 0, &module)
    });
    let element = |kind, mode| {
        psv::SignatureElement::new(kind, psv::SigComponentType::Float32, mode, 1).at(0, 0)
    };
    let mut psv = PsvBuilder::new(ShaderKind::Pixel, ValidatorVersion::V1_8);
    psv.stage_info(StageInfo::Pixel(PixelInfo::default()))
        .input("LIGHT", &[0], element(SemanticKind::Arbitrary, InterpolationMode::Linear))
        .output("", &[0], element(SemanticKind::Target, InterpolationMode::Undefined))
        .entry_function_name("main");

    let mut container = crate::container();
    container.push(FourCC::ISG1, signature("LIGHT", SystemValue::Undefined, 0));
    container.push(FourCC::OSG1, signature("SV_Target", SystemValue::Target, 0b1111));
    container.push(FourCC::PSV0, psv.finish());
    container.push(FourCC::ILDB, debug);
    container.push(FourCC::DXIL, plain);
    container
}

/// A signature of one `float`.
fn signature(name: &str, system_value: SystemValue, exclusive_mask: u8) -> Signature {
    let element = layout::SignatureElement {
        system_value,
        component_type: SigComponentType::Float32,
        mask: 1,
        exclusive_mask,
        ..layout::SignatureElement::default()
    };
    Signature::new(SignatureForm::Full, [(name, [element])])
}

fn module(debug: bool) -> Result<Module, Error> {
    let mut module = crate::module("ps", 0);
    let ty = module.types.function(module.types.void(), &[]);
    let (main, address) = module.add_function(Function::new("main", ty));
    let debug = debug.then(|| Debug::new(&mut module, address));
    build(&mut module, main, debug.as_ref())?;
    describe(&mut module, address);
    Ok(module)
}

fn build(module: &mut Module, main: FunctionId, debug: Option<&Debug>) -> Result<(), Error> {
    let b = FunctionBuilder::new(module, main, Target::new(Version::V1_0, ShaderStage::Pixel))?;
    let (zero, column, overload) = (b.i32(0), b.i8(0), &[Overload::F32]);
    let at =
        |line, column| b.set_location(debug.map(|debug| Location::new(line, column, debug.main)));
    b.switch_to_block(b.add_block(""))?;

    at(1, 18)?;
    let vertex = b.undef(b.type_of(zero)?)?;
    let (input_sig_id, row_index, col_index) = (zero, zero, column);
    let light = b.op(
        ops::LoadInput { input_sig_id, row_index, col_index, gs_vertex_axis: vertex },
        overload,
    )?;
    if let Some(debug) = debug {
        b.dbg_value(light, debug.light, debug.whole)?;
    }

    at(2, 9)?;
    let twice = b.binary(BinaryOp::FAdd(FastMathFlags::NONE), light, light)?;
    b.set_name(twice, "twice")?;
    if let Some(debug) = debug {
        b.dbg_value(twice, debug.twice, debug.whole)?;
    }

    at(3, 9)?;
    let copy = b.alloca(b.ty(Type::Float), 4)?;
    if let Some(debug) = debug {
        b.dbg_declare(copy, debug.copy, debug.whole)?;
    }
    b.store(twice, copy, Access::aligned(4))?;

    at(4, 3)?;
    let output_sig_id = zero;
    b.op(ops::StoreOutput { output_sig_id, row_index, col_index, value: twice }, overload)?;
    b.ret_void()?;
    b.finish()
}

/// The metadata to which code refers.
struct Debug {
    main: MetadataId,
    light: MetadataId,
    twice: MetadataId,
    copy: MetadataId,
    /// The expression of a variable that is all in one place.
    whole: MetadataId,
}

/// Numbers of DWARF.
const AUTO_VARIABLE: u16 = 0x100;
const ARG_VARIABLE: u16 = 0x101;
const BASE_TYPE: u16 = 0x24;
const FLOAT: u32 = 4;
const CPP: u32 = 4;

impl Debug {
    fn new(module: &mut Module, function: ConstantId) -> Self {
        let [dwarf, version] = [("Dwarf Version", 4), ("Debug Info Version", 3)]
            .map(|(name, version)| module.tuple(&[2.into(), name.into(), version.into()]));
        module.name_metadata("llvm.module.flags", [dwarf, version]);
        let contents = module.tuple(&["light.hlsl".into(), SOURCE.into()]);
        module.name_metadata("dx.source.contents", [contents]);

        let table = &mut module.metadata;
        let none = Some(table.tuple(&[]));
        let [filename, directory] = ["light.hlsl", ""].map(|text| Some(table.string(text)));
        let file = Some(table.node(File { filename, directory }));
        let (tag, name) = (BASE_TYPE, Some(table.string("float")));
        let float = BasicType { tag, name, size: 32, alignment: 32, encoding: FLOAT };
        let float = Some(table.node(float));
        let types = Some(table.tuple(&[float, float]));
        let main = Subprogram {
            scope: file,
            name: Some(table.string("main")),
            file,
            line: 1,
            ty: Some(table.node(SubroutineType { types, ..SubroutineType::default() })),
            definition: true,
            scope_line: 1,
            function: Some(table.constant(function)),
            variables: none,
            ..Subprogram::default()
        };
        let main = table.distinct(main);
        let unit = CompileUnit {
            language: CPP,
            file,
            producer: Some(table.string("by hand")),
            emission_kind: 1,
            enums: none,
            subprograms: Some(table.tuple(&[Some(main)])),
            ..CompileUnit::default()
        };
        let unit = table.distinct(unit);
        module.name_metadata("llvm.dbg.cu", [unit]);

        let scope = Some(main);
        let mut variable = |tag, name, line, ty: Reference, argument| {
            let name = Some(module.metadata.string(name));
            let flags = 0;
            let node = LocalVariable { tag, scope, name, file, line, ty, argument, flags };
            module.metadata.node(node)
        };
        let light = variable(ARG_VARIABLE, "light", 1, float, 1);
        let twice = variable(AUTO_VARIABLE, "twice", 2, float, 0);
        let copy = variable(AUTO_VARIABLE, "copy", 3, float, 0);
        let whole = module.metadata.node(NodeKind::Expression([].into()));
        Self { main, light, twice, copy, whole }
    }
}

/// Says what a driver has to know of the shader.
fn describe(module: &mut Module, main: ConstantId) {
    // Interpolated linearly; the kinds of semantics 0 and 16 are "arbitrary" and SV_Target.
    let input = element(module, "LIGHT", 0, 2);
    let output = element(module, "SV_Target", 16, 0);
    let (input, output) = ([input.into()], [output.into()]);
    let signatures = [Tuple(&input), Tuple(&output), Null];
    let entry = module.tuple(&[main.into(), "main".into(), Tuple(&signatures), Null, Null]);
    module.name_metadata("dx.entryPoints", [entry]);
}

/// One `float` of a signature, in register 0.
fn element(module: &mut Module, semantic: &str, kind: i8, interpolation: i8) -> MetadataId {
    let ([id, rows, row], name) = ([0, 1, 0].map(Item::from), semantic.into());
    let [float, kind, interpolation, columns, column] =
        [9, kind, interpolation, 1, 0].map(Item::from);
    let indices = Tuple(&[Item::Integer { bits: 32, value: 0 }]);
    module.tuple(&[id, name, float, kind, indices, interpolation, rows, columns, row, column, Null])
}
