import { EngineEvent } from "freeform-rpg/schemas/turn";
import { z } from "zod";

/** One event of a turn that was not rewound, in a sentence that players may read. `fact_established`: a fact that the narration added. */
export const Happening = z.object({
  turn_no: z.int(),
  type: z.union([EngineEvent.shape.type, z.literal("fact_established")]),
  text: z.string(),
  thread_id: z.string().nullable(),
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

const EventDetails = z.object({ text: z.string().min(1), thread_id: z.string().optional() });
const Known = z.object({ visibility: z.literal("known"), object: z.object({ text: z.string().min(1) }) });

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
  return [{ turn_no, type: parsed.data.type, text: details.data.text, thread_id: details.data.thread_id ?? null }];
};

const toEstablished = (turn_no: number, fact: unknown): Happening[] => {
  const known = Known.safeParse(fact);
  return known.success ? [{ turn_no, type: "fact_established", text: known.data.object.text, thread_id: null }] : [];
};
