import {
  ForbiddenError,
  NotFoundError,
  Turn,
  TurnDm,
  computed,
  fromRow,
  readRow,
  reading,
  refusals,
  toPlainId,
  withApiErrors,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import { FeedbackFlag, FeedbackInput } from "../feedback/feedback.ts";
import { Feedback } from "../feedback/feedback.ts";
import type { FeedbackPlace } from "../feedback/feedback.ts";
import { TurnFeedback } from "../tokens.ts";

/** Adds what members say of turns: their own to everyone, all of it to the DM. */
export const addFeedback: ApiPart = (builder) => {
  const types = addTypes(builder);
  addReading(builder, types);
  addSaying(builder, types);
};

type Types = ReturnType<typeof addTypes>;

const addTypes = (builder: Builder) => {
  const thumbs = builder.enumType("Thumbs", {
    description: "Whether a turn pleased.",
    values: { UP: { value: "up", description: "It pleased." }, DOWN: { value: "down", description: "It did not." } } as const,
  });
  const flag = builder.enumType("TurnFlag", {
    description: "What is wrong with a turn.",
    values: Object.fromEntries(FeedbackFlag.options.map((value) => [value.toUpperCase(), { value, description: flagTexts[value] }])),
  });
  const feedback = builder.objectRef<Feedback>("TurnFeedback").implement({
    description: "What a member says of a turn.",
    fields: (t) => ({
      turnNumber: t.exposeInt("turn_no", { description: "The turn's number." }),
      userId: t.exposeString("user_id", { description: "Who says it." }),
      thumbs: t.expose("thumbs", { type: thumbs, nullable: true, description: "Whether it pleased; `null` while unsaid." }),
      rating: t.exposeInt("rating", { nullable: true, description: "1 to 5; `null` while unsaid." }),
      flag: t.expose("flag", { type: flag, nullable: true, description: "What is wrong with it; `null` for nothing." }),
      comment: t.exposeString("comment", { description: "In their own words; may be empty." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it was last said." }),
    }),
  });
  return { thumbs, flag, feedback };
};

const flagTexts: Readonly<Record<FeedbackFlag, string>> = {
  contradiction: "It tells something else than what was decided or is known.",
  leak: "It tells what players may not know yet.",
  invalid_action: "It lets something happen that was not possible.",
  false_alarm: "A draft was sent back though it was sound; for DMs, who see drafts' faults.",
  out_of_character: "Somebody acts or speaks as they never would.",
  dull: "It bores.",
  other: "Something else: say it in the comment.",
};

const addReading = (builder: Builder, { feedback }: Types): void => {
  builder.objectField(Turn, "myFeedback", (t) =>
    t.field({
      type: feedback,
      nullable: true,
      description: "What the viewer says of it; `null` while they have said nothing.",
      ...reading({ below: ({ parent, viewer }) => sql`(${said(parent)} and f.user_id = ${viewer}.user_id)` }),
      resolve: fromRow,
    }),
  );
  builder.objectField(TurnDm, "feedback", (t) =>
    t.field({
      type: [feedback],
      description: "What members say of it.",
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
    description: "What is said. A field that is left out stays as it was, `null` takes it back.",
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      turnNumber: t.int({ required: true, description: "The turn's number." }),
      thumbs: t.field({ type: thumbs, description: "Whether it pleased." }),
      rating: t.int({ description: "How good the turn was, 1 to 5." }),
      flag: t.field({ type: flag, description: "What is wrong with it." }),
      comment: t.string({ description: "In one's own words; at most 2000 characters." }),
    }),
  });

const addSaying = (builder: Builder, types: Types): void => {
  const { feedback } = types;
  const input = addInput(builder, types);
  builder.mutationFields((t) => ({
    giveFeedback: t.field({
      type: feedback,
      description: "Says what the viewer thinks of a turn, over what they said before. For the DM and players.",
      args: { input: t.arg({ type: input, required: true, description: "What is said." }) },
      errors: { types: refusals },
      resolve: (_root, { input: { campaignId, turnNumber, ...said } }, context) =>
        withApiErrors(async () => {
          const place = await findPlace(context, campaignId, turnNumber);
          return (await context.use(TurnFeedback)).give(place, FeedbackInput.parse(said));
        }),
    }),
    withdrawFeedback: t.field({
      type: Turn,
      description: "Takes back all that the viewer has said of a turn.",
      args: {
        campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }),
        turnNumber: t.arg.int({ required: true, description: "The turn's number." }),
      },
      errors: { types: refusals },
      resolve: (_root, { campaignId, turnNumber }, context, info) =>
        withApiErrors(async () => {
          const place = await findPlace(context, campaignId, turnNumber);
          await (await context.use(TurnFeedback)).withdraw(place);
          const turn = await readRow<Turn>(context, info, {
            type: "Turn",
            table: "events",
            campaignId: place.campaignId,
            where: (row) =>
              sql`${row}.turn_no = ${turnNumber}::integer and ${row}.superseded_by is null and ${row}.kind in ('turn', 'clarification')`,
          });
          if (turn) return turn;
          throw new NotFoundError(`The campaign "${place.campaignId}" has no turn ${turnNumber} that stands.`, "turn_not_found");
        }),
    }),
  }));
};

/** Where the viewer says something. Those who only observe say nothing. */
const findPlace = async ({ viewer, memberships }: Context, given: string | number, turnNo: number): Promise<FeedbackPlace> => {
  const campaignId = toPlainId("Campaign", String(given));
  const role = viewer && (await memberships.role(campaignId));
  if (!viewer || role === null)
    throw new NotFoundError(`There is no campaign "${campaignId}", or you are no member of it.`, "campaign_not_found");
  if (role === "OBSERVER") throw new ForbiddenError(`Feedback is for those who play; you only observe "${campaignId}".`);
  return { campaignId, turnNo, userId: viewer.userId };
};
