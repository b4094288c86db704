/** Comments and strings of languages in the manner of C, with `#` and `--` where a language has them. */
const parts =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<![^\s;{}])#(?!\[|include|define|if|else|endif|pragma|region)[^\n]*)|(?<string>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\])*`?)/g;
const sqlParts = /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>'(?:''|[^'])*'?)/g;

/** The code without its comments, and without the contents of strings, each at the same length. */
export const blankCode = (source: string, isSql: boolean): { readonly bare: string; readonly uncommented: string } => {
  const blank = (strings: boolean) =>
    source.replaceAll(isSql ? sqlParts : parts, (all: string, ...rest: unknown[]) => {
      const groups: unknown = rest.at(-1);
      const isComment = typeof groups === "object" && groups !== null && "comment" in groups && groups.comment !== undefined;
      if (isComment) return blanks(all);
      return strings && all.length > 2 ? all.charAt(0) + blanks(all.slice(1, -1)) + all.charAt(all.length - 1) : all;
    });
  return { bare: blank(true), uncommented: blank(false) };
};

const blanks = (text: string): string => text.replaceAll(/[^\n]/g, " ");
