#!/usr/bin/env node
import { endWithReader } from "./output.ts";
import { createProgram } from "./program.ts";

endWithReader();
await createProgram().parseAsync();
