//! The subcommands: one file each.

mod add;
mod assemble;
mod check;
mod completions;
mod diff;
mod dis;
mod dump;
mod extract;
mod from_yaml;
mod hex;
mod link;
mod llc;
mod lower;
mod man;
mod ops;
mod opt;
mod parts;
mod remove;
mod replace;
mod sign;
mod strip;
mod upgrade;
mod validate;
mod verify;
mod yaml;

use clap::Subcommand;

use crate::failure::Result;
use crate::ui::Ui;

/// The subcommands. Only the options of the one that is called are built, which saves a quarter of the start of a process. It
/// takes them after its description, which a doc comment of flattened options would replace: those have plain comments.
#[derive(Subcommand)]
#[command(defer = true)]
pub(crate) enum Command {
    /// Show the content of a file: header, directory, and all parts.
    ///
    /// Of a damaged file, everything is shown that can be read.
    Dump(dump::Arguments),
    /// List the parts of a file with their offsets, sizes and compilers.
    Parts(parts::Arguments),
    /// Show bytes beside the fields that they encode.
    ///
    /// Columns: the offset in the file, the bytes, the field, its value. Fields of more than 8 bytes
    /// have their bytes below them.
    Hex(hex::Arguments),
    /// Compare two files by part and field, or two folders file by file.
    ///
    /// Exits with 1 if they differ. Parts, fields and elements of lists are added (+), removed (-) or
    /// moved (~), or show both values. Of bytes without a structure, the differing ranges are printed,
    /// counted from the start of the field. Offsets are not compared: they follow from the rest.
    Diff(diff::Arguments),
    /// Write a shader as text, as `dxc -dumpbin` and `fxc /dumpbin` do.
    ///
    /// Files are containers of DXIL or DXBC, program databases that contain one, effects of fx_5_0, shaders of Direct3D 9, and
    /// bitcode. If a container has two modules, the one with debug information is written.
    Dis(dis::Arguments),
    /// Make a container of a module, as DXC's assembler does.
    ///
    /// A file is LLVM's textual IR, bitcode, or a container, whose module is taken and whose other parts are
    /// made anew. A module that breaks rules of LLVM or of operations is refused, with all violations.
    As(assemble::Arguments),
    /// Link libraries to a shader of an entry point or to one library, as DXC's linker does.
    ///
    /// A library is a module of a lib_6_x profile: LLVM's textual IR, bitcode, or a container. Functions are
    /// taken from the libraries that define them. Conflicts between libraries are listed, all at once.
    Link(link::Arguments),
    /// Compile LLVM IR to a container, as LLVM's `llc` does.
    ///
    /// The file is IR of LLVM 23, as text or bitcode, or a module of DXIL; standard input without one. Options are those of
    /// LLVM's `llc`:
    /// `-filetype=obj` for a signed container, `-filetype=asm`, the default, for the lowered IR; `-mtriple=TRIPLE` for
    /// another target, `-o FILE`, `-print-after-all`, `-time-passes`, `-start-after=PASS`, `-stop-after=PASS`, `-O0`;
    /// `-dx-pdb-path=FILE` for a PDB file, `-dx-embed-debug`, `-dx-Zss`, `-compress-srci=none|zlib`.
    /// `-dx-as-llvm`, which LLVM lacks, is for a container as LLVM writes it: not signed, programs first, with LLVM's layout
    /// of data, and without passes that LLVM's `llc` does not run.
    ///
    /// General options come before these: `dxil llc -q FILE`.
    Llc(llc::Arguments),
    /// Run passes over LLVM IR, as LLVM's `opt` does.
    ///
    /// The file is IR of LLVM 23, as text or bitcode, or a module of DXIL; standard input without one. Options are those of
    /// LLVM's `opt`:
    /// `-passes=dxil-intrinsic-expansion,scalarizer`, or a pass as an option, such as `-dxil-op-lower`;
    /// `-mtriple=TRIPLE` for another target, `-o FILE`, `-disable-output`, `-disable-verify`, `-print-after-all`, `-time-passes`;
    /// `-dx-pdb-path=FILE` and `-compress-srci=none|zlib` for `-dxil-globals`.
    ///
    /// General options come before these: `dxil opt -q FILE`.
    Opt(opt::Arguments),
    /// Lower LLVM IR to a module of DXIL, by all passes of `dxil llc`.
    ///
    /// A file is LLVM IR of today, as text or bitcode, or a module of DXIL in any form, which stays as it is.
    Lower(lower::Arguments),
    /// Write a shader as plain LLVM IR of today, which LLVM's tools read.
    ///
    /// A file is a container, bitcode or LLVM's textual IR, in each case of DXIL. Operations become LLVM's intrinsics, handles
    /// target types, pointers opaque; metadata becomes attributes of functions.
    Upgrade(upgrade::Arguments),
    /// List the DXIL operations that a shader declares and calls.
    ///
    /// Files are containers, program databases that contain one, shaders of Direct3D 9, and bitcode. If a
    /// container has two modules, the one without debug information is listed. Of a DXBC program or a shader
    /// of Direct3D 9, the opcodes of its instructions are listed, and of a library those of all its functions.
    Ops(ops::Arguments),
    /// Check that a shader calls DXIL operations as its version and its stages allow.
    ///
    /// Of DXBC programs, declarations, instructions and signatures are checked: docs/dxbc.md lists the rules.
    ///
    /// Files are containers, program databases that contain one, and bitcode. Exits with 1 if there are
    /// findings. Line numbers refer to the output of `dxil dis`; instructions are numbered from 0 in each
    /// function. docs/check.md lists the rules, which concern single calls: for resources, signatures and whole
    /// programs, see `dxil validate`.
    Check(check::Arguments),
    /// Write a container as YAML, as LLVM's obj2yaml does.
    ///
    /// The text is complete: from-yaml makes the same file from it.
    Yaml(yaml::Arguments),
    /// Make a container from YAML, as LLVM's yaml2obj does.
    ///
    /// In a folder, the files whose names end in .yaml or .yml are read. All errors of a text are printed,
    /// each with line, column and key. The file follows the text; warnings list its false statements.
    FromYaml(from_yaml::Arguments),
    /// Write the bytes of a part, without its header.
    Extract(extract::Arguments),
    /// Add a part, by default after the others.
    Add(add::Arguments),
    /// Remove a part.
    Remove(remove::Arguments),
    /// Replace the bytes of a part.
    Replace(replace::Arguments),
    /// Remove debug information: ILDB, ILDN, SRCI, PDBI, SDBG and SPDB.
    ///
    /// A signed file is signed again.
    Strip(strip::Arguments),
    /// Set the digest in the header: the hash of the file, or a marker.
    ///
    /// Nothing else in the file changes. The runtime requires the hash, which proves that the file is
    /// intact; only a validator can tell whether the shader is valid. A file in which verify finds other
    /// errors than the digest is refused (exit code 1).
    Sign(sign::Arguments),
    /// Check the statements of files about themselves.
    ///
    /// These are the digest, sizes and hashes, what parts state about one another and about the module,
    /// and whether the module is valid LLVM IR. Exits with 1 if a file breaks a rule or cannot be read
    /// completely. Files that are not signed are reported, but count as wrong only with --signed.
    /// docs/command.md lists the rules. Only a validator can tell whether the shader is valid.
    Verify(verify::Arguments),
    /// Check a shader by all rules: the file, its module, calls of operations, and DXBC.
    ///
    /// Files are containers, program databases that contain one, bitcode, and LLVM's textual IR. Exits with 1 if
    /// there are errors; warnings are what DXC's validator accepts. What has no errors need not be valid: not all of the
    /// validator's rules are known. Line numbers refer to the output of `dxil dis`; instructions are numbered from 0 in each
    /// function. docs/check.md describes the rules.
    Validate(validate::Arguments),
    /// Print a completion script for a shell.
    Completions(completions::Arguments),
    /// Print the manual page of this command or of a subcommand, or write all pages to a folder.
    Man(man::Arguments),
}

impl Command {
    /// Runs the subcommand.
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        match self {
            Self::Dump(arguments) => arguments.run(ui),
            Self::Parts(arguments) => arguments.run(ui),
            Self::Hex(arguments) => arguments.run(ui),
            Self::Diff(arguments) => arguments.run(ui),
            Self::Dis(arguments) => arguments.run(ui),
            Self::As(arguments) => arguments.run(ui),
            Self::Link(arguments) => arguments.run(ui),
            Self::Llc(arguments) => arguments.run(ui),
            Self::Opt(arguments) => arguments.run(ui),
            Self::Lower(arguments) => arguments.run(ui),
            Self::Upgrade(arguments) => arguments.run(ui),
            Self::Ops(arguments) => arguments.run(ui),
            Self::Check(arguments) => arguments.run(ui),
            Self::Yaml(arguments) => arguments.run(ui),
            Self::FromYaml(arguments) => arguments.run(ui),
            Self::Extract(arguments) => arguments.run(ui),
            Self::Add(arguments) => arguments.run(ui),
            Self::Remove(arguments) => arguments.run(ui),
            Self::Replace(arguments) => arguments.run(ui),
            Self::Strip(arguments) => arguments.run(ui),
            Self::Sign(arguments) => arguments.run(ui),
            Self::Verify(arguments) => arguments.run(ui),
            Self::Validate(arguments) => arguments.run(ui),
            Self::Completions(arguments) => arguments.run(ui),
            Self::Man(arguments) => arguments.run(ui),
        }
    }
}
