//! Resources: their records in `RDAT` and `PSV0`, and the instructions that use them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_container::layout::psv::{ResourceBinding, ResourceType};
use dxil_container::layout::rdat::{ResourceClass, ResourceInfo};
use dxil_container::read::{Psv, Rdat};
use dxil_container::{Container, FourCC};
use dxil_ir::analysis::Uses;
use dxil_ir::calls::Call;
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, FunctionId, InstructionId, InstructionKind, Module,
    Value,
};
use dxil_metadata::{EntryPoint, Resource};
use dxil_ops::OpCode;
use dxil_ops::ops::{CreateHandle, CreateHandleForLib, CreateHandleFromBinding};

use super::{Links, arguments, integer};
use crate::item::Item;
use crate::listing::Error;

/// Connects the resources of a module.
pub(super) fn connect(
    links: &mut Links,
    container: &Container<'_>,
    module: &Module,
) -> Result<(), Error> {
    let resources = EntryPoint::first_resources(module)?.unwrap_or_default();
    let resources: Vec<_> = resources.iter().collect();
    if let Some(part) = container.part(FourCC::RDAT) {
        rdat(links, &Rdat::parse(&part)?, &resources);
    }
    if let Some(part) = container.part(FourCC::PSV0) {
        psv(links, &Psv::parse(&part)?, &resources);
    }
    Handles::new(module, &resources).connect(links);
    Ok(())
}

/// The item of a resource.
fn item(resource: &Resource) -> Item {
    Item::Resource(resource.class(), resource.id)
}

/// Connects records of `RDAT`, which have the numbers of the module.
fn rdat(links: &mut Links, rdat: &Rdat<'_>, resources: &[&Resource]) {
    let by_id: BTreeSet<_> = resources.iter().map(|it| item(it)).collect();
    for (index, record) in (0..).zip(rdat.table::<ResourceInfo>().iter()) {
        if let Some(resource) = by_id.get(&Item::Resource(record.class, record.id)) {
            links.connect(*resource, Item::RdatResource(index));
        }
    }
}

/// Connects records of `PSV0`, which have no numbers: by class and registers.
fn psv(links: &mut Links, psv: &Psv<'_>, resources: &[&Resource]) {
    let by_registers: BTreeMap<_, _> =
        resources.iter().map(|it| ((it.class(), it.space, it.lower_bound), item(it))).collect();
    for (index, record) in (0..).zip(psv.resources.iter()) {
        let Some(class) = class(&record) else { continue };
        if let Some(resource) = by_registers.get(&(class, record.space, record.lower_bound)) {
            links.connect(*resource, Item::PsvResource(index));
        }
    }
}

/// The class of a record's resource.
fn class(record: &ResourceBinding) -> Option<ResourceClass> {
    Some(match record.resource_type {
        ResourceType::CBV => ResourceClass::CBuffer,
        ResourceType::Sampler => ResourceClass::Sampler,
        ResourceType::SRVTyped | ResourceType::SRVRaw | ResourceType::SRVStructured => {
            ResourceClass::SRV
        }
        ResourceType::UAVTyped
        | ResourceType::UAVRaw
        | ResourceType::UAVStructured
        | ResourceType::UAVStructuredWithCounter => ResourceClass::UAV,
        _ => return None,
    })
}

/// The handles of resources.
struct Handles<'m> {
    module: &'m Module,
    resources: &'m [&'m Resource],
    /// The resource of each global variable that stands for one.
    by_symbol: BTreeMap<ConstantId, Item>,
    /// The operations of all calls.
    operations: BTreeMap<(FunctionId, InstructionId), Option<OpCode>>,
}

impl<'m> Handles<'m> {
    fn new(module: &'m Module, resources: &'m [&'m Resource]) -> Self {
        let by_symbol =
            resources.iter().map(|it| (global_variable(module, it.symbol), item(it))).collect();
        let operations = Call::all(module)
            .map(|call| ((call.caller, call.instruction), call.operation(module)))
            .collect();
        Self { module, resources, by_symbol, operations }
    }

    /// Connects resources with the instructions that make their handles, and with those that take them.
    fn connect(&self, links: &mut Links) {
        let mut uses: Option<(FunctionId, Uses)> = None;
        for call in Call::all(self.module) {
            let Some(body) = &self.module.functions[call.caller].body else { continue };
            let Some(resource) = self.resource(body, &call) else { continue };
            let uses = match &mut uses {
                Some(known) if known.0 == call.caller => known,
                other => other.insert((call.caller, Uses::new(body))),
            };
            for user in self.with_users(call.caller, &uses.1, call.instruction) {
                links.connect(resource, Item::Instruction(call.caller, user));
            }
        }
    }

    /// The resource whose handle a call creates.
    fn resource(&self, body: &Body, call: &Call<'_>) -> Option<Item> {
        let (module, op) = (self.module, call.operation(self.module)?);
        if let Some(create) = arguments::<CreateHandle<_>>(call, op) {
            let class = class_of_number(integer(module, create.resource_class)?)?;
            let resource = Item::Resource(class, integer(module, create.range_id)?);
            return self.resources.iter().map(|it| item(it)).find(|it| *it == resource);
        }
        if let Some(create) = arguments::<CreateHandleFromBinding<_>>(call, op) {
            return self.of_binding(create.bind.constant()?);
        }
        let create = arguments::<CreateHandleForLib<_>>(call, op)?;
        self.of_loaded_value(body, create.resource)
    }

    /// The resource of a binding: a constant of the struct `dx.types.ResBind`, whose elements are the first
    /// and the last register, the space and the class.
    fn of_binding(&self, binding: ConstantId) -> Option<Item> {
        let constants = &self.module.constants;
        let [lower, upper, space, class] = match &constants[binding].kind {
            ConstantKind::Null => [0; 4],
            ConstantKind::Aggregate(elements) => {
                let elements: Vec<_> = elements
                    .iter()
                    .filter_map(|element| u32::try_from(constants.integer_value(*element)?).ok())
                    .collect();
                elements.try_into().ok()?
            }
            _ => return None,
        };
        let class = class_of_number(class)?;
        let found = self.resources.iter().find(|it| {
            (it.class(), it.space, it.lower_bound, it.last_register())
                == (class, space, lower, upper)
        });
        found.map(|it| item(it))
    }

    /// The resource of a value that is loaded from its global variable.
    fn of_loaded_value(&self, body: &Body, value: Value) -> Option<Item> {
        let Value::Instruction(id) = value else { return None };
        let InstructionKind::Load { pointer, .. } = body.instructions.get(id)?.kind else {
            return None;
        };
        let symbol = match pointer {
            Value::Constant(symbol) => symbol,
            // An element of an array of resources.
            Value::Instruction(id) => match body.instructions.get(id)?.kind {
                InstructionKind::GetElementPtr { operands, .. } => {
                    body.list(operands).first()?.constant()?
                }
                _ => return None,
            },
            _ => return None,
        };
        self.by_symbol.get(&global_variable(self.module, symbol)).copied()
    }

    /// The instruction that creates a handle, and the calls of operations that take this handle or an annotated
    /// copy of it.
    fn with_users(
        &self,
        caller: FunctionId,
        uses: &Uses,
        handle: InstructionId,
    ) -> BTreeSet<InstructionId> {
        let mut users = BTreeSet::from([handle]);
        let mut handles = Vec::from([handle]);
        while let Some(handle) = handles.pop() {
            for used in uses.of(Value::Instruction(handle)) {
                let Some(op) = self.operations.get(&(caller, used.user)) else { continue };
                if users.insert(used.user) && *op == Some(OpCode::AnnotateHandle) {
                    handles.push(used.user);
                }
            }
        }
        users
    }
}

/// The global variable to which casts and `getelementptr` expressions are applied.
fn global_variable(module: &Module, mut symbol: ConstantId) -> ConstantId {
    /// The maximum number of expressions around the variable. Compilers emit fewer; constants of a damaged file
    /// can be nested deeply.
    const MAX_NESTING: usize = 16;
    for _ in 0..MAX_NESTING {
        symbol = match &module.constants[symbol].kind {
            ConstantKind::Expression(Expression::Cast { value, .. }) => *value,
            ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                match operands.first() {
                    Some(pointer) => *pointer,
                    None => return symbol,
                }
            }
            _ => return symbol,
        };
    }
    symbol
}

/// The class that `createHandle` and bindings state by this number.
fn class_of_number(number: u32) -> Option<ResourceClass> {
    let classes =
        [ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler];
    classes.get(number as usize).copied()
}
