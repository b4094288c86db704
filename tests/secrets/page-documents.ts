import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, print } from "graphql";
import type { FieldNode, OperationDefinitionNode } from "graphql";
import type { Arguments } from "./select-paths.ts";

const root = join(import.meta.dirname, "../..");
const web = join(root, "web");

/** An operation that a page sends. */
export interface PageDocument {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

const operationOf = (text: string): OperationDefinitionNode => {
  const found = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!found) throw new Error(`This document has no operation: ${text}`);
  return found;
};

const describe = (text: string): PageDocument => {
  const { name, operation } = operationOf(text);
  return { name: name?.value ?? "", kind: operation, text };
};

/** Builds the app if its sources changed, and returns the text of a file of it. */
const readBuilt = (file: string): string => {
  execFileSync(process.execPath, [join(web, "build.ts"), "--if-changed"]);
  return readFileSync(join(web, "dist", file), "utf8");
};

/** The operations in the script of the page that players get. The bundler may write an operation wherever it is sent. */
export const readPlayersDocuments = (): readonly PageDocument[] => {
  const script = /src="\/([^"]+)"/.exec(readBuilt("index.html"))?.[1] ?? "";
  const found = readBuilt(script).matchAll(/`\s*((?:query|mutation|subscription) [^`]+)`/g);
  return [...new Set([...found].map(([, text = ""]) => text))].map(describe);
};

/** The operations of all pages, as the build lists them. */
export const readAllDocuments = (): readonly PageDocument[] =>
  Object.values<string>(JSON.parse(readBuilt("operations.json"))).map((text) => describe(text.trim()));

/** The names of all operations in the sources of the app. */
export const readSourceNames = (): string[] =>
  globSync("src/**/*.graphql", { cwd: web }).flatMap((file) =>
    parse(readFileSync(join(web, file), "utf8")).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? "") : [],
    ),
  );

/** The names of all operations in the typed documents that the pages import. */
export const readGeneratedNames = (): string[] =>
  [...readFileSync(join(web, "src/api/generated/graphql.ts"), "utf8").matchAll(/^export const (\w+)Document = /gm)].map(
    ([, name = ""]) => name,
  );

/** The files of the app, beside the generated ones, that write or send an operation of their own instead of importing a typed document. */
export const findOwnOperations = (): string[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: web, exclude: ["src/api/generated/**"] }).filter((file) =>
    /new TypedDocumentString|graphql\(\s*`|`\s*(?:query|mutation|subscription)\b/.test(readFileSync(join(web, file), "utf8")),
  );

const usesInFragments = (text: string, variable: string): boolean =>
  parse(text).definitions.some((one) => one.kind === Kind.FRAGMENT_DEFINITION && new RegExp(`\\$${variable}\\b`).test(print(one)));

/** A mutation with the arguments of a table in place of its variables, once for each; as it is where the table does not know it. */
export const fillIn = ({ text }: PageDocument, table: Arguments): string[] => {
  const operation = operationOf(text);
  const fields = operation.selectionSet.selections.filter((one): one is FieldNode => one.kind === Kind.FIELD);
  const choices = table[`Mutation.${fields[0]?.name.value ?? ""}`] ?? [""];
  return choices.map((given) => {
    const filled = operationOf(`mutation { field${given} }`).selectionSet.selections[0];
    const selections = fields.map((field) => (filled?.kind === Kind.FIELD ? { ...field, arguments: filled.arguments ?? [] } : field));
    const named: OperationDefinitionNode = {
      ...operation,
      variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) => usesInFragments(text, variable.name.value)),
      selectionSet: { ...operation.selectionSet, selections },
    };
    return print({
      kind: Kind.DOCUMENT,
      definitions: parse(text).definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? named : one)),
    });
  });
};
