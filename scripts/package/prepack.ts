// Runs before `npm pack`: builds the web app, the empty database and `dist`, and puts the manifest of the published package into place. `postpack` puts the clone's back.
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPackage } from "./build.ts";
import { publishedManifest } from "./published-manifest.ts";

const root = join(import.meta.dirname, "..", "..");
const manifest = join(root, "package.json");

for (const script of ["web/build.ts", "db/make-empty-database.ts"])
  execFileSync(process.execPath, [join(root, script)], { stdio: [0, 2, 2] });
buildPackage(root);
copyFileSync(manifest, join(root, "dist", "clone-package.json"));
writeFileSync(manifest, `${JSON.stringify(publishedManifest(JSON.parse(readFileSync(manifest, "utf8"))), null, 2)}\n`);
