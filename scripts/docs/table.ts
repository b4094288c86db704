/** A Markdown table as the formatter leaves it. The first row is the head. */
export const writeTable = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = head.map((_, column) => Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
};

/** A fenced block. */
export const writeBlock = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
