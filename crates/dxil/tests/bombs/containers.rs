//! Containers whose parts become much larger than they are.

use dxil::container::FourCC;
use dxil::container::layout::rdat::FunctionInfo2;
use dxil::container::layout::rdef::{VariableClass, VariableType};
use dxil::container::layout::{DescriptorRange, SystemValue};
use dxil::container::write::{
    self, Container, PartData, PdbInfo, Rdat, RdatBuilder, ResourceDefinitions, RootParameter,
    ShaderBuffer, ShaderType, ShaderTypeMember, ShaderVariable, SourceInfo, ValidatorVersion,
};

const MIB: usize = 1 << 20;

/// The size of each part when decompressed: twenty parts exceed the limit of a file.
const PART: usize = 4 * MIB;

/// The bytes of a part, made once for all that have it.
fn raw(data: impl Into<PartData>) -> PartData {
    let mut bytes = Vec::new();
    data.into().write(&mut bytes);
    PartData::Raw(bytes)
}

/// The file of as many parts of this name.
fn file(four_cc: FourCC, data: impl Into<PartData>, count: usize) -> Vec<u8> {
    let data = raw(data);
    let mut container = Container::default();
    (0..count).for_each(|_| container.push(four_cc, data.clone()));
    container.write().expect("a container")
}

/// Program databases' tables that compress a thousandfold: one long string each.
pub(crate) fn long_strings() -> Vec<u8> {
    let mut rdat = Rdat { strings: vec![b'a'; PART].into(), ..Rdat::default() };
    rdat.strings.extend([0; 4]);
    file(FourCC::PDBI, PdbInfo::new(rdat), 20)
}

/// The same, with empty arrays: each takes four bytes, and has fields to show.
pub(crate) fn empty_arrays() -> Vec<u8> {
    let rdat = Rdat { index_arrays: vec![0; PART / 4], ..Rdat::default() };
    file(FourCC::PDBI, PdbInfo::new(rdat), 20)
}

/// Source files that compress a thousandfold.
pub(crate) fn sources() -> Vec<u8> {
    let mut info = SourceInfo::default();
    info.add_file("a.hlsl", vec![b' '; PART]);
    file(FourCC::SRCI, info, 20)
}

/// Many empty source files, whose names are longer than they, but not compressed.
pub(crate) fn empty_sources() -> Vec<u8> {
    let mut info = SourceInfo::default();
    (0..MIB / 96).for_each(|_| info.add_file("", ""));
    file(FourCC::SRCI, info, 1)
}

/// Functions of FXC's libraries, which are containers of their own.
pub(crate) fn libraries() -> Vec<u8> {
    let mut inner = Container::default();
    let rdat = Rdat { strings: vec![b'a'; PART].into(), ..Rdat::default() };
    inner.push(FourCC::PDBI, raw(PdbInfo::new(rdat)));
    file(FourCC::LIBF, PartData::Raw(inner.write().expect("a container")), 20)
}

/// Functions that all have the same long name.
pub(crate) fn shared_names() -> Vec<u8> {
    let mut rdat = RdatBuilder::new(ValidatorVersion::V1_8);
    let name = rdat.string(vec![b'f'; MIB / 4]);
    for number in 0..500 {
        let mut function = FunctionInfo2 { name, unmangled_name: name, ..Default::default() };
        function.payload_size_in_bytes = number;
        rdat.record(function);
    }
    file(FourCC::RDAT, rdat.finish(), 1)
}

/// Elements of signatures that all have the same long name.
pub(crate) fn shared_semantics() -> Vec<u8> {
    let count = 300_u32;
    let mut bytes = [count, 8].map(u32::to_le_bytes).concat();
    let name = 8 + 24 * count;
    for _ in 0..count {
        let element = [name, 0, SystemValue::Undefined.0, 3, 0, 15];
        bytes.extend(element.map(u32::to_le_bytes).concat());
    }
    bytes.extend(vec![b'N'; MIB / 4]);
    bytes.extend([0; 4]);
    file(FourCC::ISGN, PartData::Raw(bytes), 1)
}

/// Structs of structs, each twice of the one before, and variables that share a long name.
pub(crate) fn shared_structs() -> Vec<u8> {
    let mut definitions = ResourceDefinitions::new(Default::default(), 5, 0);
    let scalar = ShaderType::new(VariableClass::Scalar, VariableType::Float, 1, 1);
    let mut ty = definitions.add_type(scalar.named("float"));
    let name = "m".repeat(MIB / 16);
    for _ in 0..15 {
        let members = (0..3).map(|_| ShaderTypeMember::new(&name, 0, ty)).collect();
        ty = definitions.add_struct(Some(&name), members);
    }
    let mut buffer = ShaderBuffer::new(&name, 16);
    buffer.variables = (0..2_000).map(|_| ShaderVariable::new(&name, 0, 16, ty)).collect();
    definitions.buffers.push(buffer);
    file(FourCC::RDEF, definitions, 1)
}

/// Tables of descriptors that share their ranges.
pub(crate) fn shared_ranges() -> Vec<u8> {
    let mut signature = write::RootSignature::default();
    let ranges: Vec<_> = (0..10_000).map(DescriptorRange::srv).collect();
    signature.parameters = (0..2).map(|_| RootParameter::table(ranges.clone())).collect();
    let PartData::Raw(bytes) = raw(signature) else { unreachable!() };
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    let table = word(24 + 8) as usize;
    let (count, ranges) = (word(table), &bytes[word(table + 4) as usize..][..24 * 10_000]);
    // One table, and many parameters that have it.
    let parameters = 5_000_u32;
    let table = 24 + 12 * parameters;
    let mut shared = bytes[..24].to_vec();
    shared[4..8].copy_from_slice(&parameters.to_le_bytes());
    for offset in [12, 16] {
        shared[offset..offset + 4].copy_from_slice(&[0; 4]);
    }
    (0..parameters).for_each(|_| shared.extend([0, 0, table].map(u32::to_le_bytes).concat()));
    shared.extend([count, table + 8].map(u32::to_le_bytes).concat());
    shared.extend_from_slice(ranges);
    file(FourCC::RTS0, PartData::Raw(shared), 1)
}
