//! The root signature, and whether it binds what `PSV0` states.

use alloc::string::ToString as _;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::layout::psv::ResourceBinding;
use dxil_container::read::{Psv, RootSignature};
use dxil_container::{Container, FourCC};
use dxil_derive::Shader;
use dxil_format::ShaderKind;
use dxil_metadata::RootSignatureBytes;

use super::{Finding, finding};
use crate::dxc::of_parts::CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE;
use crate::root_signature;

/// Compares `RTS0` of a container with the resources that `PSV0` states. Parts that cannot be read are reported elsewhere.
pub(super) fn check(container: &Container<'_>, kind: ShaderKind, findings: &mut Vec<Finding>) {
    let Some(part) = container.part(FourCC::RTS0) else { return };
    let Ok(signature) = RootSignature::parse(&part) else { return };
    let Some(Ok(psv)) = container.part(FourCC::PSV0).map(|part| Psv::parse(&part)) else { return };
    let resources: Vec<_> = psv.resources.iter().map(|it| *it).collect();
    findings.extend(violations(&signature, &resources, kind));
}

/// Compares the root signature that a module states with the resources of its shader. Offsets count from its start.
pub(super) fn check_stated(shader: &Shader<'_>) -> Vec<Finding> {
    let (false, Some(RootSignatureBytes(bytes))) =
        (shader.is_library(), shader.metadata.own_root_signature())
    else {
        return Vec::new();
    };
    let resources = shader.psv().map(|psv| psv.resources).unwrap_or_default();
    check_root_signature(bytes, &resources, shader.target.kind)
}

/// Compares the bytes of a root signature with the resources of a shader. Offsets count from its start.
#[must_use]
pub fn check_root_signature(
    bytes: &[u8],
    resources: &[ResourceBinding],
    kind: ShaderKind,
) -> Vec<Finding> {
    match RootSignature::parse_bytes(bytes) {
        Ok(signature) => violations(&signature, resources, kind).collect(),
        Err(error) => {
            let rule = CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE;
            let message = error.kind().to_string();
            vec![finding(rule, Some(FourCC::RTS0), error.offset(), message)]
        }
    }
}

fn violations(
    signature: &RootSignature<'_>,
    resources: &[ResourceBinding],
    kind: ShaderKind,
) -> impl Iterator<Item = Finding> {
    let found = root_signature::check(signature, resources, kind);
    found.into_iter().map(|it| {
        let rule = CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE;
        finding(rule, Some(FourCC::RTS0), it.offset, it.message)
    })
}
