import { existsSync, globSync } from "node:fs";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { CommandError } from "../command-error.ts";
import { print, printJson } from "../output.ts";
import { packageVersion } from "../package-version.ts";
import type { JsonOption } from "../run-command.ts";

const template = join(import.meta.dirname, "..", "..", "examples", "game");

/** Writes a small project into a folder that is new or empty. */
export const initProject = async (folder: string, { json = false }: JsonOption): Promise<void> => {
  const target = resolve(folder);
  const name = packageName(target);
  await requireEmpty(target);
  await mkdir(target, { recursive: true });
  await cp(template, target, { recursive: true });
  await writeFile(join(target, "package.json"), toJson(manifest(name)));
  await writeFile(join(target, "tsconfig.json"), toJson(compilerOptions));
  await writeFile(join(target, ".gitignore"), "node_modules/\n.data/\n");
  const files = globSync("**/*.*", { cwd: target }).toSorted();
  if (json) return printJson({ folder: target, files });
  print(`${target} has ${files.join(", ")}.\n\nNext:\n  cd ${folder}\n  npm install\n  npm start`);
};

const packageName = (target: string): string => {
  const name = basename(target);
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name)) return name;
  const message = `"${name}" cannot be the name of a package. Use lower-case letters, digits, dots, underscores and hyphens, such as my-game.`;
  throw new CommandError("project_name_invalid", message, 2);
};

const requireEmpty = async (target: string): Promise<void> => {
  if (!existsSync(target) || (await readdir(target)).length === 0) return;
  throw new CommandError("file_exists", `${target} exists and is not empty. Choose another folder.`, 2);
};

const manifest = (name: string) => ({
  name,
  version: "0.1.0",
  private: true,
  type: "module",
  scripts: { start: "freeform-rpg serve --demo", play: "freeform-rpg play", test: "node --test test/*.ts", check: "tsc" },
  dependencies: { "freeform-rpg": `^${packageVersion}`, zod: "^4.0.0" },
  devDependencies: { "@types/node": "^26.0.0", typescript: "^7.0.0" },
});

const compilerOptions = {
  compilerOptions: {
    module: "nodenext",
    target: "es2024",
    lib: ["es2024", "esnext.disposable", "dom"],
    types: ["node"],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
  },
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
