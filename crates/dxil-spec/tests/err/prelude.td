// The classes of dxil-ops.spec and a few definitions, for the files beside this one.

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}

foreach i = 0...2 in {
  def DXIL1_#i : Version<1, i>;
}

class ShaderFeature<int number, string doc> {
  int Bit = number;
  string Doc = doc;
  Version Validator = DXIL1_0;
}

def WaveOpsFeature : ShaderFeature<0, "Operations across the lanes of a wave.">;
def MinimumPrecisionFeature : ShaderFeature<1, "Values of minimum precision.">;
def NativeLowPrecisionFeature : ShaderFeature<2, "Native 16-bit values.">;

class DXILOpParamType;

class PlainType<string ir> : DXILOpParamType {
  string IR = ir;
}

class ScalarType<string ir, string suffix> : PlainType<ir> {
  string Suffix = suffix;
  ShaderFeature Feature = ?;
  ShaderFeature NativeFeature = ?;
}

class VectorType<ScalarType element> : DXILOpParamType {
  ScalarType Element = element;
}

class OverloadType<int dimension> : DXILOpParamType {
  int Dimension = dimension;
}

def VoidTy : PlainType<"void">;
def Int32Ty : ScalarType<"i32", "i32">;
def HalfTy : ScalarType<"half", "f16"> {
  let Feature = MinimumPrecisionFeature;
  let NativeFeature = NativeLowPrecisionFeature;
}
def FloatTy : ScalarType<"float", "f32">;
def FloatVecTy : VectorType<FloatTy>;
def HandleTy : PlainType<"%dx.types.Handle">;
def OverloadTy : OverloadType<0>;
def Overload1Ty : OverloadType<1>;

class DXILShaderStage<string title, Version since = DXIL1_0> {
  string Title = title;
  Version Since = since;
}

def vertex : DXILShaderStage<"vertex">;
def pixel : DXILShaderStage<"pixel">;
def all_stages : DXILShaderStage<"all stages">;
def removed : DXILShaderStage<"removed">;

class DXILAttribute<string doc> {
  string Doc = doc;
}

def ReadNone : DXILAttribute<"Touches no memory.">;
def ReadOnly : DXILAttribute<"Writes no memory.">;

class EnumValue<string name, int value, string doc> {
  string Name = name;
  int Value = value;
  string Doc = doc;
  Version Since = DXIL1_0;
}

class Enumeration<string doc, list<EnumValue> values> {
  string Doc = doc;
  list<EnumValue> Values = values;
}

class Validation<int level> {
  int Level = level;
}

def AnyConstant : Validation<1>;
def AnyNumber : Validation<2>;
def OneMore : Validation<3>;
def Demanded : Validation<4>;

class Arg<string name, DXILOpParamType type> {
  string Name = name;
  DXILOpParamType Type = type;
  bit IsConstant = 0;
  bit AllowsUndef = 0;
  int Min = ?;
  int Max = ?;
  Version Until = ?;
  Enumeration Values = ?;
  Validation Validated = Demanded;
}

class RangeArg<string name, DXILOpParamType type, int min, int max> : Arg<name, type> {
  let Min = min;
  let Max = max;
}

class EnumArg<string name, DXILOpParamType type, Enumeration values> : Arg<name, type> {
  let Values = values;
}

class Overloads<Version minver, list<DXILOpParamType> types> {
  Version dxil_version = minver;
  list<DXILOpParamType> overload_types = types;
}

class OverloadDimensions<Version minver, list<list<DXILOpParamType>> dimensions>
    : Overloads<minver, []> {
  list<list<DXILOpParamType>> overload_dimensions = dimensions;
}

class Stages<Version minver, list<DXILShaderStage> stages> {
  Version dxil_version = minver;
  list<DXILShaderStage> shader_stages = stages;
}

class Attributes<Version minver, list<DXILAttribute> attributes> {
  Version dxil_version = minver;
  list<DXILAttribute> op_attrs = attributes;
}

class Requires<ShaderFeature feature, list<DXILShaderStage> stages = [all_stages],
               list<DXILOpParamType> overloads = []> {
  ShaderFeature Feature = feature;
  list<DXILShaderStage> Stages = stages;
  list<DXILOpParamType> Overloads = overloads;
}

class IntrinArgSelect;

class IntrinArgIndex<int index> : IntrinArgSelect {
  int Index = index;
}

class IntrinArgI8<int value> : IntrinArgSelect {
  int Value = value;
}

class IntrinSelect<string intrinsic_, list<IntrinArgSelect> arg_selects_ = []> {
  string intrinsic = intrinsic_;
  list<IntrinArgSelect> arg_selects = arg_selects_;
}

class DXILOpClass;
def unary : DXILOpClass;

class DXILOp<int opcode, DXILOpClass opclass, Version since = DXIL1_0> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  Version Since = since;
  Version SinceTranslated = since;
  Version SinceValidated = since;
  bit IsReserved = 0;
  list<IntrinSelect> intrinsics = [];
  DXILOpParamType result = ?;
  list<Arg> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages = ?;
  list<Attributes> attributes = [];
  list<Requires> requires = [];
}

class ReservedOp<int opcode, Version since> : DXILOp<opcode, unary, since> {
  let IsReserved = 1;
}

// An operation with all that it must have, for the files to spoil.
class Float<int opcode, string doc, Version since = DXIL1_0> : DXILOp<opcode, unary, since> {
  let Doc = doc;
  let result = OverloadTy;
  let arguments = [Arg<"value", OverloadTy>];
  let overloads = [Overloads<since, [HalfTy, FloatTy]>];
  let stages = [Stages<since, [all_stages]>];
}
