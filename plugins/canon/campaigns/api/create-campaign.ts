import { Campaigns } from "../tokens.ts";
import type { NewCampaignRequest } from "../new-campaign.ts";
import { ScenarioCalibration } from "freeform-rpg/schemas/campaign";
import { OnUnfixableNarration, Role } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { OnUnfixableNarrationEnum, Campaign, RoleEnum, commonErrors, readCampaign, requireViewer, toRowKey } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
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
  withoutCharacter: z.boolean().nullish(),
  onUnfixableNarration: OnUnfixableNarration.nullish(),
  members: z.array(NewMember).max(20).nullish(),
});

/** Adds `createCampaign`. */
export const addCreateCampaign = (builder: Builder, character: ReturnType<typeof addCharacterInput>): void => {
  const source = builder.inputType("CampaignSource", {
    description: "The source of a new campaign: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      scenario: t.id({ description: "A scenario, by its global id or its key." }),
      setup: t.id({ description: "A completed session zero of the viewer, by its global id or its key." }),
    }),
  });
  const member = builder.inputType("NewMemberInput", {
    description: "A member of a campaign from its creation.",
    fields: (t) => ({
      userId: t.string({ required: true, description: "The user id, as in the user's token." }),
      role: t.field({ type: RoleEnum, required: true, description: "The role of the user in the campaign." }),
      character: t.field({ type: character, description: "The character that the user plays." }),
    }),
  });
  const input = builder.inputType("CreateCampaignInput", {
    description: "A campaign to create. The viewer becomes its DM.",
    validate: CreateCampaignInput,
    fields: (t) => ({
      from: t.field({ type: source, required: true, description: "The source of the campaign: a scenario or a session zero." }),
      name: t.string({ description: "The name of the campaign. Default: the scenario's name." }),
      seed: t.string({ description: "The seed of all dice rolls. Default: a random seed." }),
      calibration: t.field({
        type: "JSON",
        description: "Changes to the scenario's calibration: the name of a preset, or the settings that differ.",
      }),
      character: t.field({
        type: character,
        description: "The viewer's own character. Default: the first free playable character, unless other members play.",
      }),
      withoutCharacter: t.boolean({ description: "Whether the viewer plays no character and acts only as DM. Default false." }),
      onUnfixableNarration: t.field({
        type: OnUnfixableNarrationEnum,
        description: "What happens to a narration that cannot be corrected automatically. Default FALLBACK.",
      }),
      members: t.field({ type: [member], description: "Further members of the campaign." }),
    }),
  });
  builder.mutationField("createCampaign", (t) =>
    t.field({
      type: Campaign,
      description: "Creates a campaign. The viewer becomes its DM.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign to create." }) },
      errors: { types: commonErrors },
      resolve: async (_root, args, context, info) => {
        const campaigns = await context.use(Campaigns);
        const created = await campaigns.create(toRequest(context, args.input));
        return readCampaign(context, info, created.id);
      },
    }),
  );
};

const toRequest = (context: Context, input: z.infer<typeof CreateCampaignInput>): NewCampaignRequest => {
  const own = toCharacter(input.character);
  return {
    user: requireViewer(context).userId,
    ...(input.from.scenario ? { scenario_id: toRowKey(["Scenario"], input.from.scenario) } : {}),
    ...(input.from.setup ? { setup_id: toRowKey(["Setup"], input.from.setup) } : {}),
    ...(input.name ? { name: input.name } : {}),
    ...(input.seed ? { seed: input.seed } : {}),
    ...(input.calibration ? { calibration: ScenarioCalibration.parse(input.calibration) } : {}),
    ...(input.withoutCharacter ? { character: null } : own ? { character: own } : {}),
    ...(input.onUnfixableNarration ? { on_unfixable_narration: input.onUnfixableNarration } : {}),
    ...(input.members ? { members: input.members.map(toMember) } : {}),
  };
};

const toMember = ({ userId: user, role, character }: z.infer<typeof NewMember>) => {
  const plays = toCharacter(character);
  return { user, role, ...(plays ? { character: plays } : {}) };
};
