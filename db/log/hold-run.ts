import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { DatabaseError } from "../errors.ts";
import { isRun } from "../runs/is-run.ts";
import { superseded } from "../runs/require-write.ts";
import type { Tables } from "../tables.ts";
import type { NewEvent } from "../tokens.ts";

type RunEvent = Pick<NewEvent, "campaignId" | "runId" | "attempt">;

/** Whether a row of `runs` is the event's run, and the claim under which the event is appended holds. */
export const holds = ({ campaignId, runId, attempt }: RunEvent): RawBuilder<boolean> => sql<boolean>`
  ${isRun({ campaignId, id: runId ?? "" })} and attempt = ${attempt ?? null}::integer and status = 'running'`;

/** Throws why a claim no longer holds. The transaction around it changes nothing. */
export const refuseLostRun = async (db: Kysely<Tables>, { campaignId, runId, attempt }: RunEvent): Promise<never> => {
  const id = runId ?? "";
  const run = await db.selectFrom("runs").select(["status", "attempt"]).where(isRun({ campaignId, id })).executeTakeFirst();
  if (run?.status === "cancelled" && run.attempt === attempt)
    throw new DatabaseError("run_cancelled", `The run "${id}" was cancelled before it was committed. Nothing was written.`);
  throw superseded({ id, attempt: attempt ?? 0 });
};
