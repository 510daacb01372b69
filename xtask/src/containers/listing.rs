//! Extracts the comments of FXC's listing before the shader.

/// The comments at the head, up to the first other line, with LF.
pub(super) fn head(listing: &str) -> String {
    // FXC indents the comments on textures and samplers in variables.
    let is_comment = |line: &str| line.is_empty() || line.trim_start().starts_with("//");
    let lines = listing.lines().take_while(|line| is_comment(line));
    let mut head: String = lines.flat_map(|line| [line, "\n"]).collect();
    head.truncate(head.trim_end().len());
    if !head.is_empty() {
        head.push('\n');
    }
    head
}

#[cfg(test)]
mod tests {
    use super::head;

    #[test]
    fn ends_at_the_shader() {
        let listing = "// Resources\r\n//\r\n\r\n// Input:  \r\nps_4_0\r\n// more\r\n";
        assert_eq!(head(listing), "// Resources\n//\n\n// Input:\n");
        assert_eq!(head("ps_4_0\n"), "");
    }
}
