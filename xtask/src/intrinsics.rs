//! `xtask intrinsics DIR`: the table of LLVM 23's intrinsics, of its descriptions in the folder of its headers.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;

const HEAD: &str = "\
// Generated from LLVM 23's descriptions. Do not edit: `cargo run -p xtask -- intrinsics DIR` makes it anew.
// Name, results, parameters, attributes and memory of the function, attributes of results and parameters.
[
";

/// Renews the table of intrinsics.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let [include] = options.names.as_slice() else {
        let message =
            "name the folder of LLVM 23's headers, which contains `llvm/IR/Intrinsics.td`";
        return Err(Error::refused("intrinsics", message));
    };
    let records = records(Path::new(include))?;
    let mut rows = Vec::new();
    for name in instances(&records, "Intrinsic") {
        let record = &records[name];
        if ["", "dx"].contains(&text(&record["TargetPrefix"])) {
            rows.push(row(&records, name).map_err(|what| Error::refused(name, what))?);
        }
    }
    rows.sort();
    let mut table = HEAD.to_owned();
    rows.iter().for_each(|(_, row)| table.push_str(row));
    table.push_str("]\n");
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates");
    let folder = crates.join("dxil-ir/generated");
    let mut output = Output::new(&folder, options.check);
    output.put("intrinsics.rs", table.as_bytes())?;
    let summary = format!("{} intrinsics", rows.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// All records that LLVM's descriptions define.
fn records(include: &Path) -> Result<Value, Error> {
    let program = std::env::var("TBLGEN23").unwrap_or_else(|_| "llvm-tblgen-23".to_owned());
    let mut command = Command::new(&program);
    command.arg("-dump-json").arg("-I").arg(include).arg(include.join("llvm/IR/Intrinsics.td"));
    let output = command.output().map_err(Error::io(Path::new(&program)))?;
    if !output.status.success() {
        return Err(Error::refused(program, String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| Error::refused(program, error))
}

/// The names of the records of a class.
fn instances<'r>(records: &'r Value, class: &str) -> impl Iterator<Item = &'r str> {
    records["!instanceof"][class].as_array().into_iter().flatten().map(text)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The record that a field refers to.
fn referred<'r>(records: &'r Value, field: &Value) -> &'r Value {
    &records[text(&field["def"])]
}

/// The name of an intrinsic and its row.
fn row(records: &Value, name: &str) -> Result<(String, String), String> {
    let record = &records[name];
    let llvm_name = match text(&record["LLVMName"]) {
        "" => name.trim_start_matches("int_").replace('_', "."),
        name => name.trim_start_matches("llvm.").to_owned(),
    };
    let (results, parameters) = signature(records, record)?;
    let mut attributes = Attributes::new(record["DisableDefaultAttributes"] == 0);
    for property in record["IntrProperties"].as_array().into_iter().flatten() {
        attributes.add(text(&property["def"]), referred(records, property))?;
    }
    let memory = attributes.memory();
    let Attributes { function, mut slots, .. } = attributes;
    slots.sort();
    let slots: Vec<_> = slots.iter().map(|(slot, what)| format!("({slot}, {what})")).collect();
    let row = format!(
        "    it({llvm_name:?}, &[{}], &[{}], {}, {memory:#x}, &[{}]),\n",
        results.join(", "),
        parameters.join(", "),
        function.join(" | "),
        slots.join(", ")
    );
    Ok((llvm_name, row))
}

/// The types of the results and the parameters.
fn signature(records: &Value, record: &Value) -> Result<(Vec<String>, Vec<String>), String> {
    let codes: Vec<u64> = referred(records, &record["TypeInfo"])["TypeSig"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_u64)
        .collect();
    let mut codes = Codes { records, codes: codes.into_iter() };
    let mut results = Vec::new();
    match codes.name()? {
        "IIT_Done" => {}
        "IIT_STRUCT" => {
            for _ in 0..codes.number()? + 2 {
                results.push(codes.pattern()?);
            }
        }
        name => results.push(codes.pattern_of(name)?),
    }
    let mut parameters = Vec::new();
    while codes.codes.len() > 0 {
        parameters.push(codes.pattern()?);
    }
    Ok((results, parameters))
}

/// The encoding of a signature in LLVM.
struct Codes<'r> {
    records: &'r Value,
    codes: std::vec::IntoIter<u64>,
}

impl<'r> Codes<'r> {
    fn number(&mut self) -> Result<u64, String> {
        self.codes.next().ok_or_else(|| "the signature ends early".to_owned())
    }

    /// The name of the next code.
    fn name(&mut self) -> Result<&'r str, String> {
        let number = self.number()?;
        let is_it = |name: &&str| self.records[*name]["Number"] == number;
        let found = instances(self.records, "IIT_Base").find(is_it);
        found.ok_or_else(|| format!("{number} is no code"))
    }

    fn pattern(&mut self) -> Result<String, String> {
        let name = self.name()?;
        self.pattern_of(name)
    }

    /// The type that begins with a code.
    fn pattern_of(&mut self, name: &str) -> Result<String, String> {
        let known = match name {
            "IIT_F16" => "Half",
            "IIT_F32" => "Float",
            "IIT_F64" => "Double",
            "IIT_PTR" => "Pointer",
            "IIT_TOKEN" => "Token",
            "IIT_METADATA" => "Metadata",
            "IIT_VARARG" => "Variadic",
            "IIT_MATCH" => return Ok(format!("Same({})", self.number()?)),
            "IIT_VEC_ELEMENT" => return Ok(format!("ElementOf({})", self.number()?)),
            "IIT_ONE_NTH_ELTS_VEC_ARG" => {
                return Ok(format!("Part({}, {})", self.number()?, self.number()?));
            }
            "IIT_SAME_VEC_WIDTH_ARG" => {
                return Ok(format!("Shaped({}, &{})", self.number()?, self.pattern()?));
            }
            "IIT_VEC_OF_ANYPTRS_TO_ELT" => {
                // The first number is that of the overload itself.
                self.number()?;
                return Ok(format!("PointersInto({})", self.number()?));
            }
            "IIT_ANY" => {
                self.number()?;
                return any(self.number()?);
            }
            _ => {
                let unknown = || format!("the table has no types of {name}");
                let (kind, size) = name.trim_start_matches("IIT_").split_at(1);
                let size: u32 = size.parse().map_err(|_| unknown())?;
                return match kind {
                    "I" => Ok(format!("I{size}")),
                    "V" => Ok(format!("Vector({size}, &{})", self.pattern()?)),
                    _ => Err(unknown()),
                };
            }
        };
        Ok(known.to_owned())
    }
}

/// The constraint of an overload: on the element, and whether it is a vector.
fn any(constraint: u64) -> Result<String, String> {
    let mut name = "ANY".to_owned();
    name.push_str(match constraint >> 4 {
        0 => "",
        1 => "_VECTOR",
        // There is no overload for pointers and vectors of pointers alike.
        2 if constraint & 0xf == 3 => "",
        2 => "_SCALAR",
        _ => return Err(format!("{constraint} is no constraint")),
    });
    name.push_str(match constraint & 0xf {
        0 => "",
        1 => "_INTEGER",
        2 => "_FLOAT",
        3 => "_POINTER",
        _ => return Err(format!("{constraint} is no constraint")),
    });
    Ok(name)
}

/// The attributes of an intrinsic.
struct Attributes {
    function: Vec<&'static str>,
    memory: u32,
    has_side_effects: bool,
    slots: Vec<(u64, String)>,
}

/// The bits of memory that is read, and of memory that is written.
const READ: u32 = 0x555;
const WRITTEN: u32 = 0xaaa;
const ARGUMENTS: u32 = 0x3;
const INACCESSIBLE: u32 = 0xc;

impl Attributes {
    fn new(plain: bool) -> Self {
        let function = Vec::from([if plain { "PLAIN" } else { "NO_UNWIND" }]);
        Self { function, memory: READ | WRITTEN, has_side_effects: false, slots: Vec::new() }
    }

    /// The memory that LLVM states: none would mean that a call without a use can go.
    fn memory(&self) -> u32 {
        if self.memory == 0 && self.has_side_effects { READ | WRITTEN } else { self.memory }
    }

    /// Adds a property, which is a record.
    fn add(&mut self, name: &str, record: &Value) -> Result<(), String> {
        let class = record["!superclasses"].as_array().and_then(|classes| classes.last());
        let class = class.map_or("", text);
        if class != "IntrinsicProperty" {
            return self.add_to_slot(class, record);
        }
        let flag = match name {
            "IntrNoMem" => return self.restrict(0),
            "IntrReadMem" => return self.restrict(READ),
            "IntrWriteMem" => return self.restrict(WRITTEN),
            "IntrArgMemOnly" => return self.restrict(ARGUMENTS),
            "IntrInaccessibleMemOnly" => return self.restrict(INACCESSIBLE),
            "IntrInaccessibleMemOrArgMemOnly" => return self.restrict(ARGUMENTS | INACCESSIBLE),
            // They are no attributes.
            "Commutative" | "IntrTriviallyScalarizable" => return Ok(()),
            "IntrHasSideEffects" => {
                self.has_side_effects = true;
                return Ok(());
            }
            "Throws" => {
                let plain = self.function[0] == "PLAIN";
                self.function[0] = if plain { "THROWING" } else { "NONE" };
                return Ok(());
            }
            "IntrCold" => "COLD",
            "IntrConvergent" => "CONVERGENT",
            "IntrNoCallback" => "NO_CALLBACK",
            "IntrNoCreateUndefOrPoison" => "NO_CREATE_UNDEF_OR_POISON",
            "IntrNoDuplicate" => "NO_DUPLICATE",
            "IntrNoMerge" => "NO_MERGE",
            "IntrNoReturn" => "NO_RETURN",
            "IntrNoSync" => "NO_SYNC",
            "IntrSpeculatable" => "SPECULATABLE",
            "IntrStrictFP" => "STRICT_FP",
            "IntrWillReturn" => "WILL_RETURN",
            _ => return Err(format!("the table has no property `{name}`")),
        };
        self.function.push(flag);
        Ok(())
    }

    fn restrict(&mut self, memory: u32) -> Result<(), String> {
        self.memory &= memory;
        Ok(())
    }

    /// Adds an attribute of the result or a parameter.
    fn add_to_slot(&mut self, class: &str, record: &Value) -> Result<(), String> {
        let what = match class {
            // The names of arguments.
            "ArgInfo" => return Ok(()),
            "Range" => format!("Range({}, {})", record["Lower"], record["Upper"]),
            "NoCapture" => "Kind(Captures)".to_owned(),
            "ImmArg" | "NoAlias" | "NoUndef" | "NonNull" | "ReadNone" | "ReadOnly" | "Returned"
            | "WriteOnly" => format!("Kind({class})"),
            _ => return Err(format!("the table has no property `{class}`")),
        };
        let slot = record["ArgNo"].as_u64().ok_or("the property is of no argument")?;
        self.slots.push((slot, what));
        Ok(())
    }
}
