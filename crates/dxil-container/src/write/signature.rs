//! `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BStr;

use crate::layout::{self, SignatureForm, SignatureHeader};
use crate::{Record, StringTable, read};

/// A signature: the registers of a shader's inputs, outputs, patch constants or primitives.
///
/// ```
/// use dxil_container::layout::{SigComponentType, SignatureElement, SignatureForm};
/// use dxil_container::write::{Container, Signature};
/// use dxil_container::FourCC;
///
/// let position = SignatureElement {
///     component_type: SigComponentType::Float32,
///     mask: 0b1111,
///     exclusive_mask: 0b1111, // all that is read
///     ..Default::default()
/// };
/// let signature = Signature::new(SignatureForm::Full, [("POSITION", [position])]);
/// let mut container = Container::default();
/// container.push(FourCC::ISG1, signature);
/// assert_eq!(container.write()?.len(), 36 + 8 + 8 + 32 + "POSITION\0".len().next_multiple_of(4));
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/vs_position.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::ISG1).expect("a part");
/// # assert_eq!(container.parts[0].data, dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Signature {
    /// The length of elements. It belongs to the part's name: see [`SignatureForm::of`].
    pub form: SignatureForm,
    /// Bytes between the header and the elements.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub gap: Vec<u8>,
    /// The elements.
    pub elements: Vec<SignatureElement>,
    /// Names of elements, and padding.
    pub strings: StringTable,
}

/// An element of a [`Signature`].
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SignatureElement {
    /// The offset of the semantic's name, in bytes from the start of [`Signature::strings`].
    pub name_offset: u32,
    /// All else. Its [`semantic_name`](layout::SignatureElement::semantic_name) counts from the start
    /// of the part: it is worked out when that is written, and 0 here.
    pub record: layout::SignatureElement,
}

/// DXC's layouts of the names of a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SignatureNames {
    /// Equal names are stored once, and zeros fill up to a multiple of 4 bytes: since DXC 1.8, where it
    /// writes for validator 1.7 and up.
    #[default]
    Shared,
    /// Each semantic has a name of its own, and zeros fill up: DXC 1.7.
    Unshared,
    /// Each semantic has a name of its own, and nothing fills up: for validators before 1.7.
    Unpadded,
}

impl Signature {
    /// The signature of these semantics as DXC writes it: registers ordered by stream, number and place
    /// of the name.
    ///
    /// DXC gives semantics in the order of their declaration, each with the registers that it takes.
    #[must_use]
    pub fn new<N: AsRef<[u8]>, R: IntoIterator<Item = layout::SignatureElement>>(
        form: SignatureForm,
        semantics: impl IntoIterator<Item = (N, R)>,
    ) -> Self {
        Self::with_names(form, SignatureNames::Shared, semantics)
    }

    /// The signature as [`new`](Self::new) makes it, but with names as of this version.
    #[must_use]
    pub fn with_names<N: AsRef<[u8]>, R: IntoIterator<Item = layout::SignatureElement>>(
        form: SignatureForm,
        names: SignatureNames,
        semantics: impl IntoIterator<Item = (N, R)>,
    ) -> Self {
        let mut signature = Self { form, ..Self::default() };
        let mut known = BTreeMap::new();
        for (name, elements) in semantics {
            let name = name.as_ref();
            let end = signature.strings.0.len() as u32;
            let name_offset = match names {
                SignatureNames::Shared => *known.entry(name.to_vec()).or_insert(end),
                _ => end,
            };
            if name_offset == end {
                super::string(&mut signature.strings.0, name);
            }
            let elements = elements.into_iter();
            let elements = elements.map(|record| SignatureElement {
                name_offset,
                record: layout::SignatureElement { semantic_name: 0, ..record },
            });
            signature.elements.extend(elements);
        }
        signature.sort_elements();
        if names != SignatureNames::Unpadded {
            super::pad(&mut signature.strings.0, 0);
        }
        signature
    }

    /// Orders elements by stream, register and place of the name, as DXC and LLVM do.
    pub fn sort_elements(&mut self) {
        self.elements.sort_by_key(|it| (it.record.stream, it.record.register, it.name_offset));
    }

    /// The name of an element's semantic.
    #[must_use]
    pub fn name(&self, element: &SignatureElement) -> Option<&BStr> {
        self.strings.get(element.name_offset)
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let size = self.form.element_size();
        let param_offset = SignatureHeader::SIZE + self.gap.len();
        let strings = param_offset + self.elements.len() * size;
        let (param_count, param_offset) = (self.elements.len() as u32, param_offset as u32);
        SignatureHeader { param_count, param_offset }.encode(out);
        out.extend_from_slice(&self.gap);
        for SignatureElement { name_offset, record } in &self.elements {
            let semantic_name = name_offset.wrapping_add(strings as u32);
            let start = out.len();
            layout::SignatureElement { semantic_name, ..*record }.encode(out);
            out.drain(start..start + self.form.element_start());
            out.truncate(start + size);
        }
        out.extend_from_slice(&self.strings.0);
    }
}

impl From<&read::Signature<'_>> for Signature {
    fn from(view: &read::Signature<'_>) -> Self {
        let strings = (view.strings.range().start - view.header.offset()) as u32;
        let elements = view.elements().map(|element| SignatureElement {
            name_offset: element.semantic_name.wrapping_sub(strings),
            record: layout::SignatureElement { semantic_name: 0, ..*element },
        });
        Self {
            form: view.form,
            gap: view.gap.to_vec(),
            elements: elements.collect(),
            strings: view.strings.into(),
        }
    }
}
