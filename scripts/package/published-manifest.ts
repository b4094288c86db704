type Manifest = Record<string, unknown> & { readonly bin: Record<string, string>; readonly exports: Record<string, string> };

/** What only a clone needs. */
const ofClone = new Set(["workspaces", "scripts", "devDependencies", "overrides", "allowScripts"]);

/** The manifest of the published package: its entry points are the JavaScript and the declarations in `dist`. */
export const publishedManifest = (manifest: Manifest): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !ofClone.has(key))),
  bin: mapValues(manifest.bin, (file) => built(file, ".js")),
  exports: mapValues(manifest.exports, (file) =>
    file.endsWith(".ts") ? { types: built(file, ".d.ts"), default: built(file, ".js") } : file,
  ),
});

const built = (file: string, ending: string): string => file.replace(/^\.\//, "./dist/").replace(/\.ts$/, ending);

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
