//! The errors of texts, and their places.

use std::fmt::Write;

use dxil_container::FourCC;
use dxil_container::layout::rdat::{NodeId, PartType};
use dxil_container::write::{Container, RdatBuilder, ValidatorVersion};
use dxil_yaml::{from_yaml, to_yaml};
use expect_test::expect;

/// A text without errors.
const TEXT: &str = "\
--- !dxcontainer
Header:
  Hash:            [ 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
                     0x0, 0x0, 0x0, 0x0, 0x0, 0x0 ]
  Version:
    Major:           1
    Minor:           0
  PartCount:       3
Parts:
  - Name:            PSV0
    Size:            100
    PSVInfo:
      Version:         2
      ShaderStage:     0
      DepthOutput:     0
      SampleFrequency: 1
      MinimumWaveLaneCount: 0
      MaximumWaveLaneCount: 4294967295
      UsesViewID:      0
      SigInputVectors: 0
      SigOutputVectors: [ 0, 0, 0, 0 ]
      NumThreadsX:     0
      NumThreadsY:     0
      NumThreadsZ:     0
      ResourceStride:  24
      Resources:
        - Type:            Sampler
          Space:           0
          LowerBound:      0
          UpperBound:      0
          Kind:            Sampler
          Flags:
            UsedByAtomic64:  false
      SigInputElements: []
      SigOutputElements: []
      SigPatchOrPrimElements: []
      InputOutputMap:
        - [  ]
        - [  ]
        - [  ]
        - [  ]
  - Name:            STAT
    Size:            132
    Statistics:
      Counts:
        InstructionCount: 1
  - Name:            HASH
    Size:            20
    Hash:
      IncludesSource:  false
      Digest:          [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 ]
...
";

/// Shows the errors of a text after each change.
fn errors(changes: &[(&str, &str)]) -> String {
    let mut shown = String::new();
    let counts = "        InstructionCount: 1\n";
    let sound = TEXT
        .replace("Name:            STAT", "Name:            PRIV")
        .replace("    Statistics:\n      Counts:\n", "")
        .replace(counts, "");
    from_yaml(&sound).unwrap_or_else(|errors| panic!("{errors}"));
    for (from, to) in changes {
        let base = if from.contains("Counts") || from.contains("Instr") { TEXT } else { &sound };
        assert_eq!(base.matches(from).count(), 1, "`{from}`");
        let errors = from_yaml(&base.replace(from, to)).expect_err(to);
        writeln!(shown, "{}:\n{errors}\n", to.trim()).expect("a string");
    }
    shown
}

#[test]
fn values_that_do_not_fit_their_key() {
    let shown = errors(&[
        ("Version:         2", "Version:         9"),
        ("Major:           1", "Major:           65536"),
        ("Major:           1", "Major:           [ 1 ]"),
        ("Minor:           0", "Minor:"),
        ("Kind:            Sampler", "Kind:            Texture5D"),
        ("UsedByAtomic64:  false", "UsedByAtomic64:  maybe"),
        ("SigInputElements: []", "SigInputElements: 1"),
        ("SigOutputVectors: [ 0, 0, 0, 0 ]", "SigOutputVectors: [ 0, 256, x ]"),
        ("        - [  ]\n  -", "  -"),
        ("[ 1, 2, 3, 4,", "[ 2, 3, 4,"),
        ("Name:            PSV0", "Name:            PSV"),
    ]);
    expect![[r#"
        Version:         9:
        13:24: Parts[0].PSVInfo.Version: 9 is not a version (0 to 4)

        Major:           65536:
        6:22: Header.Version.Major: `65536` is not a number from 0 to 65535

        Major:           [ 1 ]:
        6:22: Header.Version.Major: this is not a number from 0 to 65535

        Minor::
        7:10: Header.Version.Minor: `` is not a number from 0 to 65535

        Kind:            Texture5D:
        31:28: Parts[0].PSVInfo.Resources[0].Kind: `Texture5D` is not one of Invalid, Texture1D, Texture2D, Texture2DMS, Texture3D, TextureCube, Texture1DArray, Texture2DArray, Texture2DMSArray, TextureCubeArray, TypedBuffer, RawBuffer, StructuredBuffer, CBuffer, Sampler, TBuffer, RTAccelerationStructure, FeedbackTexture2D, FeedbackTexture2DArray

        UsedByAtomic64:  maybe:
        33:30: Parts[0].PSVInfo.Resources[0].Flags.UsedByAtomic64: `maybe` is not true or false

        SigInputElements: 1:
        34:25: Parts[0].PSVInfo.SigInputElements: expected a sequence

        SigOutputVectors: [ 0, 256, x ]:
        21:30: Parts[0].PSVInfo.SigOutputVectors[1]: `256` is not a number from 0 to 255
        21:35: Parts[0].PSVInfo.SigOutputVectors[2]: `x` is not a number from 0 to 255

        -:
        38:9: Parts[0].PSVInfo.InputOutputMap: expected a sequence for each of 4 streams

        [ 2, 3, 4,:
        48:24: Parts[2].Hash.Digest: expected 16 numbers

        Name:            PSV:
        10:22: Parts[0].Name: `PSV` is not a name of 4 bytes

    "#]].assert_eq(&shown);
}

#[test]
fn keys_that_are_unknown_missing_or_repeated() {
    let shown = errors(&[
        ("  PartCount:       3\n", "  Count:           3\n"),
        ("    Size:            20\n", ""),
        ("      DepthOutput:     0\n", "      OutputPositionPresent: 0\n"),
        ("      ShaderStage:     0\n", "      ShaderStage:     1\n"),
        ("    Hash:\n", "    PSVInfo:\n"),
        ("  Version:\n", "  Hash: []\n  Version:\n"),
        ("    Minor:           0\n", "    Minor:           0\n    Minor:           0\n"),
        ("        InstructionCount: 1\n", "        InstructionCount: x\n"),
        ("        InstructionCount: 1\n", "        InstructionNumber: 1\n"),
        ("        InstructionCount: 1\n", "        InstructionCount: 1\n"),
    ]);
    expect![[r#"
        Count:           3:
        3:3: Header.PartCount: this key is missing
        8:3: Header.Count: this key is unknown

        :
        44:5: Parts[2].Size: this key is missing

        OutputPositionPresent: 0:
        13:7: Parts[0].PSVInfo.DepthOutput: this key is missing
        15:7: Parts[0].PSVInfo.OutputPositionPresent: this key is unknown

        ShaderStage:     1:
        13:7: Parts[0].PSVInfo.OutputPositionPresent: this key is missing
        15:7: Parts[0].PSVInfo.DepthOutput: this key is unknown
        16:7: Parts[0].PSVInfo.SampleFrequency: this key is unknown

        PSVInfo::
        46:5: Parts[2].PSVInfo: this key is unknown

        Hash: []
          Version::
        5:3: Header.Hash: this key is there already

        Minor:           0
            Minor:           0:
        8:5: Header.Version.Minor: this key is there already

        InstructionCount: x:
        46:27: Parts[1].Statistics.Counts.InstructionCount: invalid type: string "x", expected u32

        InstructionNumber: 1:
        46:9: Parts[1].Statistics.Counts.InstructionNumber: this key is unknown, or there already

        InstructionCount: 1:
        46:9: Parts[1].Statistics.Counts.TempRegisterCount: this key is missing

    "#]]
    .assert_eq(&shown);
}

/// More than a part has room for, and parts of a part that are repeated.
#[test]
fn forms_that_do_not_fit() {
    let mut rdat = RdatBuilder::new(ValidatorVersion::LATEST);
    rdat.string("main");
    rdat.record(NodeId::default());
    let mut rdat = rdat.finish();
    rdat.order = Some(vec![PartType::NodeIDTable, PartType::StringBuffer]);
    rdat.unknown.push((PartType(99), b"99".to_vec()));
    let mut container = Container::default();
    container.push(FourCC::RDAT, rdat);
    let sound = to_yaml(&container.write().expect("a sound container")).expect("a container");
    let mut shown = String::new();
    for (from, to) in [
        ("[ NodeIDTable, StringBuffer", "[ StringBuffer, NodeIDTable, StringBuffer"),
        ("Stride:          52", "Stride:          513"),
        ("- - 99", "- - FunctionTable"),
    ] {
        assert_eq!(sound.matches(from).count(), 1, "`{from}` in\n{sound}");
        let errors = from_yaml(&sound.replace(from, to)).expect_err(to);
        writeln!(shown, "{}:\n{errors}\n", to.trim()).expect("a string");
    }
    expect![[r#"
        [ StringBuffer, NodeIDTable, StringBuffer:
        62:24: Parts[0].RuntimeData.Order: the type of a part is 1, it can be one that comes once

        Stride:          513:
        19:9: Parts[0].RuntimeData.Functions: the stride of a table is 513, it can be at most 512

        - - FunctionTable:
        60:9: Parts[0].RuntimeData.Unknown: the type of an unknown part is 4, it can be one that comes once

    "#]].assert_eq(&shown);
}

#[test]
fn parts_that_do_not_fit() {
    let shown = errors(&[
        ("  PartCount:       3\n", "  PartCount:       2\n"),
        ("  PartCount:       3\n", "  PartCount:       3\n  FileSize:        100\n"),
        ("  PartCount:       3\n", "  PartCount:       3\n  PartOffsets:     [ 44, 200 ]\n"),
        ("  PartCount:       3\n", "  PartCount:       3\n  PartOffsets:     [ 44, 100, 400 ]\n"),
        (
            "  PartCount:       3\n",
            "  PartCount:       3\n  PartOffsets:     [ 44, 200, 0x70000000 ]\n",
        ),
        ("    Size:            20\n", "    Size:            19\n"),
        ("    Size:            132\n", "    Size:            4294967295\n"),
        (
            "    Hash:\n",
            "    Patches:\n      - Offset:          20\n        Data:            [ 1 ]\n    Hash:\n",
        ),
        ("    Hash:\n", "    Data:            [ 1 ]\n    Hash:\n"),
    ]);
    expect![[r#"
        PartCount:       2:
        8:20: Header.PartCount: there are 3 parts

        PartCount:       3
          FileSize:        100:
        9:20: Header.FileSize: the parts end at 320

        PartCount:       3
          PartOffsets:     [ 44, 200 ]:
        9:20: Header.PartOffsets: there are 3 parts

        PartCount:       3
          PartOffsets:     [ 44, 100, 400 ]:
        11:3: Parts: 0x2c: PSV0: it would overlap other bytes of the file

        PartCount:       3
          PartOffsets:     [ 44, 200, 0x70000000 ]:
        11:3: Parts: they end at 1879048220, and most bytes are not given

        Size:            19:
        45:22: Parts[2].Size: the part has 20 bytes

        Size:            4294967295:
        10:3: Parts: they end at 4294967455, and most bytes are not given

        Patches:
              - Offset:          20
                Data:            [ 1 ]
            Hash::
        47:7: Parts[2].Patches: the part has 20 bytes

        Data:            [ 1 ]
            Hash::
        47:5: Parts[2].Hash: this key is unknown

    "#]]
    .assert_eq(&shown);
}

#[test]
fn texts_that_are_no_documents() {
    let deep = "[".repeat(100_000);
    let nested = "a:\n".to_string() + &(1..200).map(|i| " ".repeat(i) + "a:\n").collect::<String>();
    let mut shown = String::new();
    for text in [
        "",
        "# nothing\n",
        "--- !dxcontainer\n",
        "Header: 1\n",
        "--- !ELF\nHeader: 1\n",
        "--- !dxcontainer\nHeader: [ 1\n",
        "--- !dxcontainer\nHeader: &a { }\nParts: *a\n",
        "--- !dxcontainer\n[ a ]: b\n",
        "--- !dxcontainer\n- a\n",
        "--- !dxcontainer\nHeader:\nParts:\n...\n--- !dxcontainer\n",
        &format!("--- !dxcontainer\n{deep}"),
        &format!("--- !dxcontainer\n{nested}"),
    ] {
        let errors = from_yaml(text).expect_err(text);
        writeln!(shown, "{:.40}\n{errors}\n", text.escape_debug().to_string()).expect("a string");
    }
    expect![[r#"

        1:1: the text is empty

        # nothing\n
        1:1: the text is empty

        --- !dxcontainer\n
        1:5: Header: this key is missing
        1:5: Parts: this key is missing

        Header: 1\n
        1:1: expected `--- !dxcontainer`

        --- !ELF\nHeader: 1\n
        1:5: expected `--- !dxcontainer`

        --- !dxcontainer\nHeader: [ 1\n
        3:1: while parsing a flow sequence, expected ',' or ']'

        --- !dxcontainer\nHeader: &a { }\nParts:
        3:8: aliases are not read

        --- !dxcontainer\n[ a ]: b\n
        2:1: a key is neither a sequence nor a mapping

        --- !dxcontainer\n- a\n
        1:5: expected keys and values

        --- !dxcontainer\nHeader:\nParts:\n...\n
        5:1: a second document begins

        --- !dxcontainer\n[[[[[[[[[[[[[[[[[[[[[[
        2:256: recursion limit exceeded

        --- !dxcontainer\na:\n a:\n  a:\n   a:\n
        66:65: this lies too deep

    "#]]
    .assert_eq(&shown);
}
