#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Before anything else is loaded: compiled modules are kept from run to run.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "freeform-rpg"));
const { endWithReader } = await import("./output.ts");
const { createProgram } = await import("./program.ts");

endWithReader();
await createProgram().parseAsync();
