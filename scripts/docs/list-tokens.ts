import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pages.ts";
import { writeTable } from "./table.ts";

interface Declared {
  readonly file: string;
  readonly name: string;
  readonly kind: string;
  readonly types: readonly string[];
  readonly doc: string;
}

const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = (changeHook|collectHook|facet)<([\s\S]*?)>\(\s*"[^"]+"/g;

/** Hooks or facets, as the sources declare them. */
const readDeclared = (kinds: readonly string[]): readonly Declared[] =>
  globSync(["kernel/*.ts", "db/*.ts", "db/worlds/*.ts", "graphql/builder/*.ts", "plugins/**/*.ts"], { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return [...source.matchAll(declaration)].map(([, doc = "", name = "", kind = "", types = ""]) => ({
        file,
        name,
        kind,
        types: splitTypes(types).map((type) => realName(type, source)),
        doc: firstSentence(doc),
      }));
    })
    .filter(({ kind }) => kinds.includes(kind));

/** The hooks whose files begin with `folder`: a table of name, kind, value, context and use. */
export const listHooks = (folder: string): string => {
  const hooks = readDeclared(["changeHook", "collectHook"]).filter(({ file }) => file.startsWith(folder));
  return writeTable([
    ["Hook", "Kind", "Value", "Context or input", "From", "For"],
    ...hooks.map(({ name, kind, types: [first = "", second = ""], file, doc }) =>
      kind === "changeHook"
        ? [code(name), "change", code(first), second && code(second), code(entryOf(file)), doc]
        : [code(name), "collect", `${code(second)}, any number`, code(first), code(entryOf(file)), doc],
    ),
  ]);
};

/** The facets: a table of name, contribution, entry point and use. */
export const listFacets = (): string =>
  writeTable([
    ["Facet", "A contribution", "From", "For"],
    ...readDeclared(["facet"]).map(({ name, types, file, doc }) => [code(name), code(types[0] ?? ""), code(entryOf(file)), doc]),
  ]);

const code = (text: string): string => `\`${text}\``;

/** `plugins/turn/narrator/tokens.ts` is imported as `turn/narrator`, `kernel/x.ts` as `kernel`. */
const entryOf = (file: string): string => {
  const parts = file.split("/");
  return parts[0] === "plugins" ? parts.slice(1, 3).join("/") : (parts[0] ?? "");
};

/** Splits at commas outside of brackets. */
const splitTypes = (types: string): readonly string[] => {
  const found = [""];
  let depth = 0;
  for (const letter of types.replaceAll(/\s+/g, " ")) {
    if ("{<([".includes(letter)) depth++;
    if ("}>)]".includes(letter)) depth--;
    if (letter === "," && depth === 0) found.push("");
    else found.push(`${found.pop() ?? ""}${letter}`);
  }
  return found.map((type) => type.trim().replaceAll("readonly ", ""));
};

/** A type under the name that its module exports, where the file imports it under another. */
const realName = (type: string, source: string): string =>
  [...source.matchAll(/^import .*\{.*\b(\w+) as (\w+)/gm)].reduce(
    (known, [, real = "", alias = ""]) => known.replaceAll(new RegExp(`\\b${alias}\\b`, "g"), real),
    type,
  );

const firstSentence = (doc: string): string => {
  const text = doc
    .replaceAll(/^\s*\* ?/gm, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [sentence = ""] = text.split(/(?<=[.!?]) (?=[A-Z`])/);
  return sentence.replaceAll(/\{@link (\w+)\}/g, "`$1`");
};
