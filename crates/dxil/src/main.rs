//! The command `dxil`: shows, compares, edits and signs DXContainer files.

mod command;
mod edit;
mod failure;
mod findings;
mod input;
mod json;
mod llvm_options;
mod output;
mod page;
mod parallel;
mod reply;
mod selector;
mod stdout;
mod temporary;
mod text;
mod ui;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};

use command::Command;
use failure::Failure;
use parallel::Jobs;
use ui::Ui;

/// Shows, compares, edits and signs DXContainer files: Direct3D shaders in DXIL and DXBC.
///
/// A container is a list of parts, each named by four characters. Commands that take a
/// part take its name, `PSV0`; if a file has several of that name, `PSV0:1` is the second.
#[derive(Parser)]
#[command(name = "dxil", bin_name = "dxil", version, max_term_width = 100)]
#[command(after_help = EXIT_CODES, after_long_help = format!("{EXAMPLES}\n\n{INSTALLATION}\n\n{EXIT_CODES}"))]
#[command(arg_required_else_help = true, subcommand_required = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// When to use colours.
    #[arg(long, global = true, value_enum, default_value = "auto", value_name = "WHEN")]
    #[arg(help_heading = "General options")]
    color: Color,

    /// The maximum size to which a file may unfold: its decompressed content and the text printed
    /// [default: 32M, or 32 times the size of the file if that is more]
    #[arg(long, global = true, value_name = "SIZE", value_parser = size)]
    #[arg(help_heading = "General options")]
    limit: Option<usize>,

    /// The number of files to work on at once [default: one for each core]
    #[arg(short, long, global = true, value_name = "N", help_heading = "General options")]
    #[arg(value_parser = jobs)]
    jobs: Option<NonZeroUsize>,

    /// Print no progress, warnings and summaries, only errors and results.
    #[arg(short, long, global = true, help_heading = "General options")]
    quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  dxil dump shader.dxil                     all that a file says
  dxil dump --part PSV0 --json shader.dxil  one part, for programs
  dxil hex --part RTS0 shader.dxil          its bytes, field by field
  dxil diff old.dxil new.dxil               what changed, by part and field
  dxil strip --in-place build/shaders       drop debug information from a folder's files
  dxil verify build/shaders                 check digests and structure
  dxil validate build/shaders               check what DXC's validator checks, as far as known";

const INSTALLATION: &str = "\
Installation, from a copy of the sources:
  cargo install --path crates/dxil          the command
  dxil man -O ~/.local/share/man/man1       its manual pages
  dxil completions bash > ~/.local/share/bash-completion/completions/dxil";

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  validate, verify or check found something wrong, diff a difference, or sign refused a file
  2  something could not be done: a wrong command line, a file that cannot be read or written";

#[derive(Clone, Copy, ValueEnum)]
enum Color {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    Always,
    Never,
}

/// The command line, in which wildcards such as `*.dxil` are expanded: on Windows, no shell does that.
fn arguments() -> impl Iterator<Item = OsString> {
    #[cfg(windows)]
    return wild::args_os();
    #[cfg(not(windows))]
    return std::env::args_os();
}

/// Parses a number of bytes, KiB, MiB or GiB, such as `64M`.
fn size(text: &str) -> Result<usize, String> {
    let (digits, unit) = match text.split_at_checked(text.len().saturating_sub(1)) {
        Some((digits, "K" | "k")) => (digits, 1 << 10),
        Some((digits, "M" | "m")) => (digits, 1 << 20),
        Some((digits, "G" | "g")) => (digits, 1 << 30),
        _ => (text, 1),
    };
    let number: Option<usize> = digits.parse().ok();
    let bytes = number.and_then(|number| number.checked_mul(unit));
    bytes
        .ok_or_else(|| "a size is a number of bytes, or of KiB, MiB or GiB, such as 64M".to_owned())
}

/// Parses a number of files to work on at once.
fn jobs(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| "expected a number from 1 on".to_owned())
}

impl Color {
    /// Applies to all that is printed from now on.
    fn apply(self) {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }

    /// The choice in a command line that cannot be parsed, or that asks for help.
    fn of(arguments: &[OsString]) -> Self {
        let values = arguments.iter().zip(arguments.iter().skip(1)).map(|(name, value)| {
            let is_color = name == "--color";
            if is_color { value.to_str() } else { value.to_str()?.strip_prefix("--color=") }
        });
        let mut choices = values.flatten().filter_map(|value| Self::from_str(value, false).ok());
        choices.next().unwrap_or(Self::Auto)
    }
}

/// Prints help, or what is wrong with the command line, and returns the exit code.
fn explain(error: &clap::Error) -> ExitCode {
    match error.print().map_err(|error| Failure::stdout(&error)) {
        Err(failure @ Failure::Full(_)) if !error.use_stderr() => {
            Ui::new(false, None, Jobs::Cores).finish(Err(failure))
        }
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

fn main() -> ExitCode {
    let words: Vec<_> = arguments().collect();
    let arguments = match Arguments::try_parse_from(&words) {
        Ok(arguments) => arguments,
        Err(error) => {
            Color::of(&words).apply();
            return explain(&error);
        }
    };
    arguments.color.apply();
    let jobs = arguments.jobs.map_or(Jobs::Cores, Jobs::Number);
    let mut ui = Ui::new(arguments.quiet, arguments.limit, jobs);
    let result = arguments.command.run(&mut ui);
    ui.finish(result)
}
