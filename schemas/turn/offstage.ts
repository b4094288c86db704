import { z } from "zod";
import { EntityType, Visibility } from "../values/enums.ts";
import { Id } from "../values/json.ts";

/**
 * What is not near the scene, in its shortest form, so that prose can be held against it: what is hidden anywhere, and the
 * names of people and things elsewhere. For judges of prose alone; no packet and no prompt holds it.
 */
export const Offstage = z.object({
  /** Hidden facts, those that the campaign began with first, at most 2,000. */
  facts: z.array(z.object({ id: Id, text: z.string() })).default([]),
  /** Hidden entities first, then people and things. */
  names: z
    .array(z.object({ id: Id, name: z.string(), aliases: z.array(z.string()), type: EntityType, visibility: Visibility }))
    .default([]),
});
export type Offstage = z.infer<typeof Offstage>;
