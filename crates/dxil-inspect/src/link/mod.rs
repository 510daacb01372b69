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
/// use dxil_inspect::{File, Item, Links};
/// use dxil_metadata::EntryPoint;
///
/// # fn main() -> Result<(), dxil_inspect::Error> {
/// # let bytes = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/ps_debug-embedded.dxbc"
/// # ));
/// let file = File::open(bytes)?;
/// let module = file.module()?;
/// let links = Links::new(&Container::parse(bytes)?, &module)?;
///
/// // The resources of a shader, each with the instructions that use it.
/// let mut uses = String::new();
/// for resource in EntryPoint::first(&module)?.resources.unwrap_or_default().iter() {
///     let of_resource = links.of(Item::Resource(resource.class(), resource.id));
///     let instructions = of_resource.iter().filter(|item| matches!(item, Item::Instruction(..)));
///     uses += &format!("{}: {} instructions\n", resource.name, instructions.count());
/// }
/// println!("{uses}");
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

    /// The items that have references, with these.
    pub fn iter(&self) -> impl Iterator<Item = (Item, &[Item])> {
        self.0.iter().map(|(item, references)| (*item, references.as_slice()))
    }

    /// Lets two items refer to each other.
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
