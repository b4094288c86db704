import { Database } from "freeform-rpg/db";
import {
  anyRole,
  campaignIdField,
  commonErrors,
  followUntilStopped,
  readRole,
  requireRole,
  requireViewer,
  toCampaignId,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { z } from "zod";
import { Presence } from "./tokens.ts";
import type { Present } from "./tokens.ts";

/** Someone who is there, with the name that members read. */
interface NamedPresent extends Present {
  readonly name: string;
}

/** Who is there at one moment. */
class CampaignPresence {
  declare readonly members: readonly NamedPresent[];
}

/** The answer to `setTyping`. */
class TypingState {
  declare readonly typing: boolean;
}

const SetTypingInput = z.object({ campaignId: z.string().min(1).max(400), typing: z.boolean() });

/** Adds the subscription `campaignPresence` and the mutation `setTyping`. */
export const addPresenceApi: ApiPart = (builder) => {
  addTypes(builder);
  builder.subscriptionField("campaignPresence", (t) =>
    t.field({
      type: CampaignPresence,
      description:
        "Streams who of a campaign has this subscription open, the viewer included, and who is writing: at once, and whenever it changes. For members. It is stored nowhere.",
      args: { campaignId: t.arg.id(campaignIdField) },
      subscribe: (_root, { campaignId }, context) => watch(context, toCampaignId(campaignId)),
      resolve: (presence: CampaignPresence) => presence,
    }),
  );
  const input = builder.inputType("SetTypingInput", {
    description: "Whether the viewer writes.",
    validate: SetTypingInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      typing: t.boolean({
        required: true,
        description: "`true` holds for six seconds: repeat it every few seconds while the viewer writes.",
      }),
    }),
  });
  builder.mutationField("setTyping", (t) =>
    t.field({
      type: TypingState,
      description:
        "Says that the viewer is writing, or has stopped. `campaignPresence` tells the others. For members who are no observers.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign, and whether the viewer writes." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: given, typing } }, context) => {
        const campaignId = toCampaignId(given);
        await requireRole(context, campaignId, ["DM", "PLAYER"]);
        (await context.use(Presence)).setTyping(campaignId, requireViewer(context).userId, typing);
        return { typing };
      },
    }),
  );
};

const addTypes = (builder: Builder): void => {
  const member = builder.objectRef<NamedPresent>("PresentMember").implement({
    description: "A member who has the campaign open.",
    fields: (t) => ({
      userId: t.exposeString("userId", { description: "The user id, as in `campaign.members`." }),
      name: t.exposeString("name", { description: "The name that other members read." }),
      typing: t.exposeBoolean("typing", { description: "Whether the member is writing." }),
    }),
  });
  builder.objectType(CampaignPresence, {
    name: "CampaignPresence",
    description: "Who has a campaign open.",
    fields: (t) => ({
      members: t.field({ type: [member], description: "The members who are there, by user id.", resolve: ({ members }) => [...members] }),
    }),
  });
  builder.objectType(TypingState, {
    name: "TypingState",
    description: "What `setTyping` has set.",
    fields: (t) => ({ typing: t.exposeBoolean("typing", { description: "Whether the viewer is shown as writing." }) }),
  });
};

const watch = async (context: Context, campaignId: string) => {
  await requireRole(context, campaignId, anyRole);
  return followUntilStopped((signal) => watchNamed(context, campaignId, signal), context);
};

/** Ends with the membership, and the WebSocket with it. */
async function* watchNamed(context: Context, campaignId: string, signal: AbortSignal): AsyncGenerator<CampaignPresence> {
  const board = await context.use(Presence);
  let names = new Map<string, string>();
  for await (const present of board.watch(campaignId, requireViewer(context).userId, signal)) {
    if ((await readRole(context, campaignId)) === null) break;
    if (present.some(({ userId }) => !names.has(userId))) names = await readNames(context, campaignId);
    yield { members: present.flatMap((one) => withName(one, names)) };
  }
  if (!signal.aborted) context.revoke();
}

/** No one for one who is no member any more. */
const withName = (one: Present, names: ReadonlyMap<string, string>): NamedPresent[] => {
  const name = names.get(one.userId);
  return name === undefined ? [] : [{ ...one, name }];
};

const readNames = async (context: Context, campaignId: string): Promise<Map<string, string>> => {
  const { sql } = await context.use(Database);
  const rows = await sql.selectFrom("members").select(["user_id", "name"]).where("campaign_id", "=", campaignId).execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name ?? user_id]));
};
