import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { SetupDocument, SetupPhase } from "freeform-rpg/schemas/campaign";
import { CampaignError } from "../campaign-error.ts";

/** A stored session zero. */
export interface SetupRow {
  readonly id: string;
  readonly user_id: string;
  readonly phase: SetupPhase;
  readonly document: SetupDocument;
  readonly updated_at: Date;
}

type Scope = DatabaseConnection["sql"];

/** Writes a new setup. */
export const insertSetup = async (scope: Scope, { id, user_id, phase, document }: Omit<SetupRow, "updated_at">): Promise<void> => {
  await scope
    .insertInto("setups")
    .values({ id, user_id, phase, document: encodeJson(document) })
    .execute();
};

/** Updates a setup. */
export const updateSetup = async (scope: Scope, { id, phase, document }: Pick<SetupRow, "id" | "phase" | "document">): Promise<void> => {
  const updated_at = new Date();
  await scope
    .updateTable("setups")
    .set({ phase, document: encodeJson(document), updated_at })
    .where("id", "=", id)
    .execute();
};

/** Reads a user's setup; with `lock`, concurrent answers run one after another. Throws `setup_not_found`. */
export const readSetup = async (scope: Scope, id: string, user: string, lock = false): Promise<SetupRow> => {
  const query = scope.selectFrom("setups").selectAll().where("id", "=", id).where("user_id", "=", user);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row !== undefined) return parseRow(row);
  throw new CampaignError("setup_not_found", `Unknown session zero "${id}". List yours, or begin a new one.`);
};

/** Lists a user's setups, most recently updated first. */
export const listSetups = async (scope: Scope, user: string): Promise<SetupRow[]> => {
  const rows = await scope
    .selectFrom("setups")
    .selectAll()
    .where("user_id", "=", user)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(parseRow);
};

/** Deletes a setup. */
export const deleteSetup = async (scope: Scope, id: string): Promise<void> => {
  await scope.deleteFrom("setups").where("id", "=", id).execute();
};

const parseRow = (row: { id: string; user_id: string; phase: string; document: unknown; updated_at: string }): SetupRow => ({
  id: row.id,
  user_id: row.user_id,
  phase: SetupPhase.parse(row.phase),
  document: SetupDocument.parse(row.document),
  updated_at: new Date(row.updated_at),
});
