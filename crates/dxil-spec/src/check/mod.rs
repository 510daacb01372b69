//! The numbered rules that a spec must keep. `docs/spec-language.md` explains each.

mod entries;
mod features;
pub(crate) mod names;
mod operands;
mod ops;
pub(crate) mod rule;

use crate::model::Spec;
use rule::rules;

pub use rule::Rule;

rules! {
    'D' Spec:
    1 "missing opcode" ops::missing_opcode;
    2 "duplicate opcode" ops::duplicate_opcode;
    3 "gap in a version's opcode range" ops::opcode_gap;
    4 "duplicate name" ops::duplicate_name;
    5 "class without operation" ops::class_without_operation;
    6 "description missing" ops::description_missing;
    7 "description too long, or not one line" ops::description_too_long;
    8 "description repeated" ops::description_repeated;
    9 "reserved operation with content" ops::reserved_with_content;
    10 "result missing" ops::result_missing;
    11 "intrinsic mapped twice" ops::intrinsic_twice;
    12 "argument selection out of range" ops::selection_out_of_range;
    13 "stages missing" entries::stages_missing;
    14 "versions unsorted" entries::versions_unsorted;
    15 "version twice" entries::version_twice;
    16 "entry before the operation exists" entries::before_the_operation;
    17 "`removed` or `all_stages` beside a stage" entries::removed_beside_a_stage;
    18 "overload without overload type" operands::overload_without_type;
    19 "overload type without overload" operands::type_without_overload;
    20 "overload dimension not used" operands::dimension_unused;
    21 "overload dimensions out of order" operands::dimensions_out_of_order;
    22 "not a type of overloads" operands::not_an_overload;
    23 "not a type of operands" operands::not_an_operand;
    24 "argument without name, or named twice" operands::argument_names;
    25 "range or enumeration that cannot be" operands::impossible_values;
    26 "attributes that contradict" entries::attributes_contradict;
    27 "unknown version" entries::unknown_version;
    28 "gap between versions" entries::version_gap;
    30 "name that is no identifier" names::no_identifier;
    31 "more than four overload dimensions" operands::too_many_dimensions;
    32 "overloads of a class in different forms" operands::mixed_forms;
    33 "listed twice" entries::listed_twice;
    34 "shader features out of order" features::bits_out_of_order;
    35 "requirement that cannot be" features::impossible_requirement;
    36 "HLSL names out of order" names::hlsl_names;
}
