import { matterOf } from "freeform-rpg/plugins/turn/effects/lib";
import { EngineEvent } from "freeform-rpg/schemas/turn";
import { z } from "zod";

/**
 * One event of a turn that was not rewound, in a sentence that players may read. `fact_established`: a fact that the turn added;
 * `detail_established`: a small thing that the narration added; `thread_settled`: how a thread ended, in the scenario's words.
 */
export const Happening = z.object({
  turn_no: z.int(),
  type: z.union([EngineEvent.shape.type, z.enum(["fact_established", "detail_established", "thread_settled"])]),
  text: z.string(),
  thread_id: z.string().nullable(),
  /** The item that was got or lost. */
  item_id: z.string().optional(),
  /** What the thread that ended was about, and how it ended. */
  matter: z.string().optional(),
  ended: z.enum(["resolved", "failed"]).optional(),
});
export type Happening = z.infer<typeof Happening>;

/** The parts of a stored turn that say what happened: its engine events and the facts that it added. */
export interface TurnRecord {
  readonly turn_no: number;
  /** The name of the character that acted; `null` when it no longer exists. */
  readonly actor: string | null;
  readonly engine_events: unknown;
  readonly facts_add: unknown;
}

const EventDetails = z.object({
  text: z.string().min(1),
  /** What an ending says before it lists what it leaves open. */
  ending: z.string().optional(),
  thread_id: z.string().optional(),
  status: z.string().optional(),
  title: z.string().optional(),
  item_id: z.string().optional(),
});
const Known = z.object({
  visibility: z.literal("known"),
  predicate: z.string().default(""),
  tags: z.array(z.string()).default([]),
  object: z.object({ text: z.string().min(1) }),
});

/** Lists the events of a turn in order, without facts that players do not know. */
export const listHappenings = ({ turn_no, engine_events, facts_add }: Omit<TurnRecord, "actor">): Happening[] => {
  const happenings = listOf(engine_events).flatMap((event) => toHappening(turn_no, event));
  const facts = listOf(facts_add).flatMap((fact) => toEstablished(turn_no, fact));
  return [...happenings, ...facts.filter(({ text }) => !happenings.some((one) => one.text === text))];
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const toHappening = (turn_no: number, event: unknown): Happening[] => {
  const parsed = EngineEvent.safeParse(event);
  const details = EventDetails.safeParse(parsed.data?.details);
  if (!parsed.success || !details.success) return [];
  const { text, ending, thread_id, item_id } = details.data;
  const end = endOf(details.data);
  const type = end.ended !== undefined && !quoted.test(text) ? "thread_settled" : parsed.data.type;
  return [{ turn_no, type, text: ending ?? text, thread_id: thread_id ?? null, ...(item_id !== undefined && { item_id }), ...end }];
};

/** How a thread ended. One without words of its own for its end is only reported, by its title in quotation marks. */
const endOf = ({ status, title, text }: z.infer<typeof EventDetails>): Pick<Happening, "ended" | "matter"> => {
  if (status !== "resolved" && status !== "failed") return {};
  const named = title ?? quoted.exec(text)?.[1];
  return { ended: status, ...(named !== undefined && { matter: matterOf({ title: named }) }) };
};

const quoted = /^["“„](.+)["“”]/;

const toEstablished = (turn_no: number, fact: unknown): Happening[] => {
  const known = Known.safeParse(fact);
  // A promise is an event of its own, and a favour that somebody counts on is listed with them.
  if (!known.success || known.data.predicate === "promised" || known.data.predicate === "expects") return [];
  const type = known.data.tags.includes("narrated") ? "detail_established" : "fact_established";
  return [{ turn_no, type, text: known.data.object.text, thread_id: null }];
};
