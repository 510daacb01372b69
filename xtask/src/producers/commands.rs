//! The command lines of the compilers.

/// A compiler, and what it makes.
pub(super) struct Producer {
    pub(super) folder: &'static str,
    /// The variables that name its programs, in the order in which they run.
    pub(super) variables: &'static [&'static str],
    /// Containers by name, with the options that differ.
    pub(super) containers: &'static [(&'static str, &'static str)],
    /// Containers that are not made here, and why.
    pub(super) by_hand: &'static [(&'static str, &'static str)],
    /// The extension of the sources; nothing if the options begin with it.
    extension: Option<&'static str>,
}

pub(super) const PRODUCERS: &[Producer] = &[
    Producer {
        folder: "llvm",
        variables: &["CLANG"],
        extension: Some("hlsl"),
        containers: &[
            ("cs_half", "6.6-compute -fnative-half-type -fnative-int16-type"),
            ("cs_math", "6.2-compute"),
            ("cs_reduce", "6.0-compute"),
            ("cs_reduce-debug", "6.6-compute -debug-info-kind=line-tables-only -dwarf-version=4"),
            ("cs_root", "6.0-compute"),
            ("cs_shared", "6.2-compute"),
            ("cs_textures", "6.5-compute"),
            ("cs_wave", "6.6-compute"),
            ("cs_wide", "6.3-compute"),
            ("lib_exports-debug", "6.5-library -debug-info-kind=constructor -dwarf-version=4"),
            ("ps_buffers", "6.0-pixel"),
            ("vs_empty", "6.0-vertex"),
        ],
        by_hand: &[],
    },
    Producer {
        folder: "mesa",
        variables: &["GLSLANG", "SPIRV2DXIL"],
        extension: None,
        containers: &[
            ("vs_transform", "vert vertex -m 0 -x 4"),
            ("fs_light", "frag fragment -m 2 -x 4"),
            ("fs_switch", "frag fragment -m 5 -x 5"),
            ("cs_reduce", "comp compute -m 0 -x 6"),
            ("cs_images", "comp compute -m 6 -x 6"),
            ("cs_wide", "comp compute -m 2 -x 4"),
            ("cs_arrays", "comp compute -m 4 -x 7"),
            ("cs_subgroup", "comp compute -m 7 -x 7"),
            ("gs_expand", "geom geometry -m 2 -x 4"),
        ],
        by_hand: &[
            ("hs_quad, ds_quad", "one command links them with vs_control"),
            ("cs_wide-22_3", "it takes another version, 22.3.6"),
        ],
    },
    Producer {
        folder: "slang",
        variables: &["SLANGC"],
        extension: Some("slang"),
        containers: &[
            ("vs_skin", "vs_6_0 -entry main"),
            ("ps_materials", "ps_6_2 -entry main"),
            ("ps_lights", "ps_6_0 -entry main -g -Xdxc -Qembed_debug"),
            ("cs_gradient", "cs_6_0 -entry main"),
            ("cs_generic", "cs_6_6 -entry main"),
            ("cs_wave", "cs_6_5 -entry main"),
            ("ms_grid", "ms_6_5 -entry main"),
            ("lib_rays", "lib_6_5"),
        ],
        by_hand: &[],
    },
];

impl Producer {
    /// The source of a container: what follows a dash says how it was made.
    pub(super) fn source(&self, name: &str) -> String {
        let stem = name.split('-').next().unwrap_or(name);
        let options = self.containers.iter().find(|(container, _)| *container == name);
        let first = options.and_then(|(_, options)| options.split(' ').next()).unwrap_or_default();
        format!("{stem}.{}", self.extension.unwrap_or(first))
    }

    /// The commands that make a container: the variable of the program, and the arguments.
    pub(super) fn commands(&self, name: &str, options: &str) -> Vec<(&'static str, String)> {
        let source = self.source(name);
        let (first, rest) = options.split_once(' ').unwrap_or((options, ""));
        let lines = match self.extension {
            Some("hlsl") => vec![format!(
                "-triple dxil-unknown-shadermodel{first} -hlsl-entry main -O3 -emit-obj -w \
                 -disable-free -discard-value-names -mframe-pointer=all \
                 -fdebug-compilation-dir=. -finclude-default-header {rest} -o {name}.dxbc -x hlsl \
                 {source}"
            )],
            Some(_) => {
                vec![format!("{source} -target dxil -profile {first} {rest} -o {name}.dxbc")]
            }
            None => {
                let (stage, versions) = rest.split_once(' ').unwrap_or((rest, ""));
                vec![
                    format!("-V --target-env vulkan1.1 {source} -o {name}.spv"),
                    format!("{versions} -s {stage} -e main -o {name}.dxbc {name}.spv"),
                ]
            }
        };
        self.variables.iter().copied().zip(lines).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::PRODUCERS;

    #[test]
    fn every_container_has_its_source_and_is_there() {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/producers");
        for producer in PRODUCERS {
            let folder = folder.join(producer.folder);
            let others = producer.by_hand.iter().flat_map(|(names, _)| names.split(", "));
            let mut known: Vec<_> = producer.containers.iter().map(|(name, _)| *name).collect();
            for name in &known {
                assert!(folder.join(producer.source(name)).is_file(), "{name}");
            }
            known.extend(others);
            known.sort_unstable();
            let found = super::super::containers(&folder).unwrap();
            let mut found: Vec<_> =
                found.iter().map(|path| path.file_stem().unwrap().to_str().unwrap()).collect();
            found.sort_unstable();
            assert_eq!(found, known);
        }
    }

    #[test]
    fn commands_are_those_of_the_compilers() {
        let line = |producer: usize, name: &str| {
            let producer = &PRODUCERS[producer];
            let found = producer.containers.iter().find(|(it, _)| *it == name).unwrap();
            let words = |line: String| line.split_whitespace().collect::<Vec<_>>().join(" ");
            let commands = producer.commands(name, found.1).into_iter();
            commands.map(|(program, line)| format!("{program} {}", words(line))).collect::<Vec<_>>()
        };
        assert_eq!(
            line(0, "cs_reduce-debug"),
            [
                "CLANG -triple dxil-unknown-shadermodel6.6-compute -hlsl-entry main -O3 -emit-obj -w \
              -disable-free -discard-value-names -mframe-pointer=all -fdebug-compilation-dir=. \
              -finclude-default-header -debug-info-kind=line-tables-only -dwarf-version=4 \
              -o cs_reduce-debug.dxbc -x hlsl cs_reduce.hlsl"
            ]
        );
        assert_eq!(
            line(1, "fs_light"),
            [
                "GLSLANG -V --target-env vulkan1.1 fs_light.frag -o fs_light.spv",
                "SPIRV2DXIL -m 2 -x 4 -s fragment -e main -o fs_light.dxbc fs_light.spv",
            ]
        );
        let expected = "SLANGC lib_rays.slang -target dxil -profile lib_6_5 -o lib_rays.dxbc";
        assert_eq!(line(2, "lib_rays"), [expected]);
    }
}
