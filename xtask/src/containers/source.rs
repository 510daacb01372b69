//! HLSL files, and the lines at their head, one for each container.

use crate::error::Error;
use crate::files::{files, stem};
use crate::tool::{Compiler, Job};
use std::fs;
use std::path::Path;

/// One line of a head, for one of its compilers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Variant {
    pub(crate) compiler: Compiler,
    pub(crate) product: Product,
    /// The name of the HLSL file and, after a dash, the label if there is one.
    pub(crate) name: String,
    /// The HLSL file, without folder.
    pub(crate) file: String,
    pub(crate) options: Vec<String>,
}

/// The product of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Product {
    /// `// compile:` The container that the compiler makes.
    Shader,
    /// `// varies:` The container, which has another time, identifier or path each time.
    VaryingShader,
    /// `// pdb:` The container in the program database that the compiler makes beside it.
    ProgramDatabase,
}

impl Variant {
    /// The container's path in the corpus, without extension.
    pub(crate) fn path(&self) -> String {
        format!("{}/{}", self.compiler.name(), self.name)
    }

    /// The file's path in the corpus.
    pub(crate) fn container(&self) -> String {
        format!("{}.{}", self.path(), self.extension())
    }

    /// The file's name.
    pub(crate) fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.extension())
    }

    /// What FXC makes of `fx_5_0` and for Direct3D 9 is no container.
    fn extension(&self) -> &'static str {
        let profile = self.profile();
        let has_model = |model: &str| profile.get(2..4).is_some_and(|start| start == model);
        match profile {
            "fx_5_0" => "fxo",
            _ if ["_1", "_2", "_3"].into_iter().any(has_model) => "bin",
            _ => "dxbc",
        }
    }

    /// The files of the corpus for the variant.
    pub(crate) fn files(&self) -> impl Iterator<Item = String> + use<> {
        let listing = self.is_listed().then(|| format!("{}.txt", self.path()));
        [self.container()].into_iter().chain(listing)
    }

    /// Whether the container is another one each time.
    pub(crate) fn varies(&self) -> bool {
        self.product == Product::VaryingShader
    }

    /// Whether compilers can list the container: not a root signature alone, nor the program
    /// database of `-Zs`, which has no shader.
    pub(crate) fn is_listed(&self) -> bool {
        let slim = self.options.iter().any(|option| option == "-Zs");
        let no_shader = slim && self.product == Product::ProgramDatabase;
        !no_shader && !self.is_root_signature()
    }

    /// Whether the container has a root signature and nothing else.
    fn is_root_signature(&self) -> bool {
        self.profile().starts_with("rootsig_")
    }

    /// HLSL to the container, or to one that holds the program database.
    pub(crate) fn compile(&self) -> Job {
        let mut options = self.options.clone();
        if self.product == Product::ProgramDatabase {
            // The only way to get a program database from a compiler's library.
            options.push("-Qpdb_in_private".to_owned());
        }
        Job::Compile { source: self.file.clone(), options, output: self.container() }
    }

    /// The container to its listing.
    pub(crate) fn disassemble(&self) -> Job {
        Job::Disassemble { file: self.container(), output: format!("{}.txt", self.path()) }
    }

    /// The container to the validator's verdict.
    pub(crate) fn validate(&self) -> Job {
        Job::Validate { file: self.container() }
    }

    /// Whether the validator accepts the container as input: not a root signature alone.
    pub(crate) fn is_judged(&self) -> bool {
        self.compiler != Compiler::Fxc && !self.is_root_signature()
    }

    /// The compiler that lists the containers of this one: for DXC the newest, whose listings are
    /// the reference.
    pub(crate) fn lister(&self) -> Compiler {
        match self.compiler {
            Compiler::Dxc110 | Compiler::Dxc17 => Compiler::Dxc110,
            Compiler::Fxc => Compiler::Fxc,
        }
    }

    /// The profile, the value of `-T`: `vs_6_0`, `rootsig_1_1`.
    pub(crate) fn profile(&self) -> &str {
        let at = self.options.iter().position(|option| option == "-T");
        at.and_then(|at| self.options.get(at + 1)).map_or("", String::as_str)
    }
}

/// Every variant of every HLSL file of a folder, sorted by file.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Variant>, Error> {
    let mut all = Vec::new();
    for path in files(folder, "hlsl")? {
        let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
        match variants(&stem(&path), &text) {
            Ok(variants) => all.extend(variants),
            Err(message) => return Err(Error::refused(path.display(), message)),
        }
    }
    Ok(all)
}

fn variants(stem: &str, text: &str) -> Result<Vec<Variant>, String> {
    let mut variants: Vec<Variant> = Vec::new();
    let head = text.lines().map_while(mark).count();
    for (index, line) in text.lines().enumerate() {
        let Some((product, line)) = mark(line) else { continue };
        let at = |message: String| format!("line {}: {message}", index + 1);
        if index >= head {
            return Err(at("this belongs at the head of the file".to_owned()));
        }
        for variant in parse(stem, product, line).map_err(at)? {
            if variants.iter().any(|other| other.path() == variant.path()) {
                return Err(at(format!("{} is listed twice", variant.path())));
            }
            variants.push(variant);
        }
    }
    if variants.is_empty() {
        return Err("the first line must be `// compile: <compilers> [label] -T ...`".to_owned());
    }
    Ok(variants)
}

/// The product of a line, and the text after the mark.
fn mark(line: &str) -> Option<(Product, &str)> {
    let marks = [
        ("// compile:", Product::Shader),
        ("// varies:", Product::VaryingShader),
        ("// pdb:", Product::ProgramDatabase),
    ];
    marks.into_iter().find_map(|(mark, product)| Some((product, line.strip_prefix(mark)?)))
}

/// A source without the lines at its head, as the compilers see it.
pub(crate) fn body(text: &str) -> &str {
    let head = text.split_inclusive('\n').take_while(|line| mark(line).is_some());
    &text[head.map(str::len).sum()..]
}

/// `dxc110+fxc label -T ps_5_0 -Zi`: a variant for each of the compilers.
fn parse(stem: &str, product: Product, line: &str) -> Result<Vec<Variant>, String> {
    let mut words = line.split_whitespace().peekable();
    let compilers = words.next().unwrap_or_default();
    let name = match words.next_if(|word| !word.starts_with('-')) {
        Some(label) => format!("{stem}-{label}"),
        None => stem.to_owned(),
    };
    let options: Vec<String> = words.map(str::to_owned).collect();
    let variant = |compiler: &str| {
        let compiler = Compiler::from_name(compiler)
            .ok_or_else(|| format!("there is no compiler `{compiler}`"))?;
        let (name, options) = (name.clone(), options.clone());
        let variant = Variant { compiler, product, name, file: format!("{stem}.hlsl"), options };
        if variant.profile().is_empty() {
            return Err("the variant names no profile (-T)".to_owned());
        }
        Ok(variant)
    };
    compilers.split('+').map(variant).collect()
}

#[cfg(test)]
mod tests {
    use super::{Product, variants};

    #[test]
    fn reads_the_head() {
        let text =
            "// compile: fxc+dxc110 old -T ps_5_0  -Zi\n// pdb: dxc17 -T ps_6_0\n// Words.\n";
        let variants = variants("a", text).unwrap();
        let paths: Vec<String> = variants.iter().map(super::Variant::path).collect();
        assert_eq!(paths, ["fxc/a-old", "dxc110/a-old", "dxc17/a"]);
        assert_eq!(variants[0].options, ["-T", "ps_5_0", "-Zi"]);
        assert_eq!(variants[2].product, Product::ProgramDatabase);
        assert_eq!(variants[2].profile(), "ps_6_0");
        assert_eq!(super::body(text), "// Words.\n");
    }

    #[test]
    fn rejects_malformed_heads() {
        for text in [
            "float f;\n",
            "// compile: fxc -E main\n",
            "// compile: cl -T ps_5_0\n",
            "// compile: fxc -T ps_5_0\n// compile: fxc -T ps_5_1\n",
            "// compile: fxc -T ps_5_0\n// Words.\n// compile: fxc b -T ps_5_1\n",
        ] {
            assert!(variants("a", text).is_err(), "{text}");
        }
    }
}
