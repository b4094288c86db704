import { decode } from "./recorded-parts.ts";
import type { EventRow } from "freeform-rpg/db/lib";
import { RowChange } from "freeform-rpg/schemas/campaign";
import { Receipt, TurnRequest, TurnSettings } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import type { TurnParts } from "./recorded-parts.ts";

const Row = z.object({
  id: z.string(),
  seq: z.number(),
  turn_no: z.number(),
  kind: z.enum(["turn", "clarification"]),
  run_id: z.string().nullable(),
  created_at: z.string(),
  player_input: z.string(),
  prompt_versions: z.record(z.string(), z.string()).catch({}),
  receipts: z.array(Receipt).catch([]),
  changes: z.array(RowChange),
  pass_outputs: z.looseObject({ request: TurnRequest, settings: TurnSettings.nullable().default(null) }),
});

/** A turn as the log stores it. */
export interface RecordedTurn extends Omit<z.infer<typeof Row>, "pass_outputs"> {
  readonly request: TurnRequest;
  /** The settings that it was played with; `null` for turns that were recorded without them. */
  readonly settings: TurnSettings | null;
  readonly parts: TurnParts;
}

/** Reads a turn's row; `null` for an event that is not a turn, such as a DM's edit. */
export const readRecorded = (row: EventRow): RecordedTurn | null => {
  const parsed = Row.safeParse(row);
  if (!parsed.success) return null;
  const { pass_outputs, ...turn } = parsed.data;
  return { ...turn, request: pass_outputs.request, settings: pass_outputs.settings, parts: decode(row) };
};
