import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildSchema } from "./build-schema.ts";

/** Where the printed schema is kept. */
export const schemaFile = new URL("schema.graphql", import.meta.url);

/** The schema of the product without further plugins, as text. */
export const printApi = (): string => `${printSchema(lexicographicSortSchema(buildSchema()))}\n`;

/** Writes the schema file; `node graphql/print-schema.ts` does it. */
export const writeSchema = async (): Promise<void> => writeFile(schemaFile, printApi());

/** The schema file as it is committed. */
export const readSchema = async (): Promise<string> => readFile(schemaFile, "utf8");

if (import.meta.main) await writeSchema();
