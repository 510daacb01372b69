//! The types of variables.

use alloc::collections::BTreeSet;
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

/// What is left to do in collecting types, the last first.
enum Step<'a> {
    /// Read the type at this offset.
    Read(u32),
    /// Add a type that was read, after those that it refers to.
    Add(ShaderType<'a>),
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
        let (mut types, mut seen, mut steps) = (Vec::new(), BTreeSet::new(), Vec::new());
        let mut left = self.part.all().len().saturating_mul(Self::MAX_SHARING);
        for buffer in self.buffers.iter() {
            for variable in self.variables(&buffer)?.iter() {
                steps.push(Step::Read(variable.type_offset));
                self.collect(&mut steps, &mut types, &mut seen, &mut left)?;
            }
        }
        Ok(types)
    }

    /// Adds the types to be read and those that they refer to, unless they were seen.
    fn collect(
        &self,
        steps: &mut Vec<Step<'a>>,
        types: &mut Vec<ShaderType<'a>>,
        seen: &mut BTreeSet<u32>,
        left: &mut usize,
    ) -> Result<(), Error> {
        while let Some(step) = steps.pop() {
            match step {
                Step::Add(found) => types.push(found),
                Step::Read(offset) if seen.insert(offset) => {
                    let found = self.shader_type(offset)?;
                    *left = left.checked_sub(found.size()).ok_or_else(|| self.overlap())?;
                    steps.push(Step::Add(found));
                    let start = steps.len();
                    steps.extend(found.references().map(Step::Read));
                    if let Some(references) = steps.get_mut(start..) {
                        references.reverse();
                    }
                }
                Step::Read(_) => {}
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
