//! HLSL files with a line, or a few, for each word.

use std::collections::BTreeSet;

/// The mark of a line that is part of the shader only for its word.
const MARK: &str = "//: ";

/// The words in the lines of a file.
pub(super) fn words(text: &str) -> BTreeSet<&str> {
    text.lines().filter_map(|line| marked(line).map(|(word, _)| word)).collect()
}

/// The shader with the lines of a word, or without any. Each line keeps its number.
pub(super) fn shader(text: &str, word: Option<&str>) -> String {
    let line = |line| match marked(line) {
        Some((of, code)) if Some(of) == word => code,
        Some(_) => "",
        None => line,
    };
    text.lines().flat_map(|it| [line(it), "\n"]).collect()
}

/// The word and the code of a marked line.
fn marked(line: &str) -> Option<(&str, &str)> {
    let (word, code) = line.trim_start().strip_prefix(MARK)?.split_once(' ')?;
    Some((word, code.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::{shader, words};

    const TEXT: &str = "a\n  //: sin  sin(x);\n//: cos  cos(x);\n//: sin  sin(y);\n// b\n";

    #[test]
    fn lines_of_one_word() {
        assert_eq!(words(TEXT).into_iter().collect::<Vec<_>>(), ["cos", "sin"]);
        assert_eq!(shader(TEXT, None), "a\n\n\n\n// b\n");
        assert_eq!(shader(TEXT, Some("sin")), "a\nsin(x);\n\nsin(y);\n// b\n");
    }
}
