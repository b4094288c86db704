import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import type { NewEvent } from "../tokens.ts";
import { isFields } from "./is-fields.ts";
import type { Fields } from "./is-fields.ts";
import { leanOutputs } from "./lean-outputs.ts";

/** SQL of the whole outputs of an event's stages. `row` is the name of a row of `events`. */
export const outputsOf = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`outputs_of(${row}.campaign_id, ${row}.pass_outputs, ${row}.engine_events, ${row}.state_diff, ${row}.rolls, ${row}.final_text, ${row}.packet_base,
    ${row}.run_id, ${row}.user_id, ${row}.idempotency_key, ${row}.player_input)`;

/** The stored form of a turn's settings where they are those of the event on whose packet its own is based. */
const asBase = "base";

/** What the outputs of an event say of the campaign's settings; `null` where they say nothing. */
export const settingsIn = ({ passOutputs }: Pick<NewEvent, "passOutputs">): string | null =>
  isFields(passOutputs) && isFields(passOutputs["settings"]) ? encodeJson(passOutputs["settings"]) : null;

/**
 * The stored form of an event's outputs: without what its other columns hold too and what their parts repeat (`leanOutputs`), and without the settings where they are those of the base, `baseSettings`.
 * The SQL function `outputs_of` makes them whole.
 */
export const storeOutputs = (event: NewEvent, baseSettings: string | null): string => {
  const { passOutputs: outputs, engineEvents: engine_events, stateDiff: state_diff, rolls, finalText } = event;
  if (!isFields(outputs)) return encodeJson(outputs);
  const { reconciliation, resolution, draft, narration } = outputs;
  const settings = settingsIn(event);
  const stored = {
    ...outputs,
    ...(isFields(reconciliation) && { reconciliation: without(reconciliation, { engine_events, state_diff }) }),
    ...(isFields(resolution) && { resolution: without(resolution, { engine_events, state_diff, rolls }) }),
    ...(isFields(draft) && { draft: without(draft, { text: finalText }) }),
    ...(isFields(narration) &&
      isFields(narration["output"]) && { narration: { ...narration, output: without(narration["output"], { final_text: finalText }) } }),
    ...(settings !== null && settings === baseSettings && { settings: asBase }),
  };
  return encodeJson(leanOutputs(stored, event));
};

const without = (fields: Fields, known: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !(name in known) || !isSame(value, known[name])));

/** Most are one object, which need not be written to be compared. */
const isSame = (value: unknown, known: unknown): boolean => value === known || encodeJson(value) === encodeJson(known);
