/** The first line on which quotations and lists nest more than `max` levels deep, by consecutive marks and indentation; `null` when there is none. */
export const findTooDeepLine = (text: string, max: number): number | null => {
  for (const [at, line] of text.split("\n").entries()) {
    const [, indent = "", marks = ""] = /^([ \t]*)((?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)*)/.exec(line) ?? [];
    const levels = (marks.match(/>|[-+*]|\d+[.)]/g) ?? []).length;
    if (levels > 0 && !isRule(line) && indent.length / 2 + levels > max) return at + 1;
  }
  return null;
};

/** A line such as `* * *` or `------`. */
const isRule = (line: string): boolean => /^\s*([-*])[ \t]*(?:\1[ \t]*){2,}$/.test(line);
