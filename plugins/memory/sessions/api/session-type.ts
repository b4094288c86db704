import { joinKey, splitKey } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { UsedLore } from "../tokens.ts";
import type { Session } from "../session.ts";

/** Replaces names in a text with the canonical ones. */
export const renameIn = async ({ canons }: Context, campaignId: string, text: string): Promise<string> =>
  (await canons.read(campaignId))?.text.rename(text) ?? text;

/** The GraphQL type of sessions. */
export type SessionType = ReturnType<typeof describeSession>;

/** Adds the type `Session`. */
export const describeSession = (builder: Builder) => {
  const used = describeUsedLore(builder);
  const author = builder.enumType("SummaryAuthor", {
    description: "Who wrote a summary.",
    values: {
      MODEL: { value: "model", description: "A model." },
      ENGINE: { value: "engine", description: "The engine, without a model." },
    } as const,
  });
  return builder.node(builder.objectRef<Session>("Session"), {
    description: "One game session, started and ended by the DM.",
    id: { resolve: ({ campaignId, id }) => joinKey(campaignId, id) },
    loadWithoutCache: loadSession,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the session within its campaign, such as `session_2`." }),
      startedAt: t.expose("startedAt", { type: "DateTime", description: "The time when it started." }),
      endedAt: t.expose("endedAt", {
        type: "DateTime",
        nullable: true,
        description: "The time when it ended; `null` while it is active.",
      }),
      fromTurn: t.exposeInt("fromTurn", { description: "The number of its first turn." }),
      toTurn: t.exposeInt("toTurn", {
        nullable: true,
        description: "The number of its last turn that was not rewound; `null` while it is active.",
      }),
      summary: t.string({
        nullable: true,
        description:
          "A summary that is safe for players; `null` while the session is active, and when a rewind removed turns that it covers.",
        resolve: ({ campaignId, summary }, _args, context) => (summary === null ? null : renameIn(context, campaignId, summary)),
      }),
      writtenBy: t.expose("writtenBy", {
        type: author,
        nullable: true,
        description: "The author of the summary; `null` while the session is active.",
      }),
      notice: t.string({
        nullable: true,
        description: "For the DM: the reason why the engine wrote the summary instead of a model; `null` otherwise and for other members.",
        resolve: async ({ campaignId, notice }, _args, { memberships }) => ((await memberships.role(campaignId)) === "DM" ? notice : null),
      }),
      lore: t.field({
        type: [used],
        description: "The lore that its turns used, the most frequent first; at most 200 entries.",
        resolve: async ({ campaignId, id }, _args, { use, canons }) => {
          const lore = await (await use(Sessions)).lore(campaignId, id);
          const canon = await canons.read(campaignId);
          return lore.map((one) => (canon === null ? one : { ...one, place: canon.text.rename(one.place) }));
        },
      }),
    }),
  });
};

/** One session, for members of its campaign. */
const loadSession = async (key: string, { memberships, use }: Context): Promise<Session | null> => {
  const [campaignId = "", id = ""] = splitKey(key);
  if ((await memberships.role(campaignId)) === null) return null;
  return (await (await use(Sessions)).history(campaignId)).find((session) => session.id === id) ?? null;
};

const describeUsedLore = (builder: Builder) =>
  builder.objectRef<UsedLore>("UsedLore").implement({
    description: "A piece of lore that turns used.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the chunk, or of a passage of the campaign's history." }),
      place: t.exposeString("place", { description: "The source: pack and section, or the id of the passage." }),
      turns: t.exposeInt("turns", { description: "The number of turns that used it." }),
      firstTurn: t.exposeInt("firstTurn", { description: "The number of the first turn that used it." }),
      lastTurn: t.exposeInt("lastTurn", { description: "The number of the last turn that used it so far." }),
    }),
  });
