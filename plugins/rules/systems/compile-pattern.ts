import { messageOf } from "freeform-rpg/kernel";
import { RE2JS } from "re2js";
import { SystemError } from "./system-error.ts";

/** A find of a pattern: its text, where it begins, and its groups by number and by name; `null` for a group that took no part. */
export interface PatternMatch {
  readonly text: string;
  readonly at: number;
  readonly groups: readonly (string | null)[];
  readonly named: Readonly<Record<string, string | null>>;
}

/** A compiled pattern of a system. Searching takes time in proportion to the text, whatever the pattern. */
export interface Pattern {
  readonly source: string;
  test(text: string): boolean;
  /** Everything found, in order; at most `limit`. */
  findAll(text: string, limit?: number): readonly PatternMatch[];
}

/** How a pattern reads. */
export interface PatternOptions {
  /** Headings are often set in capitals: then letters' cases are one. */
  readonly ignoreCase?: boolean;
}

/** Compiles a pattern in RE2 syntax; `^` and `$` are a line's. Throws `system_invalid`, naming `where` it stands. */
export const compilePattern = (source: string, where: string, { ignoreCase = false }: PatternOptions = {}): Pattern => {
  const regex = compile(source, where, RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0));
  const names = Object.keys(regex.namedGroups());
  return {
    source,
    test: (text) => regex.test(text),
    findAll: (text, limit = 100_000) => {
      const matcher = regex.matcher(text);
      const found: PatternMatch[] = [];
      while (found.length < limit && matcher.find()) {
        const groups = Array.from({ length: matcher.groupCount() }, (_, at) => matcher.group(at + 1));
        const named = Object.fromEntries(names.map((name) => [name, matcher.group(name)]));
        found.push({ text: matcher.group() ?? "", at: matcher.start(), groups, named });
      }
      return found;
    },
  };
};

/** Systems share most of their patterns with those that they inherit. */
const compiled = new Map<string, RE2JS>();

const compile = (source: string, where: string, flags: number): RE2JS => {
  try {
    const known = compiled.get(`${flags} ${source}`) ?? RE2JS.compile(source, flags);
    compiled.set(`${flags} ${source}`, known);
    return known;
  } catch (cause) {
    throw new SystemError(
      "system_invalid",
      `The pattern ${JSON.stringify(source)} at ${where} cannot be used: ${messageOf(cause)}. ` +
        "Patterns are in RE2 syntax, which has no look-ahead, look-behind or back-references.",
      { cause },
    );
  }
};
