//! Bitcode that has equal metadata twice, as LLVM does not write it: LLVM reads one of each.

use dxil_ir::metadata::{Node, NodeKind};
use dxil_ir::{Metadata, MetadataId, Module, NamedMetadata};

/// `!a = !{!1, !2}`, where `!1 = !{!"x"}`, `!2 = !{!"x"}`, and the strings are metadata of their own.
fn doubled() -> Module {
    let mut module = Module::dxil();
    let mut tuple = || {
        let text = module.metadata.push(Metadata::String("x".into()));
        let kind = NodeKind::Tuple([Some(text)].into());
        module.metadata.push(Metadata::Node(Node { distinct: false, kind }))
    };
    let nodes = [tuple(), tuple()];
    module.name_metadata("a", nodes);
    module
}

fn nodes(module: &Module) -> &[MetadataId] {
    &module.named_metadata("a").expect("it was added").nodes
}

#[test]
fn it_is_read_once() {
    let written = doubled();
    let [one, other] = *nodes(&written) else { panic!("two nodes") };
    assert_ne!(one, other);
    let read = dxil_bitcode::read(&dxil_bitcode::write(&written).expect("it is valid"));
    let read = read.expect("it was written");
    let [one, other] = *nodes(&read) else { panic!("two nodes") };
    assert_eq!(one, other);
    let [Some(text)] = *read.metadata.operands(one) else { panic!("a string") };
    assert_eq!(read.metadata[text], Metadata::String("x".into()));
}

/// What is read is written as LLVM writes it, and so read again.
#[test]
fn it_is_written_once() {
    let bitcode = dxil_bitcode::write(&doubled()).expect("it is valid");
    let once = dxil_bitcode::write(&dxil_bitcode::read(&bitcode).expect("it was written"));
    let once = once.expect("it was read");
    assert!(once.len() < bitcode.len());
    let again = dxil_bitcode::read(&once).expect("it was written");
    assert_eq!(dxil_bitcode::write(&again), Ok(once));
}

/// Named metadata of a name that is there again is appended to, as in LLVM's listing of the same bitcode.
#[test]
fn named_metadata_is_united() {
    let mut module = doubled();
    let [node, _] = *nodes(&module) else { panic!("two nodes") };
    let list =
        |name: &str, nodes: &[MetadataId]| NamedMetadata { name: name.into(), nodes: nodes.into() };
    module.named_metadata =
        vec![list("b", &[node]), list("a", &[]), list("b", &[node, node]), list("a", &[node])];
    let bitcode = dxil_bitcode::write(&module).expect("it is valid");
    let read = dxil_bitcode::read(&bitcode).expect("it was written");
    let [b, a] = &*read.named_metadata else { panic!("two names") };
    assert_eq!((&*b.name, b.nodes.len()), ("b".into(), 3));
    assert_eq!((&*a.name, a.nodes.len()), ("a".into(), 1));
}
