import { z } from "zod";

const id = z.string().catch("");
const ids = z.array(id).catch([]);
const number = z.number().nullable().catch(null);
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape).catch(() => z.object(shape).parse({}))).catch([]);

const attrs = z
  .object({ location_id: id, exits: ids, stats: z.record(z.string(), z.unknown()).catch({}) })
  .catch({ location_id: "", exits: [], stats: {} });

const Parts = z.object({
  id,
  content_pack: id,
  content_packs: ids,
  default_system: id,
  calibration: z.union([z.string(), z.object({ preset: id })]).catch(""),
  clocks: list({ id, value: number, max: number, triggers: z.record(z.string(), z.unknown()).catch({}) }),
  entities: list({ id, type: id, attrs }),
  facts: list({ id, subject_id: id }),
  relationships: list({ a_id: id, b_id: id, rel_type: id }),
  threads: list({ id, related_entity_ids: ids }),
  inventory: list({ owner_id: id, item_id: id }),
  triggers: list({ id }),
  endings: list({ id }),
  starting_scene: z.object({ location_id: id, present_entity_ids: ids, obscured_entity_ids: ids }).catch({
    location_id: "",
    present_entity_ids: [],
    obscured_entity_ids: [],
  }),
});

/** The references in a scenario, read from a file that may be invalid in other ways; values of the wrong type are empty. */
export const ReferenceView = z.preprocess(
  (value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}),
  Parts,
);
export type ReferenceView = z.infer<typeof ReferenceView>;

/** A problem at a path of the file. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
