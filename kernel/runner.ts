import type { Kernel } from "./kernel.ts";
import { service } from "./tokens.ts";
import type { Service } from "./tokens.ts";

/**
 * Built-in service: lets plugins run pipelines and read facets. `use` is for what is called while the engine runs, such as hooks; a service names the services that it
 * is made of in `uses`.
 */
export const Runner: Service<Pick<Kernel, "run" | "plan" | "read" | "use">> = service("kernel/runner");
