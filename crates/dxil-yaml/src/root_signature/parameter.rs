//! Parameters of a root signature.

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::{
    DescriptorRange, DescriptorRangeFlags, DescriptorTable, RootConstants, RootDescriptor,
    RootDescriptorFlags, RootParameterType,
};
use dxil_container::write::{RootParameter, RootPayload};

use super::{capitals, flag_fields};
use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::Node;

/// A parameter that is not yet read.
pub(super) fn new() -> RootParameter {
    RootParameter::constants(RootConstants::default())
}

/// The keys of a parameter. The count and offset of the ranges of a table follow from the rest.
pub(super) fn fields(
    parameter: &mut RootParameter,
    mut table: DescriptorTable,
    map: &mut Mapping<'_>,
) {
    let RootParameter { visibility, payload } = parameter;
    let mut kind = payload.kind();
    map.required("ParameterType", &mut kind);
    match empty(kind) {
        Some(_) if payload.kind() == kind => {}
        Some(empty) => *payload = empty,
        None => map.fail("ParameterType", format!("{} is unknown", kind.0)),
    }
    map.required("ShaderVisibility", visibility);
    match payload {
        RootPayload::Table(ranges) => {
            map.required("Table", &mut Table { header: &mut table, ranges });
        }
        RootPayload::Constants(constants) => map.required("Constants", constants),
        RootPayload::Cbv(descriptor)
        | RootPayload::Srv(descriptor)
        | RootPayload::Uav(descriptor) => map.required("Descriptor", descriptor),
    }
}

/// The payload of a parameter of this type, unless that is unknown.
fn empty(kind: RootParameterType) -> Option<RootPayload> {
    Some(match kind {
        RootParameterType::DescriptorTable => RootPayload::Table(Vec::new()),
        RootParameterType::Constants32Bit => RootPayload::Constants(RootConstants::default()),
        RootParameterType::CBV => RootPayload::Cbv(RootDescriptor::default()),
        RootParameterType::SRV => RootPayload::Srv(RootDescriptor::default()),
        RootParameterType::UAV => RootPayload::Uav(RootDescriptor::default()),
        _ => return None,
    })
}

impl Fields for RootConstants {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Num32BitValues", &mut self.num_32bit_values);
        map.required("RegisterSpace", &mut self.register_space);
        map.required("ShaderRegister", &mut self.shader_register);
    }
}

impl Fields for RootDescriptor {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("RegisterSpace", &mut self.register_space);
        map.required("ShaderRegister", &mut self.shader_register);
        let flags = RootDescriptorFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags.0, capitals("", flags));
    }
}

/// A table of descriptors. The count and offset of its ranges are ignored.
struct Table<'p> {
    header: &'p mut DescriptorTable,
    ranges: &'p mut Vec<DescriptorRange>,
}

impl Fields for Table<'_> {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("NumRanges", &mut self.header.range_count);
        map.defaulted("RangesOffset", &mut self.header.ranges_offset);
        map.required("Ranges", self.ranges);
    }
}

impl Fields for DescriptorRange {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("RangeType", &mut self.kind);
        let mut count = DescriptorCount(self.num_descriptors);
        map.required("NumDescriptors", &mut count);
        self.num_descriptors = count.0;
        map.required("BaseShaderRegister", &mut self.base_shader_register);
        map.required("RegisterSpace", &mut self.register_space);
        map.required("OffsetInDescriptorsFromTableStart", &mut self.offset_from_table_start);
        let flags = DescriptorRangeFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags.0, capitals("", flags));
    }
}

/// A number of descriptors: -1 if the range is unbounded.
struct DescriptorCount(u32);

impl Value for DescriptorCount {
    fn write(&mut self) -> Node<'static> {
        if self.0 == DescriptorRange::UNBOUNDED { Node::plain("-1") } else { self.0.write() }
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        match node.as_scalar() {
            Some("-1") => self.0 = DescriptorRange::UNBOUNDED,
            _ => self.0.read(node, reader),
        }
    }
}
