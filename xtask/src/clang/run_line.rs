//! The lines in clang's tests that say how these are run, such as `RUN: %clang_cc1 -triple dxil-pc-shadermodel6.3-library %s`.

/// A command of clang for DirectX, without options that choose its output or its optimizations.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Command {
    /// Whether it is the inner command line, `-cc1`, and not that of the driver for DXC's options.
    pub(super) is_inner: bool,
    pub(super) options: Vec<String>,
}

/// Options about the output or optimizations, which are chosen otherwise here.
const DROPPED: [&str; 15] = [
    "%s",
    "-",
    "-###",
    "-E",
    "-Od",
    "-S",
    "-Vd",
    "-disable-O0-optnone",
    "-disable-llvm-passes",
    "-emit-llvm",
    "-emit-llvm-bc",
    "-emit-llvm-only",
    "-emit-obj",
    "-fcgl",
    "-fsyntax-only",
];

/// The same with anything behind them.
const DROPPED_PREFIXES: [&str; 4] = ["-Fo", "-O", "-ast-dump", "-verify"];

/// The same with the word after them.
const DROPPED_PAIRS: [&str; 4] = ["-o", "-Fo", "-Xclang", "-ast-dump-filter"];

/// The different commands in the text of a test.
pub(super) fn commands(test: &str) -> Vec<Command> {
    let (mut commands, mut line) = (Vec::new(), String::new());
    for (_, part) in test.lines().filter_map(|line| line.split_once("RUN:")) {
        match part.trim().strip_suffix('\\') {
            Some(start) => line.push_str(start),
            None => {
                line.push_str(part);
                commands.extend(command(&std::mem::take(&mut line)));
            }
        }
    }
    commands.sort();
    commands.dedup();
    commands
}

/// The command of clang in a line, if it is one for DirectX.
fn command(line: &str) -> Option<Command> {
    let mut words = line.split(['|', '>', ';', '&']).next()?.split_whitespace();
    let is_inner = match words.find(|it| it.starts_with("%clang"))? {
        "%clang_cc1" => true,
        "%clang_dxc" => false,
        _ => return None,
    };
    let mut options = Vec::new();
    while let Some(word) = words.next() {
        if DROPPED_PAIRS.contains(&word) {
            words.next();
        } else if !DROPPED.contains(&word)
            && !DROPPED_PREFIXES.iter().any(|it| word.starts_with(it))
        {
            options.push(word.trim_matches(['"', '\'']).to_owned());
        }
    }
    let of = |name: &str| options.iter().any(|it| it == name);
    let triple = options.iter().skip_while(|it| *it != "-triple").nth(1);
    let is_for_directx = match is_inner {
        true => triple.is_some_and(|it| it.starts_with("dxil")) && !of("-emit-pch"),
        false => !of("-spirv"),
    };
    if is_inner && !of("-x") {
        options.extend(["-x", "hlsl"].map(str::to_owned));
    }
    // What it substitutes else is a file.
    (is_for_directx && !options.iter().any(|it| it.contains('%')))
        .then_some(Command { is_inner, options })
}

#[cfg(test)]
mod tests {
    use super::{Command, commands};

    #[test]
    fn commands_for_directx_without_output_and_optimizations() {
        let test = "
            // RUN: %clang_cc1 -triple dxil-pc-shadermodel6.3-library -O1 \\
            // RUN:   -emit-llvm -o - %s | FileCheck %s -O9
            // RUN: %clang_cc1 -x hlsl -triple spirv-unknown-vulkan-compute %s
            // RUN: %clang_dxc -T lib_6_3 -Xclang -emit-llvm %s
            // RUN: %clang_dxc -T lib_6_3 %s | FileCheck %s
            // RUN: %clang_cc1 -triple dxil-pc-shadermodel6.3-library -include %t %s
        ";
        let [driver, inner] =
            [&["-T", "lib_6_3"][..], &["-triple", "dxil-pc-shadermodel6.3-library", "-x", "hlsl"]]
                .map(|options| options.iter().map(|&it| it.to_owned()).collect());
        assert_eq!(
            commands(test),
            [
                Command { is_inner: false, options: driver },
                Command { is_inner: true, options: inner }
            ]
        );
    }
}
