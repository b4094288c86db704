import { Database, Worlds } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { toPlainId } from "freeform-rpg/graphql";
import { tellDeep } from "freeform-rpg/plugins/corrections";
import type { Canon } from "freeform-rpg/plugins/corrections";
import { SceneLoreCache } from "./tokens.ts";
import type { SceneLore } from "./tokens.ts";

/** Adds the lore of a campaign's present scene. */
export const addSceneLoreField: ApiPart = (builder) => {
  const SceneLoreType = builder.objectRef<SceneLore>("SceneLore").implement({
    description: "What the packs know of the present scene.",
    fields: (t) => ({
      atmosphere: t.stringList({ description: "The place, best first.", resolve: ({ atmosphere }) => [...atmosphere] }),
      npcBriefings: t.field({
        type: "JSON",
        description: "By id of somebody present: `disposition`, `knows`, `capabilities`, and for the DM `withholds`.",
        resolve: ({ npc_briefings }) => npc_briefings,
      }),
      discoverable: t.field({
        type: "JSON",
        description: "What the place hides, as a list of `trigger` and `content`. Empty for players.",
        resolve: ({ discoverable }) => discoverable,
      }),
      threadConnections: t.field({
        type: "JSON",
        description: "By id of a thread: what ties it to the scene.",
        resolve: ({ thread_connections }) => thread_connections,
      }),
    }),
  });
  builder.queryField("sceneLore", (t) =>
    t.field({
      type: SceneLoreType,
      nullable: true,
      description: "Lore of the present scene; players get what they may know, DMs everything. `null` while nobody plays a character.",
      args: { campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }) },
      authScopes: (_root, { campaignId }) => ({ member: toPlainId("Campaign", String(campaignId)) }),
      resolve: (_root, { campaignId }, context) => readSceneLore(context, toPlainId("Campaign", String(campaignId))),
    }),
  );
};

const readSceneLore = async ({ use, memberships, viewer, canons }: Context, campaign_id: string): Promise<SceneLore | null> => {
  const role = await memberships.role(campaign_id);
  const actor_id = await findActor(await use(Database), campaign_id);
  if (actor_id === null || role === null) return null;
  const asked = { run_id: "", user_id: viewer?.userId ?? "", text: "", idempotency_key: "", seed: null };
  const world = await (await use(Worlds)).read({ ...asked, campaign_id, role, actor_id });
  const lore = await (await use(SceneLoreCache)).read(world);
  return tellSceneLore(role === "DM" ? lore.dm : lore.player, await canons.read(campaign_id));
};

/** Under canonical names, without briefings on those who are hidden. */
const tellSceneLore = (lore: SceneLore, canon: Canon | null): SceneLore => {
  if (canon === null) return lore;
  const standing = Object.entries(lore.npc_briefings).filter(([id]) => canon.entities.resolveId(id).kind !== "hidden");
  return tellDeep({ ...lore, npc_briefings: Object.fromEntries(standing) }, canon);
};

const findActor = async ({ sql }: DatabaseConnection, campaignId: string): Promise<string | null> => {
  const member = await sql
    .selectFrom("members")
    .select("character_id")
    .where("campaign_id", "=", campaignId)
    .where("character_id", "is not", null)
    .orderBy("user_id")
    .executeTakeFirst();
  return member?.character_id ?? null;
};
