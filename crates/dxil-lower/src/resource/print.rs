//! `print<dxil-resources>`.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use bstr::ByteSlice as _;
use dxil_format::{ComponentType, ResourceClass, ResourceKind, SamplerFeedbackType, SamplerKind};
use dxil_ir::Module;
use dxil_metadata::{ResourceContent, ResourceProperties};

use super::{Resource, Resources};
use crate::Report;

/// Prints the resources.
pub(crate) fn print(module: &mut Module, report: &mut Report) {
    let resources = Resources::new(module);
    for (number, resource) in resources.list.iter().enumerate() {
        // A string takes all that is written.
        let _ = describe(number, resource, &mut report.text);
    }
    match calls(module, &resources) {
        Ok(calls) => report.text.push_str(&calls),
        Err(error) => report.error(error),
    }
}

/// The calls that create handles, each with the number of its resource.
fn calls(module: &Module, resources: &Resources) -> Result<String, dxil_text::Error> {
    let limit = dxil_text::default_limit(module);
    let (text, lines) = dxil_text::print_placed(module, dxil_text::Style::Llvm, limit)?;
    let mut starts = BTreeMap::new();
    for (start, line) in lines {
        if let dxil_text::Line::Instruction(function, id) = line {
            starts.insert((function, id), start);
        }
    }
    let mut calls: Vec<_> = resources.calls().collect();
    calls.sort_by_key(|&(.., number)| number);
    let mut result = String::new();
    for (function, call, number) in calls {
        let Some(start) = starts.get(&(function, call)) else { continue };
        let line = text[*start..].lines().next().unwrap_or_default().trim_ascii().as_bstr();
        // A string takes all that is written.
        let _ = writeln!(result, "Call bound to {number}:  {line}");
    }
    if !result.is_empty() {
        result.push('\n');
    }
    Ok(result)
}

fn describe(number: usize, it: &Resource, text: &mut String) -> fmt::Result {
    writeln!(text, "Resource {number}:")?;
    if !it.name.is_empty() {
        writeln!(text, "  Name: {}", it.name)?;
    }
    writeln!(text, "  Binding:\n    Record ID: {}", it.binding.id)?;
    writeln!(text, "    Space: {}", it.binding.space)?;
    writeln!(text, "    Lower Bound: {}", it.binding.lower_bound)?;
    writeln!(text, "    Size: {}", it.binding.size)?;
    writeln!(text, "  Globally Coherent: 0")?;
    writeln!(text, "  Counter Direction: {}", it.counter.name())?;
    let class = match it.ty.class() {
        ResourceClass::CBuffer => "CBV".into(),
        class => class.to_string(),
    };
    let kind = match it.ty.kind() {
        ResourceKind::TypedBuffer => "Buffer".into(),
        kind => kind.to_string(),
    };
    writeln!(text, "  Class: {class}\n  Kind: {kind}")?;
    content(it, text)?;
    writeln!(text)
}

/// The properties that depend on the class and the kind.
fn content(it: &Resource, text: &mut String) -> fmt::Result {
    let content = &it.ty.content;
    match content {
        ResourceContent::CBuffer(buffer) => {
            return writeln!(text, "  CBuffer size: {}", buffer.size);
        }
        ResourceContent::Sampler(sampler) => {
            let name = match sampler.kind {
                SamplerKind::Comparison => "Comparison",
                SamplerKind::Mono => "Mono",
                _ => "Default",
            };
            return writeln!(text, "  Sampler Type: {name}");
        }
        ResourceContent::Uav(uav) => {
            writeln!(text, "  IsROV: {}", u8::from(uav.rasterizer_ordered))?;
        }
        ResourceContent::Srv(_) => {}
    }
    if let ResourceContent::Srv(srv) = content {
        if matches!(srv.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray) {
            writeln!(text, "  Sample Count: {}", srv.sample_count)?;
        }
    }
    let properties = content.properties();
    if let Some(stride) = properties.and_then(ResourceProperties::element_stride) {
        writeln!(text, "  Buffer Stride: {stride}\n  Alignment: {}", it.ty.alignment)?;
    }
    if let Some(map) = properties.and_then(ResourceProperties::sampler_feedback_kind) {
        let minimum = *map == SamplerFeedbackType::MinMip;
        let name = if minimum { "MinMip" } else { "MipRegionUsed" };
        writeln!(text, "  Feedback Type: {name}")?;
    }
    if let Some((component, count)) = it.ty.components {
        let name = component.to_string().to_lowercase();
        let stored = match component {
            ComponentType::I64 | ComponentType::U64 | ComponentType::F64 => " (stored as u32)",
            _ => "",
        };
        writeln!(text, "  Element Type: {name}{stored}\n  Element Count: {count}")?;
    }
    Ok(())
}
