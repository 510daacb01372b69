//! Metadata that is made, of kinds that DXC moves elsewhere in final containers.

use dxil_format::{
    HitGroupType, RaytracingPipelineFlags, ShaderFlags, ShaderKind, StateObjectFlags,
};
use dxil_ir::Module;
use dxil_metadata::{
    Counters, EntryPoint, EntryProperties, EntryProperty, HitGroup, IntermediateOption,
    IntermediateOptions, RaytracingPipelineConfig, RaytracingPipelineConfig1,
    RaytracingShaderConfig, RootSignatureBytes, ShaderMetadata, StateObjectConfig, Subobject,
    SubobjectContent, SubobjectRootSignature, SubobjectToExportsAssociation, Target,
};
use dxil_ops::{ShaderModel, Version};
use expect_test::expect;

fn root_signature(text: &str) -> SubobjectRootSignature {
    SubobjectRootSignature { data: RootSignatureBytes(vec![2, 0, 0, 0]), text: text.into() }
}

fn subobjects() -> Vec<Subobject> {
    let hit_group = HitGroup {
        hit_group_type: HitGroupType::Triangle,
        intersection: "".into(),
        any_hit: "any".into(),
        closest_hit: "closest".into(),
    };
    let association = SubobjectToExportsAssociation {
        subobject: "local".into(),
        exports: vec!["any".into(), "closest".into()],
    };
    let flags = StateObjectFlags::AllowStateObjectAdditions;
    let contents = [
        ("config", SubobjectContent::StateObjectConfig(StateObjectConfig { flags })),
        ("global", SubobjectContent::GlobalRootSignature(root_signature("CBV(b0)"))),
        ("local", SubobjectContent::LocalRootSignature(root_signature(""))),
        ("association", SubobjectContent::SubobjectToExportsAssociation(association)),
        (
            "shaders",
            SubobjectContent::RaytracingShaderConfig(RaytracingShaderConfig {
                max_payload_size_in_bytes: 32,
                max_attribute_size_in_bytes: 8,
            }),
        ),
        (
            "pipeline",
            SubobjectContent::RaytracingPipelineConfig(RaytracingPipelineConfig {
                max_trace_recursion_depth: 3,
            }),
        ),
        ("group", SubobjectContent::HitGroup(hit_group)),
        (
            "pipeline1",
            SubobjectContent::RaytracingPipelineConfig1(RaytracingPipelineConfig1 {
                max_trace_recursion_depth: 2,
                flags: RaytracingPipelineFlags::SkipTriangles,
            }),
        ),
    ];
    contents.map(|(name, content)| Subobject { name: name.into(), content }).into()
}

#[test]
fn made_metadata_is_read_as_it_was_made() {
    let metadata = ShaderMetadata {
        dxil_version: Some(Version::V1_9),
        target: Some(Target {
            kind: ShaderKind::Library,
            model: ShaderModel { major: 6, minor: 9 },
        }),
        intermediate_options: Some(IntermediateOptions(vec![IntermediateOption::Flags(1)])),
        root_signature: Some(RootSignatureBytes(vec![0; 4])),
        subobjects: subobjects(),
        entry_points: vec![EntryPoint::default()],
        counters: Some(Counters(vec![("insts".into(), 3)])),
        ..ShaderMetadata::default()
    };
    let mut module = Module::dxil();
    metadata.write(&mut module);
    let mut again = ShaderMetadata::read(&module).unwrap();
    again.order.clear();
    assert_eq!(again, metadata);
    let text = dxil_text::print(&module, dxil_text::Style::Dxc).unwrap().to_string();
    let nodes: Vec<_> = text.lines().filter(|line| line.starts_with('!')).collect();
    expect![[r#"
        !dx.version = !{!0}
        !dx.shaderModel = !{!1}
        !dx.intermediateOptions = !{!2}
        !dx.rootSignature = !{!3}
        !dx.subobjects = !{!4, !5, !7, !8, !10, !11, !12, !13}
        !dx.entryPoints = !{!14}
        !dx.counters = !{!15}
        !0 = !{i32 1, i32 9}
        !1 = !{!"lib", i32 6, i32 9}
        !2 = !{i32 0, i32 1}
        !3 = !{[4 x i8] zeroinitializer}
        !4 = !{!"config", i32 0, i32 4}
        !5 = !{!"global", i32 1, !6, !"CBV(b0)"}
        !6 = !{[4 x i8] c"\02\00\00\00"}
        !7 = !{!"local", i32 2, !6, !""}
        !8 = !{!"association", i32 8, !"local", !9}
        !9 = !{!"any", !"closest"}
        !10 = !{!"shaders", i32 9, i32 32, i32 8}
        !11 = !{!"pipeline", i32 10, i32 3}
        !12 = !{!"group", i32 11, i32 0, !"", !"any", !"closest"}
        !13 = !{!"pipeline1", i32 12, i32 2, i32 256}
        !14 = !{null, !"", null, null, null}
        !15 = !{!"insts", i32 3}"#]]
    .assert_eq(&nodes.join("\n"));
}

/// A new property takes the place that DXC gives it, and one that is there keeps its own.
#[test]
fn properties_have_the_order_of_dxc() {
    let mut properties = EntryProperties::default();
    for property in [
        EntryProperty::AutoBindingSpace(dxil_metadata::AutoBindingSpace { space: 1 }),
        EntryProperty::NumThreads([8, 8, 1]),
        EntryProperty::Flags(ShaderFlags::WaveOps),
        EntryProperty::Kind(ShaderKind::Compute),
        EntryProperty::NumThreads([4, 4, 1]),
    ] {
        properties.set(property);
    }
    let tags: Vec<_> = properties.0.iter().map(EntryProperty::tag).collect();
    assert_eq!(tags, [0, 8, 4, 5]);
    assert_eq!(properties.num_threads(), Some(&[4, 4, 1]));
}

/// Functions that a module has lost are null.
#[test]
fn functions_of_other_modules_are_null() {
    let mut other = Module::dxil();
    let ty = other.types.function(other.types.void(), &[]);
    let (function, _) = other.add_function(dxil_ir::Function::new("main", ty));
    let entry = EntryPoint { function: Some(function), ..EntryPoint::default() };
    let metadata = ShaderMetadata { entry_points: vec![entry], ..ShaderMetadata::default() };
    let mut module = Module::dxil();
    metadata.write(&mut module);
    assert_eq!(EntryPoint::first(&module).unwrap().function, None);
}

/// LLVM would join them; DXC never writes two.
#[test]
fn names_are_there_once() {
    let mut module = Module::dxil();
    let target = Target { kind: ShaderKind::Compute, model: ShaderModel { major: 6, minor: 0 } };
    ShaderMetadata { target: Some(target), ..ShaderMetadata::default() }.write(&mut module);
    module.named_metadata.extend_from_within(..);
    let error = ShaderMetadata::read(&module).unwrap_err();
    assert_eq!(error.to_string(), "metadata: dx.shaderModel is there more than once");
}
