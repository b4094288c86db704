import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { z } from "zod";
import { CommandError } from "./command-error.ts";
import type { Environment } from "./environment.ts";

const Manifest = z.record(z.string(), z.string(), "must be an object with the text of each operation by its id");

/** The operations of the command line, of the web app and of the manifests that the environment names; `null` where it asks for none. */
export const readPersistedOperations = async ({ persistedOperations: files, persistedOperationsOnly: only }: Environment) => {
  if (files.length === 0 && !only) return null;
  const own = await import("./api/generated/graphql.ts");
  const documents: Record<string, string> = { ...(existsSync(webManifest) && readManifest(webManifest)) };
  for (const [name, document] of Object.entries(own)) if (name.endsWith("Document")) documents[`cli/${name}`] = String(document);
  for (const file of files) Object.assign(documents, readManifest(file));
  return { documents, only };
};

const webManifest = join(import.meta.dirname, "..", "web", "dist", "operations.json");

const readManifest = (file: string): Readonly<Record<string, string>> => {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? error.issues.map(({ message }) => message).join("; ") : messageOf(error);
    const how = "Name files as GraphQL Code Generator writes them with `persistedDocuments`.";
    throw new CommandError("manifest_invalid", `The manifest "${file}" of PERSISTED_OPERATIONS is not usable: ${why}. ${how}`, 2);
  }
};
