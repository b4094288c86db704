import type { Resolution, Ruling } from "freeform-rpg/schemas";

/** The ruling as the resolver left it: with the actions that turned out impossible once those before them were done. */
export const asResolved = (ruling: Ruling, resolution: Resolution | undefined): Ruling =>
  resolution === undefined ? ruling : { ...ruling, blocked_actions: resolution.blocked_actions };
