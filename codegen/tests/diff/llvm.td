// A spec in the dialect of LLVM's DXIL.td: other fields, nameless arguments, types that
// say nothing but their names. With one wrong opcode: WaveActiveBallot is 116.

include "llvm/IR/Intrinsics.td"

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}

foreach i = 0...8 in {
  def DXIL1_ #i : Version<1, i>;
}

class DXILOpParamType {
  int isOverload = 0;
}

let isOverload = 1 in {
  def OverloadTy : DXILOpParamType;
}
def VoidTy : DXILOpParamType;
def Int1Ty : DXILOpParamType;
def Int8Ty : DXILOpParamType;
def Int32Ty : DXILOpParamType;
def HalfTy : DXILOpParamType;
def FloatTy : DXILOpParamType;
def HandleTy : DXILOpParamType;
def FourInt32Ty : DXILOpParamType;

class DXILOpClass;

defset list<DXILOpClass> OpClasses = {
  def dot2 : DXILOpClass;
  def unary : DXILOpClass;
  def waveActiveBallot : DXILOpClass;
  def waveActiveOp : DXILOpClass;
}

class DXILShaderStage;
def compute : DXILShaderStage;
def pixel : DXILShaderStage;
def all_stages : DXILShaderStage;
def removed : DXILShaderStage;

class DXILAttribute;
def ReadNone : DXILAttribute;

class Overloads<Version ver, list<DXILOpParamType> ols> {
  Version dxil_version = ver;
  list<DXILOpParamType> overload_types = ols;
}

class Stages<Version ver, list<DXILShaderStage> st> {
  Version dxil_version = ver;
  list<DXILShaderStage> shader_stages = st;
}

class Attributes<Version ver = DXIL1_0, list<DXILAttribute> attrs> {
  Version dxil_version = ver;
  list<DXILAttribute> op_attrs = attrs;
}

class IntrinArgSelectType;
def IntrinArgSelect_Index : IntrinArgSelectType;
def IntrinArgSelect_I8 : IntrinArgSelectType;

class IntrinArgSelect<IntrinArgSelectType type_, int value_> {
  IntrinArgSelectType type = type_;
  int value = value_;
}
class IntrinArgIndex<int index> : IntrinArgSelect<IntrinArgSelect_Index, index>;
class IntrinArgI8<int value> : IntrinArgSelect<IntrinArgSelect_I8, value>;

class IntrinSelect<Intrinsic intrinsic_, list<IntrinArgSelect> arg_selects_ = []> {
  Intrinsic intrinsic = intrinsic_;
  list<IntrinArgSelect> arg_selects = arg_selects_;
}

class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  list<IntrinSelect> intrinsics = [];
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages;
  list<Attributes> attributes = [];
}

def Sin : DXILOp<13, unary> {
  let Doc = "Computes a sine.";
  let intrinsics = [IntrinSelect<int_sin>];
  let arguments = [OverloadTy];
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [HalfTy, FloatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def Dot2 : DXILOp<54, dot2> {
  let Doc = "Computes a dot product.";
  let arguments = !listsplat(OverloadTy, 4);
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [HalfTy, FloatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}

def WaveActiveBallot : DXILOp<118, waveActiveBallot> {
  let Doc = "Returns a mask of lanes.";
  let intrinsics = [IntrinSelect<int_dx_wave_ballot>];
  let arguments = [Int1Ty];
  let result = FourInt32Ty;
  let stages = [Stages<DXIL1_0, [all_stages]>];
}

def WaveActiveSum : DXILOp<119, waveActiveOp> {
  let Doc = "Returns a sum over lanes.";
  let intrinsics = [
    IntrinSelect<int_dx_wave_reduce_usum, [IntrinArgIndex<0>, IntrinArgI8<0>, IntrinArgI8<1>]>,
  ];
  let arguments = [OverloadTy, Int8Ty, Int8Ty];
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [HalfTy, FloatTy, Int32Ty]>];
  let stages = [Stages<DXIL1_0, [compute]>];
}
