import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { root } from "./pages.ts";
import { writeBlock } from "./table.ts";

const languages: Readonly<Record<string, string>> = {
  ".ts": "ts",
  ".js": "js",
  ".yaml": "yaml",
  ".json": "json",
  ".graphql": "graphql",
  ".md": "markdown",
};

/** A file of the repository as a block, or what stands between its lines `// #region NAME` and `// #endregion`. */
export const includeCode = (file: string, region?: string): string => {
  const text = readFileSync(join(root, file), "utf8");
  return writeBlock(languages[extname(file)] ?? "text", region === undefined ? text : cutRegion(file, text, region));
};

const cutRegion = (file: string, text: string, region: string): string => {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() === `// #region ${region}`);
  if (start < 0) throw new Error(`"${file}" has no region "${region}".`);
  const length = lines.slice(start).findIndex((line) => line.trim().startsWith("// #endregion"));
  return lines.slice(start + 1, start + length).join("\n");
};
