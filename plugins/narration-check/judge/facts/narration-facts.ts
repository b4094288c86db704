import { z } from "zod";
import { EngineEventType } from "freeform-rpg/schemas/values";

const Named = { id: z.string(), name: z.string(), aliases: z.array(z.string()).default([]) };

/** False while the players do not know of it. */
const known = z.boolean().default(true);

/** A person, monster or deity. */
export const Person = z.object({
  ...Named,
  type: z.string().default("character"),
  /** True for those in the scene when the turn is over, and for those who take part in what happens. */
  present: z.boolean().default(true),
  /** True for those who were in the scene until the party left it this turn. */
  left_behind: z.boolean().default(false),
  dead: z.boolean().default(false),
  /** True for those who lie beaten and unconscious: they breathe, and neither act nor speak. */
  down: z.boolean().default(false),
  known,
});
export type Person = z.infer<typeof Person>;

/** The facts of a turn that its narration is checked against by code. */
export const NarrationFacts = z.object({
  actor: z.object(Named).prefault({ id: "player", name: "you" }),
  people: z.array(Person).default([]),
  items: z.array(z.object({ ...Named, known })).default([]),
  places: z.array(z.object({ ...Named, known })).default([]),
  /** What happened. The text must narrate binding events. */
  events: z
    .array(
      z.object({
        type: EngineEventType,
        text: z.string().default(""),
        entity_id: z.string().optional(),
        binding: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The id of the place that the party moved to this turn. */
  moved_to: z.string().optional(),
  /** Texts that no player may read this turn. */
  secrets: z.array(z.object({ text: z.string() })).default([]),
  /** Facts that the players know. */
  known: z.array(z.object({ text: z.string() })).default([]),
  /** The player character's speech in this turn. */
  speech: z.string().default(""),
  /** What the player quotes in the message, such as words that the character writes. The narrator claims nothing by repeating it. */
  quoted: z.array(z.string()).default([]),
  /** Words of the scene that may be used freely: features, descriptions, what was done. */
  scenery: z.string().default(""),
  /** What the table has excluded, as its members wrote it. */
  lines: z.array(z.string()).default([]),
});
export type NarrationFacts = z.infer<typeof NarrationFacts>;
