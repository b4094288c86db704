export * from "./extraction.ts";
export * from "./request.ts";
export * from "./structure.ts";
export * from "./segments.ts";
export * from "./settings.ts";
export * from "./enrichment.ts";
export * from "./finished-pack.ts";
export * from "./systems.ts";
