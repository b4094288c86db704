import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const generated = /import\s*\{([^}]*)\}\s*from\s*"([^"]*\/generated\/graphql\.ts)";?/g;
const query = "?document=";

/**
 * Makes a module of each generated document, so that a page's script holds the documents of that page alone: the generated file is one
 * module, which every page would load whole. Of a document the page uses its text alone.
 */
export const splitDocuments = (): Plugin => ({
  name: "split-documents",
  enforce: "pre",
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    return code.replace(generated, (_, names: string, file: string) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => `import { ${name} } from "${file}${query}${name}";`)
        .join("\n"),
    );
  },
  load(id) {
    const [file = "", name] = id.split(query);
    if (name === undefined) return null;
    const text = readFileSync(file, "utf8");
    const start = text.indexOf("`", text.indexOf(`export const ${name} = `));
    const end = text.indexOf("`", start + 1);
    if (!text.includes(`export const ${name} = `)) throw new Error(`${file} has no document "${name}". Run \`npm run codegen\`.`);
    return { code: `export const ${name} = ${text.slice(start, end + 1)};`, moduleType: "js" };
  },
});
