import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";

/**
 * Collects garbage now. A book's stages leave hundreds of megabytes behind, and V8 takes more memory from the system before it looks for garbage as
 * long as a machine has some.
 */
export const freeMemory = (): void => {
  setFlagsFromString("--expose-gc");
  Collect.parse(runInNewContext("gc"))();
};

const Collect = z.custom<() => void>((value) => typeof value === "function");
