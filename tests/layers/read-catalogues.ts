import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageCatalogue } from "freeform-rpg/language";

const root = join(import.meta.dirname, "..", "..");

const listFiles = (): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "plugins/**/*.ts"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !file.includes("/tests/") && readFileSync(join(root, file), "utf8").includes("defineMessages("));

const isCatalogue = (value: unknown): value is MessageCatalogue<unknown> =>
  typeof value === "object" && value !== null && "all" in value && "in" in value;

const valuesOf = (module: unknown): readonly unknown[] => (typeof module === "object" && module !== null ? Object.values(module) : []);

/** All catalogues of messages, by the file that defines them. */
export const readCatalogues = async (): Promise<
  readonly { readonly file: string; readonly found: readonly MessageCatalogue<unknown>[] }[]
> =>
  Promise.all(
    listFiles().map(async (file) => {
      const module: unknown = await import(join(root, file));
      return { file, found: valuesOf(module).filter(isCatalogue) };
    }),
  );
