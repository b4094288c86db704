import { createEffects } from "../effects.ts";
import type { Effects } from "../effects.ts";
import { shippedKinds } from "./shipped-kinds.ts";

/** The registry without the kinds of plugins: for tests and for callers outside a kernel. */
export const shippedEffects: Effects = createEffects(shippedKinds);
