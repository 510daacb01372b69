target "triple" = "dxil-ms-dx"
