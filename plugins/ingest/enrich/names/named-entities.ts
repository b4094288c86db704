import { PackContentType } from "freeform-rpg/schemas/packs";
import { z } from "zod";

/** An entity that segments name. */
export const NamedEntity = z.strictObject({
  name: z.string().trim().min(1).max(120),
  type: PackContentType,
  aliases: z.array(z.string().trim().min(1).max(120)).max(20).default([]),
  segments: z.array(z.string()).default([]),
  description: z.string().max(1000).default(""),
  related: z.array(z.strictObject({ name: z.string(), relation: z.string().max(80) })).default([]),
  confidence: z.number().min(0).max(1),
});
export type NamedEntity = z.infer<typeof NamedEntity>;

/** The model's answer to `ingest/enrich_entities`. */
export const NamedEntities = z.strictObject({ entities: z.array(NamedEntity) });
export type NamedEntities = z.infer<typeof NamedEntities>;
