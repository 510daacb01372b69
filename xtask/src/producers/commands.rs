//! The command lines of the compilers.

/// The commands that make one or more containers. They run in a folder with the sources.
#[derive(Debug)]
pub(super) struct Recipe {
    /// The folder of the containers, in `tests/fixtures/producers`.
    pub(super) folder: &'static str,
    /// The names of the containers, without extension.
    pub(super) containers: Vec<&'static str>,
    pub(super) sources: Vec<String>,
    /// The variable that names each program, and the arguments of the program.
    pub(super) commands: Vec<(&'static str, String)>,
    /// The number of times that the commands run if their containers differ from the fixtures.
    pub(super) tries: usize,
}

/// Containers of Clang: name, shader model and stage, other options.
const LLVM: [(&str, &str, &str); 12] = [
    ("cs_half", "6.6-compute", "-fnative-half-type -fnative-int16-type"),
    ("cs_math", "6.2-compute", ""),
    ("cs_reduce", "6.0-compute", ""),
    ("cs_reduce-debug", "6.6-compute", "-debug-info-kind=line-tables-only -dwarf-version=4"),
    ("cs_root", "6.0-compute", ""),
    ("cs_shared", "6.2-compute", ""),
    ("cs_textures", "6.5-compute", ""),
    ("cs_wave", "6.6-compute", ""),
    ("cs_wide", "6.3-compute", ""),
    ("lib_exports-debug", "6.5-library", "-debug-info-kind=constructor -dwarf-version=4"),
    ("ps_buffers", "6.0-pixel", ""),
    ("vs_empty", "6.0-vertex", ""),
];

/// Containers of Mesa: name, extension of the source, minor versions of the shader model and of the
/// validator.
const MESA: [(&str, &str, u32, u32); 9] = [
    ("vs_transform", "vert", 0, 4),
    ("fs_light", "frag", 2, 4),
    ("fs_switch", "frag", 5, 5),
    ("cs_reduce", "comp", 0, 6),
    ("cs_images", "comp", 6, 6),
    ("cs_wide", "comp", 2, 4),
    ("cs_arrays", "comp", 4, 7),
    ("cs_subgroup", "comp", 7, 7),
    ("gs_expand", "geom", 2, 4),
];

/// Containers of Slang: name, profile, other options.
const SLANG: [(&str, &str, &str); 8] = [
    ("vs_skin", "vs_6_0", "-entry main"),
    ("ps_materials", "ps_6_2", "-entry main"),
    ("ps_lights", "ps_6_0", "-entry main -g -Xdxc -Qembed_debug"),
    ("cs_gradient", "cs_6_0", "-entry main"),
    ("cs_generic", "cs_6_6", "-entry main"),
    ("cs_wave", "cs_6_5", "-entry main"),
    ("ms_grid", "ms_6_5", "-entry main"),
    ("lib_rays", "lib_6_5", ""),
];

/// The recipes of all containers.
pub(super) fn recipes() -> Vec<Recipe> {
    let llvm = LLVM.into_iter().map(|(name, target, options)| llvm(name, target, options));
    let mesa = MESA.into_iter().map(|(name, extension, model, validator)| {
        mesa(name, extension, &format!("-m {model} -x {validator}"))
    });
    let slang = SLANG.into_iter().map(|(name, profile, options)| slang(name, profile, options));
    llvm.chain(mesa).chain([tessellation(), mesa_22()]).chain(slang).collect()
}

fn llvm(name: &'static str, target: &str, options: &str) -> Recipe {
    // A suffix tells apart the containers of one source.
    let source = format!("{}.hlsl", name.split('-').next().unwrap_or(name));
    let arguments = format!(
        "-triple dxil-unknown-shadermodel{target} -hlsl-entry main -O3 -emit-obj -w -disable-free \
         -discard-value-names -mframe-pointer=all -fdebug-compilation-dir=. -main-file-name {source} \
         -finclude-default-header {options} -o {name}.dxbc -x hlsl {source}"
    );
    Recipe {
        folder: "llvm",
        containers: vec![name],
        sources: vec![source],
        commands: vec![("CLANG", arguments)],
        // The pointee type of an address can depend on where LLVM's memory lies.
        tries: 12,
    }
}

fn mesa(name: &'static str, extension: &str, versions: &str) -> Recipe {
    let stage = match extension {
        "vert" => "vertex",
        "geom" => "geometry",
        "frag" => "fragment",
        _ => "compute",
    };
    let arguments = format!("{versions} -s {stage} -e main -o {name}.dxbc {name}.spv");
    mesa_recipe(vec![name], &[&format!("{name}.{extension}")], ("SPIRV2DXIL", arguments))
}

/// Both shaders of tessellation, linked with the vertex shader before them.
fn tessellation() -> Recipe {
    let arguments = "-m 2 -x 4 -e main -s vertex vs_control.spv \
                     -s tess-ctrl -o hs_quad.dxbc hs_quad.spv \
                     -s tess-eval -o ds_quad.dxbc ds_quad.spv";
    mesa_recipe(
        vec!["hs_quad", "ds_quad"],
        &["vs_control.vert", "hs_quad.tesc", "ds_quad.tese"],
        ("SPIRV2DXIL", arguments.to_owned()),
    )
}

/// The container of Mesa 22.3, whose `spirv2dxil` has no options for versions.
fn mesa_22() -> Recipe {
    let arguments = "-s compute -e main -o cs_wide-22_3.dxbc cs_wide.spv".to_owned();
    mesa_recipe(vec!["cs_wide-22_3"], &["cs_wide.comp"], ("SPIRV2DXIL_22", arguments))
}

/// Compiles each source to SPIR-V, then runs the command.
fn mesa_recipe(
    containers: Vec<&'static str>,
    sources: &[&str],
    command: (&'static str, String),
) -> Recipe {
    let to_spirv = sources.iter().map(|source| {
        let stem = source.split('.').next().unwrap_or(source);
        ("GLSLANG", format!("-V --target-env vulkan1.1 {source} -o {stem}.spv"))
    });
    Recipe {
        folder: "mesa",
        containers,
        sources: sources.iter().map(|&source| source.to_owned()).collect(),
        commands: to_spirv.chain([command]).collect(),
        tries: 1,
    }
}

fn slang(name: &'static str, profile: &str, options: &str) -> Recipe {
    let source = format!("{name}.slang");
    let arguments = format!("{source} -target dxil -profile {profile} {options} -o {name}.dxbc");
    Recipe {
        folder: "slang",
        containers: vec![name],
        sources: vec![source],
        commands: vec![("SLANGC", arguments)],
        tries: 1,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::recipes;

    #[test]
    fn each_container_has_one_recipe_and_its_sources() {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/producers");
        let mut known = Vec::new();
        for recipe in recipes() {
            let folder = folder.join(recipe.folder);
            for source in &recipe.sources {
                assert!(folder.join(source).is_file(), "{source}");
            }
            known.extend(recipe.containers.iter().map(|name| folder.join(format!("{name}.dxbc"))));
        }
        known.sort();
        let found = ["llvm", "mesa", "slang"]
            .map(|producer| crate::files::files(&folder.join(producer), "dxbc").unwrap());
        assert_eq!(found.concat(), known);
    }
}
