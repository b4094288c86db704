import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The source files of all entry points, and the modules that run in threads and processes of their own. */
export const entryFiles = (root: string): string[] => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const doors = Object.values(exports).filter((file) => file.endsWith(".ts"));
  // A star of `exports` may stand for more than one folder.
  return [
    ...globSync(
      doors.map((file) => file.replace("*", "**")),
      { cwd: root, exclude },
    ),
    ...workers(root),
  ];
};

const exclude = ["**/tests/**", "**/node_modules/**", "dist/**"];

const workers = (root: string): string[] =>
  globSync("{kernel,plugins,db,graphql,cli}/**/*.ts", { cwd: root, exclude }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/new URL\("([^"]+\.ts)", import\.meta\.url\)/g)].map(([, target = ""]) =>
      join(file, "..", target),
    ),
  );
