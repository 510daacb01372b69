//! The containers of the reference compilers.

use std::fmt::Write;

use dxil_yaml::{from_yaml, to_yaml};
use expect_test::{expect, expect_file};

use crate::fixtures;

/// Every container becomes YAML and the same container again. Each part has a key of its own. Few need
/// patches: for the padding of FXC in its newest signatures, and for names that DXC before 1.7 repeats.
#[test]
fn every_container_comes_back() {
    let mut unusual = String::new();
    for fixture in fixtures::all() {
        let text = to_yaml(&fixture.bytes).expect(&fixture.name);
        let file = from_yaml(&text).unwrap_or_else(|errors| panic!("{}:\n{errors}", fixture.name));
        assert!(file == fixture.bytes, "{} becomes another file", fixture.name);
        let mut part = "";
        for line in text.lines() {
            part = line.strip_prefix("  - Name:").map_or(part, str::trim);
            let key = line.split(':').next().unwrap_or_default();
            if ["    Data", "    Patches", "  Gaps"].contains(&key) {
                writeln!(unusual, "{} {part} {}", fixture.name, key.trim()).expect("a string");
            }
        }
    }
    expect_file!["golden/unusual.txt"].assert_eq(&unusual);
}

/// The example of LLVM's description of the format: five elements, one of them with four rows.
#[test]
fn elements_of_the_example() {
    let bytes = std::fs::read(fixtures::root().join("dxc110/vs_arrays_of_outputs.dxbc"));
    let text = to_yaml(&bytes.expect("the example")).expect("a container");
    let start = text.find("      SigOutputElements:").expect("elements");
    let end = text.find("      SigPatchOrPrimElements:").expect("an end");
    // Without the indentation that the part has.
    let elements = text[start..end].replace("\n      ", "\n");
    let elements = elements.trim_start();
    expect![[r"
        SigOutputElements:
          - Name:            A
            Indices:         [ 0 ]
            StartRow:        0
            Cols:            4
            StartCol:        0
            Allocated:       true
            Kind:            Arbitrary
            ComponentType:   Float32
            Interpolation:   Linear
            DynamicMask:     0x0
            Stream:          0
          - Name:            A
            Indices:         [ 1, 2, 3, 4 ]
            StartRow:        1
            Cols:            2
            StartCol:        0
            Allocated:       true
            Kind:            Arbitrary
            ComponentType:   Float32
            Interpolation:   Linear
            DynamicMask:     0x0
            Stream:          0
          - Name:            A
            Indices:         [ 5 ]
            StartRow:        5
            Cols:            4
            StartCol:        0
            Allocated:       true
            Kind:            Arbitrary
            ComponentType:   Float32
            Interpolation:   Linear
            DynamicMask:     0x0
            Stream:          0
          - Name:            A
            Indices:         [ 6 ]
            StartRow:        6
            Cols:            3
            StartCol:        0
            Allocated:       true
            Kind:            Arbitrary
            ComponentType:   Float32
            Interpolation:   Linear
            DynamicMask:     0x0
            Stream:          0
          - Name:            A
            Indices:         [ 7 ]
            StartRow:        7
            Cols:            4
            StartCol:        0
            Allocated:       true
            Kind:            Arbitrary
            ComponentType:   SInt32
            Interpolation:   Constant
            DynamicMask:     0x0
            Stream:          0
    "]]
    .assert_eq(elements);
}

/// The text of containers that together have every kind of part, without most bytes.
#[test]
fn texts() {
    for name in [
        "dxc110/cs_linalg",
        "dxc110/hs_view_id",
        "dxc110/lib_nodes-6_8",
        "dxc110/lib_subobjects",
        "dxc110/ps_debug-pdb",
        "dxc110/rootsig_parameters-1_1",
        "fxc/fxc_interfaces",
        "fxc/fxc_level_9-ps_9_3",
        "fxc/fxc_library_parameters-5_0",
        "fxc/fxc_variables-5_1",
    ] {
        let path = fixtures::root().join(name).with_extension("dxbc");
        let bytes = std::fs::read(path).expect(name);
        let text = to_yaml(&bytes).expect(name);
        let (_, name) = name.split_once('/').expect("a compiler");
        let golden = format!("{}/tests/yaml/golden/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
        expect_file![golden].assert_eq(&without_bytes(&text));
    }
}

/// The text with the first line of long sequences only.
fn without_bytes(text: &str) -> String {
    let mut short = String::new();
    let mut is_open = false;
    for line in text.lines() {
        if !is_open {
            short.push_str(line.trim_end());
        }
        let was_open = std::mem::replace(&mut is_open, line.ends_with(", "));
        match (was_open, is_open) {
            (false, true) => short.push_str(" ..."),
            (true, true) => continue,
            _ => {}
        }
        if !is_open {
            short.push('\n');
        }
    }
    short
}
