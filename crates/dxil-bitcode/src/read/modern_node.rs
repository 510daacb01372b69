//! Reads the nodes of modern debug information.
//!
//! LLVM has changed most records. They are brought into the form of the table of nodes first: an operand for each
//! field, in its order. What older LLVM leaves out at the end is zero.

use alloc::vec::Vec;

use dxil_ir::metadata::{Field, FieldSource, ModernNode, Node, NodeKind};
use dxil_ir::{Metadata, Module};

use super::constants::unfold_sign;
use super::metadata::{Numbering, generic, unrotate_sign};
use super::record::Record;
use crate::Error;
use crate::codes::metadata as code;

/// The bit of the first operand that says that the node is distinct.
const DISTINCT: u64 = 1;

/// The version of bounds that are metadata.
const SUBRANGE_VERSION: u64 = 2;

/// The version of expressions that LLVM does not upgrade.
const EXPRESSION_VERSION: u64 = 3;

/// The version of global variables with parameters of templates.
const GLOBAL_VARIABLE_VERSION: u64 = 2;

/// The bit of a language that says that it has a version.
const VERSIONED: u64 = 1 << 63;

/// The kind of an enumeration that has none.
const NO_ENUMERATION_KIND: u64 = 0xffff_ffff;

/// Reads a node with fields, an expression or a generic node.
pub(super) fn read(
    record: &mut Record<'_>,
    numbering: &mut impl Numbering,
    module: &Module,
) -> Result<Node, Error> {
    let head = record.next("distinct")?;
    let mut distinct = head & DISTINCT != 0;
    let kind = match record.code {
        code::EXPRESSION => {
            version(record, head >> 1, EXPRESSION_VERSION)?;
            NodeKind::Expression(record.rest().into())
        }
        code::GENERIC_DEBUG => generic(record, numbering)?,
        code::MACRO | code::MACRO_FILE => return Err(record.unsupported("macros of DWARF")),
        code::FIXED_POINT_TYPE => return Err(record.unsupported("`DIFixedPointType`")),
        _ => {
            let operands = record.rest().into();
            let mut form = Form { record, numbering, module, head, operands };
            form.normalize()?;
            form.node()?
        }
    };
    distinct |= kind.has_identity() || record.code == code::COMPILE_UNIT;
    Ok(Node { distinct, kind })
}

fn version(record: &Record<'_>, found: u64, known: u64) -> Result<(), Error> {
    match found == known {
        true => Ok(()),
        false => Err(record.value("the version", found, "that of LLVM 15 and later")),
    }
}

/// A number of this width in bits as one of 64.
fn sign_extend(number: u64, width: u64) -> u64 {
    let unused = 64_u64.saturating_sub(width).min(63) as u32;
    (number.wrapping_shl(unused) as i64).wrapping_shr(unused) as u64
}

/// The operands of a record after the first one, in the form of the table of nodes.
struct Form<'f, 'b, N> {
    record: &'f Record<'b>,
    numbering: &'f mut N,
    module: &'f Module,
    /// The first operand: whether the node is distinct, and bits that each kind has of its own.
    head: u64,
    operands: Vec<u64>,
}

impl<N: Numbering> Form<'_, '_, N> {
    /// Brings the operands into the form of the table.
    fn normalize(&mut self) -> Result<(), Error> {
        let (record, head) = (self.record, self.head >> 1);
        self.need(least(record.code))?;
        match record.code {
            code::SUBRANGE => version(record, head, SUBRANGE_VERSION)?,
            code::ENUMERATOR => self.enumerator()?,
            code::BASIC_TYPE => self.sizes(head & 1, &[2])?,
            code::STRING_TYPE => self.sizes(head & 1, &[5])?,
            code::SUBRANGE_TYPE => self.sizes(head & 1, &[4])?,
            code::DERIVED_TYPE => {
                self.sizes(head & 1, &[6, 8])?;
                self.absent(13, 0, "authenticated pointers in debug information")?;
                self.absent(11, 0, "address spaces in debug information")?;
            }
            code::COMPOSITE_TYPE => {
                self.sizes(head >> 1 & 1, &[6, 8])?;
                self.absent(23, NO_ENUMERATION_KIND, "kinds of enumerations")?;
            }
            code::COMPILE_UNIT => self.unit()?,
            code::SUBPROGRAM if head & 3 != 3 => {
                return Err(record.invalid("it is of a version before LLVM 15"));
            }
            code::NAMESPACE => self.operands.push(head & 1),
            code::GLOBAL_VAR => version(record, head, GLOBAL_VARIABLE_VERSION)?,
            code::LOCAL_VAR if head & 1 == 0 => {
                return Err(record.invalid("it is of a version before LLVM 15"));
            }
            code::LABEL => {
                self.operands.resize(self.operands.len().max(5), 0);
                self.absent(5, u64::MAX, "labels of coroutines")?;
                self.operands.push(head & 1);
            }
            _ => {}
        }
        Ok(())
    }

    /// Fails if there are fewer operands.
    fn need(&self, count: usize) -> Result<(), Error> {
        match self.operands.len() < count {
            true => Err(self.record.invalid("it has fewer operands than the node has fields")),
            false => Ok(()),
        }
    }

    /// Replaces sizes that are metadata by their values.
    fn sizes(&mut self, are_metadata: u64, places: &[usize]) -> Result<(), Error> {
        for &place in places.iter().filter(|_| are_metadata != 0) {
            let Some(operand) = self.operands.get_mut(place) else { continue };
            *operand = match self.numbering.optional(self.record, *operand)? {
                None => 0,
                Some(id) => match self.module.metadata.get(id) {
                    Some(Metadata::Constant(constant)) => {
                        let value = self.module.constants.integer_value(*constant);
                        value.ok_or_else(|| self.record.invalid("a size is no integer"))?
                    }
                    _ => return Err(self.record.unsupported("sizes that are variables")),
                },
            };
        }
        Ok(())
    }

    /// Removes an operand, if it is there, which must have the value of nothing.
    fn absent(&mut self, place: usize, nothing: u64, what: &'static str) -> Result<(), Error> {
        match self.operands.get(place) {
            None => Ok(()),
            Some(&value) if value == nothing => {
                self.operands.remove(place);
                Ok(())
            }
            Some(_) => Err(self.record.unsupported(what)),
        }
    }

    /// The value and the name; before them, modern LLVM has the width, and after them the words of the value.
    fn enumerator(&mut self) -> Result<(), Error> {
        let is_unsigned = self.head >> 1 & 1;
        let is_wide = self.head >> 2 & 1 != 0;
        let &[first, name, ref words @ ..] = self.operands.as_slice() else {
            return Err(self.record.invalid("it has fewer operands than the node has fields"));
        };
        let value = match (is_wide, words) {
            (false, []) => unrotate_sign(first) as u64,
            (true, &[word]) if is_unsigned == 0 => sign_extend(unfold_sign(word), first),
            (true, &[word]) => unfold_sign(word),
            _ => return Err(self.record.unsupported("enumerators of over 64 bits")),
        };
        self.operands = [value, is_unsigned, name].into();
        Ok(())
    }

    /// The language is that of DWARF 6 if it has a version, which is after all else.
    fn unit(&mut self) -> Result<(), Error> {
        self.absent(22, 0, "dialects of languages")?;
        self.absent(10, 0, "lists of functions of compile units before LLVM 15")?;
        let Some(language) = self.operands.first_mut() else { return Ok(()) };
        let has_version = *language & VERSIONED != 0;
        let name = core::mem::take(language) & !VERSIONED;
        if has_version {
            self.operands.insert(1, name);
        } else {
            *language = name;
            self.operands.insert(1, 0);
        }
        Ok(())
    }

    fn node(mut self) -> Result<NodeKind, Error> {
        let code = self.record.code.into();
        let mut source = Source { next: 0, form: &mut self };
        let kind = match ModernNode::from_fields(code, &mut source)? {
            Some(node) => node.into_kind(),
            None => {
                let kind = NodeKind::from_fields(code, &mut source)?;
                kind.ok_or_else(|| source.form.record.unknown())?
            }
        };
        let unread = source.form.operands.len().saturating_sub(source.next);
        match unread {
            0 => Ok(kind),
            count => Err(self.record.error(crate::ErrorKind::Leftover { count })),
        }
    }
}

/// The least number of operands of a record after the first one, as LLVM 15 writes it.
const fn least(code: u32) -> usize {
    match code {
        code::SUBRANGE | code::GENERIC_SUBRANGE | code::LOCATION | code::LEXICAL_BLOCK => 4,
        code::LABEL => 4,
        code::BASIC_TYPE | code::COMMON_BLOCK => 5,
        code::FILE | code::NAMESPACE | code::GLOBAL_VAR_EXPR | code::TEMPLATE_TYPE => 2,
        code::SUBROUTINE_TYPE | code::LEXICAL_BLOCK_FILE => 3,
        code::DERIVED_TYPE | code::GLOBAL_VAR => 11,
        code::COMPOSITE_TYPE => 15,
        code::SUBRANGE_TYPE => 12,
        code::STRING_TYPE | code::MODULE | code::LOCAL_VAR => 8,
        code::COMPILE_UNIT => 13,
        code::SUBPROGRAM => 17,
        code::TEMPLATE_VALUE | code::IMPORTED_ENTITY => 5,
        code::OBJC_PROPERTY => 7,
        _ => 0,
    }
}

/// The operands one after another.
struct Source<'s, 'f, 'b, N> {
    form: &'s mut Form<'f, 'b, N>,
    next: usize,
}

impl<N: Numbering> FieldSource for Source<'_, '_, '_, N> {
    type Error = Error;

    fn next(&mut self, name: &'static str, kind: Field) -> Result<Field, Error> {
        let Some(&value) = self.form.operands.get(self.next) else { return Ok(kind) };
        self.next = self.next.saturating_add(1);
        let Form { record, numbering, .. } = &mut *self.form;
        Ok(match kind {
            Field::Number(_) => Field::Number(value),
            Field::Signed(_) => Field::Signed(value as i64),
            Field::Reference(_) if record.code == code::LOCATION && name == "scope" => {
                Field::Reference(Some(numbering.id(record, value)?))
            }
            Field::Reference(_) => Field::Reference(numbering.optional(record, value)?),
        })
    }

    fn wrong(&mut self, name: &'static str, field: Field) -> Error {
        match field {
            Field::Number(value) => self.form.record.value(name, value, "one that fits"),
            Field::Signed(_) | Field::Reference(_) => self.form.record.invalid(name),
        }
    }
}
