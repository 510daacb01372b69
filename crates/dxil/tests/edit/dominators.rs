//! Dominator trees of DXC's modules, compared with those of LLVM.

use std::collections::BTreeMap;

use dxil::ir::analysis::{ControlFlow, Dominators};
use dxil::ir::{Body, Module};

use crate::{corpus, llvm};

/// The immediate dominators of the blocks of each function, by name.
type Trees = BTreeMap<String, BTreeMap<String, String>>;

#[test]
fn dominators_are_those_of_llvm() {
    let Some(opt) = llvm::opt() else { return };
    let mut count = 0;
    for fixture in corpus::all() {
        let mut module = fixture.module();
        name_blocks(&mut module);
        let ours = trees(&module);
        let edges = ours.values().map(BTreeMap::len).sum::<usize>();
        // Small functions have nothing to compare.
        if edges < 3 {
            continue;
        }
        let bitcode = dxil_bitcode::write(&module).unwrap();
        let Ok(text) = llvm::run(&opt, "-passes=print<domtree>", &bitcode) else { continue };
        assert_eq!(parse(&text), ours, "{}", fixture.name);
        count += edges;
    }
    assert!(count > 500, "{count} blocks");
}

fn name_blocks(module: &mut Module) {
    for body in module.functions.values_mut().filter_map(|it| it.body.as_mut()) {
        for (index, &block) in body.order.iter().enumerate() {
            body.blocks[block].name = format!("block{index}").into();
        }
    }
}

fn trees(module: &Module) -> Trees {
    let tree = |body: &Body| {
        let dominators = Dominators::new(&ControlFlow::new(body));
        let pairs = body.order.iter().filter_map(|&block| {
            let name = |block| body.blocks[block].name.to_string();
            Some((name(block), name(dominators.immediate_dominator(block)?)))
        });
        pairs.collect()
    };
    let functions = module.functions.values();
    functions.filter_map(|it| Some((it.name.to_string(), tree(it.body.as_ref()?)))).collect()
}

/// Reads lines such as `    [2] %block1 {4294967295,4294967295} [1]`, in pre-order.
fn parse(text: &str) -> Trees {
    let mut trees = Trees::new();
    let mut function = String::new();
    let mut path: Vec<String> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("DominatorTree for function: ") {
            function = name.to_owned();
            trees.insert(function.clone(), BTreeMap::new());
        } else if let Some((level, rest)) =
            line.trim().strip_prefix('[').and_then(|it| it.split_once("] %"))
        {
            let level: usize = level.parse().expect("a level");
            let block = rest.split(' ').next().expect("a name").to_owned();
            path.truncate(level - 1);
            if let (Some(parent), Some(tree)) = (path.last(), trees.get_mut(&function)) {
                tree.insert(block.clone(), parent.clone());
            }
            path.push(block);
        }
    }
    trees
}
