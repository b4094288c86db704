import { createCampaignRows } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { CharacterDraft, ScenarioCalibration } from "freeform-rpg/schemas/campaign";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { CampaignError } from "./campaign-error.ts";
import { createInitialState } from "./initial-state/create-initial-state.ts";
import type { LoadedScenario } from "./scenario/load-scenario.ts";
import type { CreatedCampaign, NewCampaignRequest } from "./new-campaign.ts";

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
  on_unfixable_narration: OnUnfixableNarration.optional(),
});

/** Creates a campaign from a loaded scenario. Throws `request_invalid`, `character_invalid`, `campaign_exists`, `already_member`. */
export const createCampaign = async (
  database: DatabaseConnection,
  loaded: LoadedScenario,
  request: NewCampaignRequest,
  newId: () => string,
): Promise<CreatedCampaign> => {
  const parsed = Request.safeParse(request);
  if (!parsed.success) throw new CampaignError("request_invalid", `The campaign cannot be created:\n${z.prettifyError(parsed.error)}`);
  const { id = `${loaded.scenario.id}-${newId()}`, seed = newId(), ...rest } = parsed.data;
  const creation = createInitialState(loaded, { ...rest, id, seed });
  const { event_id } = await createCampaignRows(database, creation);
  return { id, name: creation.campaign.name, seed, opening_text: creation.final_text, event_id, members: creation.members };
};
