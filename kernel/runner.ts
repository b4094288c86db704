import type { Kernel } from "./kernel.ts";
import { service } from "./tokens.ts";
import type { Service } from "./tokens.ts";

/** Built-in service: lets plugins run pipelines and read facets. */
export const Runner: Service<Pick<Kernel, "run" | "plan" | "read">> = service("kernel/runner");
