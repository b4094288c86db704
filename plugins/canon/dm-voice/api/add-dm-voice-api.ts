import {
  Turn,
  NotFoundError,
  campaignIdField,
  commonErrors,
  isStanding,
  readRow,
  requireViewer,
  toCampaignId,
  toRowKey,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { DmVoice } from "../tokens.ts";

const NarrateInput = z.object({
  campaignId: z.string().min(1).max(400),
  text: z.string().min(1).max(100_000),
  speakerId: z.string().min(1).max(400).nullish(),
  idempotencyKey: z.string().min(1).max(200).nullish(),
});

const WhisperInput = NarrateInput.omit({ speakerId: true }).extend({ to: z.array(z.string().min(1).max(400)).max(50).nullish() });

const EditInput = z.object({
  campaignId: z.string().min(1).max(400),
  turnNumber: z.int().min(1, "Turn numbers start at 1."),
  text: z.string().min(1).max(100_000),
});

/** Adds `narrateAsDm`, `whisper` and `editNarration`. */
export const addDmVoiceApi: ApiPart = (builder) => {
  addNarrate(builder);
  addWhisper(builder);
  addEdit(builder);
};

const addEdit: ApiPart = (builder) => {
  const input = builder.inputType("EditNarrationInput", {
    description: "A text in place of a narration.",
    validate: EditInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turnNumber: t.int({ required: true, description: "The number of the turn." }),
      text: t.string({ required: true, description: "The text. At most 20,000 characters." }),
    }),
  });
  builder.mutationField("editNarration", (t) =>
    t.field({
      type: Turn,
      description:
        "Puts the DM's text in the place of a turn's narration, for members and for models. What happened stands, and the log keeps the original. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The turn and the text." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const campaignId = toCampaignId(given.campaignId);
        const { turnNumber: turnNo, text } = given;
        await (await context.use(DmVoice)).edit({ campaignId, userId: requireViewer(context).userId, turnNo, text });
        return readTurn(context, info, campaignId, turnNo);
      },
    }),
  );
};

const readTurn = async (context: Context, info: GraphQLResolveInfo, campaignId: string, turnNo: number): Promise<Turn> => {
  const turn = await readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where: (row) => isStanding(row, turnNo) });
  if (turn) return turn;
  throw new NotFoundError(`Turn ${turnNo} was rewound meanwhile.`);
};

const addNarrate: ApiPart = (builder) => {
  const input = builder.inputType("NarrateAsDmInput", {
    description: "A text that the DM tells.",
    validate: NarrateInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      text: t.string({ required: true, description: "The text or, with a speaker, the words that are said. At most 20,000 characters." }),
      speakerId: t.id({ description: "The person who says it, by its global or plain id. Default: no one, it is narrated." }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign tells it once." }),
    }),
  });
  builder.mutationField("narrateAsDm", (t) =>
    t.field({
      type: Turn,
      description:
        "Narrates in the DM's own words, or lets a person speak, as a turn of its own that everybody reads. Later turns know of it; a rewind takes it back. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The text." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const campaignId = toCampaignId(given.campaignId);
        const { turnNo } = await (
          await context.use(DmVoice)
        ).narrate({
          campaignId,
          userId: requireViewer(context).userId,
          text: given.text,
          speakerId: given.speakerId ? toRowKey(["Entity"], given.speakerId) : undefined,
          idempotencyKey: given.idempotencyKey ?? undefined,
        });
        return readTurn(context, info, campaignId, turnNo);
      },
    }),
  );
};

const addWhisper: ApiPart = (builder) => {
  const input = builder.inputType("WhisperInput", {
    description: "Words for few.",
    validate: WhisperInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      text: t.string({ required: true, description: "The words. At most 20,000 characters." }),
      to: t.idList({
        description: "The characters of players who read it, by their global or plain ids. Without any, a player's whisper is for the DM.",
      }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign tells it once." }),
    }),
  });
  builder.mutationField("whisper", (t) =>
    t.field({
      type: Turn,
      description:
        "Tells something to one or a few: from the DM to players, or from a player to the DM or to other players. A turn of its own that only they and DMs read; later turns know of it where no one else reads along.",
      args: { input: t.arg({ type: input, required: true, description: "The words, and for whom they are." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const campaignId = toCampaignId(given.campaignId);
        const request = {
          campaignId,
          userId: requireViewer(context).userId,
          text: given.text,
          to: (given.to ?? []).map((id) => toRowKey(["Entity"], id)),
          idempotencyKey: given.idempotencyKey ?? undefined,
        };
        const { turnNo } = await (await context.use(DmVoice)).whisper(request);
        return readTurn(context, info, campaignId, turnNo);
      },
    }),
  );
};
