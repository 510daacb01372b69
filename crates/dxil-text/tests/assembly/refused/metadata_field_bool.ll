!0 = !DISubprogram(isLocal: 1)
