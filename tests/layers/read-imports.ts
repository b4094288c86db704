/** One import or re-export of a file. */
export interface Import {
  readonly line: number;
  readonly specifier: string;
}

const patterns = [
  /^(?:import|export)\s[^"']*?\sfrom\s+["']([^"']+)["']/gm,
  /^import\s+["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']\s*\)/gm,
];

/** Every module a source names: imports of values and of types, re-exports, `import()` in code and in types. */
export const readImports = (source: string): readonly Import[] => {
  const code = blankComments(source);
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ index, 1: specifier = "" }) => ({ line: code.slice(0, index).split("\n").length, specifier }))
    .toSorted((left, right) => left.line - right.line);
};

const blankComments = (source: string): string =>
  source.replaceAll(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, " "));
