//! What containers as LLVM's have otherwise than those as DXC's. Names, versions and flags are those that LLVM 23's `llc` and
//! `obj2yaml` show of the same modules.

use dxil_container::FourCC;
use dxil_container::layout::FeatureFlags;
use dxil_container::write::{Container, PartData};
use dxil_ir::{Dialect, Module};
use dxil_lower::{Pipeline, Report};

fn lowered(text: &str) -> Module {
    let mut module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
    let mut report = Report::default();
    Pipeline::codegen().as_llvm().run(&mut module, &mut report);
    assert_eq!(report.errors, []);
    module
}

fn both(text: &str) -> [Container; 2] {
    let module = lowered(text);
    let options = dxil_lower::options(&module).expect("options");
    let as_dxc = dxil_lower::container(&module, &options).expect("a container");
    [as_dxc, dxil_lower::container_as_llvm(&module, &options).expect("a container")]
}

/// DXC counts no doubles where nothing computes with those that are loaded.
#[test]
fn features() {
    let containers = both(
        r#"target triple = "dxil-pc-shadermodel6.7-library"
        define void @first() #0 {
          %buffer = call target("dx.RawBuffer", <4 x double>, 0, 0) @llvm.dx.resource.handlefrombinding(
              i32 0, i32 0, i32 1, i32 0, ptr null)
          %load = call { <4 x double>, i1 } @llvm.dx.resource.load.rawbuffer(
              target("dx.RawBuffer", <4 x double>, 0, 0) %buffer, i32 0, i32 0)
          %value = extractvalue { <4 x double>, i1 } %load, 0
          ret void
        }
        attributes #0 = { "hlsl.export" }
        !dx.valver = !{!0}
        !0 = !{i32 1, i32 8}"#,
    );
    let features = containers.map(|it| match it.part(FourCC::SFI0) {
        Some(PartData::Features(features)) => features.flags,
        other => panic!("{other:?}"),
    });
    assert_eq!(features, [FeatureFlags::default(), FeatureFlags::Doubles]);
}

#[test]
fn version_of_pipeline_state() {
    let containers = both(
        r#"target triple = "dxil-pc-shadermodel6.0-compute"
        define void @main() #0 {
          ret void
        }
        attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
        !dx.valver = !{!0}
        !0 = !{i32 1, i32 7}"#,
    );
    let sizes = containers.map(|it| match it.part(FourCC::PSV0) {
        Some(PartData::Psv(psv)) => (psv.info_size, psv.signatures.strings.0.to_string()),
        other => panic!("{other:?}"),
    });
    assert_eq!(sizes[0], (48, "\0".into()));
    assert_eq!(sizes[1], (52, "\0main\0".into()));
}

#[test]
fn memory_stays() {
    let text = r#"target triple = "dxil-pc-shadermodel6.7-library"
        define i32 @same(i32 %x) #0 {
          %memory = alloca i32, align 4
          store i32 %x, ptr %memory, align 4
          %y = load i32, ptr %memory, align 4
          ret i32 %y
        }
        attributes #0 = { "hlsl.export" }"#;
    let allocates = |pipeline: Pipeline| {
        let mut module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
        let mut report = Report::default();
        pipeline.run(&mut module, &mut report);
        let text = dxil_text::print(&module, dxil_text::Style::Llvm).expect("text").to_string();
        text.contains("alloca i32")
    };
    assert!(!allocates(Pipeline::codegen()));
    assert!(allocates(Pipeline::codegen().as_llvm()));
}

/// DXC's validator knows root signatures up to version 1.1.
#[test]
fn root_signatures_of_version_1_2() {
    let text = r#"target triple = "dxil-unknown-shadermodel6.0-compute"
        define void @main() #0 {
          ret void
        }
        attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
        !dx.rootsignatures = !{!0}
        !0 = !{ptr @main, !1, i32 3}
        !1 = !{!2}
        !2 = !{!"StaticSampler", i32 4, i32 2, i32 3, i32 5, float 0.0, i32 9, i32 3, i32 2, float -1.0, float 1.0, i32 42,
            i32 0, i32 0, i32 1}"#;
    // The passes remove the root signature.
    let module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
    let options = dxil_lower::options(&module).expect("options");
    let module = lowered(text);
    assert!(dxil_lower::container(&module, &options).is_err());
    let as_llvm = dxil_lower::container_as_llvm(&module, &options).expect("a container");
    assert!(as_llvm.part(FourCC::RTS0).is_some());
}
