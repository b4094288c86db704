import type { ContextPacket, World } from "freeform-rpg/schemas";
import type { SceneCache } from "./scene-cache.ts";

/** Adds the lore of the scene that players may know to the packet, and an entry for each considered chunk to its selection record. */
export const addSceneLore = async (
  packet: ContextPacket,
  { world, runId }: { readonly world: World; readonly runId: string },
  scenes: SceneCache,
): Promise<ContextPacket> => {
  const { player, selection, tokens } = await scenes.read(world, runId);
  if (selection.length === 0) return packet;
  const { atmosphere, npc_briefings, thread_connections } = player;
  return {
    ...packet,
    lore_context: { ...packet.lore_context, atmosphere, npc_briefings: withoutWithheld(npc_briefings), thread_connections },
    selection: [...packet.selection, ...selection.map((entry) => ({ kind: "lore", ...entry }))],
    tokens: packet.tokens + tokens,
  };
};

const withoutWithheld = (briefings: Awaited<ReturnType<SceneCache["read"]>>["player"]["npc_briefings"]) =>
  Object.fromEntries(
    Object.entries(briefings).map(([id, { disposition, knows, capabilities }]) => [id, { disposition, knows, capabilities }]),
  );
