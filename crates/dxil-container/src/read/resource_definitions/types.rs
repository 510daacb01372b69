//! The types of variables.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Deref;

use super::{ResourceDefinitions, size};
use crate::layout::rdef::{self, ShaderTypeMember, ShaderTypeOffset};
use crate::{At, Error, Record, Records};

/// The type of a variable or of a member.
#[derive(Clone, Copy, Debug)]
pub struct ShaderType<'a> {
    /// Its offset, from the start of the part.
    pub offset: u32,
    /// Its class, components and dimensions; since shader model 5, its name and the types that it
    /// inherits from, too.
    pub record: At<rdef::ShaderType>,
    /// The bytes that newer versions have after that: nothing in files of known compilers.
    pub extra: At<&'a [u8]>,
    /// Its members.
    pub members: Records<'a, ShaderTypeMember>,
    /// The interfaces that it implements.
    pub interfaces: Records<'a, ShaderTypeOffset>,
}

impl ShaderType<'_> {
    /// Returns the offsets of the types that it refers to: the one that it points to, its interfaces, its
    /// base class and those of its members, in this order.
    pub fn references(&self) -> impl Iterator<Item = u32> {
        let interfaces = self.interfaces.iter().map(|at| at.type_offset);
        let members = self.members.iter().map(|at| at.type_offset);
        let references = [self.sub_type_offset].into_iter().chain(interfaces);
        references.chain([self.base_class_offset]).chain(members).filter(|offset| *offset != 0)
    }

    /// Bytes of the part that it takes with its lists.
    fn size(&self) -> usize {
        let lists = self.members.range().len().saturating_add(self.interfaces.range().len());
        lists.saturating_add(rdef::ShaderType::SHORT_SIZE)
    }
}

impl Deref for ShaderType<'_> {
    type Target = rdef::ShaderType;

    fn deref(&self) -> &rdef::ShaderType {
        &self.record
    }
}

impl<'a> ResourceDefinitions<'a> {
    /// The multiple of the part's size that all its types may take together. They share lists of members,
    /// so it can be more than 1, but a damaged file shall not make us read without end.
    pub(crate) const MAX_SHARING: usize = 16;

    /// The type at this offset.
    ///
    /// # Errors
    ///
    /// Fails if the part is too short for it or for its members.
    pub fn shader_type(&self, offset: u32) -> Result<ShaderType<'a>, Error> {
        let stride = size(self.sizes, |sizes| sizes.type_size, rdef::ShaderType::SHORT_SIZE);
        let mut cursor = self.part.seek(offset, "a type")?.inner(stride as usize, "a type")?;
        let least = match self.sizes {
            Some(_) => rdef::ShaderType::SIZE,
            None => rdef::ShaderType::SHORT_SIZE,
        };
        let bytes = cursor.take(least, "a type")?;
        let record = At::new(rdef::ShaderType::decode_fields(&bytes), bytes.offset(), least);
        let stride = size(self.sizes, |sizes| sizes.member_size, ShaderTypeMember::SIZE);
        let mut members = self.part.seek(record.members_offset, "the members of a type")?;
        let count = record.member_count.into();
        let members = members.records(count, stride, "the members of a type")?;
        let (at, count) = (record.interfaces_offset, record.interface_count);
        let interfaces = self.part.table(at, count, "the interfaces of a type")?;
        Ok(ShaderType { offset, record, extra: cursor.rest(), members, interfaces })
    }

    /// All types that variables lead to, each once, those that a type refers to before it.
    ///
    /// # Errors
    ///
    /// Fails if a type cannot be read, and if types overlap: they would take many times the
    /// part's size.
    pub fn types(&self) -> Result<Vec<ShaderType<'a>>, Error> {
        let mut types = Vec::new();
        let mut seen = BTreeSet::new();
        let mut left = self.part.all().len().saturating_mul(Self::MAX_SHARING);
        for buffer in self.buffers.iter() {
            for variable in self.variables(&buffer)?.iter() {
                self.collect(variable.type_offset, &mut types, &mut seen, &mut left)?;
            }
        }
        Ok(types)
    }

    /// Adds the type at this offset and those that it refers to, unless they were seen.
    fn collect(
        &self,
        offset: u32,
        types: &mut Vec<ShaderType<'a>>,
        seen: &mut BTreeSet<u32>,
        left: &mut usize,
    ) -> Result<(), Error> {
        let mut stack = vec![(offset, false)];
        while let Some((offset, is_finished)) = stack.pop() {
            if is_finished {
                types.push(self.shader_type(offset)?);
            } else if seen.insert(offset) {
                let found = self.shader_type(offset)?;
                *left = left.checked_sub(found.size()).ok_or_else(|| self.overlap())?;
                stack.push((offset, true));
                let start = stack.len();
                stack.extend(found.references().map(|offset| (offset, false)));
                if let Some(references) = stack.get_mut(start..) {
                    references.reverse();
                }
            }
        }
        Ok(())
    }

    /// The error of types that take many times the part's size.
    fn overlap(&self) -> Error {
        let limit = self.part.all().len().saturating_mul(Self::MAX_SHARING) as u64;
        let what = "the size of all types together";
        self.part.value_error(what, limit.saturating_add(1), "16 times that of the part")
    }
}
