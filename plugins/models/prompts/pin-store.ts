import { Database } from "freeform-rpg/db";
import type { KeptReads } from "freeform-rpg/db";
import { keepReads } from "freeform-rpg/db/lib";
import type { Kernel } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { PromptPin } from "./tokens.ts";

/** The store of pins; one statement each. */
export interface PinStore {
  ofCampaign(campaignId: string): Promise<readonly PromptPin[]>;
  put(campaignId: string, pin: PromptPin): Promise<void>;
  remove(campaignId: string, promptId: string): Promise<void>;
}

/** Keeps pins in the table `prompt_pins`. The database is opened by the first use. */
export const createPinStore = (kernel: Pick<Kernel, "use">): PinStore => ({
  ofCampaign: async (campaignId) => {
    const { sql: db } = await kernel.use(Database);
    return db
      .selectFrom("prompt_pins")
      .select(["prompt_id", "version"])
      .where("campaign_id", "=", campaignId)
      .orderBy("prompt_id")
      .execute();
  },
  put: async (campaignId, pin) => {
    const { sql: db } = await kernel.use(Database);
    await db
      .insertInto("prompt_pins")
      .values({ campaign_id: campaignId, ...pin })
      .onConflict((conflict) => conflict.columns(["campaign_id", "prompt_id"]).doUpdateSet({ version: pin.version }))
      .execute();
  },
  remove: async (campaignId, promptId) => {
    const { sql: db } = await kernel.use(Database);
    await db.deleteFrom("prompt_pins").where("campaign_id", "=", campaignId).where("prompt_id", "=", promptId).execute();
  },
});

/** Keeps the pins that are read with the worlds of turns. */
export const keepPins = (): KeptReads<readonly PromptPin[]> =>
  keepReads(
    "pins",
    ({ campaign_id }) => sql`(
      select coalesce(jsonb_agg(jsonb_build_object('prompt_id', prompt_id, 'version', version) order by prompt_id), '[]')
      from prompt_pins where campaign_id = ${campaign_id})`,
  );
