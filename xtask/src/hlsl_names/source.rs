//! HLSL files with a line, or a few, for each name.

use std::collections::BTreeSet;

/// The mark of a line that is part of the shader only for the name after it.
const MARK: &str = "//: ";

/// The names in the lines of a file.
pub(super) fn names(text: &str) -> BTreeSet<&str> {
    text.lines().filter_map(|line| marked(line).map(|(name, _)| name)).collect()
}

/// The shader with the lines of a name, or without any. Each line keeps its number.
pub(super) fn shader(text: &str, name: Option<&str>) -> String {
    let line = |line| match marked(line) {
        Some((of, code)) if Some(of) == name => code,
        Some(_) => "",
        None => line,
    };
    text.lines().flat_map(|it| [line(it), "\n"]).collect()
}

/// The name and the code of a marked line.
fn marked(line: &str) -> Option<(&str, &str)> {
    let (name, code) = line.trim_start().strip_prefix(MARK)?.split_once(' ')?;
    Some((name, code.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::{names, shader};

    const TEXT: &str = "a\n  //: sin  sin(x);\n//: cos  cos(x);\n//: sin  sin(y);\n// b\n";

    #[test]
    fn lines_of_one_name() {
        assert_eq!(names(TEXT).into_iter().collect::<Vec<_>>(), ["cos", "sin"]);
        assert_eq!(shader(TEXT, None), "a\n\n\n\n// b\n");
        assert_eq!(shader(TEXT, Some("sin")), "a\nsin(x);\n\nsin(y);\n// b\n");
    }
}
