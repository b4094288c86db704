import { foundCampaign } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { BeyondRepair, CharacterDraft, ScenarioCalibration } from "freeform-rpg/schemas";
import { z } from "zod";
import { CampaignError } from "./campaign-error.ts";
import { foundingOf } from "./genesis/founding-of.ts";
import type { LoadedScenario } from "./scenario/load-scenario.ts";
import type { FoundedCampaign, NewCampaignRequest } from "./tokens.ts";

const name = z.string().trim().min(1).max(200);
const character = CharacterDraft.nullable().optional();
const Request = z.object({
  name: name.optional(),
  user: name,
  calibration: ScenarioCalibration.optional(),
  character,
  members: z
    .array(z.object({ user: name, role: z.enum(["DM", "PLAYER", "OBSERVER"]), character }))
    .max(100)
    .optional(),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, "must be lower-case letters, digits, - and _")
    .optional(),
  seed: name.optional(),
  beyond_repair: BeyondRepair.optional(),
});

/** Founds a campaign from a scenario that is loaded. Throws `request_invalid`, `character_invalid`, `campaign_exists`, `already_member`. */
export const createCampaign = async (
  database: DatabaseConnection,
  loaded: LoadedScenario,
  request: NewCampaignRequest,
  newId: () => string,
): Promise<FoundedCampaign> => {
  const parsed = Request.safeParse(request);
  if (!parsed.success) throw new CampaignError("request_invalid", `The campaign cannot be made:\n${z.prettifyError(parsed.error)}`);
  const { id = `${loaded.scenario.id}-${newId()}`, seed = newId(), ...rest } = parsed.data;
  const founding = foundingOf(loaded, { ...rest, id, seed });
  const { event_id } = await foundCampaign(database, founding);
  return { id, name: founding.campaign.name, seed, opening_text: founding.final_text, event_id, members: founding.members };
};
