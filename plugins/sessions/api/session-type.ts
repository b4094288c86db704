import { toPlainId } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { Session, UsedLore } from "../tokens.ts";

/** The campaign of a field's arguments. */
export const campaignArgument = "The campaign: its global or its plain id.";

/** A campaign's plain id. */
export const plain = (given: string | number): string => toPlainId("Campaign", String(given));

/** A text under canonical names. */
export const tellIn = async ({ canons }: Context, campaignId: string, text: string): Promise<string> =>
  (await canons.read(campaignId))?.text.tell(text) ?? text;

/** The type of sessions as fields answer with it. */
export type SessionType = ReturnType<typeof describeSession>;

/** Adds the type `Session`. */
export const describeSession = (builder: Builder) => {
  const used = describeUsedLore(builder);
  return builder.objectRef<Session>("Session").implement({
    description: "One evening of play, as the DM framed it.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id within the campaign, such as `session_2`." }),
      startedAt: t.expose("started_at", { type: "DateTime", description: "When it began." }),
      endedAt: t.expose("ended_at", { type: "DateTime", nullable: true, description: "When it ended; `null` while it is under way." }),
      fromTurn: t.exposeInt("from_turn", { description: "The first turn that may belong to it." }),
      toTurn: t.exposeInt("to_turn", { nullable: true, description: "Its last turn that stands; `null` while it is under way." }),
      summary: t.string({
        nullable: true,
        description: "What happened, fit for players; `null` while it is under way, and where a rewind took back turns that it tells of.",
        resolve: ({ campaign_id, summary }, _args, context) => (summary === null ? null : tellIn(context, campaign_id, summary)),
      }),
      writtenBy: t.string({
        nullable: true,
        description: "`model` or `engine`: who wrote the summary; `null` while it is under way.",
        resolve: ({ written_by }) => written_by,
      }),
      notice: t.string({
        nullable: true,
        description: "For the DM: why the engine wrote the summary where a model should have; else `null`.",
        resolve: async ({ campaign_id, notice }, _args, { memberships }) =>
          (await memberships.role(campaign_id)) === "DM" ? notice : null,
      }),
      lore: t.field({
        type: [used],
        description: "The lore that its turns were told with, the most used first; at most 200 pieces.",
        resolve: async ({ campaign_id, id }, _args, { use, canons }) => {
          const lore = await (await use(Sessions)).lore(campaign_id, id);
          const canon = await canons.read(campaign_id);
          return lore.map((one) => (canon === null ? one : { ...one, place: canon.text.tell(one.place) }));
        },
      }),
    }),
  });
};

const describeUsedLore = (builder: Builder) =>
  builder.objectRef<UsedLore>("UsedLore").implement({
    description: "A piece of lore that turns were told with.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The chunk's id, or that of a passage of the story." }),
      place: t.exposeString("place", { description: "Where it stands: pack and section, or the passage's own id." }),
      turns: t.exposeInt("turns", { description: "In how many turns it was used." }),
      firstTurn: t.exposeInt("first_turn", { description: "The first turn that used it." }),
      lastTurn: t.exposeInt("last_turn", { description: "The last turn that used it, so far." }),
    }),
  });
