import { Campaigns } from "freeform-rpg/plugins/campaigns";
import type { NewCampaignRequest } from "freeform-rpg/plugins/campaigns";
import { BeyondRepair, Role, ScenarioCalibration } from "freeform-rpg/schemas";
import { z } from "zod";
import { requireViewer } from "../auth/require-role.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { Builder, Context } from "../builder/tokens.ts";
import { Campaign } from "../types/campaign.ts";
import { RoleEnum } from "../types/enums.ts";
import { BeyondRepairEnum } from "../types/narration-enums.ts";
import { refusals } from "../types/errors.ts";
import { readCampaign } from "../types/read-campaign.ts";
import { CharacterFields, toCharacter } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";

const userId = z.string().trim().min(1).max(200);
const NewMember = z.object({ userId, role: z.enum(Role.enum), character: CharacterFields.nullish() });
const CreateCampaignInput = z.object({
  from: z.object({ scenario: z.string().nullish(), setup: z.string().nullish() }),
  name: z.string().trim().min(1).max(200).nullish(),
  seed: z.string().min(1).max(200).nullish(),
  calibration: z.json().nullish(),
  character: CharacterFields.nullish(),
  onlyDirect: z.boolean().nullish(),
  beyondRepair: BeyondRepair.nullish(),
  members: z.array(NewMember).max(20).nullish(),
});

/** Adds founding a campaign. */
export const addCreateCampaign = (builder: Builder, character: ReturnType<typeof addCharacterInput>): void => {
  const source = builder.inputType("CampaignSource", {
    description: "What a campaign is founded from: one of them.",
    isOneOf: true,
    fields: (t) => ({
      scenario: t.id({ description: "A scenario's key." }),
      setup: t.id({ description: "A finished session zero of the viewer." }),
    }),
  });
  const member = builder.inputType("NewMemberInput", {
    description: "Someone to belong to a campaign from its beginning.",
    fields: (t) => ({
      userId: t.string({ required: true, description: "The user, as their token names them." }),
      role: t.field({ type: RoleEnum, required: true, description: "What they may do." }),
      character: t.field({ type: character, description: "Whom they play." }),
    }),
  });
  const input = builder.inputType("CreateCampaignInput", {
    description: "A campaign to found. The viewer becomes its DM.",
    validate: CreateCampaignInput,
    fields: (t) => ({
      from: t.field({ type: source, required: true, description: "What it is founded from." }),
      name: t.string({ description: "What it is called. Default: the scenario's name." }),
      seed: t.string({ description: "What all dice are drawn from. Default: new." }),
      calibration: t.field({ type: "JSON", description: "Laid over the scenario's: a preset's name, or what departs from it." }),
      character: t.field({ type: character, description: "The viewer's own character. Default: the first free one, unless others play." }),
      onlyDirect: t.boolean({ description: "The viewer plays no character. Default false." }),
      beyondRepair: t.field({ type: BeyondRepairEnum, description: "What becomes of a narration that cannot be mended. Default SAFE." }),
      members: t.field({ type: [member], description: "Further members." }),
    }),
  });
  builder.mutationField("createCampaign", (t) =>
    t.field({
      type: Campaign,
      description: "Founds a campaign.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign." }) },
      errors: { types: refusals },
      resolve: (_root, args, context, info) =>
        withApiErrors(async () => {
          const campaigns = await context.use(Campaigns);
          const founded = await campaigns.create(toRequest(context, args.input));
          return readCampaign(context, info, founded.id);
        }),
    }),
  );
};

const toRequest = (context: Context, input: z.infer<typeof CreateCampaignInput>): NewCampaignRequest => {
  const own = toCharacter(input.character);
  return {
    user: requireViewer(context).userId,
    ...(input.from.scenario ? { scenario_id: input.from.scenario } : {}),
    ...(input.from.setup ? { setup_id: input.from.setup } : {}),
    ...(input.name ? { name: input.name } : {}),
    ...(input.seed ? { seed: input.seed } : {}),
    ...(input.calibration ? { calibration: ScenarioCalibration.parse(input.calibration) } : {}),
    ...(input.onlyDirect ? { character: null } : own ? { character: own } : {}),
    ...(input.beyondRepair ? { beyond_repair: input.beyondRepair } : {}),
    ...(input.members ? { members: input.members.map(toMember) } : {}),
  };
};

const toMember = ({ userId: user, role, character }: z.infer<typeof NewMember>) => {
  const plays = toCharacter(character);
  return { user, role, ...(plays ? { character: plays } : {}) };
};
