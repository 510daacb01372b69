//! What standard output is: asked once, as the system answers slower than a short line is written.

use std::io::{self, IsTerminal};
use std::sync::LazyLock;

use anstream::{AutoStream, ColorChoice};

use crate::failure::{Failure, Result};

/// Whether standard output is a terminal.
pub(crate) fn is_terminal() -> bool {
    static IS_TERMINAL: LazyLock<bool> = LazyLock::new(|| io::stdout().is_terminal());
    *IS_TERMINAL
}

/// Whether standard output shows styles: those of a terminal, or as the command line says.
pub(crate) fn styles() -> ColorChoice {
    static STYLES: LazyLock<ColorChoice> = LazyLock::new(|| AutoStream::choice(&io::stdout()));
    *STYLES
}

/// Fails if standard output is a terminal, which binary output could harm.
pub(crate) fn check_binary() -> Result {
    match is_terminal() {
        true => Err(Failure::new(
            "the result is binary, and standard output is a terminal: use -o FILE",
        )),
        false => Ok(()),
    }
}
