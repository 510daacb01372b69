!0 = !DISubprogram(function: !0)
