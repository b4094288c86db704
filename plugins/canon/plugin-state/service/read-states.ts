import type { Tables } from "freeform-rpg/db";
import type { PluginState } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";

/** The documents that plugins keep of a campaign. */
export const readStates = (db: Kysely<Tables>, campaignId: string): Promise<PluginState[]> =>
  db.selectFrom("plugin_states").select(["plugin", "name", "version", "value"]).where("campaign_id", "=", campaignId).execute();
