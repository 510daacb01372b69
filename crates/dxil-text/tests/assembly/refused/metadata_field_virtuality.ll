!0 = !DISubprogram(virtuality: DW_VIRTUALITY_none)
