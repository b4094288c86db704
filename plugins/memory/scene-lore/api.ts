import { Database, Worlds } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { campaignIdField, toCampaignId } from "freeform-rpg/graphql";
import { renameDeep } from "freeform-rpg/plugins/canon/corrections/lib";
import type { Canon } from "freeform-rpg/plugins/canon/corrections";
import { SceneLoreCache } from "./tokens.ts";
import type { SceneLore } from "./tokens.ts";

/** Adds the lore of a campaign's current scene. */
export const addSceneLoreField: ApiPart = (builder) => {
  const SceneLoreType = builder.objectRef<SceneLore>("SceneLore").implement({
    description: "The lore of the current scene.",
    fields: (t) => ({
      atmosphere: t.stringList({ description: "Descriptions of the location, best first.", resolve: ({ atmosphere }) => [...atmosphere] }),
      npcBriefings: t.field({
        type: "JSON",
        description: "Briefings on the characters present, by id: `disposition`, `knows`, `capabilities`, and for the DM `withholds`.",
        resolve: ({ npc_briefings }) => npc_briefings,
      }),
      discoverable: t.field({
        type: "JSON",
        description: "The hidden content of the location, as a list of `trigger` and `content`. Empty for players.",
        resolve: ({ discoverable }) => discoverable,
      }),
      threadConnections: t.field({
        type: "JSON",
        description: "The connections of threads to the scene, by thread id.",
        resolve: ({ thread_connections }) => thread_connections,
      }),
    }),
  });
  builder.queryField("sceneLore", (t) =>
    t.field({
      type: SceneLoreType,
      nullable: true,
      description:
        "The lore of the current scene: for players what their characters may know, for DMs everything. `null` while no member plays a character.",
      args: { campaignId: t.arg.id(campaignIdField) },
      authScopes: (_root, { campaignId }) => ({ member: toCampaignId(campaignId) }),
      resolve: (_root, { campaignId }, context) => readSceneLore(context, toCampaignId(campaignId)),
    }),
  );
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
