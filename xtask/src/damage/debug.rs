//! Fields of debug nodes, debug locations, and calls that describe variables.

use std::collections::BTreeSet;

use dxil_ir::metadata::{
    BasicType, Field, FieldSource, File, Location, Node, NodeKind, Reference, Subprogram,
};
use dxil_ir::{InstructionKind as Kind, Metadata, MetadataId, Module, Value};

use super::Damage;
use super::operand::instructions;

/// Metadata of a module, which is added if it is not there.
type Target = fn(&mut Module) -> Reference;

/// Metadata that a field is made to refer to.
const TARGETS: &[(&str, Target)] = &[
    ("null", |_| None),
    ("a string", |m| Some(m.metadata.string("unknown"))),
    ("an empty string", |m| Some(m.metadata.string(""))),
    ("a number", |m| number(m)),
    ("!{}", |m| Some(m.metadata.tuple(&[]))),
    ("!{null}", |m| Some(m.metadata.tuple(&[None]))),
    ("a tuple of a string", |m| {
        let string = m.metadata.string("unknown");
        Some(m.metadata.tuple(&[Some(string)]))
    }),
    ("a tuple of a type", |m| {
        let ty = m.metadata.node(BasicType { tag: 0x24, ..BasicType::default() });
        Some(m.metadata.tuple(&[Some(ty)]))
    }),
    ("a file", |m| Some(m.metadata.node(File::default()))),
    ("a type", |m| Some(m.metadata.node(BasicType { tag: 0x24, ..BasicType::default() }))),
    ("a subprogram", |m| Some(m.metadata.distinct(Subprogram::default()))),
    ("a location", |m| first(m, |kind| matches!(kind, NodeKind::Location(_)))),
    ("an expression", |m| Some(m.metadata.node(NodeKind::Expression([].into())))),
    ("a compile unit", |m| first(m, |kind| matches!(kind, NodeKind::CompileUnit(_)))),
    ("a struct", |m| first(m, |kind| matches!(kind, NodeKind::CompositeType(_)))),
    ("a variable", |m| first(m, |kind| matches!(kind, NodeKind::LocalVariable(_)))),
    ("a block", |m| first(m, |kind| matches!(kind, NodeKind::LexicalBlock(_)))),
];

/// Makes a field; `None` where the module cannot have it.
type MakeField = dyn Fn(&mut Module) -> Option<Field>;

/// Numbers that a field is set to.
const NUMBERS: [u64; 4] = [0, 0x1f, u64::MAX, 3 << 13];

fn number(module: &mut Module) -> Reference {
    let ty = module.types.integer(32);
    let constant = module.constants.integer(&module.types, ty, 1);
    Some(module.metadata.constant(constant))
}

fn first(module: &Module, test: fn(&NodeKind) -> bool) -> Reference {
    let mut all = module.metadata.arena().iter();
    all.find_map(|(id, metadata)| match metadata {
        Metadata::Node(node) if test(&node.kind) => Some(id),
        _ => None,
    })
}

/// The fields of a node, of which one is another.
struct Fields {
    fields: std::vec::IntoIter<Field>,
}

impl FieldSource for Fields {
    type Error = ();

    fn next(&mut self, _: &'static str, _: Field) -> Result<Field, ()> {
        self.fields.next().ok_or(())
    }

    fn wrong(&mut self, _: &'static str, _: Field) {}
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    let mut kinds = BTreeSet::new();
    for id in reachable(module) {
        let Metadata::Node(node) = &module.metadata[id] else { continue };
        let name = node.kind.kind_name();
        if name == "Tuple" || !kinds.insert(name) {
            continue;
        }
        damages.push(Damage::new(format!("{name}: distinct or not"), move |module| {
            let mut node = node_of(module, id)?;
            node.distinct = !node.distinct;
            module.metadata.replace(id, Metadata::Node(node));
            Some(())
        }));
        let mut fields = Vec::new();
        let Some(code) = node.kind.for_each_field(|field| fields.push(field)) else { continue };
        for (index, (field, name_of)) in fields.iter().zip(node.kind.field_names()).enumerate() {
            let mut add = |text: String, make: Box<MakeField>| {
                let (fields, key) = (fields.clone(), format!("{name}: {name_of} becomes {text}"));
                damages.push(Damage::new(key, move |module| {
                    let mut fields = fields.clone();
                    fields[index] = make(module)?;
                    set_fields(module, id, code, fields)
                }));
            };
            match field {
                Field::Reference(_) => {
                    for &(text, make) in TARGETS {
                        add(
                            text.to_owned(),
                            Box::new(move |module| Some(Field::Reference(make(module)))),
                        );
                    }
                }
                Field::Number(_) => {
                    for number in NUMBERS {
                        add(number.to_string(), Box::new(move |_| Some(Field::Number(number))));
                    }
                }
                Field::Signed(_) => {
                    add("-5".to_owned(), Box::new(|_| Some(Field::Signed(-5))));
                }
            }
        }
    }
    expressions(&mut damages, module);
    locations(&mut damages, module);
    intrinsics(&mut damages, module);
    damages
}

/// Nodes that named metadata leads to, as verifiers do.
fn reachable(module: &Module) -> Vec<MetadataId> {
    let mut stack: Vec<_> =
        module.named_metadata.iter().flat_map(|it| &it.nodes).copied().collect();
    stack.reverse();
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    while let Some(id) = stack.pop() {
        if !seen.insert(id) {
            continue;
        }
        found.push(id);
        if let Metadata::Node(node) = &module.metadata[id] {
            node.kind.for_each_operand(|operand| stack.extend(operand));
        }
    }
    found
}

fn node_of(module: &Module, id: MetadataId) -> Option<Node> {
    match &module.metadata[id] {
        Metadata::Node(node) => Some(Node::clone(node)),
        _ => None,
    }
}

fn set_fields(module: &mut Module, id: MetadataId, code: u64, fields: Vec<Field>) -> Option<()> {
    let mut node = node_of(module, id)?;
    let fields = fields.into_iter();
    node.kind = NodeKind::from_fields(code, &mut Fields { fields }).ok()??;
    module.metadata.replace(id, Metadata::Node(node));
    Some(())
}

fn expressions(damages: &mut Vec<Damage>, module: &Module) {
    let calls = debug_calls(module);
    for elements in [
        &[][..],
        &[6],
        &[0x22, 4],
        &[0x22],
        &[0x9d, 0, 8],
        &[0x9d, 0, 32],
        &[0x9d, 8, 1000],
        &[0x9d, 0],
        &[0x9d, 0, 8, 6],
        &[0x10, 1],
        &[6, 0x22, 4, 0x9d, 0, 8],
    ] {
        for (name, function, call) in &calls {
            let (function, call) = (*function, *call);
            let key = format!("{name}: the expression becomes {elements:x?}");
            damages.push(Damage::new(key, move |module| {
                let expression = module.metadata.node(NodeKind::Expression(elements.into()));
                set_last(module, function, call, 0, Value::Metadata(expression))
            }));
        }
    }
}

/// The first call of each debug intrinsic.
fn debug_calls(module: &Module) -> Vec<(String, dxil_ir::FunctionId, dxil_ir::InstructionId)> {
    let (mut seen, mut calls) = (BTreeSet::new(), Vec::new());
    for (function, it) in module.functions.iter() {
        let Some(body) = &it.body else { continue };
        for (id, instruction) in body.instructions() {
            let Kind::Call { callee, .. } = instruction.kind else { continue };
            let Some(called) = module.called_function(callee) else { continue };
            let name = module.functions[called].name.to_string();
            if name.starts_with("llvm.dbg.") && seen.insert(name.clone()) {
                calls.push((name, function, id));
            }
        }
    }
    calls
}

/// Replaces an argument of a call, counted from the last.
fn set_last(
    module: &mut Module,
    function: dxil_ir::FunctionId,
    call: dxil_ir::InstructionId,
    from_last: usize,
    value: Value,
) -> Option<()> {
    let body = module.functions[function].body.as_mut()?;
    let Kind::Call { arguments, .. } = body.instructions[call].kind else { return None };
    *body.list_mut(arguments).iter_mut().rev().nth(from_last)? = value;
    Some(())
}

fn intrinsics(damages: &mut Vec<Damage>, module: &Module) {
    for (name, function, call) in debug_calls(module) {
        for (argument, from_last) in [("expression", 0), ("variable", 1)] {
            for &(text, make) in TARGETS {
                let key = format!("{name}: the {argument} becomes {text}");
                damages.push(Damage::new(key, move |module| {
                    let id = make(module)?;
                    set_last(module, function, call, from_last, Value::Metadata(id))
                }));
            }
        }
        for &(text, make) in TARGETS {
            let key = format!("{name}: the value becomes {text}");
            damages.push(Damage::new(key, move |module| {
                let id = make(module)?;
                let body = module.functions[function].body.as_mut()?;
                let Kind::Call { arguments, .. } = body.instructions[call].kind else {
                    return None;
                };
                *body.list_mut(arguments).first_mut()? = Value::Metadata(id);
                Some(())
            }));
        }
        let key = format!("{name}: no location");
        damages.push(Damage::new(key, move |module| {
            module.functions[function].body.as_mut()?.instructions[call].location = None;
            Some(())
        }));
    }
}

fn locations(damages: &mut Vec<Damage>, module: &Module) {
    let instructions = instructions(module);
    let located = instructions.iter().find(|(function, id, _)| {
        let body = module.functions[*function].body.as_ref();
        body.is_some_and(|body| body.instructions[*id].location.is_some())
    });
    let Some(&(function, id, _)) = located else { return };
    for &(text, make) in TARGETS {
        for (field, is_scope) in [("scope", true), ("inlinedAt", false)] {
            let key = format!("location of an instruction: {field} becomes {text}");
            damages.push(Damage::new(key, move |module| {
                let target = make(module);
                let body = module.functions[function].body.as_mut()?;
                let location: &mut Location = body.instructions[id].location.as_mut()?;
                if is_scope {
                    location.scope = target;
                } else {
                    location.inlined_at = target;
                }
                Some(())
            }));
        }
    }
}
