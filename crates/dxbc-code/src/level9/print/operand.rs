//! Operands.

use super::ShaderPrinter;
use crate::enumeration::MinPrecision;
use crate::level9::{Destination, Kind, RegisterType, Source};
use crate::operand::Component;
use crate::print::letter;

/// The swizzle that changes nothing.
const IDENTITY: [Component; 4] = [Component::X, Component::Y, Component::Z, Component::W];

impl ShaderPrinter<'_> {
    pub(super) fn destination(&mut self, destination: &Destination) {
        self.register(destination.ty, destination.number);
        self.relative(destination.relative.as_deref());
        if destination.mask != 15 {
            self.out.put(".");
            self.out.mask(destination.mask.into());
        }
        self.precision(destination.precision);
    }

    pub(super) fn source(&mut self, source: &Source) {
        self.predicate(source);
        self.precision(source.precision);
    }

    /// Prints a predicate register. FXC leaves out its precision.
    pub(super) fn predicate(&mut self, source: &Source) {
        self.out.put(source.modifier.prefix());
        self.register(source.ty, source.number);
        self.relative(source.relative.as_deref());
        self.out.put(source.modifier.text());
        self.swizzle(source.swizzle);
    }

    fn precision(&mut self, precision: MinPrecision) {
        if precision != MinPrecision::Default {
            self.out.put(" {");
            self.out.put(precision.text());
            self.out.put("}");
        }
    }

    /// Prints a relative address, whose modifier and precision FXC leaves out.
    fn relative(&mut self, relative: Option<&Source>) {
        let Some(relative) = relative else { return };
        self.out.put("[");
        self.register(relative.ty, relative.number);
        self.swizzle(relative.swizzle);
        self.out.put("]");
    }

    fn swizzle(&mut self, swizzle: [Component; 4]) {
        if swizzle == IDENTITY {
            return;
        }
        self.out.put(".");
        let [first, rest @ ..] = swizzle;
        let count = if rest == [first; 3] { 1 } else { 4 };
        self.out.text.extend(swizzle.into_iter().take(count).map(letter));
    }

    fn register(&mut self, ty: RegisterType, number: u16) {
        let is_pixel = matches!(self.version.kind, Kind::Pixel | Kind::LibraryPixel);
        let (name, first) = match (ty, number) {
            (RegisterType::AddressOrTexture, _) if is_pixel => ("t", 0),
            (RegisterType::Output, _) if self.version.major >= 3 => ("o", 0),
            (RegisterType::RasterizerOutput, 0) => return self.out.put("oPos"),
            (RegisterType::RasterizerOutput, 1) => return self.out.put("oFog"),
            (RegisterType::RasterizerOutput, 2) => return self.out.put("oPts"),
            (RegisterType::Misc, 0) => return self.out.put("vPos"),
            (RegisterType::Misc, 1) => return self.out.put("vFace"),
            (RegisterType::DepthOutput | RegisterType::Loop, _) => return self.out.put(ty.text()),
            (RegisterType::Const2, _) => (ty.text(), 2048),
            (RegisterType::Const3, _) => (ty.text(), 4096),
            (RegisterType::Const4, _) => (ty.text(), 6144),
            _ => (ty.text(), 0),
        };
        self.out.put(name);
        self.out.decimal(u64::from(number).saturating_add(first));
    }
}
