//! `Signature`: the parts `ISG1`, `OSG1` and `PSG1`, and their older forms.

use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::{self, SignatureForm};
use dxil_container::{FourCC, StringTable, read, write};

use crate::mapping::{Fields, Mapping};
use crate::part::{self, Content};
use crate::strings::{self, Strings, TableString};
use crate::value::enumerations;

/// A signature.
pub(crate) struct Signature {
    form: SignatureForm,
    elements: Vec<Element>,
    /// The places of names, if not in the order of the elements, which are sorted otherwise. LLVM has no
    /// such key.
    strings: Vec<TableString>,
}

impl Fields for Signature {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Parameters", &mut self.elements);
        map.unless_default("StringTable", &mut self.strings);
        if !Strings::default().place(&self.strings) {
            map.fail("StringTable", "strings neither overlap nor leave gaps");
        }
    }
}

/// A register. LLVM requires all keys, also in parts without stream or precision.
#[derive(Default)]
struct Element {
    name: String,
    record: layout::SignatureElement,
}

impl Fields for Element {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let Self { name, record } = self;
        map.required("Stream", &mut record.stream);
        map.required("Name", name);
        map.required("Index", &mut record.semantic_index);
        map.required("SystemValue", &mut record.system_value);
        map.required("CompType", &mut record.component_type);
        map.required("Register", &mut record.register);
        map.required("Mask", &mut record.mask);
        map.required("ExclusiveMask", &mut record.exclusive_mask);
        map.required("MinPrecision", &mut record.min_precision);
    }
}

impl Signature {
    /// An empty one for a part of this name.
    pub(crate) fn empty(name: FourCC) -> Self {
        Self { form: SignatureForm::of(name), elements: Vec::new(), strings: Vec::new() }
    }

    /// A signature, unless a name is not text.
    pub(crate) fn new(view: &read::Signature<'_>, data: &[u8]) -> Option<Self> {
        let table = view.strings.as_bytes();
        if !strings::is_sane(table, view.elements().map(|element| element.name().len())) {
            return None;
        }
        let elements = view.elements().map(|element| {
            let name = core::str::from_utf8(*element.name()).ok()?.into();
            Some(Element { name, record: *element })
        });
        let elements = elements.collect::<Option<_>>()?;
        let mut signature = Self { form: view.form, elements, strings: Vec::new() };
        if !signature.is_exact(data) {
            signature.strings = strings::list(table).unwrap_or_default();
            if !signature.is_exact(data) {
                signature.strings.clear();
            }
        }
        Some(signature)
    }
}

impl Content for Signature {
    fn key(&self) -> &'static str {
        "Signature"
    }

    fn bytes(&self) -> Vec<u8> {
        let mut strings = Strings::default();
        strings.place(&self.strings);
        let elements = self.elements.iter().map(|Element { name, record }| {
            write::SignatureElement { name_offset: strings.whole(name), record: *record }
        });
        let elements: Vec<_> = elements.collect();
        let mut strings = strings.into_bytes();
        if self.form != SignatureForm::Full {
            // Only FXC writes these.
            strings.resize(strings.len().next_multiple_of(4), 0xab);
        }
        let strings = StringTable(strings.into());
        let mut signature =
            write::Signature { form: self.form, elements, strings, ..Default::default() };
        if self.strings.is_empty() {
            signature.sort_elements();
        }
        part::bytes(signature)
    }
}

enumerations! { SystemValue, SigComponentType, MinPrecision }
