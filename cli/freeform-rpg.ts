#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Must run before anything else is loaded: caches compiled modules between runs. A server starts seldom, and would hold its part of the cache, 35 MB, until it ends.
if (process.argv[2] !== "serve") enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "freeform-rpg"));
const { endWithReader } = await import("./output.ts");
const { createProgram } = await import("./program.ts");

endWithReader();
await createProgram().parseAsync();
