//! Operations that load, store or measure a resource.

use alloc::format;

use dxil_format::{ResourceClass, ResourceKind};
use dxil_ops::OpCode;

use super::handle::View;
use super::operation::Operation;
use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// The kinds of textures of which a texel is loaded or stored.
const TEXTURES: [ResourceKind; 7] = [
    ResourceKind::Texture1D,
    ResourceKind::Texture1DArray,
    ResourceKind::Texture2D,
    ResourceKind::Texture2DArray,
    ResourceKind::Texture3D,
    ResourceKind::Texture2DMS,
    ResourceKind::Texture2DMSArray,
];

/// The kinds of buffers, of which the last ones are typed.
const BUFFERS: [ResourceKind; 4] = [
    ResourceKind::RawBuffer,
    ResourceKind::StructuredBuffer,
    ResourceKind::TypedBuffer,
    ResourceKind::TBuffer,
];

/// The kinds that have dimensions.
const MEASURED: [ResourceKind; 13] = [
    ResourceKind::Texture1D,
    ResourceKind::Texture1DArray,
    ResourceKind::Texture2D,
    ResourceKind::Texture2DArray,
    ResourceKind::Texture2DMS,
    ResourceKind::Texture2DMSArray,
    ResourceKind::Texture3D,
    ResourceKind::TextureCube,
    ResourceKind::TextureCubeArray,
    ResourceKind::StructuredBuffer,
    ResourceKind::RawBuffer,
    ResourceKind::TypedBuffer,
    ResourceKind::TBuffer,
];

/// The mask of all components.
const ALL: i64 = 15;

impl Checker<'_> {
    pub(super) fn memory_access(&mut self, operation: &Operation<'_>, resource: &View) {
        match operation.op {
            OpCode::BufferLoad => {
                self.read(operation, resource);
                self.buffer(operation, resource, &BUFFERS, "wot");
            }
            OpCode::RawBufferLoad | OpCode::RawBufferVectorLoad => {
                self.read(operation, resource);
                self.buffer(operation, resource, &BUFFERS[..2], "elementOffset");
            }
            OpCode::BufferStore => {
                self.written(operation, resource, dxc::INSTR_RESOURCE_CLASS_FOR_UAV_STORE);
                let kinds = [ResourceKind::TypedBuffer, ResourceKind::TBuffer];
                let is_typed = kinds.contains(&resource.kind);
                self.mask(operation);
                let is_whole = operation.integer("mask").is_none_or(|mask| mask == ALL);
                self.require_call(
                    operation,
                    !is_typed || is_whole,
                    dxc::INSTR_WRITE_MASK_FOR_TYPED_UAV_STORE,
                    || "BufferStore stores a part of an element of a typed buffer".into(),
                );
                self.buffer(operation, resource, &BUFFERS, "coord1");
            }
            OpCode::RawBufferStore => {
                self.written(operation, resource, dxc::INSTR_RESOURCE_CLASS_FOR_UAV_STORE);
                self.mask(operation);
                self.buffer(operation, resource, &BUFFERS[..2], "elementOffset");
            }
            OpCode::RawBufferVectorStore => {
                self.written(operation, resource, dxc::INSTR_RESOURCE_CLASS_FOR_UAV_STORE);
                self.require_call(
                    operation,
                    !operation.is_undefined("value0"),
                    dxc::INSTR_UNDEFINED_VALUE_FOR_UAV_STORE,
                    || format!("{} stores an undefined value", operation.op),
                );
                self.buffer(operation, resource, &BUFFERS[..2], "elementOffset");
            }
            OpCode::TextureLoad => self.texture_load(operation, resource),
            OpCode::TextureStore => {
                self.written(operation, resource, dxc::INSTR_RESOURCE_CLASS_FOR_UAV_STORE);
                self.mask(operation);
                let rule = dxc::INSTR_RESOURCE_KIND_FOR_TEXTURE_STORE;
                self.require_kind(operation, resource, &TEXTURES, rule);
            }
            OpCode::CBufferLoad => self.constants(operation, resource, "byteOffset", 1),
            OpCode::CBufferLoadLegacy => self.constants(operation, resource, "regIndex", 16),
            OpCode::GetDimensions => {
                let rule = dxc::INSTR_RESOURCE_KIND_FOR_GET_DIM;
                let is_measured = self.require_kind(operation, resource, &MEASURED, rule);
                self.dimensions(operation, resource);
                let has_level = operation.is_defined("mipLevel");
                let holds = !is_measured || resource.is_texture() || !has_level;
                self.require_call(operation, holds, dxc::INSTR_MIP_LEVEL_FOR_GET_DIMENSION, || {
                    "GetDimensions has the operand mipLevel; a buffer has no levels".into()
                });
            }
            OpCode::BufferUpdateCounter => self.counter(operation, resource),
            OpCode::AtomicBinOp | OpCode::AtomicCompareExchange => {
                self.written(operation, resource, dxc::INSTR_ATOMIC_INTRIN_NON_UAV);
            }
            OpCode::HitObjectTraceRay => {
                let kinds = [ResourceKind::RTAccelerationStructure];
                let rule = dxc::INSTR_RESOURCE_KIND_FOR_TRACE_RAY;
                self.require_kind(operation, resource, &kinds, rule);
            }
            _ => {}
        }
    }

    /// Demands a view from which something can be read.
    fn read(&mut self, operation: &Operation<'_>, resource: &View) {
        let holds = [ResourceClass::SRV, ResourceClass::UAV].contains(&resource.class);
        self.require_call(operation, holds, dxc::INSTR_RESOURCE_CLASS_FOR_LOAD, || {
            let (op, class) = (operation.op, resource.class);
            format!("{op} has a resource of class {class}; it must be an SRV or UAV")
        });
    }

    fn written(&mut self, operation: &Operation<'_>, resource: &View, rule: Named<Rule>) {
        let holds = resource.class == ResourceClass::UAV;
        self.require_call(operation, holds, rule, || {
            let (op, class) = (operation.op, resource.class);
            format!("{op} has a resource of class {class}; it must be a UAV")
        });
    }

    /// Looks at the kind of a buffer, and at the operand that structured buffers alone have.
    fn buffer(
        &mut self,
        operation: &Operation<'_>,
        resource: &View,
        kinds: &[ResourceKind],
        offset: &str,
    ) {
        let rule = dxc::INSTR_RESOURCE_KIND_FOR_BUFFER_LOAD_STORE;
        if !self.require_kind(operation, resource, kinds, rule) {
            return;
        }
        let op = operation.op;
        let is_structured = resource.kind == ResourceKind::StructuredBuffer;
        let is_missing = is_structured && operation.is_undefined(offset);
        self.require_call(operation, !is_missing, dxc::INSTR_COORDINATE_COUNT_FOR_STRUCT_BUF, || {
            format!(
                "{op} lacks the operand {offset}: the place in an element of a structured buffer"
            )
        });
        let is_odd = !is_structured && operation.is_defined(offset);
        self.require_call(
            operation,
            !is_odd,
            dxc::INSTR_COORDINATE_COUNT_FOR_RAW_TYPED_BUF,
            || format!("{op} has the operand {offset}, which only structured buffers have"),
        );
    }

    /// Looks at the values that are stored, and at the mask of their components.
    fn mask(&mut self, operation: &Operation<'_>) {
        let op = operation.op;
        // A mask that is no constant breaks a rule of its own.
        let Some(mask) = operation.integer("mask") else { return };
        let is_gapless = [1, 3, 7, ALL].contains(&mask);
        self.require_call(operation, is_gapless, dxc::INSTR_WRITE_MASK_GAP_FOR_UAV, || {
            format!("the operand mask of {op} is {mask}; it may be 1, 3, 7 or 15, without gaps")
        });
        let names = ["value0", "value1", "value2", "value3"].into_iter().enumerate();
        let defined = names
            .filter(|(_, name)| operation.is_defined(name))
            .fold(0, |mask, (component, _)| mask | 1 << component);
        self.require_call(operation, mask & !defined == 0, dxc::INSTR_UNDEFINED_VALUE_FOR_UAV_STORE, || {
            format!(
                "{op} stores undefined values: the mask is {mask}, that of defined values {defined}"
            )
        });
        let is_same = mask == defined || mask & !defined != 0;
        self.require_call(
            operation,
            is_same,
            dxc::INSTR_WRITE_MASK_MATCH_VALUE_FOR_UAV_STORE,
            || format!("the mask of {op} is {mask}, but that of defined values is {defined}"),
        );
    }

    fn texture_load(&mut self, operation: &Operation<'_>, resource: &View) {
        const LEVEL: &str = "mipLevelOrSampleCount";
        self.read(operation, resource);
        let is_uav = resource.class == ResourceClass::UAV;
        let names = ["offset0", "offset1", "offset2"];
        let has_offset = names.into_iter().any(|name| operation.is_defined(name));
        self.require_call(
            operation,
            !(is_uav && has_offset),
            dxc::INSTR_OFFSET_ON_UAV_LOAD,
            || "TextureLoad has offsets; they are for SRVs only".into(),
        );
        let has_level = operation.is_defined(LEVEL);
        let is_odd = is_uav && has_level && !resource.is_multisampled();
        self.require_call(operation, !is_odd, dxc::INSTR_MIP_ON_UAV_LOAD, || {
            format!("TextureLoad has the operand {LEVEL}; a UAV has one level")
        });
        let is_missing = resource.is_multisampled() && !has_level;
        self.require_call(operation, !is_missing, dxc::INSTR_SAMPLE_INDEX_FOR_LOAD2_DMS, || {
            format!("TextureLoad lacks the operand {LEVEL}: the sample of a multisampled texture")
        });
        let rule = dxc::INSTR_RESOURCE_KIND_FOR_TEXTURE_LOAD;
        if self.require_kind(operation, resource, &TEXTURES, rule) {
            self.offsets(operation, resource.kind);
        }
    }

    /// Looks at the place that a constant buffer is loaded from.
    fn constants(&mut self, operation: &Operation<'_>, resource: &View, name: &str, unit: i64) {
        let Some(place) = operation.integer(name) else { return };
        let op = operation.op;
        let is_buffer = resource.class == ResourceClass::CBuffer;
        self.require_call(
            operation,
            is_buffer,
            dxc::INSTR_C_BUFFER_CLASS_FOR_C_BUFFER_HANDLE,
            || {
                format!(
                    "{op} has a resource of kind {}; it must be a constant buffer",
                    resource.kind
                )
            },
        );
        let (place, size) = (place.saturating_mul(unit), i64::from(resource.size));
        let holds = !is_buffer || size == 0 || place < size;
        self.require_call(operation, holds, dxc::INSTR_C_BUFFER_OUT_OF_BOUND, || {
            format!("{op} loads from byte {place} of a constant buffer of {size} bytes")
        });
    }

    fn counter(&mut self, operation: &Operation<'_>, resource: &View) {
        self.written(operation, resource, dxc::INSTR_BUFFER_UPDATE_COUNTER_ON_UAV);
        let rule = dxc::SM_COUNTER_ONLY_ON_STRUCT_BUF.by(Rule::ResourceAccess);
        self.require_kind(operation, resource, &[ResourceKind::StructuredBuffer], rule);
        let rule = dxc::INSTR_BUFFER_UPDATE_COUNTER_ON_RES_HAS_COUNTER;
        self.require_call(operation, resource.has_counter, rule, || {
            "BufferUpdateCounter has a resource without a counter".into()
        });
    }
}
