//! HLSL files and the `// compile:` lines at their head, one for each variant.

use crate::error::Error;
use crate::files::{files, stem};
use std::fs;
use std::path::{Path, PathBuf};

const MARK: &str = "// compile:";

/// One HLSL file of the corpus.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    /// The file's name without `.hlsl`; its golden file has the same.
    pub(crate) name: String,
    /// DXC's options, one string for each variant, as in the file.
    pub(crate) variants: Vec<String>,
}

/// Reads every HLSL file of a folder, sorted by name.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Source>, Error> {
    files(folder, "hlsl")?.into_iter().map(read).collect()
}

fn read(path: PathBuf) -> Result<Source, Error> {
    let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
    let name = stem(&path);
    match variants(&text) {
        Ok(variants) => Ok(Source { path, name, variants }),
        Err(message) => Err(Error::refused(path.display(), message)),
    }
}

fn variants(text: &str) -> Result<Vec<String>, String> {
    let head = text.lines().map_while(|line| line.strip_prefix(MARK));
    let variants: Vec<String> =
        head.map(|options| options.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    if variants.is_empty() {
        return Err(format!("the first line must be `{MARK} -T <profile> ...`"));
    }
    if let Some(late) = text.lines().skip(variants.len()).position(|line| line.starts_with(MARK)) {
        let line = variants.len() + late + 1;
        return Err(format!("line {line}: `{MARK}` lines belong at the head of the file"));
    }
    for (index, variant) in variants.iter().enumerate() {
        if !variant.split(' ').any(|option| option == "-T") {
            return Err(format!("line {}: the variant names no profile (-T)", index + 1));
        }
        if variants[..index].contains(variant) {
            return Err(format!("line {}: the variant is listed twice", index + 1));
        }
    }
    Ok(variants)
}

#[cfg(test)]
mod tests {
    use super::variants;

    #[test]
    fn reads_the_head_only() {
        let text = "// compile: -T  ps_6_0 -E main\n// compile: -T lib_6_3\n// Words.\nfloat f;\n";
        assert_eq!(variants(text).unwrap(), ["-T ps_6_0 -E main", "-T lib_6_3"]);
    }

    #[test]
    fn rejects_malformed_heads() {
        assert!(variants("float f;\n").is_err());
        assert!(variants("// compile: -E main\n").is_err());
        assert!(variants("// compile: -T lib_6_3\n// compile: -T lib_6_3\n").is_err());
        assert!(variants("// compile: -T lib_6_3\n\n// compile: -T lib_6_4\n").is_err());
    }
}
