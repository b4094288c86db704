/** Rows as columns of equal width, two blanks apart. */
export const showRows = (rows: readonly (readonly (string | number)[])[]): string => {
  const cells = rows.map((row) => row.map(String));
  const widths = cells.reduce<number[]>((known, row) => row.map((cell, at) => Math.max(known[at] ?? 0, cell.length)), []);
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
