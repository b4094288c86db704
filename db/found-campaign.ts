import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Calibration, CampaignSystem, JsonObject, Role, RowChange } from "freeform-rpg/schemas";
import { DatabaseError } from "./errors.ts";
import type { Tables } from "./tables.ts";
import type { DatabaseConnection } from "./tokens.ts";

/** A campaign before it has begun. */
export interface NewCampaign {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  readonly scenario_id: string | null;
  readonly calibration: Calibration;
  readonly system: CampaignSystem;
  readonly genre_rules: JsonObject;
  readonly content_packs: readonly string[];
}

/** Who belongs to a campaign from its beginning. */
export interface FoundingMember {
  readonly user_id: string;
  readonly role: Role;
  readonly character_id: string | null;
}

/** A campaign's beginning: `changes` holds every row of its state, `final_text` is what its players read first. */
export interface Founding {
  readonly campaign: NewCampaign;
  readonly members: readonly FoundingMember[];
  readonly user_id: string;
  readonly final_text: string;
  readonly changes: readonly RowChange[];
}

/**
 * Founds a campaign: its row, its members, the `genesis` event as number 1 of its log and the state that
 * follows from it, in one transaction. Throws `campaign_exists`; then nothing has changed.
 */
export const foundCampaign = (database: DatabaseConnection, founding: Founding): Promise<{ event_id: string; seq: number }> =>
  database.transaction(async ({ sql: scope }) => {
    await insertCampaign(scope, founding.campaign);
    await insertMembers(scope, founding);
    const event_id = await insertGenesis(scope, founding);
    await insertState(scope, founding);
    return { event_id, seq: 1 };
  });

const insertCampaign = async (scope: Kysely<Tables>, { calibration, system, genre_rules, content_packs, ...plain }: NewCampaign) => {
  const json = {
    calibration: JSON.stringify(calibration),
    system: JSON.stringify(system),
    genre_rules: JSON.stringify(genre_rules),
    content_packs: JSON.stringify(content_packs),
  };
  const { numInsertedOrUpdatedRows } = await scope
    .insertInto("campaigns")
    .values({ ...plain, ...json, current_turn: 0, head_seq: 1 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return;
  throw new DatabaseError("campaign_exists", `There is already a campaign "${plain.id}". Play that one, or give the new one another id.`);
};

const insertMembers = async (scope: Kysely<Tables>, { campaign, members }: Founding) => {
  if (members.length === 0) return;
  await scope
    .insertInto("members")
    .values(members.map((member) => ({ campaign_id: campaign.id, ...member })))
    .execute();
};

const insertGenesis = async (scope: Kysely<Tables>, { campaign, user_id, final_text, changes }: Founding): Promise<string> => {
  const id = `${campaign.id}:1`;
  const place = { campaign_id: campaign.id, seq: 1, id, kind: "genesis", turn_no: 0, user_id } as const;
  const nothing = { context_packet: "{}", pass_outputs: "{}", state_diff: "{}", prompt_versions: "{}" };
  const none = { engine_events: "[]", rolls: "[]", receipts: "[]" };
  await scope
    .insertInto("events")
    .values({ ...place, ...nothing, ...none, player_input: "", final_text, changes: JSON.stringify(changes) })
    .execute();
  return id;
};

/** One statement for all tables. */
const insertState = async (scope: Kysely<Tables>, { campaign, changes }: Founding) => {
  const byTable = [...Map.groupBy(changes, ({ table }) => table)];
  if (byTable.length === 0) return;
  const inserts = byTable.map(([table, rows]) => {
    const values = JSON.stringify(rows.map(({ row }) => ({ ...row, campaign_id: campaign.id })));
    return sql`${sql.raw(`"${table}_rows"`)} as (insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${values}::jsonb))`;
  });
  await sql`with ${sql.join(inserts)} select 1`.execute(scope);
};
