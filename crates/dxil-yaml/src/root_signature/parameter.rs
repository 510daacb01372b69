//! Parameters of a root signature.

use alloc::format;
use alloc::vec::Vec;

use super::flag_fields;
use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::Node;
use dxil_container::layout::{
    DescriptorRange, DescriptorRangeFlags, RootConstants, RootDescriptor, RootDescriptorFlags,
    RootParameterType, RootSignatureVersion, ShaderVisibility,
};
use dxil_container::{read, write};

/// A parameter: what its type says, of what it could hold.
#[derive(Default)]
pub(super) struct Parameter {
    kind: RootParameterType,
    visibility: ShaderVisibility,
    constants: RootConstants,
    descriptor: RootDescriptor,
    table: Table,
}

impl Fields for Parameter {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("ParameterType", &mut self.kind);
        map.required("ShaderVisibility", &mut self.visibility);
        match self.kind {
            RootParameterType::DescriptorTable => map.required("Table", &mut self.table),
            RootParameterType::Constants32Bit => map.required("Constants", &mut self.constants),
            RootParameterType::CBV | RootParameterType::SRV | RootParameterType::UAV => {
                map.required("Descriptor", &mut self.descriptor);
            }
            RootParameterType(kind) => map.fail("ParameterType", format!("{kind} is unknown")),
        }
    }
}

impl Parameter {
    /// A parameter, unless it is of a kind that is not known. Version 1.0 has no flags.
    pub(super) fn new(
        version: RootSignatureVersion,
        view: &read::RootParameter<'_>,
    ) -> Option<Self> {
        let (kind, visibility) = (view.header.kind, view.header.visibility);
        let mut parameter = Self { kind, visibility, ..Self::default() };
        match view.payload {
            read::RootPayload::Constants(constants) => parameter.constants = *constants,
            read::RootPayload::Descriptor(descriptor) => parameter.descriptor = descriptor.get(),
            read::RootPayload::Table(table) => {
                parameter.table = Table {
                    range_count: table.header.range_count,
                    ranges_offset: Some(table.header.ranges_offset),
                    ranges: table.ranges.iter().map(|range| range.get()).collect(),
                };
            }
            read::RootPayload::Unknown => return None,
        }
        if version == RootSignatureVersion::V1_0 {
            parameter.descriptor.flags = RootDescriptorFlags::default();
            for range in &mut parameter.table.ranges {
                range.flags = DescriptorRangeFlags::default();
            }
        }
        Some(parameter)
    }

    pub(super) fn to_form(&self) -> write::RootParameter {
        let payload = match self.kind {
            RootParameterType::Constants32Bit => write::RootPayload::Constants(self.constants),
            RootParameterType::CBV => write::RootPayload::Cbv(self.descriptor),
            RootParameterType::SRV => write::RootPayload::Srv(self.descriptor),
            RootParameterType::UAV => write::RootPayload::Uav(self.descriptor),
            _ => write::RootPayload::Table(self.table.ranges.clone()),
        };
        write::RootParameter { visibility: self.visibility, payload }
    }
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
        use RootDescriptorFlags as Flags;
        map.required("RegisterSpace", &mut self.register_space);
        map.required("ShaderRegister", &mut self.shader_register);
        let flags = [
            (0, "NONE"),
            (Flags::DataVolatile.0, "DATA_VOLATILE"),
            (Flags::DataStaticWhileSetAtExecute.0, "DATA_STATIC_WHILE_SET_AT_EXECUTE"),
            (Flags::DataStatic.0, "DATA_STATIC"),
        ];
        flag_fields(map, &mut self.flags.0, flags);
    }
}

/// A table of descriptors. Number and offset of the ranges follow, and are ignored.
#[derive(Default)]
struct Table {
    range_count: u32,
    ranges_offset: Option<u32>,
    ranges: Vec<DescriptorRange>,
}

impl Fields for Table {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("NumRanges", &mut self.range_count);
        map.optional("RangesOffset", &mut self.ranges_offset);
        map.sequence("Ranges", &mut self.ranges, Fields::fields);
    }
}

impl Fields for DescriptorRange {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        use DescriptorRangeFlags as Flags;
        map.required("RangeType", &mut self.kind);
        let mut count = DescriptorCount(self.num_descriptors);
        map.required("NumDescriptors", &mut count);
        self.num_descriptors = count.0;
        map.required("BaseShaderRegister", &mut self.base_shader_register);
        map.required("RegisterSpace", &mut self.register_space);
        map.required("OffsetInDescriptorsFromTableStart", &mut self.offset_from_table_start);
        let flags = [
            (0, "NONE"),
            (Flags::DescriptorsVolatile.0, "DESCRIPTORS_VOLATILE"),
            (Flags::DataVolatile.0, "DATA_VOLATILE"),
            (Flags::DataStaticWhileSetAtExecute.0, "DATA_STATIC_WHILE_SET_AT_EXECUTE"),
            (Flags::DataStatic.0, "DATA_STATIC"),
            (
                Flags::DescriptorsStaticKeepingBufferBoundsChecks.0,
                "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS",
            ),
        ];
        flag_fields(map, &mut self.flags.0, flags);
    }
}

/// A number of descriptors: -1 where the table has no end.
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
