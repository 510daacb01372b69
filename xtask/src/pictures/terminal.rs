//! A terminal as SVG.

use anstyle::{Color, RgbColor};
use anstyle_svg::{Term, WIN10_CONSOLE};

use super::printed;
use crate::error::Error;

/// The dumped container: a pixel shader with textures, constants and three targets.
const SHADER: &str = "tests/fixtures/containers/dxc110/forward_lighting.dxbc";

/// The number of lines that fit a screen: the parts and the signatures.
const LINES: usize = 34;

/// The colours of the reference page's dark theme, in which dimmed text is readable.
const TEXT: Color = Color::Rgb(RgbColor(0xd7, 0xdc, 0xe3));
const BACKGROUND: Color = Color::Rgb(RgbColor(0x14, 0x17, 0x1b));

const BOLD: &str = "\x1b[1m";
const QUIET: &str = "\x1b[2m";
const RESET: &str = "\x1b[0m";

/// `dxil dump` and the beginning of its output.
pub(super) fn dump() -> Result<String, Error> {
    let text = printed("dxil", &["dump", "--color", "always", SHADER])?;
    let file = SHADER.rsplit('/').next().unwrap_or(SHADER);
    let mut screen = format!("{QUIET}${RESET} {BOLD}dxil dump {file}{RESET}\n");
    // The first line is the path.
    for line in text.lines().skip(1).take(LINES) {
        screen += line;
        screen.push('\n');
    }
    screen += &format!("{QUIET}…{RESET}");
    let terminal = Term::new().palette(WIN10_CONSOLE).fg_color(TEXT).bg_color(BACKGROUND);
    Ok(terminal.render_svg(&screen))
}
