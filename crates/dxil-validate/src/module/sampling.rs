//! Operations that have a sampler.

use alloc::format;

use dxil_format::{ComponentType, ResourceClass, ResourceKind};
use dxil_ops::{OpCode, Version};

use super::Checker;
use super::handle::View;
use super::operation::Operation;
use crate::dxc::of_module as dxc;

/// The names of the coordinates, and of the offsets in texels.
const COORDINATES: [&str; 4] = ["coord0", "coord1", "coord2", "coord3"];
const OFFSETS: [&str; 3] = ["offset0", "offset1", "offset2"];

/// The least and the most bias of the level of detail.
const BIAS: (f32, f32) = (-16.0, 15.99);

/// The kinds of textures that are sampled; of a volume, nothing is compared.
const SAMPLED: [ResourceKind; 7] = [
    ResourceKind::Texture1D,
    ResourceKind::Texture1DArray,
    ResourceKind::Texture2D,
    ResourceKind::Texture2DArray,
    ResourceKind::TextureCube,
    ResourceKind::TextureCubeArray,
    ResourceKind::Texture3D,
];

/// The kinds of textures from which texels are gathered.
const GATHERED: [ResourceKind; 4] = [
    ResourceKind::Texture2D,
    ResourceKind::Texture2DArray,
    ResourceKind::TextureCube,
    ResourceKind::TextureCubeArray,
];

impl Checker<'_> {
    pub(super) fn sampling(&mut self, operation: &Operation<'_>, texture: &View, sampler: &View) {
        let compares = matches!(
            operation.op,
            OpCode::SampleCmp
                | OpCode::SampleCmpLevel
                | OpCode::SampleCmpLevelZero
                | OpCode::SampleCmpBias
                | OpCode::SampleCmpGrad
                | OpCode::TextureGatherCmp
        );
        match operation.op {
            OpCode::Sample
            | OpCode::SampleBias
            | OpCode::SampleLevel
            | OpCode::SampleGrad
            | OpCode::SampleCmp
            | OpCode::SampleCmpLevel
            | OpCode::SampleCmpLevelZero
            | OpCode::SampleCmpBias
            | OpCode::SampleCmpGrad => {
                self.sampler(operation, sampler, compares);
                self.sampled(operation, texture, compares);
                self.bias(operation);
            }
            OpCode::TextureGather | OpCode::TextureGatherCmp => {
                self.sampler(operation, sampler, compares);
                self.gathered(operation, texture);
            }
            OpCode::CalculateLod => {
                if operation.version < Version::V1_8 || !sampler.compares {
                    self.sampler(operation, sampler, false);
                }
                if self.texture(operation, texture) {
                    self.coordinates(operation, count_of_lod(texture.kind));
                    self.require_kind(
                        operation,
                        texture,
                        &SAMPLED,
                        dxc::INSTR_RESOURCE_KIND_FOR_CALC_LOD,
                    );
                }
            }
            _ => {}
        }
    }

    fn sampler(&mut self, operation: &Operation<'_>, sampler: &View, compares: bool) {
        let op = operation.op;
        let rule = match op {
            OpCode::CalculateLod => dxc::INSTR_SAMPLER_MODE_FOR_LOD,
            _ if compares => dxc::INSTR_SAMPLER_MODE_FOR_SAMPLE_C,
            _ => dxc::INSTR_SAMPLER_MODE_FOR_SAMPLE,
        };
        let is_sampler = sampler.class == ResourceClass::Sampler;
        self.require_call(operation, is_sampler, rule, || {
            format!("the sampler of {op} is a resource of kind {}", sampler.kind)
        });
        if is_sampler {
            let (found, needed) = match compares {
                true => ("a default sampler", "one for comparisons"),
                false => ("one for comparisons", "a default sampler"),
            };
            let holds = sampler.compares == compares;
            self.require_call(operation, holds, rule, || {
                format!("the sampler of {op} is {found}; it must be {needed}")
            });
        }
    }

    /// Whether the texture is an SRV.
    fn texture(&mut self, operation: &Operation<'_>, texture: &View) -> bool {
        let is_srv = texture.class == ResourceClass::SRV;
        self.require_call(operation, is_srv, dxc::INSTR_RESOURCE_CLASS_FOR_SAMPLER_GATHER, || {
            format!("{} has a resource of class {}; it must be an SRV", operation.op, texture.class)
        });
        is_srv
    }

    fn sampled(&mut self, operation: &Operation<'_>, texture: &View, compares: bool) {
        use ComponentType as C;
        let op = operation.op;
        let floats = [C::F32, C::SNormF32, C::UNormF32, C::F16, C::SNormF16, C::UNormF16];
        let integers = [C::I16, C::U16, C::I32, C::U32];
        let has_integers = operation.version >= Version::V1_7 && !compares;
        // Only textures and typed buffers have elements of a type.
        let holds = texture.kind.is_typed()
            && (floats.contains(&texture.element)
                || has_integers && integers.contains(&texture.element));
        self.require_call(operation, holds, dxc::INSTR_SAMPLE_COMP_TYPE, || {
            format!("{op} has a texture of {}, which cannot be sampled", texture.element)
        });
        self.texture(operation, texture);
        let (without_volume, all) = (&SAMPLED[..SAMPLED.len() - 1], &SAMPLED[..]);
        let (kinds, rule) = match compares {
            true => (without_volume, dxc::INSTR_RESOURCE_KIND_FOR_SAMPLE_C),
            false => (all, dxc::INSTR_RESOURCE_KIND_FOR_SAMPLE),
        };
        if self.require_kind(operation, texture, kinds, rule) {
            self.coordinates(operation, count_of_coordinates(texture.kind));
            self.offsets(operation, texture.kind);
        }
    }

    fn gathered(&mut self, operation: &Operation<'_>, texture: &View) {
        let rule = dxc::INSTR_RESOURCE_KIND_FOR_GATHER;
        if !self.texture(operation, texture)
            || !self.require_kind(operation, texture, &GATHERED, rule)
        {
            return;
        }
        self.coordinates(operation, count_of_coordinates(texture.kind));
        self.offsets(operation, texture.kind);
        let has_none = !(texture.is_cube() && operation.is_defined(OFFSETS[0]));
        self.require_call(operation, has_none, dxc::INSTR_RESOURCE_OFFSET_TOO_MANY, || {
            format!("{} has the operand {}; cubes have no offsets", operation.op, OFFSETS[0])
        });
    }

    /// Demands as many coordinates as the kind of texture has.
    fn coordinates(&mut self, operation: &Operation<'_>, count: usize) {
        let op = operation.op;
        for (number, name) in COORDINATES.into_iter().enumerate() {
            let is_needed = number < count;
            let holds = !(is_needed && operation.is_undefined(name)
                || !is_needed && operation.is_defined(name));
            let rule = match is_needed {
                true => dxc::INSTR_RESOURCE_COORDINATE_MISS,
                false => dxc::INSTR_RESOURCE_COORDINATE_TOO_MANY,
            };
            self.require_call(operation, holds, rule, || match is_needed {
                true => {
                    format!("{op} lacks the operand {name}; the texture has {count} coordinates")
                }
                false => {
                    format!("{op} has the operand {name}; the texture has {count} coordinates")
                }
            });
        }
    }

    /// Demands as many offsets as the kind of texture has, or none.
    pub(super) fn offsets(&mut self, operation: &Operation<'_>, kind: ResourceKind) {
        let op = operation.op;
        let count = count_of_offsets(kind);
        let has_offset = operation.is_defined(OFFSETS[0]);
        for (number, name) in OFFSETS.into_iter().enumerate().skip(1) {
            let is_missing = number < count && has_offset && operation.is_undefined(name);
            self.require_call(operation, !is_missing, dxc::INSTR_RESOURCE_OFFSET_MISS, || {
                format!("{op} lacks the operand {name}; the texture has {count} offsets")
            });
            let is_odd = number >= count && operation.is_defined(name);
            self.require_call(operation, !is_odd, dxc::INSTR_RESOURCE_OFFSET_TOO_MANY, || {
                format!("{op} has the operand {name}; the texture has {count} offsets")
            });
        }
    }

    fn bias(&mut self, operation: &Operation<'_>) {
        let Some(bias) = operation.float("bias") else { return };
        let (low, high) = BIAS;
        self.require_call(
            operation,
            (low..=high).contains(&bias),
            dxc::INSTR_IMM_BIAS_FOR_SAMPLE_B,
            || format!("the operand bias of {} is {bias}, it may be {low} to {high}", operation.op),
        );
    }
}

/// The number of coordinates of a texture.
const fn count_of_coordinates(kind: ResourceKind) -> usize {
    match kind {
        ResourceKind::Texture1D => 1,
        ResourceKind::Texture1DArray | ResourceKind::Texture2D | ResourceKind::Texture2DMS => 2,
        ResourceKind::TextureCubeArray => 4,
        _ => 3,
    }
}

/// The number of coordinates that select the level of detail of a texture.
const fn count_of_lod(kind: ResourceKind) -> usize {
    match kind {
        ResourceKind::Texture1D | ResourceKind::Texture1DArray => 1,
        ResourceKind::Texture3D | ResourceKind::TextureCube | ResourceKind::TextureCubeArray => 3,
        _ => 2,
    }
}

/// The number of offsets of a texture.
const fn count_of_offsets(kind: ResourceKind) -> usize {
    match kind {
        ResourceKind::Texture1D | ResourceKind::Texture1DArray => 1,
        ResourceKind::Texture3D => 3,
        ResourceKind::TextureCube | ResourceKind::TextureCubeArray => 0,
        _ => 2,
    }
}
