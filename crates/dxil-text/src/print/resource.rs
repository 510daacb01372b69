//! Prints the properties of resources in `AnnotateHandle` operations.

use dxil_format::{ComponentType, ResourceKind, SamplerFeedbackType};

use super::out::Out;

/// The properties in an `AnnotateHandle`: two words.
///
/// The first word has the [`ResourceKind`] in its low byte and flags from bit 12 on. The second
/// word depends on the kind.
pub(crate) struct Resource(pub(crate) [u32; 2]);

impl Resource {
    pub(crate) fn print(&self, out: &mut Out) {
        use ResourceKind as Kind;
        let Self([basic, special]) = *self;
        let kind = Kind(basic & 0xff);
        let (uav, flag) = (basic >> 12 & 1 != 0, basic >> 15 & 1 != 0);
        let name = kind.name().unwrap_or_default();
        match kind {
            Kind::CBuffer | Kind::RTAccelerationStructure => out.str(name),
            Kind::Sampler => out.str(if flag { "SamplerComparisonState" } else { "SamplerState" }),
            Kind::TBuffer if !uav => out.str(name),
            Kind::RawBuffer => {
                self.print_access(out, uav);
                out.str("ByteAddressBuffer");
            }
            Kind::StructuredBuffer => {
                self.print_access(out, uav);
                let counter = if uav && flag { ", counter" } else { "" };
                out.fmt(format_args!("{name}<stride={special}{counter}>"));
            }
            Kind::FeedbackTexture2D | Kind::FeedbackTexture2DArray => {
                let feedback = SamplerFeedbackType(special & 0xff).name();
                let feedback = feedback.unwrap_or("<invalid sampler feedback type>");
                out.fmt(format_args!("{name}<{feedback}>"));
            }
            Kind(1..=10) => {
                self.print_access(out, uav);
                out.str(name);
                self.print_element(out);
            }
            _ => out.str("<invalid resource properties>"),
        }
    }

    /// Prints the qualifiers of a UAV, such as `RW`.
    fn print_access(&self, out: &mut Out, uav: bool) {
        let Self([basic, _]) = *self;
        if uav {
            out.str(if basic >> 14 & 1 != 0 { "globallycoherent " } else { "" });
            out.str(if basic >> 16 & 1 != 0 { "reordercoherent " } else { "" });
            out.str(if basic >> 13 & 1 != 0 { "ROV" } else { "RW" });
        }
    }

    /// Prints the element type of a texture or typed buffer.
    fn print_element(&self, out: &mut Out) {
        let Self([_, special]) = *self;
        let (ty, count) = (ComponentType(special as u8), special >> 8 & 0xff);
        // DXC's disassembler does not know later types.
        let ty = match ty {
            ComponentType::Invalid => None,
            ty => ty.name().filter(|_| ty <= ComponentType::UNormF64),
        };
        out.byte(b'<');
        if count > 1 {
            out.number(count);
            out.byte(b'x');
        }
        out.str(ty.unwrap_or("<invalid CompType>"));
        out.byte(b'>');
    }
}
