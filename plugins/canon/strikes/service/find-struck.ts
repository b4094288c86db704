import { EngineError } from "freeform-rpg/errors";
import { isStruck } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { StrikeRequest } from "../tokens.ts";
import type { LoggedChanges } from "./logged-changes.ts";

interface FoundEvent extends LoggedChanges {
  readonly witnesses: readonly string[] | null;
  readonly announced: boolean;
  readonly superseded: boolean;
}

/** The event that is to be struck. Throws `turn_not_found`, `change_not_found`, `already_struck`. */
export const findStruck = async (db: Kysely<Tables>, { campaignId, target }: StrikeRequest): Promise<FoundEvent> => {
  const where =
    "turnNo" in target
      ? sql`turn_no = ${target.turnNo}::integer and kind in ('turn', 'clarification', 'narration')`
      : sql`id = ${target.changeId} and kind = 'edit' and jsonb_exists(pass_outputs, 'change')`;
  const { rows } = await sql<FoundEvent>`
    select id, seq, kind, turn_no, changes, engine_events, witnesses, final_text <> '' as announced, superseded_by is not null as superseded, ${isStruck("events")} as struck from events
    where campaign_id = ${campaignId} and ${where} and (superseded_by is null or ${isStruck("events")}) order by seq desc limit 1`.execute(
    db,
  );
  const [found] = rows;
  const name = "turnNo" in target ? `turn ${target.turnNo}` : `change "${target.changeId}"`;
  if (found === undefined) {
    const code = "turnNo" in target ? "turn_not_found" : "change_not_found";
    throw new EngineError(code, `There is no ${name} in "${campaignId}", or it was rewound.`);
  }
  if (found.struck) throw new EngineError("already_struck", `The ${name} of "${campaignId}" is struck already.`);
  return found;
};
