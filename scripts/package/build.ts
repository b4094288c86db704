import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { entryFiles } from "./entry-files.ts";

/** The files that the engine reads while it runs. They lie beside its JavaScript as they lie beside its sources. */
const data = [
  "{content_packs,prompts,scenarios,systems}/**/*.{md,txt,yaml}",
  "plugins/**/*.{bin,json,txt,yaml}",
  "graphql/schema.graphql",
  "web/dist/**/*.*",
  "db/dist/*.zip",
  "examples/game/**/*.*",
];
const notData = ["**/tests/**", "**/training/**", "**/node_modules/**"];

/** Builds `dist` of a clone: JavaScript and declarations of everything that the entry points reach, and the data files. */
export const buildPackage = (root: string): void => {
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  compile(root);
  // The compiler copies the manifest, since a module imports it. There it would hide the package's own.
  rmSync(join(dist, "package.json"));
  for (const file of globSync(["**/*.js", "**/*.d.ts"], { cwd: dist })) rewrite(join(dist, file));
  for (const file of globSync(data, { cwd: root, exclude: notData })) copy(join(root, file), join(dist, file));
};

const compile = (root: string): void => {
  const project = join(root, "tsconfig.package.json");
  const settings = JSON.parse(readFileSync(project, "utf8"));
  const generated = join(root, "tsconfig.package.all.json");
  writeFileSync(generated, JSON.stringify({ ...settings, files: [...settings.files, ...entryFiles(root)] }));
  try {
    execFileSync(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", generated], { stdio: [0, 2, 2] });
  } finally {
    rmSync(generated);
  }
};

/** The compiler rewrites the imports of modules, but neither addresses of workers nor the imports of declarations. */
const rewrite = (file: string): void => {
  const text = readFileSync(file, "utf8");
  const rewritten = file.endsWith(".d.ts")
    ? text.replace(/(\bfrom |\bimport\(|^import )"(\.[^"]+)\.ts"/gm, '$1"$2.js"')
    : text.replace(/new URL\("([^"]+)\.ts", import\.meta\.url\)/g, 'new URL("$1.js", import.meta.url)');
  if (rewritten !== text) writeFileSync(file, rewritten);
};

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
};
