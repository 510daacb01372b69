//! `PSV0` of versions that are no more, or not yet.

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{
    self, InterpolationMode, ResourceBinding, ResourceKind, ResourceType, SemanticKind,
    SigComponentType, StringRef,
};
use dxil_container::read::Psv;
use dxil_container::write::{self, PartData, PsvBuilder, ValidatorVersion};
use dxil_container::{Container, Describe, ErrorKind, FourCC};
use expect_test::expect;

/// A vertex shader with a resource, an input and an output.
fn example(validator: ValidatorVersion) -> write::Psv {
    let element = |kind| {
        let mode = InterpolationMode::Linear;
        psv::SignatureElement::new(kind, SigComponentType::Float32, mode, 4).at(0, 0)
    };
    let mut psv = PsvBuilder::new(ShaderKind::Vertex, validator);
    psv.input("UV", &[2], element(SemanticKind::Arbitrary))
        .output("", &[0], element(SemanticKind::Position))
        .entry_function_name("main");
    psv.dependencies.input_to_output[0].insert(1, 3);
    psv.resources.push(ResourceBinding {
        resource_type: ResourceType::SRVTyped,
        kind: ResourceKind::Texture2D,
        upper_bound: 3,
        ..Default::default()
    });
    psv.finish()
}

fn bytes(psv: &write::Psv) -> Vec<u8> {
    let mut bytes = Vec::new();
    PartData::from(psv.clone()).write(&mut bytes);
    bytes
}

/// A container with only this part.
fn container(part: Vec<u8>) -> Vec<u8> {
    let mut container = write::Container::default();
    container.push(FourCC::PSV0, PartData::Raw(part));
    container.write().expect("it is small")
}

#[test]
fn each_version_has_its_fields() {
    for (minor, version, size) in [(0, 0, 24), (1, 1, 36), (6, 2, 48), (8, 3, 52), (10, 4, 60)] {
        let made = example(ValidatorVersion::new(1, minor));
        let file = container(bytes(&made));
        let container = Container::parse(&file).expect("a container");
        let part = container.part(FourCC::PSV0).expect("a part");
        let psv = Psv::parse(&part).expect("a part");
        assert_eq!((psv.version(), psv.info.range().len()), (version, size));
        assert_eq!(psv.stage().is_some(), version >= 1);
        assert_eq!(psv.inputs().count(), usize::from(version >= 1));
        assert_eq!(psv.info.field_range(|it| it.num_threads_x).is_some(), version >= 2);
        let kinds: Vec<_> = psv.resources.iter().map(|resource| resource.kind).collect();
        let shape = if version >= 2 { ResourceKind::Texture2D } else { ResourceKind::Invalid };
        assert_eq!(kinds, [shape]);
        let name = psv.entry_function_name().map(|name| name.to_string());
        assert_eq!(name.as_deref(), (version >= 3).then_some("main"));
        assert_eq!(PartData::read(&part).map(|_| ()), Ok(()));
    }
}

/// Previews of version 4 have 56 bytes: no flags.
#[test]
fn previews_are_written_again() {
    let made = write::Psv { info_size: 56, ..example(ValidatorVersion::V1_10) };
    let file = container(bytes(&made));
    let container = Container::parse(&file).expect("a container");
    let part = container.part(FourCC::PSV0).expect("a part");
    assert_eq!(Psv::parse(&part).map(|psv| psv.version()), Ok(4));
    let Ok(PartData::Psv(read)) = PartData::read(&part) else { panic!("it is held") };
    assert_eq!((read.info_size, bytes(&read)), (56, part.data().to_vec()));
}

/// Longer records are read as far as they are known, and all of them is shown.
#[test]
fn longer_records_are_read() {
    let made = example(ValidatorVersion::V1_10);
    let before = bytes(&made);
    // The information, the resource and both elements get a word after their fields, each after the
    // size that says so.
    let mut longer = Vec::new();
    let mut rest = before.as_slice();
    let mut copy = |count: usize, size_at: Option<usize>| {
        let (taken, after) = rest.split_at(count);
        rest = after;
        let start = longer.len();
        longer.extend_from_slice(taken);
        if let Some(at) = size_at {
            longer[start + at] += 4;
        }
        longer.len()
    };
    let strings = 4 + b"\0UV\0main\0\0\0\0".len();
    let indexes = 4 + 4 * made.signatures.semantic_indexes.len();
    let inserts = [
        copy(4 + 60, Some(0)),
        copy(4 + 4 + 24, Some(4)),
        copy(strings + indexes + 4 + 16, Some(strings + indexes)),
        copy(16, None),
        copy(before.len() - (64 + 32 + strings + indexes + 36), None),
    ];
    for at in inserts[..4].iter().rev() {
        longer.splice(at..at, [0xaa; 4]);
    }
    let file = container(longer);
    let container = Container::parse(&file).expect("a container");
    let part = container.part(FourCC::PSV0).expect("a part");
    let psv = Psv::parse(&part).expect("it is sound");
    assert_eq!((psv.version(), psv.info.extra().len()), (4, 4));
    assert_eq!(psv.resources.extra(0).map(|it| it.len()), Some(4));
    let names: Vec<_> = psv.inputs().chain(psv.outputs()).map(|it| it.semantic()).collect();
    assert_eq!(names, [Some("UV".into()), Some("SV_Position".into())]);
    let dependencies = psv.dependencies().expect("version 4");
    let outputs = dependencies.input_to_output[0].outputs(1).expect("four inputs");
    assert_eq!(outputs.iter().collect::<Vec<_>>(), [3]);
    let mut extra = 0;
    for node in psv.describe() {
        node.for_each_leaf(&mut |leaf| extra += usize::from(leaf.label.to_string() == "extra"));
    }
    assert_eq!(extra, 4);
    // The owned form would drop the words, so it refuses.
    let error = PartData::read(&part).expect_err("it is not held");
    assert_eq!(error.kind(), &ErrorKind::NotHeld);
}

#[test]
fn shorter_records_are_refused() {
    let mut part = bytes(&example(ValidatorVersion::V1_10));
    part[0] = 20;
    let file = container(part);
    let container = Container::parse(&file).expect("a container");
    let part = container.part(FourCC::PSV0).expect("a part");
    let error = Psv::parse(&part).expect_err("20 bytes are too few");
    let wanted = "PSV0: the size of the runtime information is 20, it can be 24 or more";
    assert_eq!(error.to_string().split_once(": ").map(|(_, error)| error), Some(wanted));
}

/// References that lead nowhere are found when the part is read, with the fields that have them.
#[test]
fn dangling_references_are_refused() {
    let sound = example(ValidatorVersion::V1_10);
    let (mut name, mut entry, mut indexes) = (sound.clone(), sound.clone(), sound);
    name.signatures.inputs[0].semantic_name = StringRef(12);
    entry.info.entry_function_name = StringRef(99);
    indexes.signatures.outputs[0].rows = 3;
    let errors = [name, entry, indexes].map(|psv| {
        let file = container(bytes(&psv));
        let container = Container::parse(&file).expect("a container");
        let part = container.part(FourCC::PSV0).expect("a part");
        Psv::parse(&part).expect_err("it leads nowhere").to_string()
    });
    expect![[r#"
        0xac: PSV0: the name of an element would be at 0xc, past the end at 0xc
        0x60: PSV0: the name of the entry point would be at 0x63, past the end at 0xc
        0xc0: PSV0: the end of semantic indices would be at 0x10, past the end at 0x8"#]]
    .assert_eq(&errors.join("\n"));
}
