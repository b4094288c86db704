import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { schemaFile } from "./change-forms.ts";

const root = import.meta.dirname;
const dist = join(root, "dist");
const stampFile = join(dist, "stamp");
const ifChanged = process.argv.includes("--if-changed");

/** A hash of everything that the build reads. */
const stampSources = (): string => {
  const hash = createHash("sha256")
    .update(readFileSync(join(root, "..", "package-lock.json")))
    .update(readFileSync(schemaFile));
  const files = globSync(["index.html", "*.ts", "public/**/*.*", "src/**/*.*"], { cwd: root });
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
};

const readStamp = (): string => {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return "";
  }
};

/** The text of each operation of the app, by name: servers that execute persisted operations alone read it. */
const listOperations = async (): Promise<Readonly<Record<string, string>>> => {
  const documents = Object.entries(await import("./src/api/generated/graphql.ts")).filter(([name]) => name.endsWith("Document"));
  return Object.fromEntries(documents.map(([name, document]) => [`web/${name}`, String(document)]));
};

/** Builds into a folder of its own and then takes the place of what was built before: builds that run at once, as in tests, read nothing half. */
const buildInto = async (draft: string, stamp: string): Promise<void> => {
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", build: { outDir: draft } });
  writeFileSync(join(draft, "operations.json"), JSON.stringify(await listOperations()));
  for (const file of globSync("**/*.{js,css,html,svg}", { cwd: draft }))
    writeFileSync(join(draft, `${file}.br`), brotliCompressSync(readFileSync(join(draft, file))));
  writeFileSync(join(draft, "stamp"), stamp);
  // Another build has put the same there meanwhile, and pages may be loading from it.
  if (ifChanged && readStamp() === stamp) return;
  rmSync(dist, { recursive: true, force: true });
  try {
    renameSync(draft, dist);
  } catch (error) {
    // Another build has put the same there meanwhile.
    if (readStamp() !== stamp) throw error;
  }
};

const stamp = stampSources();
if (!ifChanged || readStamp() !== stamp) {
  const draft = mkdtempSync(join(root, "dist-"));
  await buildInto(draft, stamp).finally(() => rmSync(draft, { recursive: true, force: true }));
}
