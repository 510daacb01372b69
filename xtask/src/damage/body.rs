//! Blocks, the order of instructions, phis, and properties of instructions.

use dxil_ir::{
    AtomicOp, BlockId, Body, CastOp, FastMathFlags, FunctionId, Incoming, Instruction,
    InstructionId, InstructionKind as Kind, Module, Ordering, Scope, TailCall, Type, Value,
};

use super::Damage;
use super::operand::{instructions, operand, set_operand};

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for (function, it) in module.functions.iter() {
        let Some(body) = &it.body else { continue };
        blocks(&mut damages, function, body);
    }
    for (function, id, text) in instructions(module) {
        order(&mut damages, module, function, id, &text);
        properties(&mut damages, module, function, id, &text);
    }
    damages
}

fn body_of(module: &mut Module, function: FunctionId) -> Option<&mut Body> {
    module.functions[function].body.as_mut()
}

/// Adds a damage of a body.
fn add(
    damages: &mut Vec<Damage>,
    key: impl Into<String>,
    function: FunctionId,
    apply: impl Fn(&mut Body) -> Option<()> + 'static,
) {
    damages.push(Damage::new(key, move |module| apply(body_of(module, function)?)));
}

fn blocks(damages: &mut Vec<Damage>, function: FunctionId, body: &Body) {
    let count = if body.order.len() > 1 { "several blocks" } else { "one block" };
    for (name, place) in [("first", 0), ("last", body.order.len() - 1)] {
        let block = body.order[place];
        let last = body.blocks[block].instructions.last().copied();
        let Some(kind) = last.map(|id| body.instructions[id].kind.kind_name()) else { continue };
        let text = format!("the {name} of {count} ends with {kind}");
        add(damages, format!("{text}: terminator repeated"), function, move |body| {
            let copy = body.instructions[last?].clone();
            let copy = body.create_instruction(copy);
            body.blocks[block].instructions.push(copy);
            Some(())
        });
        let entry = body.order[0];
        add(damages, format!("{text}: goes to the first block"), function, move |body| {
            body.instructions[last?].kind = Kind::Branch { target: entry };
            Some(())
        });
        add(damages, format!("{text}: unreachable"), function, move |body| {
            body.instructions[last?].kind = Kind::Unreachable;
            Some(())
        });
        damages.push(Damage::new(format!("{text}: returns nothing"), move |module| {
            body_of(module, function)?.instructions[last?].kind = Kind::Return { value: None };
            Some(())
        }));
        damages.push(Damage::new(format!("{text}: returns i32"), move |module| {
            let ty = module.types.integer(32);
            let value = Some(module.constants.undef(ty).into());
            body_of(module, function)?.instructions[last?].kind = Kind::Return { value };
            Some(())
        }));
    }
    add(damages, format!("{count}: the last first"), function, |body| {
        body.order.rotate_right(1);
        (body.order.len() > 1).then_some(())
    });
    add(damages, format!("{count}: the last before the others but the first"), function, |body| {
        let last = body.order.pop()?;
        body.order.insert(1.min(body.order.len()), last);
        (body.order.len() > 2).then_some(())
    });
}

/// Uses before definitions.
fn order(
    damages: &mut Vec<Damage>,
    module: &Module,
    function: FunctionId,
    id: InstructionId,
    text: &str,
) {
    let body = module.functions[function].body.as_ref().expect("a body");
    let ty = body.instructions[id].ty;
    let Some((block, place)) = place(body, id) else { return };
    let mut used = None;
    let mut count = 0;
    body.instructions[id].for_each_operand(body, |_| count += 1);
    for index in 0..count {
        match operand(body, id, index) {
            Some(Value::Instruction(definition)) => used = Some((index, definition)),
            _ => continue,
        }
    }
    if let Some((_, definition)) = used {
        add(damages, format!("{text}: before its operand"), function, move |body| {
            let (other, target) = self::place(body, definition)?;
            body.blocks[block].instructions.remove(place);
            body.blocks[other].instructions.insert(target, id);
            (other != block || target < place).then_some(())
        });
    }
    let last = body.blocks[block].instructions.len() - 1;
    if place < last {
        add(damages, format!("{text}: at the end of its block"), function, move |body| {
            let instructions = &mut body.blocks[block].instructions;
            instructions.remove(place);
            instructions.insert(last - 1, id);
            (place < last - 1).then_some(())
        });
        add(damages, format!("{text}: first of its block"), function, move |body| {
            let instructions = &mut body.blocks[block].instructions;
            instructions.remove(place);
            instructions.insert(0, id);
            (place > 0).then_some(())
        });
        for (name, of_last) in [("first", false), ("last", true)] {
            let key = format!("{text}: in the {name} block of others");
            add(damages, key, function, move |body| {
                let others: Vec<_> = body.order.iter().filter(|it| **it != block).collect();
                let other = **(if of_last { others.last() } else { others.first() })?;
                body.blocks[block].instructions.remove(place);
                let instructions = &mut body.blocks[other].instructions;
                instructions.insert(instructions.len() - 1, id);
                Some(())
            });
        }
    }
    // Any instruction of the same type, wherever it is.
    for index in 0..count.min(3) {
        let Some(found) = operand(body, id, index).and_then(|it| module.type_of(body, it)) else {
            continue;
        };
        let of_type = |&(_, it): &(InstructionId, &Instruction)| it.ty == found;
        let last = body.instructions().filter(of_type).last().map(|(id, _)| id);
        if let Some(last) = last {
            let key = format!("{text}: operand {index} is the last of its type");
            add(damages, key, function, move |body| set_operand(body, id, index, last.into()));
        }
        if found == ty {
            let key = format!("{text}: operand {index} is itself");
            add(damages, key, function, move |body| set_operand(body, id, index, id.into()));
        }
    }
}

fn place(body: &Body, id: InstructionId) -> Option<(BlockId, usize)> {
    body.blocks().find_map(|(block, contents)| {
        Some((block, contents.instructions.iter().position(|&it| it == id)?))
    })
}

fn properties(
    damages: &mut Vec<Damage>,
    module: &Module,
    function: FunctionId,
    id: InstructionId,
    text: &str,
) {
    let body = module.functions[function].body.as_ref().expect("a body");
    match body.instructions[id].kind {
        Kind::Phi { incoming, .. } => phi(damages, function, id, text, body.list(incoming)),
        Kind::Cast { .. } => {
            for &new in CastOp::ALL {
                let key = format!("{text}: becomes {}", new.keyword());
                set(damages, key, function, id, move |kind| {
                    if let Kind::Cast { op, .. } = kind {
                        *op = new;
                    }
                });
            }
            for bits in [1, 8, 32, 64] {
                let key = format!("{text}: to i{bits}");
                damages.push(Damage::new(key, move |module| {
                    let ty = module.types.integer(bits);
                    body_of(module, function)?.instructions[id].ty = ty;
                    Some(())
                }));
            }
            damages.push(Damage::new(format!("{text}: to float"), move |module| {
                let ty = module.types.intern(Type::Float);
                body_of(module, function)?.instructions[id].ty = ty;
                Some(())
            }));
        }
        Kind::Load { .. } | Kind::Store { .. } => {
            for &ordering in Ordering::ALL {
                for bytes in [0, 4] {
                    let key = format!("{text}: atomic {}, align {bytes}", ordering.keyword());
                    set(damages, key, function, id, move |kind| {
                        if let Kind::Load { atomic, alignment, .. }
                        | Kind::Store { atomic, alignment, .. } = kind
                        {
                            (*atomic, *alignment) = (Some((ordering, Scope::CrossThread)), bytes);
                        }
                    });
                }
            }
        }
        Kind::Fence { .. } | Kind::AtomicRmw { .. } => {
            for &new in Ordering::ALL {
                let key = format!("{text}: ordering {}", new.keyword());
                set(damages, key, function, id, move |kind| {
                    if let Kind::Fence { ordering, .. } | Kind::AtomicRmw { ordering, .. } = kind {
                        *ordering = new;
                    }
                });
            }
            for &new in AtomicOp::ALL {
                let key = format!("{text}: operation {}", new.keyword());
                set(damages, key, function, id, move |kind| {
                    if let Kind::AtomicRmw { op, .. } = kind {
                        *op = new;
                    }
                });
            }
        }
        Kind::CompareExchange { .. } => {
            for &success in Ordering::ALL {
                for &failure in Ordering::ALL {
                    let [one, other] = [success, failure].map(Ordering::keyword);
                    let key = format!("{text}: orderings {one} {other}");
                    set(damages, key, function, id, move |kind| {
                        if let Kind::CompareExchange { orderings, .. } = kind {
                            *orderings = [success, failure];
                        }
                    });
                }
            }
        }
        Kind::Call { .. } => {
            for tail in [TailCall::Tail, TailCall::MustTail] {
                let key = format!("{text}: {tail:?}");
                set(damages, key, function, id, move |kind| {
                    if let Kind::Call { tail: it, .. } = kind {
                        *it = tail;
                    }
                });
            }
        }
        Kind::Switch { .. } => {
            let key = format!("{text}: a case repeated");
            add(damages, key, function, move |body| {
                let Kind::Switch { value, default, cases } = body.instructions[id].kind else {
                    return None;
                };
                let mut list = body.list(cases).to_vec();
                list.push(*list.first()?);
                let cases = body.add_list(list);
                body.instructions[id].kind = Kind::Switch { value, default, cases };
                Some(())
            });
        }
        _ => {}
    }
}

fn set(
    damages: &mut Vec<Damage>,
    key: String,
    function: FunctionId,
    id: InstructionId,
    change: impl Fn(&mut Kind) + 'static,
) {
    add(damages, key, function, move |body| {
        change(&mut body.instructions[id].kind);
        Some(())
    });
}

fn phi(
    damages: &mut Vec<Damage>,
    function: FunctionId,
    id: InstructionId,
    text: &str,
    incoming: &[Incoming],
) {
    let mut add_list = |name: &str, change: fn(&mut Vec<Incoming>, &Body) -> Option<()>| {
        let list = incoming.to_vec();
        add(damages, format!("{text}: {name}"), function, move |body| {
            let mut list = list.clone();
            change(&mut list, body)?;
            let incoming = body.add_list(list);
            body.instructions[id].kind = Kind::Phi { flags: FastMathFlags::NONE, incoming };
            Some(())
        });
    };
    add_list("the last value missing", |list, _| list.pop().map(drop));
    add_list("the first value missing", |list, _| {
        list.remove(0);
        Some(())
    });
    add_list("no value", |list, _| {
        list.clear();
        Some(())
    });
    add_list("a value repeated", |list, _| {
        list.push(*list.first()?);
        Some(())
    });
    add_list("all from the first block", |list, _| {
        let block = list.first()?.block;
        list.iter_mut().for_each(|it| it.block = block);
        Some(())
    });
    add_list("a value from the first block of the function", |list, body| {
        list.first_mut()?.block = *body.order.first()?;
        Some(())
    });
    add_list("a value from the last block of the function", |list, body| {
        list.first_mut()?.block = *body.order.last()?;
        Some(())
    });
    add_list("values reversed", |list, _| {
        let mut values: Vec<_> = list.iter().map(|it| it.value).rev().collect();
        list.iter_mut().for_each(|it| it.value = values.remove(0));
        Some(())
    });
}
