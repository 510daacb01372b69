//! `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.

use alloc::vec::Vec;
use core::ops::Deref;

use bstr::BStr;

use super::{Part, Partial};
use crate::layout::{self, SignatureForm, SignatureHeader};
use crate::tree::{self, Describe, Node};
use crate::{At, Error, ErrorKind, Record, Strings};

/// A signature: the registers of a shader's inputs, outputs, patch constants or primitives.
///
/// ```
/// # use dxil_container::layout::{self, SignatureForm, SystemValue};
/// # let element = layout::SignatureElement { system_value: SystemValue::Target, ..Default::default() };
/// # let signature = dxil_container::write::Signature::new(SignatureForm::Full, [("SV_Target", [element])]);
/// # let mut container = dxil_container::write::Container::default();
/// # container.push(dxil_container::FourCC::OSG1, signature);
/// # let file = container.write()?;
/// use dxil_container::read::Signature;
/// use dxil_container::{Container, FourCC};
///
/// let container = Container::parse(&file)?;
/// if let Some(part) = container.part(FourCC::OSG1) {
///     for element in Signature::parse(&part)?.elements() {
///         let (name, index) = (element.name(), element.semantic_index);
///         println!("{}{index} in register {}", *name, element.register);
///     }
/// }
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// Number and place of the elements.
    pub header: At<SignatureHeader>,
    /// The length of elements.
    pub form: SignatureForm,
    /// Bytes between the header and the elements: none in files of known compilers.
    pub gap: At<&'a [u8]>,
    elements: At<&'a [u8]>,
    /// The names of the elements, and padding.
    pub strings: Strings<'a>,
    /// The whole part, from whose start the offsets of names count.
    part: Strings<'a>,
}

/// An element of a [`Signature`].
#[derive(Clone, Copy, Debug)]
pub struct SignatureElement<'a> {
    /// The record.
    pub record: Partial<'a, layout::SignatureElement>,
    part: Strings<'a>,
}

impl<'a> Signature<'a> {
    /// Reads the part; its name decides its form.
    ///
    /// # Errors
    ///
    /// Fails if the part is too short for the header or the elements, or a name lies outside it.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_in_place(part)
    }

    /// The same, compiled into its caller, so that the view is made where it stays.
    #[inline(always)]
    pub(crate) fn parse_in_place(part: &Part<'a>) -> Result<Self, Error> {
        let form = SignatureForm::of(part.four_cc());
        let mut cursor = part.cursor();
        let header = cursor.record::<SignatureHeader>("the header")?;
        let start = part.cursor().seek(header.param_offset, "the elements")?;
        let Some(gap) = start.position().checked_sub(cursor.position()) else {
            let value = header.param_offset.into();
            return Err(cursor.value_error("the offset of the elements", value, "8 or more"));
        };
        let gap = cursor.take(gap, "the elements")?;
        let size = (header.param_count as usize).saturating_mul(form.element_size());
        let elements = cursor.take(size, "the elements")?;
        let strings = Strings::new(cursor.rest());
        let signature =
            Self { header, form, gap, elements, strings, part: Strings::new(part.data()) };
        // Records are not decoded to check this only.
        let place = layout::SignatureElement::PLACES.semantic_name.offset;
        let place = place.saturating_sub(form.element_start());
        let limit = part.data().len();
        let is_outside = |element: &[u8]| {
            let name = element.get(place..).and_then(|bytes| bytes.first_chunk());
            name.is_some_and(|bytes| u32::from_le_bytes(*bytes) as usize >= limit)
        };
        let outside = elements.chunks_exact(form.element_size()).position(is_outside);
        match outside.and_then(|index| signature.records().nth(index)) {
            None => Ok(signature),
            Some(record) => {
                let (offset, limit) = (record.semantic_name.into(), limit as u64);
                let kind = ErrorKind::Offset { what: "a name", offset, limit };
                Err(Error::new(kind, record.range().start, Some(part.four_cc())))
            }
        }
    }

    /// The elements in the order of the file.
    pub fn elements(&self) -> impl Iterator<Item = SignatureElement<'a>> + Clone + use<'a> {
        let part = self.part;
        self.records().map(move |record| SignatureElement { record, part })
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.header.param_count as usize
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn records(
        &self,
    ) -> impl Iterator<Item = Partial<'a, layout::SignatureElement>> + Clone + use<'a> {
        let (form, size) = (self.form, self.form.element_size());
        let start = self.elements.offset();
        self.elements.chunks_exact(size).enumerate().map(move |(index, bytes)| {
            let offset = start.saturating_add(index.saturating_mul(size));
            Partial::new(At::new(bytes, offset, size), form.element_start())
        })
    }
}

impl<'a> SignatureElement<'a> {
    /// The name of its semantic: empty where the offset of the name is 0.
    #[must_use]
    pub fn name(&self) -> At<&'a BStr> {
        let name = self.part.get(self.semantic_name).filter(|_| self.semantic_name != 0);
        // `Signature::parse` checks the offset.
        name.unwrap_or_else(|| At::new(BStr::new(b""), self.record.range().start, 0))
    }
}

impl Deref for SignatureElement<'_> {
    type Target = layout::SignatureElement;

    fn deref(&self) -> &layout::SignatureElement {
        &self.record
    }
}

impl<'a> Describe<'a> for Signature<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.extend(Node::optional_bytes("gap", &self.gap));
        let elements = self.elements().map(|element| {
            let places = layout::SignatureElement::PLACES;
            let fields = element.record.nodes(|field, value| match field {
                it if *it == places.semantic_name && element.semantic_name != 0 => {
                    self.part.value(element.semantic_name)
                }
                it if *it == places.mask => tree::components(element.mask),
                it if *it == places.exclusive_mask => tree::components(element.exclusive_mask),
                _ => value,
            });
            Node::group("element", element.record.range(), fields)
        });
        nodes.push(Node::list("elements", self.elements.range(), elements.collect()));
        nodes.extend(self.strings.describe());
        nodes
    }
}
