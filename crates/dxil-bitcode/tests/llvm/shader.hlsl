// Resources, group-shared memory, wave operations, a matrix and a loop.
struct Light {
  float3 position;
  float power;
};

cbuffer Frame : register(b1) {
  float4x4 view;
  float3 origin;
}

StructuredBuffer<Light> lights : register(t0);
RWStructuredBuffer<float4> result : register(u2);
groupshared float sums[64];

float shade(Light light, float3 at) {
  float3 to = light.position - at;
  return light.power * rsqrt(dot(to, to) + 1);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
  float sum = 0;
  for (uint i = 0; i < 8; ++i)
    sum += shade(lights[i], origin + id);
  sums[lane] = sum;
  GroupMemoryBarrierWithGroupSync();
  float total = WaveActiveSum(sums[lane ^ 1]);
  result[id.x] = float4(total, sum, lane, 1) * saturate(origin.x);
}
