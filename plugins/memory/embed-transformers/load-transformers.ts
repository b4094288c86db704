import { optionalPackage } from "freeform-rpg/kernel";
import { z } from "zod";
import { packageName } from "./create-transformers.ts";
import type { TransformersModule } from "./create-transformers.ts";

const Module = z.object({
  env: z.looseObject({}),
  pipeline: z.custom<TransformersModule["pipeline"]>((value) => typeof value === "function"),
});

/** Loads the package, which is no dependency of the engine: its native runtime is larger than the engine. Throws `package_missing`. */
export const loadTransformers = (): Promise<TransformersModule> =>
  optionalPackage(packageName, 'The embedder "transformers"', async () => {
    const module: unknown = await import(packageName);
    return Module.parse(module);
  });
