//! `RDEF` as FXC's disassembler lists it: buffers with their variables, and bindings.

use dxil_container::layout::StringOffset;
use dxil_container::layout::rdef::{
    ResourceDimension, ResourceReturnType, ShaderBuffer, ShaderBufferType, ShaderInputBinding,
    ShaderInputFlags, ShaderInputType, ShaderVariable, ShaderVariableFlags,
    ShaderVariableResources, VariableClass,
};
use dxil_container::read::{PartView, ResourceDefinitions, ShaderType};
use dxil_container::{At, FourCC};

use crate::fixtures::{assert_lines, fixtures, section};

#[test]
fn buffers_and_bindings_are_those_of_the_listing() {
    let (mut buffers, mut bindings) = (0, 0);
    for fixture in fixtures() {
        let Some(view) = fixture.view(FourCC::RDEF) else { continue };
        let PartView::ResourceDefinitions(view) = view else { panic!("{}", fixture.name) };
        let listing = Listing { view };
        let theirs = section(&fixture.text, "// Buffer Definitions", "// Resource Bindings");
        let theirs = theirs.strip_suffix(&["//", "//"][..]).unwrap_or(&theirs);
        let ours = listing.buffers();
        assert_lines(&fixture.name, &ours, theirs);
        buffers += view.buffers.len();
        let theirs = section(&fixture.text, "// Resource Bindings", "//\u{20}Input");
        let end = theirs.iter().rposition(|line| *line != "//").map_or(0, |last| last + 1);
        assert_lines(&fixture.name, &listing.bindings(), &theirs[..end]);
        bindings += view.bindings.len();
    }
    assert!(buffers > 50 && bindings > 100, "{buffers} buffers, {bindings} bindings");
}

/// Writes the lines of the listing.
struct Listing<'a> {
    view: ResourceDefinitions<'a>,
}

impl Listing<'_> {
    fn string(&self, offset: StringOffset) -> String {
        self.view.string(offset).expect("a string").to_string()
    }

    fn buffers(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for buffer in self.view.buffers.iter() {
            lines.push("//".to_owned());
            self.buffer(&buffer, &mut lines);
        }
        lines
    }

    fn buffer(&self, buffer: &ShaderBuffer, lines: &mut Vec<String>) {
        let kind = match buffer.buffer_type {
            ShaderBufferType::CBuffer => "cbuffer",
            ShaderBufferType::TBuffer => "tbuffer",
            ShaderBufferType::InterfacePointers => "interfaces",
            ShaderBufferType::ResourceBindInfo => "Resource bind info for",
            other => panic!("{other}"),
        };
        lines.push(format!("// {kind} {}", self.string(buffer.name_offset)));
        lines.push("// {".to_owned());
        lines.push("//".to_owned());
        let variables = self.view.variables(buffer).expect("variables");
        for (index, variable) in variables.iter().enumerate() {
            self.variable(&variable, index == 0, lines);
            if let Some(at) = self.view.resources(&variable) {
                lines.extend(resources(&at));
            }
        }
        lines.push("//".to_owned());
        lines.push("// }".to_owned());
    }

    fn variable(&self, variable: &ShaderVariable, is_first: bool, lines: &mut Vec<String>) {
        let used = variable.flags.contains(ShaderVariableFlags::Used);
        let used = if used { "" } else { " [unused]" };
        let size = format!(" Size: {:>5}{used}", variable.size);
        let name = self.string(variable.name_offset);
        let place = Place { name, offset: variable.start_offset, depth: 0, size, is_first };
        self.declaration(variable.type_offset, &place, lines);
        if let Some(value) = self.view.default_value(variable).expect("a default value") {
            for (index, row) in value.chunks(16).enumerate() {
                let words = row.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap()));
                let words = words.map(|word| format!("{word:#010x} ")).collect::<String>();
                let sign = if index == 0 { "=" } else { " " };
                lines.push(format!("//      {sign} {words}"));
            }
        }
    }

    fn declaration(&self, type_offset: u32, place: &Place, lines: &mut Vec<String>) {
        let found = self.view.shader_type(type_offset).expect("a type");
        let indent = format!("//{:1$}", "", 3 + 4 * place.depth);
        let name = (found.name_offset.0 != 0).then(|| self.string(found.name_offset));
        let array = match found.record.element_count {
            // The listing does not show arrays of one element.
            0 | 1 => String::new(),
            count => format!("[{count}]"),
        };
        let mut head = type_name(&found);
        if found.record.class == VariableClass::Struct {
            if !place.is_first {
                lines.push(indent.clone());
            }
            lines
                .push(format!("{indent}struct{}", name.map_or(String::new(), |n| format!(" {n}"))));
            lines.push(format!("{indent}{{"));
            lines.push(format!("{indent}    "));
            self.members(&found, place, lines);
            lines.push("//".to_owned());
            head = "}".to_owned();
        } else if found.record.class == VariableClass::InterfacePointer {
            head = format!("interface {}", name.expect("interfaces have names"));
        }
        let head = format!("{indent}{head} {}{array};", place.name);
        lines.push(format!("{head:<40}// Offset: {:>4}{}", place.offset, place.size));
    }

    fn members(&self, found: &ShaderType<'_>, place: &Place, lines: &mut Vec<String>) {
        for (index, member) in found.members.iter().enumerate() {
            let member_place = Place {
                name: self.string(member.name_offset),
                offset: place.offset + member.start_offset,
                depth: place.depth + 1,
                size: String::new(),
                is_first: index == 0,
            };
            self.declaration(member.type_offset, &member_place, lines);
        }
    }

    fn bindings(&self) -> Vec<String> {
        if self.view.bindings.is_empty() {
            return Vec::new();
        }
        let ids = self.view.bindings.get(0).is_some_and(|at| self.view.space(&at).is_some());
        let (id, line) = if ids { ("     ID ", "------- ") } else { ("", "") };
        let mut lines = vec![
            "//".to_owned(),
            format!("// Name{:33}Type  Format         Dim {id}     HLSL Bind  Count", ""),
            format!("// {0:-<30} {0:-<10} {0:-<7} {0:-<11} {line}{0:-<14} {0:-<6}", ""),
        ];
        lines.extend(self.view.bindings.iter().map(|binding| self.binding(&binding)));
        lines
    }

    fn binding(&self, binding: &At<ShaderInputBinding>) -> String {
        let (kind, register) = kind_and_register(binding);
        let space = self.view.space(binding);
        let id = space.map_or(String::new(), |at| {
            format!("{:>7} ", format!("{}{}", register.to_uppercase(), at.id))
        });
        let space = match space.map_or(0, |at| at.space) {
            0 => String::new(),
            space => format!(",space{space}"),
        };
        let count = match binding.bind_count {
            0 => "unbounded".to_owned(),
            count => format!("{count:>6}"),
        };
        format!(
            "// {:<30} {kind:>10} {:>7} {:>11} {id}{:>14} {count} ",
            self.string(binding.name_offset),
            format(binding),
            dimension(binding),
            format!("{register}{}{space}", binding.bind_point),
        )
    }
}

/// Where a declaration stands.
struct Place {
    name: String,
    offset: u32,
    depth: usize,
    size: String,
    is_first: bool,
}

/// The line on textures and samplers in a variable, if it has any.
fn resources(at: &ShaderVariableResources) -> Option<String> {
    let (textures, samplers) = (at.texture_count, at.sampler_count);
    let (t, s) = (at.start_texture, at.start_sampler);
    match (textures, samplers) {
        (0, 0) => None,
        (1, 1) => Some(format!("{:40}// Texture:   t{t}, Sampler: s{s}", "")),
        _ => {
            let (t_end, s_end) = (t + textures - 1, s + samplers - 1);
            Some(format!("{:40}// Textures:  t{t}-t{t_end}, Samplers: s{s}-s{s_end}", ""))
        }
    }
}

fn type_name(found: &ShaderType<'_>) -> String {
    let record = found.record;
    let components = record.variable_type.to_string().to_lowercase();
    match record.class {
        VariableClass::Scalar => components,
        VariableClass::Vector => format!("{components}{}", record.columns),
        VariableClass::MatrixRows => {
            format!("row_major {components}{}x{}", record.rows, record.columns)
        }
        VariableClass::MatrixColumns => format!("{components}{}x{}", record.rows, record.columns),
        _ => String::new(),
    }
}

fn kind_and_register(binding: &ShaderInputBinding) -> (&'static str, &'static str) {
    match binding.input_type {
        ShaderInputType::CBuffer => ("cbuffer", "cb"),
        ShaderInputType::TBuffer => ("tbuffer", "t"),
        ShaderInputType::Sampler if binding.flags.contains(ShaderInputFlags::ComparisonSampler) => {
            ("sampler_c", "s")
        }
        ShaderInputType::Sampler => ("sampler", "s"),
        ShaderInputType::Texture | ShaderInputType::Structured | ShaderInputType::ByteAddress => {
            ("texture", "t")
        }
        _ => ("UAV", "u"),
    }
}

fn format(binding: &ShaderInputBinding) -> String {
    let name = match binding.input_type {
        ShaderInputType::Texture | ShaderInputType::UavRwTyped => match binding.return_type {
            ResourceReturnType::UNorm => "unorm",
            ResourceReturnType::SNorm => "snorm",
            ResourceReturnType::SInt => "sint",
            ResourceReturnType::UInt => "uint",
            ResourceReturnType::Float => "float",
            ResourceReturnType::Double => "double",
            other => panic!("{other}"),
        },
        ShaderInputType::ByteAddress | ShaderInputType::UavRwByteAddress => return "byte".into(),
        ShaderInputType::CBuffer | ShaderInputType::TBuffer | ShaderInputType::Sampler => {
            return "NA".into();
        }
        _ => return "struct".into(),
    };
    match 1 + (binding.flags.0 >> 2 & 3) {
        1 => name.to_owned(),
        count => format!("{name}{count}"),
    }
}

fn dimension(binding: &ShaderInputBinding) -> String {
    let fixed = match binding.input_type {
        ShaderInputType::CBuffer | ShaderInputType::TBuffer | ShaderInputType::Sampler => "NA",
        ShaderInputType::Structured | ShaderInputType::ByteAddress => "r/o",
        ShaderInputType::UavRwStructured | ShaderInputType::UavRwByteAddress => "r/w",
        ShaderInputType::UavRwStructuredWithCounter => "r/w+cnt",
        ShaderInputType::UavAppendStructured => "append",
        ShaderInputType::UavConsumeStructured => "consume",
        _ => match binding.dimension {
            ResourceDimension::Buffer => "buf",
            ResourceDimension::Texture1D => "1d",
            ResourceDimension::Texture1DArray => "1darray",
            ResourceDimension::Texture2D => "2d",
            ResourceDimension::Texture2DArray => "2darray",
            ResourceDimension::Texture2DMS => return format!("2dMS{}", binding.sample_count),
            ResourceDimension::Texture2DMSArray => {
                return format!("2darrayMS{}", binding.sample_count);
            }
            ResourceDimension::Texture3D => "3d",
            ResourceDimension::TextureCube => "cube",
            ResourceDimension::TextureCubeArray => "cubearray",
            other => panic!("{other}"),
        },
    };
    fixed.to_owned()
}
