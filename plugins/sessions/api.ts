import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { toPlainId } from "freeform-rpg/graphql";
import { Sessions } from "./tokens.ts";
import type { Session } from "./tokens.ts";

const campaignArgument = "The campaign: its global or its plain id.";

/** Adds sessions and the recap. */
export const addSessions: ApiPart = (builder) => {
  const session = describeSession(builder);
  addReading(builder, session);
  addRecap(builder);
  addChanging(builder, session);
};

type SessionType = ReturnType<typeof describeSession>;

const describeSession = (builder: Builder) =>
  builder.objectRef<Session>("Session").implement({
    description: "One evening of play.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id within the campaign, such as `session_2`." }),
      startedAt: t.expose("started_at", { type: "DateTime", description: "When it began." }),
      endedAt: t.expose("ended_at", { type: "DateTime", nullable: true, description: "When it ended; `null` while it is under way." }),
      fromTurn: t.exposeInt("from_turn", { description: "The first turn that may belong to it." }),
      toTurn: t.exposeInt("to_turn", { nullable: true, description: "Its last turn; `null` while it is under way." }),
      summary: t.exposeString("summary", { nullable: true, description: "What happened, fit for players; `null` while it is under way." }),
    }),
  });

const addReading = (builder: Builder, type: SessionType) =>
  builder.queryFields((t) => ({
    sessions: t.field({
      type: [type],
      description: "Every session of a campaign, oldest first.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId }, context) => [...(await (await context.use(Sessions)).history(plain(campaignId)))],
    }),
    activeSession: t.field({
      type,
      nullable: true,
      description: "The session under way; `null` between sessions.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId }, context) => (await context.use(Sessions)).active(plain(campaignId)),
    }),
  }));

const addRecap = (builder: Builder) =>
  builder.queryField("recap", (t) =>
    t.string({
      description:
        "Previously on this story: the last session and what has happened since, fit for players. What was rewound is not in it.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId }, { use, canons }) => {
        const recap = await (await use(Sessions)).recap(plain(campaignId));
        return (await canons.read(plain(campaignId)))?.text.tell(recap) ?? recap;
      },
    }),
  );

const addChanging = (builder: Builder, type: SessionType) =>
  builder.mutationFields((t) => ({
    startSession: t.field({
      type,
      description: "Starts a session; for the DM. One at a time.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: async (_root, { campaignId }, context) => (await context.use(Sessions)).start(plain(campaignId)),
    }),
    endSession: t.field({
      type,
      description: "Ends the session under way and writes its summary; for the DM.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: async (_root, { campaignId }, context) => (await context.use(Sessions)).end(plain(campaignId), viewerOf(context)),
    }),
  }));

const plain = (given: string | number): string => toPlainId("Campaign", String(given));

const viewerOf = ({ viewer }: Context): string => viewer?.userId ?? "";
