//! Names in formats that people read, numbers in others.

use dxil_format::{FeatureFlags, ShaderKind};

#[test]
fn names_in_json() -> Result<(), serde_json::Error> {
    for (kind, json) in [(ShaderKind::Mesh, "\"Mesh\""), (ShaderKind(99), "99")] {
        assert_eq!(serde_json::to_string(&kind)?, json);
        assert_eq!(serde_json::from_str::<ShaderKind>(json)?, kind);
    }
    let flags = FeatureFlags::Doubles | FeatureFlags::WaveOps | FeatureFlags(1 << 60);
    let json = r#"["Doubles","WaveOps",1152921504606846976]"#;
    assert_eq!(serde_json::to_string(&flags)?, json);
    assert_eq!(serde_json::from_str::<FeatureFlags>(json)?, flags);
    Ok(())
}

#[test]
fn unknown_names_are_errors() {
    let error = serde_json::from_str::<ShaderKind>("\"Meshes\"").unwrap_err().to_string();
    assert!(error.contains("a known name"), "{error}");
    let error = serde_json::from_str::<FeatureFlags>("[\"Meshes\"]").unwrap_err().to_string();
    assert!(error.contains("a known flag"), "{error}");
    let error = serde_json::from_str::<ShaderKind>("65536").unwrap_err().to_string();
    assert!(error.contains("a smaller number"), "{error}");
}

#[test]
fn numbers_in_postcard() -> Result<(), postcard::Error> {
    let bytes = postcard::to_allocvec(&ShaderKind::Mesh)?;
    assert_eq!(bytes, postcard::to_allocvec(&13_u16)?);
    assert_eq!(postcard::from_bytes::<ShaderKind>(&bytes)?, ShaderKind::Mesh);
    let bytes = postcard::to_allocvec(&FeatureFlags::WaveOps)?;
    assert_eq!(bytes, postcard::to_allocvec(&0x4000_u64)?);
    Ok(())
}
