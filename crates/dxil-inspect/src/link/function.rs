//! Functions: their records in `RDAT`, and the resources that the records name.

use dxil_container::layout::rdat::{FunctionInfo2, ResourceInfo};
use dxil_container::read::Rdat;
use dxil_container::{Container, FourCC};
use dxil_ir::Module;

use super::Links;
use crate::item::Item;

/// Connects the functions of a library.
pub(super) fn connect(links: &mut Links, container: &Container<'_>, module: &Module) {
    let part = container.part(FourCC::RDAT);
    let Some(Ok(rdat)) = part.map(|part| Rdat::parse(&part)) else { return };
    let resources = rdat.table::<ResourceInfo>().len();
    for (index, record) in (0..).zip(rdat.table::<FunctionInfo2>().iter()) {
        let item = Item::RdatFunction(index);
        let name = rdat.string(record.name).ok();
        if let Some(function) = name.and_then(|name| module.function_named(name.into_inner())) {
            links.connect(item, Item::Function(function));
        }
        for resource in rdat.array(record.resources).into_iter().flatten() {
            if (resource.index as usize) < resources {
                links.connect(item, Item::RdatResource(resource.index));
            }
        }
    }
}
