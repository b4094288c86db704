import { Database, Worlds } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { Campaign } from "freeform-rpg/graphql";
import { renameDeep } from "freeform-rpg/plugins/canon/corrections/lib";
import type { Canon } from "freeform-rpg/plugins/canon/corrections";
import { SceneLoreCache } from "./tokens.ts";
import type { SceneLore } from "./tokens.ts";

/** Adds the lore of a campaign's current scene. */
export const addSceneLoreField: ApiPart = (builder) => {
  const SceneLoreType = describeSceneLore(builder);
  builder.objectField(Campaign, "sceneLore", (t) =>
    t.field({
      type: SceneLoreType,
      nullable: true,
      description:
        "The lore of the current scene: for players what their characters may know, for DMs everything. `null` while no member plays a character.",
      resolve: ({ campaign_id }, _args, context) => readSceneLore(context, campaign_id),
    }),
  );
};

type Briefing = SceneLore["npc_briefings"][string] & { readonly entityId: string };
type Discoverable = SceneLore["discoverable"][number];

const describeSceneLore = (builder: Builder) => {
  const briefing = builder.objectRef<Briefing>("SceneLoreBriefing").implement({
    description: "What lore says of someone who is present.",
    fields: (t) => ({
      entityKey: t.exposeString("entityId", { description: "The plain id of the entity." }),
      disposition: t.exposeString("disposition", { description: "The manner of the character; may be empty." }),
      knows: t.exposeStringList("knows", { description: "What is known of the character." }),
      withholds: t.exposeStringList("withholds", { description: "What the character conceals. Empty for players." }),
      capabilities: t.exposeString("capabilities", { description: "The character's abilities in a few words; may be empty." }),
    }),
  });
  const discoverable = builder.objectRef<Discoverable>("SceneLoreDiscovery").implement({
    description: "Something of the location that is still to be found.",
    fields: (t) => ({
      trigger: t.exposeString("trigger", { description: "What has to be done to find it." }),
      content: t.exposeString("content", { description: "What is found." }),
    }),
  });
  const connection = builder.objectRef<{ readonly threadKey: string; readonly text: string }>("SceneLoreThread").implement({
    description: "How a thread relates to the scene.",
    fields: (t) => ({
      threadKey: t.exposeString("threadKey", { description: "The plain id of the thread." }),
      text: t.exposeString("text", { description: "The connection, as a sentence." }),
    }),
  });
  return builder.objectRef<SceneLore>("SceneLore").implement({
    description: "The lore of the current scene.",
    fields: (t) => ({
      atmosphere: t.stringList({ description: "Descriptions of the location, best first.", resolve: ({ atmosphere }) => [...atmosphere] }),
      npcBriefings: t.field({
        type: [briefing],
        description: "Briefings on the characters present.",
        resolve: ({ npc_briefings }) => Object.entries(npc_briefings).map(([entityId, one]) => ({ entityId, ...one })),
      }),
      discoverable: t.field({
        type: [discoverable],
        description: "The hidden content of the location. Empty for players.",
        resolve: ({ discoverable: found }) => [...found],
      }),
      threadConnections: t.field({
        type: [connection],
        description: "The connections of threads to the scene.",
        resolve: ({ thread_connections }) => Object.entries(thread_connections).map(([threadKey, text]) => ({ threadKey, text })),
      }),
    }),
  });
};

const readSceneLore = async ({ use, memberships, viewer, canons }: Context, campaign_id: string): Promise<SceneLore | null> => {
  const role = await memberships.role(campaign_id);
  const actor_id = await findActor(await use(Database), campaign_id, viewer?.userId ?? "");
  if (actor_id === null || role === null) return null;
  const request = { run_id: "", user_id: viewer?.userId ?? "", text: "", idempotency_key: "", seed: null };
  const world = await (await use(Worlds)).read({ ...request, campaign_id, role, actor_id });
  const lore = await (await use(SceneLoreCache)).read(world);
  return applyCanonicalNames(role === "DM" ? lore.dm : lore.player, await canons.read(campaign_id));
};

/** Applies the canonical names and removes briefings on hidden entities. */
const applyCanonicalNames = (lore: SceneLore, canon: Canon | null): SceneLore => {
  if (canon === null) return lore;
  const visible = Object.entries(lore.npc_briefings).filter(([id]) => canon.entities.resolveId(id).kind !== "hidden");
  return renameDeep({ ...lore, npc_briefings: Object.fromEntries(visible) }, canon);
};

/** The viewer's character, or that of the first member who has one. */
const findActor = async ({ sql }: DatabaseConnection, campaignId: string, userId: string): Promise<string | null> => {
  const member = await sql
    .selectFrom("members")
    .select("character_id")
    .where("campaign_id", "=", campaignId)
    .where("character_id", "is not", null)
    .orderBy((eb) => eb("user_id", "=", userId), "desc")
    .orderBy("user_id")
    .executeTakeFirst();
  return member?.character_id ?? null;
};
