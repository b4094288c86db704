import type { DatabaseConnection } from "freeform-rpg/db";
import type { Change } from "freeform-rpg/schemas";
import type { ChangeRefusal } from "../change-error.ts";
import type { ChangeRequest } from "../tokens.ts";

/** What each action of a correction decides, as the fields of edits that would contradict it. */
const decided: Readonly<Record<string, readonly (readonly [kind: string, target: string, field: string])[]>> = {
  thread_status: [["edit_thread", "thread", "status"]],
  thread_title: [["edit_thread", "thread", "title"]],
};

/** Actions that take their target out of canon. */
const gone: ReadonlySet<string> = new Set(["entity_hide", "entity_merge", "thread_hide", "thread_merge"]);

/** Fields of changes that contradict a correction in force: canon is corrected by withdrawing it, not around it. */
export const findContradictions = async (
  { sql }: DatabaseConnection,
  { campaignId, changes }: Pick<ChangeRequest, "campaignId" | "changes">,
): Promise<ChangeRefusal[]> => {
  const named = [...new Set(changes.flatMap((change) => Object.values(change).filter((value) => typeof value === "string")))];
  if (named.length === 0) return [];
  const corrections = await sql
    .selectFrom("corrections")
    .select(["id", "action", "target_id"])
    .where("campaign_id", "=", campaignId)
    .where("status", "=", "approved")
    .where("target_id", "in", named)
    .orderBy("id")
    .execute();
  return corrections.flatMap(({ id, action, target_id }) =>
    changes.flatMap((change, position) =>
      fieldsAgainst(change, action, target_id).map((field) => ({
        position,
        field,
        message: `The correction "${id}" (${action}) decides this about "${target_id}". Withdraw it first.`,
      })),
    ),
  );
};

const fieldsAgainst = (change: Change, action: string, target: string): string[] => {
  const fields: Readonly<Record<string, unknown>> = change;
  if (gone.has(action)) return Object.keys(fields).filter((field) => fields[field] === target);
  return (decided[action] ?? []).flatMap(([kind, key, field]) =>
    change.kind === kind && fields[key] === target && fields[field] !== undefined ? [field] : [],
  );
};
