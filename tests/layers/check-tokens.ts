import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Functions of the kernel that create a token. */
const creators = "artifact|service|facet|changeHook|collectHook|pipeline";

/** Reads a file beside the checked one by its relative path. */
export type ReadBeside = (specifier: string) => string;

/**
 * Exports of a `tokens.ts` that are neither tokens nor types, each as a line that says why. A token may be declared in another file of the
 * plugin and exported again.
 */
export const checkTokens = (file: string, source: string, readBeside: ReadBeside = besideOf(file)): readonly string[] => {
  const own = findValues(source).filter(({ name }) => !isToken(source, name));
  const passedOn = findReexports(source).filter(({ name, specifier }) => !isToken(readBeside(specifier), name));
  return [...own, ...passedOn].map(
    ({ name }) =>
      `${file} exports "${name}", which is no token. A tokens.ts holds tokens and types: export functions and other values from lib.ts.`,
  );
};

const besideOf =
  (file: string): ReadBeside =>
  (specifier) =>
    readFileSync(join(dirname(file), specifier), "utf8");

const findValues = (source: string): readonly { readonly name: string }[] =>
  [...source.matchAll(/^export (?:default|(?:async )?function\*?|class|let|const) ?(\w*)/gm)].map(({ 1: name = "" }) => ({
    name: name || "default",
  }));

const findReexports = (source: string): readonly { readonly name: string; readonly specifier: string }[] => [
  ...[...source.matchAll(/^export \{([^}]*)\} from "([^"]+)"/gm)].flatMap(({ 1: names = "", 2: specifier = "" }) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ name: name.split(" as ")[0] ?? name, specifier })),
  ),
  ...[...source.matchAll(/^export \* from "([^"]+)"/gm)].map(({ 1: specifier = "" }) => ({ name: "*", specifier })),
];

const isToken = (source: string, name: string): boolean =>
  new RegExp(`^export const ${RegExp.escape(name)}\\b[^;=]*(?:=>[^;=]*)*= (?:${creators})\\b`, "m").test(source);
