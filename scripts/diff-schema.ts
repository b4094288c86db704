import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeSchemaChanges } from "./schema/describe-schema-changes.ts";

const root = join(import.meta.dirname, "..");
const file = "graphql/schema.graphql";
const [ref = "main"] = process.argv.slice(2);

// Prints what clients notice between a commit, a branch or a tag and the working tree.
try {
  const before = execFileSync("git", ["show", `${ref}:${file}`], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27, stdio: "pipe" });
  console.log(await describeSchemaChanges(before, readFileSync(join(root, file), "utf8")));
} catch (error) {
  console.error(`There is no readable schema at "${ref}". Name a commit, a branch or a tag: npm run schema:diff -- REF\n${String(error)}`);
  process.exitCode = 1;
}
