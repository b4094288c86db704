import { createRequire } from "node:module";

/** What an embedder lacks that needs these packages, as a phrase; `null` when all are installed. `from`: the address of the module that loads them. */
export const missingPackage = (packages: readonly string[], from: string): string | null => {
  const { resolve } = createRequire(from);
  const missing = packages.filter((name) => !isInstalled(name, resolve));
  return missing.length === 0
    ? null
    : `${missing.map((name) => `"${name}"`).join(" and ")} ${missing.length > 1 ? "are" : "is"} not installed: npm install ${missing.join(" ")}`;
};

/** A package of files alone has no entry point to resolve. */
const isInstalled = (name: string, resolve: NodeJS.RequireResolve): boolean =>
  [name, `${name}/package.json`].some((path) => {
    try {
      return resolve(path) !== "";
    } catch {
      return false;
    }
  });
