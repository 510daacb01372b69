//! Analyses of random control flow, compared with searches for paths.

mod graph;

use std::collections::BTreeSet;

use dxil_ir::analysis::{ControlFlow, Dominators, Positions, PostDominators, Use, Uses};
use dxil_ir::build::FunctionBuilder;
use dxil_ir::{BinaryOp, BlockId, Body, Function, InstructionKind, Module, OverflowFlags, Value};
use dxil_ops::{ShaderStage, Target, Version};
use proptest::prelude::*;

use graph::{Point, Program, programs};

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edges_are_those_of_the_terminators(program in programs()) {
        let Program { body, edges, .. } = &program;
        let flow = ControlFlow::new(body);
        for (block, _) in body.blocks() {
            let to: Vec<_> = edges.iter().filter(|it| it.0 == block).map(|it| it.1).collect();
            prop_assert_eq!(flow.successors(block), to);
            let from: Vec<_> = edges.iter().filter(|it| it.1 == block).map(|it| it.0).collect();
            prop_assert_eq!(flow.predecessors(block), from);
        }
    }

    #[test]
    fn the_order_has_the_reachable_blocks_before_their_successors(program in programs()) {
        let flow = ControlFlow::new(&program.body);
        let order = flow.reverse_post_order();
        let reachable = program.reachable_blocks(None);
        prop_assert_eq!(&order.iter().copied().collect::<BTreeSet<_>>(), &reachable);
        prop_assert_eq!(order.len(), reachable.len());
        for (block, _) in program.body.blocks() {
            prop_assert_eq!(flow.is_reachable(block), reachable.contains(&block));
        }
        // An edge against the order closes a loop: a path leads from its target to its source.
        let place = |block| order.iter().position(|&it| it == block);
        for &(from, to) in program.edges.iter().filter(|it| reachable.contains(&it.0)) {
            prop_assert!(place(from) < place(to) || program.path(to, from));
        }
    }

    #[test]
    fn dominators_are_on_every_path(program in programs()) {
        let Program { body, .. } = &program;
        let dominators = Dominators::new(&ControlFlow::new(body));
        let reachable = program.reachable_blocks(None);
        for (above, _) in body.blocks() {
            let around = program.reachable_blocks(Some(above));
            for (below, _) in body.blocks() {
                let expected = above == below || !around.contains(&below)
                    && (reachable.contains(&above) || !reachable.contains(&below));
                prop_assert_eq!(dominators.dominates(above, below), expected);
            }
        }
        for (block, _) in body.blocks() {
            let is_strict = |&it: &BlockId| it != block && dominators.dominates(it, block);
            let strict: Vec<_> = reachable.iter().copied().filter(is_strict).collect();
            let closest = strict.iter().copied().filter(|_| reachable.contains(&block)).find(|&it| {
                strict.iter().all(|&other| dominators.dominates(other, it))
            });
            prop_assert_eq!(dominators.immediate_dominator(block), closest);
        }
    }

    #[test]
    fn post_dominators_are_on_every_path_to_an_end(program in programs()) {
        let Program { body, .. } = &program;
        let post_dominators = PostDominators::new(&ControlFlow::new(body));
        let ending = program.blocks_that_end(None);
        let after = |block: BlockId| -> Vec<BlockId> {
            let is_after = |&it: &BlockId| {
                it != block && !program.blocks_that_end(Some(it)).contains(&block)
            };
            ending.iter().copied().filter(is_after).collect()
        };
        for (block, _) in body.blocks() {
            let numbers = post_dominators.numbers(block);
            prop_assert_eq!(numbers.is_some(), ending.contains(&block));
            let Some(numbers) = numbers else { continue };
            let after = after(block);
            for &other in &ending {
                let of_other = post_dominators.numbers(other).unwrap();
                let expected = other == block || after.contains(&other);
                prop_assert_eq!(of_other.contains(&numbers.start), expected);
            }
            // The closest one is the one that all others post-dominate.
            let closest = after.iter().copied().find(|&it| {
                let start = post_dominators.numbers(it).unwrap().start;
                let encloses = |other| post_dominators.numbers(other).unwrap().contains(&start);
                after.iter().all(|&other| encloses(other))
            });
            prop_assert_eq!(post_dominators.immediate_post_dominator(block), closest);
        }
    }

    #[test]
    fn definitions_dominate_uses_that_no_path_reaches_around_them(program in programs()) {
        let Program { body, .. } = &program;
        let dominators = Dominators::new(&ControlFlow::new(body));
        let positions = Positions::new(body);
        let reachable = program.reachable_points(None);
        for used in Uses::new(body).all() {
            let Value::Instruction(definition) = used.value else { continue };
            let definition = program.point(definition);
            let user = using_point(&program, used);
            let around = program.reachable_points(Some(definition));
            // An instruction does not dominate itself. A phi may use itself, at the end of a block.
            let is_itself = definition == program.point(used.user) && definition == user;
            let expected = !reachable.contains(&user)
                || reachable.contains(&definition) && !around.contains(&user) && !is_itself;
            prop_assert_eq!(dominators.dominates_use(body, &positions, used), expected);
        }
    }

    #[test]
    fn uses_are_the_operands(program in programs()) {
        let Program { body, .. } = &program;
        let uses = Uses::new(body);
        let mut count = 0;
        for (user, instruction) in body.instructions() {
            let mut operand = 0;
            instruction.for_each_operand(body, |value| {
                assert!(uses.of(value).contains(&Use { value, user, operand }));
                operand += 1;
                count += 1;
            });
        }
        prop_assert_eq!(uses.all().len(), count);
        prop_assert!(uses.all().iter().all(|used| uses.of(used.value).contains(used)));
    }
}

/// The point where a value must be available.
fn using_point(program: &Program, used: &Use) -> Point {
    let body: &Body = &program.body;
    match body.instructions[used.user].kind {
        InstructionKind::Phi { incoming, .. } => {
            let block = body.list(incoming)[used.operand as usize].block;
            program.end(block)
        }
        _ => program.point(used.user),
    }
}

/// Each block branches to the next one and to the last one. The number of steps of some algorithms is
/// the square of the number of blocks here; this one's is not.
#[test]
fn a_ladder_of_200_000_blocks_takes_seconds_at_most() {
    let program = graph::ladder(200_000);
    let flow = ControlFlow::new(&program.body);
    let dominators = Dominators::new(&flow);
    let [first, last] = [program.body.order[0], *program.body.order.last().unwrap()];
    assert_eq!(dominators.immediate_dominator(last), Some(first));
    assert_eq!(flow.reverse_post_order(), program.body.order);
}

#[test]
fn a_body_without_blocks_has_empty_analyses() {
    let body = Body::new();
    let flow = ControlFlow::new(&body);
    assert!(flow.reverse_post_order().is_empty());
    let _ = Dominators::new(&flow);
    assert!(Uses::new(&body).all().is_empty());
}

/// A small function of a module with many constants, and one that uses most constants.
#[test]
fn uses_are_sorted_by_value_and_then_in_order() {
    for used in [[999, 3, 999], [1, 0, 1]] {
        let mut module = Module::new();
        let i32 = module.types.integer(32);
        let constants: Vec<_> =
            (0..1000).map(|value| module.constants.integer(&module.types, i32, value)).collect();
        let ty = module.types.function(i32, &[i32]);
        let (id, _) = module.add_function(Function::new("f", ty));
        let target = Target::new(Version::V1_0, ShaderStage::Library);
        let b = FunctionBuilder::new(&mut module, id, target).unwrap();
        b.switch_to_block(b.add_block("")).unwrap();
        let mut value = Value::Argument(0);
        for index in used {
            let add = BinaryOp::Add(OverflowFlags::NONE);
            value = b.binary(add, constants[index].into(), value).unwrap();
        }
        b.ret(value).unwrap();
        b.finish().unwrap();
        let body = module.functions[id].body.as_ref().unwrap();
        let uses = Uses::new(body);
        assert!(uses.all().is_sorted_by_key(|used| (used.value, used.user, used.operand)));
        assert_eq!(uses.all().len(), 7);
        assert_eq!(uses.of(constants[used[0]].into()).len(), 2);
        assert_eq!(uses.of(constants[used[1]].into()).len(), 1);
        assert_eq!(uses.of(Value::Argument(0)).len(), 1);
    }
}
