//! The sizes of what a mesh shader puts out.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_metadata::{EntryPoint, SignatureElement};

use super::Checker;
use crate::dxc::of_module as dxc;

/// The most bytes of all vertices and primitives of a mesh shader.
const MOST_OUTPUTS: u64 = 32 << 10;
/// The most bytes of those and the payload.
const MOST_WITH_PAYLOAD: u64 = 47 << 10;
/// The most registers of vertices, of primitives, and of both together.
const MOST_ROWS: u32 = 32;
/// The bytes of a component, whatever its type.
const COMPONENT: u64 = 4;

impl Checker<'_> {
    pub(super) fn mesh_sizes(&mut self) {
        for (_, entry) in self.shaders().filter(|(kind, _)| *kind == ShaderKind::Mesh) {
            self.mesh_size(entry);
        }
    }

    fn mesh_size(&mut self, entry: &EntryPoint) {
        let Some(state) = entry.properties.as_ref().and_then(|it| it.mesh()) else { return };
        let Some(signatures) = &entry.signatures else { return };
        let all = [signatures.outputs.as_deref(), signatures.patch_constants.as_deref()];
        let [vertices, primitives] = all.map(rows);
        for (what, rows, rule) in [
            ("vertices", vertices, dxc::SM_MESH_V_SIG_ROW_COUNT),
            ("primitives", primitives, dxc::SM_MESH_P_SIG_ROW_COUNT),
            (
                "vertices and primitives",
                vertices.saturating_add(primitives),
                dxc::SM_MESH_TOTAL_SIG_ROW_COUNT,
            ),
        ] {
            self.require_of(entry.function, rows <= MOST_ROWS, rule, || {
                format!("the {what} have {rows} registers; they may have {MOST_ROWS}")
            });
        }
        let vertices = bytes(signatures.outputs.as_deref(), state.max_vertex_count);
        let primitives = bytes(signatures.patch_constants.as_deref(), state.max_primitive_count);
        let outputs = vertices.saturating_add(primitives);
        self.require_of(
            entry.function,
            outputs <= MOST_OUTPUTS,
            dxc::SM_MESH_SHADER_OUTPUT_SIZE,
            || {
                format!(
                    "the vertices and primitives have {outputs} bytes; they may have {MOST_OUTPUTS}"
                )
            },
        );
        // The validator adds 32-bit numbers, so that a large payload wraps around.
        let all = u64::from((outputs as u32).wrapping_add(state.payload_size_in_bytes));
        self.require_of(entry.function, all <= MOST_WITH_PAYLOAD, dxc::SM_MESH_SHADER_IN_OUT_SIZE, || {
            format!(
                "the outputs and the payload have {all} bytes; they may have {MOST_WITH_PAYLOAD}"
            )
        });
    }
}

/// The bytes of this many vertices or primitives with these elements.
fn bytes(elements: Option<&[SignatureElement]>, count: u32) -> u64 {
    let components = elements
        .unwrap_or_default()
        .iter()
        .map(|it| u64::from(it.rows).saturating_mul(it.cols.into()));
    let components = components.fold(0, u64::saturating_add);
    components.saturating_mul(COMPONENT).saturating_mul(count.into())
}

/// The registers up to the last that elements have.
fn rows(elements: Option<&[SignatureElement]>) -> u32 {
    let ends = elements.unwrap_or_default().iter().filter_map(|it| {
        let start = u32::try_from(it.start_row).ok()?;
        Some(start.saturating_add(it.rows))
    });
    ends.max().unwrap_or(0)
}
