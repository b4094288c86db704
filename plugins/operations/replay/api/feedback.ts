import {
  ForbiddenError,
  NotFoundError,
  Turn,
  TurnDm,
  campaignIdField,
  commonErrors,
  computed,
  fromRow,
  readRow,
  reading,
  toCampaignId,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import { FeedbackFlag, FeedbackInput } from "../feedback/feedback.ts";
import { Feedback } from "../feedback/feedback.ts";
import type { FeedbackPlace } from "../feedback/feedback.ts";
import { TurnFeedback } from "../tokens.ts";

/** Adds feedback about turns: members see their own, the DM sees all of it. */
export const addFeedback: ApiPart = (builder) => {
  const types = addTypes(builder);
  addReading(builder, types);
  addSaying(builder, types);
};

type Types = ReturnType<typeof addTypes>;

const addTypes = (builder: Builder) => {
  const thumbs = builder.enumType("ThumbsRating", {
    description: "A thumbs-up or thumbs-down rating of a turn.",
    values: { UP: { value: "up", description: "The turn was good." }, DOWN: { value: "down", description: "The turn was bad." } } as const,
  });
  const flag = builder.enumType("TurnFlag", {
    description: "A problem with a turn.",
    values: Object.fromEntries(FeedbackFlag.options.map((value) => [value.toUpperCase(), { value, description: flagTexts[value] }])),
  });
  const feedback = builder.objectRef<Feedback>("TurnFeedback").implement({
    description: "A member's feedback about a turn.",
    fields: (t) => ({
      turnNumber: t.exposeInt("turn_no", { description: "The number of the turn." }),
      userId: t.exposeString("user_id", { description: "The user id of the member." }),
      thumbs: t.expose("thumbs", {
        type: thumbs,
        nullable: true,
        description: "The thumbs-up or thumbs-down rating; `null` when there is none.",
      }),
      rating: t.exposeInt("rating", { nullable: true, description: "The rating, 1 to 5; `null` when there is none." }),
      flag: t.expose("flag", { type: flag, nullable: true, description: "The flagged problem; `null` when there is none." }),
      comment: t.exposeString("comment", { description: "The comment; may be empty." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "The time of the last change." }),
    }),
  });
  return { thumbs, flag, feedback };
};

const flagTexts: Readonly<Record<FeedbackFlag, string>> = {
  contradiction: "The narration contradicts the engine's decisions or known facts.",
  leak: "The narration reveals something that players may not know yet.",
  invalid_action: "An action that was not possible took effect.",
  false_alarm: "A valid draft was rejected. For DMs, who can see the violations of drafts.",
  out_of_character: "A character acts or speaks in a way that does not fit them.",
  dull: "The turn is boring.",
  other: "Another problem, described in the comment.",
};

const addReading = (builder: Builder, { feedback }: Types): void => {
  builder.objectField(Turn, "myFeedback", (t) =>
    t.field({
      type: feedback,
      nullable: true,
      description: "The viewer's feedback about the turn; `null` when there is none.",
      ...reading({ below: ({ parent, viewer }) => sql`(${said(parent)} and f.user_id = ${viewer}.user_id)` }),
      resolve: fromRow,
    }),
  );
  builder.objectField(TurnDm, "feedback", (t) =>
    t.field({
      type: [feedback],
      description: "The feedback of all members about the turn.",
      ...computed(
        "feedback",
        (row) => sql`(select coalesce(json_agg(said.row order by said.row ->> 'user_id'), '[]') from (${said(row)}) as said(row))`,
      ),
      resolve: (turn) => z.array(Feedback).parse(Reflect.get(turn, "feedback")),
    }),
  );
};

const said = (turn: RawBuilder<unknown>): RawBuilder<unknown> => sql`select json_build_object('campaign_id', f.campaign_id,
  'turn_no', ${turn}.turn_no, 'user_id', f.user_id, 'thumbs', f.thumbs, 'rating', f.rating, 'flag', f.flag, 'comment', f.comment, 'updated_at', f.updated_at)
  from turn_feedback f where f.campaign_id = ${turn}.campaign_id and f.event_seq = ${turn}.seq`;

const addInput = (builder: Builder, { thumbs, flag }: Types) =>
  builder.inputType("GiveFeedbackInput", {
    description: "Feedback about a turn. A field that is left out stays unchanged; `null` clears it.",
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turnNumber: t.int({ required: true, description: "The number of the turn." }),
      thumbs: t.field({ type: thumbs, description: "A thumbs-up or thumbs-down rating." }),
      rating: t.int({ description: "The rating of the turn, 1 to 5." }),
      flag: t.field({ type: flag, description: "A problem with the turn." }),
      comment: t.string({ description: "A free-form comment, at most 2000 characters." }),
    }),
  });

const addSaying = (builder: Builder, types: Types): void => {
  const { feedback } = types;
  const input = addInput(builder, types);
  builder.mutationFields((t) => ({
    giveFeedback: t.field({
      type: feedback,
      description: "Sets the viewer's feedback about a turn, replacing earlier feedback. For the DM and players.",
      args: { input: t.arg({ type: input, required: true, description: "The feedback and its turn." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId, turnNumber, ...said } }, context) => {
        const place = await findPlace(context, campaignId, turnNumber);
        const feedback = await (await context.use(TurnFeedback)).give(place, FeedbackInput.parse(said));
        await tellDms(context, place);
        return feedback;
      },
    }),
    withdrawFeedback: t.fieldWithInput({
      type: Turn,
      description: "Removes all of the viewer's feedback about a turn.",
      typeOptions: { description: "The campaign and the turn." },
      input: {
        campaignId: t.input.id(campaignIdField),
        turnNumber: t.input.int({ required: true, description: "The number of the turn." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId, turnNumber } }, context, info) => {
        const place = await findPlace(context, campaignId, turnNumber);
        await (await context.use(TurnFeedback)).withdraw(place);
        await tellDms(context, place);
        const turn = await readRow<Turn>(context, info, {
          type: "Turn",
          table: "events",
          campaignId: place.campaignId,
          where: (row) =>
            sql`${row}.turn_no = ${turnNumber}::integer and ${row}.superseded_by is null and ${row}.kind in ('turn', 'clarification')`,
        });
        if (turn) return turn;
        throw new NotFoundError(`The campaign "${place.campaignId}" has no turn ${turnNumber}, or it was rewound.`, "turn_not_found");
      },
    }),
  }));
};

const tellDms = async (context: Context, { campaignId, userId }: FeedbackPlace): Promise<void> =>
  (await context.use(CampaignBus)).publish({ type: "feedback_changed", campaignId, userId });

/** Finds the turn that the viewer's feedback is about. Observers cannot give feedback. */
const findPlace = async ({ viewer, memberships }: Context, given: string | number, turnNo: number): Promise<FeedbackPlace> => {
  const campaignId = toCampaignId(given);
  const role = viewer && (await memberships.role(campaignId));
  if (!viewer || role === null)
    throw new NotFoundError(`There is no campaign "${campaignId}", or you are not a member of it.`, "campaign_not_found");
  if (role === "OBSERVER") throw new ForbiddenError(`Feedback requires the role PLAYER or DM. Your role in "${campaignId}" is OBSERVER.`);
  return { campaignId, turnNo, userId: viewer.userId };
};
