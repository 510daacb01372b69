//! Prints attributes.

use alloc::vec::Vec;

use dxil_ir::{Attribute, AttributeGroup, AttributeKind as Kind, Dialect, Type};

use super::module::Printer;
use super::number;
use super::out::Out;
use crate::attribute_order::ORDER;
use crate::attribute_value::{
    ACCESSES, CAPTURES, FLOAT_CLASSES, LOCATIONS, OTHER, TARGET, TARGETS,
};

impl<'m> Printer<'m> {
    /// Prints the attributes of a slot, with `=` before numbers in attribute groups.
    pub(crate) fn print_attributes(&mut self, group: &'m AttributeGroup, in_group: bool) {
        for (index, attribute) in self.sorted(group).enumerate() {
            if index > 0 {
                self.out.byte(b' ');
            }
            self.print_attribute(attribute, in_group);
        }
    }

    /// The attributes of a slot in the order in which LLVM prints them.
    pub(crate) fn sorted(
        &self,
        group: &'m AttributeGroup,
    ) -> impl Iterator<Item = &'m Attribute> + use<'m> {
        let (in_order, mut sorted) = match self.dialect() {
            Dialect::Dxil => (&*group.attributes, Vec::new()),
            Dialect::Modern => (&[][..], group.attributes.iter().collect()),
        };
        let place = |kind: Kind| ORDER.iter().position(|&it| it == kind);
        sorted.sort_by_key(|attribute| attribute.kind().map_or(Some(ORDER.len()), place));
        in_order.iter().chain(sorted)
    }

    /// Prints an attribute.
    pub(crate) fn print_attribute(&mut self, attribute: &Attribute, in_group: bool) {
        if let Some(kind) = attribute.kind() {
            self.out.str(kind.keyword());
        }
        match attribute {
            Attribute::Kind(_) => {}
            Attribute::Integer(Kind::Memory, effects) => memory(&mut self.out, *effects),
            Attribute::Integer(Kind::Captures, captured) => captures(&mut self.out, *captured),
            Attribute::Integer(Kind::NoFpClass, classes) => float_classes(&mut self.out, *classes),
            Attribute::Integer(kind, value) => self.number_of_attribute(*kind, *value, in_group),
            Attribute::Type(_, ty) => {
                self.out.byte(b'(');
                self.ty(*ty);
                self.out.byte(b')');
            }
            Attribute::Range(_, bits, range) => self.range(*bits, *range),
            Attribute::Ranges(_, ranges) => self.ranges(ranges),
            Attribute::Text { key, value } => self.text_attribute(key, value),
        }
    }

    fn number_of_attribute(&mut self, kind: Kind, value: u64, in_group: bool) {
        let in_parentheses = !in_group && kind != Kind::Align;
        self.out.byte(match (in_group, in_parentheses) {
            (true, _) => b'=',
            (false, true) => b'(',
            (false, false) => b' ',
        });
        self.out.number(value);
        if in_parentheses {
            self.out.byte(b')');
        }
    }

    fn range(&mut self, bits: u32, range: [u64; 2]) {
        self.out.fmt(format_args!("(i{bits} "));
        for (index, value) in range.into_iter().enumerate() {
            self.out.comma(index);
            let types = &self.module.types;
            match types.find(&Type::Integer { bits }) {
                Some(ty) if bits > 1 => number::integer(&mut self.out, types, ty, value),
                _ => self.out.signed(-(value as i64)),
            }
        }
        self.out.byte(b')');
    }

    fn ranges(&mut self, ranges: &[[i64; 2]]) {
        self.out.byte(b'(');
        for (index, [first, end]) in ranges.iter().enumerate() {
            self.out.comma(index);
            self.out.fmt(format_args!("({first}, {end})"));
        }
        self.out.byte(b')');
    }

    fn text_attribute(&mut self, key: &[u8], value: &[u8]) {
        self.as_is(key);
        if !value.is_empty() {
            self.out.byte(b'=');
            self.as_is(value);
        }
    }
}

/// Prints the memory that a function accesses: the access to all that has no name, and those to other
/// memory that differ.
fn memory(out: &mut Out, effects: u64) {
    let access = |shift: u32| effects >> shift & 3;
    let other = access(OTHER);
    let mut any = other != 0 || LOCATIONS.iter().all(|&(shift, _)| access(shift) == other);
    out.byte(b'(');
    if any {
        out.str(ACCESSES[other as usize]);
    }
    let [first, second] = TARGETS;
    let is_one = access(first) == access(second);
    let named = LOCATIONS.iter().filter(|(shift, _)| !is_one || !TARGETS.contains(shift));
    let target = is_one.then_some((first, TARGET));
    let named = named.copied().chain(target).filter(|(shift, _)| access(*shift) != other);
    for (shift, name) in named {
        out.comma(any.into());
        any = true;
        out.str(name);
        out.str(": ");
        out.str(ACCESSES[access(shift) as usize]);
    }
    out.byte(b')');
}

/// Prints the parts of a pointer that a function keeps: otherwise, and by its result.
fn captures(out: &mut Out, captured: u64) {
    let [other, result] = [captured & 15, captured >> 4 & 15];
    out.byte(b'(');
    if other != 0 || other == result {
        parts(out, other);
    }
    if other != result {
        out.comma(usize::from(other != 0));
        out.str("ret: ");
        parts(out, result);
    }
    out.byte(b')');
}

fn parts(out: &mut Out, captured: u64) {
    let mut rest = captured;
    for &(bits, name) in CAPTURES {
        if rest & bits == bits && (bits != 0 || captured == 0) {
            out.comma(usize::from(rest != captured));
            out.str(name);
            rest &= !bits;
        }
    }
}

/// Prints classes of floating-point numbers, the largest first.
/// Prints classes of floating-point numbers in parentheses.
pub(crate) fn float_classes(out: &mut Out, classes: u64) {
    let mut rest = classes;
    out.byte(b'(');
    for &(bits, name) in FLOAT_CLASSES {
        if rest & bits == bits {
            out.str(if rest == classes { "" } else { " " });
            out.str(name);
            rest &= !bits;
            if rest == 0 {
                break;
            }
        }
    }
    out.byte(b')');
}
