//! The names of types in HLSL.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Display;

use bstr::{BStr, BString};
use dxil_container::Error;
use dxil_container::layout::StringOffset;
use dxil_container::layout::rdef::{VariableClass, VariableType};
use dxil_container::read::{ResourceDefinitions, ShaderType};

/// The name of a type in HLSL.
pub(crate) fn type_name(
    definitions: &ResourceDefinitions<'_>,
    shader_type: &ShaderType<'_>,
) -> Result<BString, Error> {
    let record = &shader_type.record;
    let own_name = |shader_type| own_name(definitions, shader_type);
    Ok(match record.class {
        VariableClass::Struct => join("struct", own_name(shader_type)?),
        VariableClass::InterfaceClass => join("interface", own_name(shader_type)?),
        VariableClass::InterfacePointer => match shader_type.sub_type_offset {
            0 => "interface".into(),
            target => join("interface", own_name(&definitions.shader_type(target)?)?),
        },
        class => value_type_name(class, record.variable_type, record.rows, record.columns).into(),
    })
}

/// The name of a type of values.
pub(crate) fn value_type_name(
    class: VariableClass,
    variable_type: VariableType,
    rows: impl Display,
    columns: impl Display,
) -> String {
    let base = base_name(variable_type);
    match class {
        VariableClass::Vector => format!("{base}{columns}"),
        VariableClass::MatrixRows => format!("row_major {base}{rows}x{columns}"),
        VariableClass::MatrixColumns => format!("{base}{rows}x{columns}"),
        _ => base,
    }
}

/// The name of a type, which shader model 4 does not have.
fn own_name<'a>(
    definitions: &ResourceDefinitions<'a>,
    shader_type: &ShaderType<'_>,
) -> Result<&'a BStr, Error> {
    match shader_type.name_offset {
        StringOffset(0) => Ok(BStr::new("")),
        name => Ok(definitions.string(name)?.into_inner()),
    }
}

/// A keyword and a name, if there is one.
fn join(keyword: &str, name: &BStr) -> BString {
    let mut text = BString::from(keyword);
    if !name.is_empty() {
        text.push(b' ');
        text.extend_from_slice(name);
    }
    text
}

/// The name of the type of a scalar or an object in HLSL.
fn base_name(variable_type: VariableType) -> String {
    let name = match variable_type {
        VariableType::Void => "void",
        VariableType::Bool => "bool",
        VariableType::Int => "int",
        VariableType::Float => "float",
        VariableType::UInt => "uint",
        VariableType::UInt8 => "uint8",
        VariableType::Double => "double",
        VariableType::Min8Float => "min8float",
        VariableType::Min10Float => "min10float",
        VariableType::Min16Float => "min16float",
        VariableType::Min12Int => "min12int",
        VariableType::Min16Int => "min16int",
        VariableType::Min16UInt => "min16uint",
        // The names of object types are those of the enumeration.
        other => return other.to_string().replace("Rw", "RW"),
    };
    name.to_owned()
}
