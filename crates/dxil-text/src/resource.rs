//! What operations say of the resources that they annotate.

use crate::out::Out;

/// What an `AnnotateHandle` says of a resource: two words.
pub(crate) struct Resource(pub(crate) [u32; 2]);

const KINDS: &[&str] = &[
    "<invalid ResourceKind>",
    "Texture1D",
    "Texture2D",
    "Texture2DMS",
    "Texture3D",
    "TextureCube",
    "Texture1DArray",
    "Texture2DArray",
    "Texture2DMSArray",
    "TextureCubeArray",
    "TypedBuffer",
    "ByteAddressBuffer",
    "StructuredBuffer",
    "CBuffer",
    "Sampler",
    "TBuffer",
    "RTAccelerationStructure",
    "FeedbackTexture2D",
    "FeedbackTexture2DArray",
];

const COMPONENT_TYPES: &[&str] = &[
    "<invalid CompType>",
    "I1",
    "I16",
    "U16",
    "I32",
    "U32",
    "I64",
    "U64",
    "F16",
    "F32",
    "F64",
    "SNormF16",
    "UNormF16",
    "SNormF32",
    "UNormF32",
    "SNormF64",
    "UNormF64",
];

impl Resource {
    pub(crate) fn print(&self, out: &mut Out) {
        let Self([basic, special]) = *self;
        let kind = basic as u8;
        let (uav, flag) = (basic >> 12 & 1 != 0, basic >> 15 & 1 != 0);
        let name = KINDS.get(usize::from(kind)).copied().unwrap_or(KINDS[0]);
        match kind {
            13 | 16 => out.str(name),
            14 => out.str(if flag { "SamplerComparisonState" } else { "SamplerState" }),
            15 if !uav => out.str(name),
            1..=12 => {
                self.print_access(out, uav);
                out.str(name);
                match kind {
                    11 => {}
                    12 => {
                        let counter = if uav && flag { ", counter" } else { "" };
                        out.fmt(format_args!("<stride={special}{counter}>"));
                    }
                    _ => self.print_element(out),
                }
            }
            17 | 18 => {
                out.str(name);
                out.str(match special as u8 {
                    0 => "<MinMip>",
                    1 => "<MipRegionUsed>",
                    _ => "<<invalid sampler feedback type>>",
                });
            }
            _ => out.str("<invalid resource properties>"),
        }
    }

    /// How shaders write to it, if they may.
    fn print_access(&self, out: &mut Out, uav: bool) {
        let Self([basic, _]) = *self;
        if uav {
            out.str(if basic >> 14 & 1 != 0 { "globallycoherent " } else { "" });
            out.str(if basic >> 16 & 1 != 0 { "reordercoherent " } else { "" });
            out.str(if basic >> 13 & 1 != 0 { "ROV" } else { "RW" });
        }
    }

    /// The type of the elements of a texture or typed buffer.
    fn print_element(&self, out: &mut Out) {
        let Self([_, special]) = *self;
        let (ty, count) = (special as u8, special >> 8 & 0xff);
        let ty = COMPONENT_TYPES.get(usize::from(ty)).unwrap_or(&COMPONENT_TYPES[0]);
        out.byte(b'<');
        if count > 1 {
            out.fmt(format_args!("{count}x"));
        }
        out.str(ty);
        out.byte(b'>');
    }
}
