import { EngineEvent } from "freeform-rpg/schemas";
import { z } from "zod";

/** One thing that happened in a turn that stands, in a sentence fit for players. `fact_established` is what a narration added. */
export const Happening = z.object({
  turn_no: z.int(),
  type: z.union([EngineEvent.shape.type, z.literal("fact_established")]),
  text: z.string(),
  thread_id: z.string().nullable(),
});
export type Happening = z.infer<typeof Happening>;

/** What of a turn tells what happened: its engine events, and the facts that its changes added. */
export interface TurnRecord {
  readonly turn_no: number;
  readonly engine_events: unknown;
  readonly facts_add: unknown;
}

const Told = z.object({ text: z.string().min(1), thread_id: z.string().optional() });
const Known = z.object({ visibility: z.literal("known"), object: z.object({ text: z.string().min(1) }) });

/** What happened in a turn, in its own order; facts that players do not know are not told. */
export const listHappenings = ({ turn_no, engine_events, facts_add }: TurnRecord): Happening[] => {
  const told = listOf(engine_events).flatMap((event) => toHappening(turn_no, event));
  const facts = listOf(facts_add).flatMap((fact) => toEstablished(turn_no, fact));
  return [...told, ...facts.filter(({ text }) => !told.some((one) => one.text === text))];
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const toHappening = (turn_no: number, event: unknown): Happening[] => {
  const parsed = EngineEvent.safeParse(event);
  const told = Told.safeParse(parsed.data?.details);
  if (!parsed.success || !told.success) return [];
  return [{ turn_no, type: parsed.data.type, text: told.data.text, thread_id: told.data.thread_id ?? null }];
};

const toEstablished = (turn_no: number, fact: unknown): Happening[] => {
  const known = Known.safeParse(fact);
  return known.success ? [{ turn_no, type: "fact_established", text: known.data.object.text, thread_id: null }] : [];
};
