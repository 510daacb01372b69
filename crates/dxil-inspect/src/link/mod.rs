//! References between the items of a container.

mod function;
mod resource;
mod signature;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_container::Container;
use dxil_ir::Module;
use dxil_ir::calls::Call;
use dxil_ops::OpCode;
use dxil_ops::ops::Operation;

use crate::item::Item;
use crate::listing::Error;

/// The references between the items of a container.
///
/// They go both ways: a resource refers to the instructions that use it, and each of these to the resource.
/// Items refer to one another because they describe the same thing, or because one uses the other.
///
/// ```
/// use dxil_container::Container;
/// use dxil_inspect::{Document, Item};
///
/// # fn main() -> Result<(), dxil_inspect::Error> {
/// # let file = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/ps_bright.dxbc"
/// # ));
/// // The resources of a shader, each with the instructions that use it.
/// let document = Document::of(&Container::parse(file)?)?;
/// let rows = document.by_item();
/// let mut uses = String::new();
/// for (item, row) in &rows {
///     if let Item::Resource(class, id) = item {
///         uses += &format!("{class} {id}\n");
///         for used in row.references.iter().filter(|item| matches!(item, Item::Instruction(..))) {
///             uses += rows[used].text().split('(').next().unwrap_or_default();
///             uses += "\n";
///         }
///     }
/// }
/// assert_eq!(uses, "\
/// CBuffer 0
///   %1 = call %dx.types.Handle @dx.op.createHandle
///   %5 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32
/// ");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Links(BTreeMap<Item, Vec<Item>>);

impl Links {
    /// The references of a container whose program is this module.
    ///
    /// # Errors
    ///
    /// The metadata of the module cannot be read.
    pub fn new(container: &Container<'_>, module: &Module) -> Result<Self, Error> {
        let mut links = Self::default();
        resource::connect(&mut links, container, module)?;
        signature::connect(&mut links, container, module)?;
        function::connect(&mut links, container, module);
        for items in links.0.values_mut() {
            items.sort_unstable();
            items.dedup();
        }
        Ok(links)
    }

    /// The items that belong to an item.
    #[must_use]
    pub fn of(&self, item: Item) -> &[Item] {
        self.0.get(&item).map_or(&[], Vec::as_slice)
    }

    /// The items that have references, each with them.
    pub fn iter(&self) -> impl Iterator<Item = (Item, &[Item])> {
        self.0.iter().map(|(item, references)| (*item, references.as_slice()))
    }

    /// Adds references between two items, both ways.
    fn connect(&mut self, one: Item, other: Item) {
        self.0.entry(one).or_default().push(other);
        self.0.entry(other).or_default().push(one);
    }
}

/// The arguments of a call by name, if it is a call of this operation.
fn arguments<O: Operation<dxil_ir::Value>>(call: &Call<'_>, op: OpCode) -> Option<O> {
    (op == O::OPCODE).then(|| O::from_operands(call.arguments).ok()).flatten()
}

/// The value of a constant integer.
fn integer(module: &Module, value: dxil_ir::Value) -> Option<u32> {
    u32::try_from(module.constants.integer_value(value.constant()?)?).ok()
}
