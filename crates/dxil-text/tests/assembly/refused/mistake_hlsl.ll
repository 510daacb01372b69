float4 main() : SV_Target { return 0; }
