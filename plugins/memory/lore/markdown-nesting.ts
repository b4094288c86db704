/** The line on which quotations and lists first nest more than `most` levels deep, by marks in a row and by indentation; `null` when they never do. */
export const deepestMarkdown = (text: string, most: number): number | null => {
  for (const [at, line] of text.split("\n").entries()) {
    const [, indent = "", marks = ""] = /^([ \t]*)((?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)*)/.exec(line) ?? [];
    const levels = (marks.match(/>|[-+*]|\d+[.)]/g) ?? []).length;
    if (levels > 0 && !isRule(line) && indent.length / 2 + levels > most) return at + 1;
  }
  return null;
};

/** A line such as `* * *` or `------`. */
const isRule = (line: string): boolean => /^\s*([-*])[ \t]*(?:\1[ \t]*){2,}$/.test(line);
