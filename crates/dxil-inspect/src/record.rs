//! The bytes of the records that a module was read from.

use alloc::collections::BTreeMap;
use core::ops::Range;

use dxil_bitcode::Places;
use dxil_container::layout::rdat::ResourceClass;
use dxil_container::read::Program;
use dxil_ir::{MetadataId, Module};
use dxil_metadata::{EntryNodes, EntryPoint};
use dxil_text::Line;

use crate::item::{Item, SignatureKind};
use crate::listing::Error;

/// The records of the module of a program, in bytes of the file.
pub(crate) struct Records {
    /// The first byte of the bitcode.
    start: usize,
    places: Places,
    /// The nodes of resources and elements of signatures.
    nodes: BTreeMap<Item, MetadataId>,
}

impl Records {
    /// The records of a module that has been read from a program.
    ///
    /// # Errors
    ///
    /// The bitcode, or the metadata of the entry point, cannot be read.
    pub(crate) fn new(program: &Program<'_>, module: &Module) -> Result<Self, Error> {
        let places = Places::read(&program.bitcode, module)?;
        Ok(Self { start: program.bitcode.offset(), places, nodes: nodes(module)? })
    }

    /// The bytes that hold the record of an item of the module.
    pub(crate) fn of_item(&self, item: Item) -> Option<Range<usize>> {
        self.of_line(match item {
            Item::Function(id) => Line::Function(id),
            Item::Instruction(function, id) => Line::Instruction(function, id),
            _ => Line::Metadata(*self.nodes.get(&item)?),
        })
    }

    /// The bytes that hold the record of what a line of the text describes.
    pub(crate) fn of_line(&self, line: Line) -> Option<Range<usize>> {
        let bits = match line {
            Line::Variable(id) => self.places.variable(id),
            Line::Alias(id) => self.places.alias(id),
            Line::Function(id) => self.places.function(id),
            Line::Instruction(function, id) => self.places.instruction(function, id),
            Line::Metadata(id) => self.places.metadata(id),
        }?;
        let byte = |bit: u64| self.start.checked_add(usize::try_from(bit).ok()?);
        Some(byte(bits.start / 8)?..byte(bits.end.div_ceil(8))?)
    }
}

/// The nodes of the resources and of the elements of signatures of the first entry point.
fn nodes(module: &Module) -> Result<BTreeMap<Item, MetadataId>, Error> {
    let (entry, nodes) = (EntryPoint::first(module)?, EntryNodes::first(module)?);
    let mut found = BTreeMap::new();
    let (resources, of_resources) =
        (entry.resources.unwrap_or_default(), nodes.resources.unwrap_or_default());
    for (class, resources, nodes) in [
        (ResourceClass::SRV, resources.srvs, of_resources.srvs),
        (ResourceClass::UAV, resources.uavs, of_resources.uavs),
        (ResourceClass::CBuffer, resources.cbuffers, of_resources.cbuffers),
        (ResourceClass::Sampler, resources.samplers, of_resources.samplers),
    ] {
        let items = resources.into_iter().flatten().map(|it| Item::Resource(class, it.id));
        found.extend(items.zip(nodes.unwrap_or_default()));
    }
    let (signatures, of_signatures) =
        (entry.signatures.unwrap_or_default(), nodes.signatures.unwrap_or_default());
    for (kind, elements, nodes) in [
        (SignatureKind::Input, signatures.inputs, of_signatures.inputs),
        (SignatureKind::Output, signatures.outputs, of_signatures.outputs),
        (SignatureKind::PatchConstant, signatures.patch_constants, of_signatures.patch_constants),
    ] {
        let items = elements.into_iter().flatten().map(|it| Item::Element(kind, it.id));
        found.extend(items.zip(nodes.unwrap_or_default()));
    }
    Ok(found)
}
