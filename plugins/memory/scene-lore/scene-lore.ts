import { z } from "zod";

const Briefing = z.object({
  /** The character's manner. */
  disposition: z.string(),
  /** The character's description. */
  knows: z.array(z.string()),
  /** What the character conceals: for the DM only, empty in the part for players. */
  withholds: z.array(z.string()),
  /** The character's abilities, in a few words. */
  capabilities: z.string(),
});

/** Lore gathered for a scene; specification 002, SceneLoreCache. */
export const SceneLore = z.object({
  /** Descriptions of the location, best first. */
  atmosphere: z.array(z.string()),
  /** Briefings on the entities present, by entity id. */
  npc_briefings: z.record(z.string(), Briefing),
  /** Hidden content of the location and where to find it: for the DM only, empty in the part for players. */
  discoverable: z.array(z.object({ trigger: z.string(), content: z.string() })),
  /** The connection of each thread to this scene, by thread id. */
  thread_connections: z.record(z.string(), z.string()),
});
export type SceneLore = z.infer<typeof SceneLore>;

/** A scene's lore as it is cached. */
export interface CachedSceneLore {
  /** For the DM, including concealed and undiscovered content. */
  readonly dm: SceneLore;
  /** For players and prompts. */
  readonly player: SceneLore;
  /** The considered chunks, each with its tokens and the reason why it was used or not. */
  readonly selection: readonly { readonly id: string; readonly used: boolean; readonly reason: string; readonly tokens: number }[];
  /** The number of tokens of the part for players. */
  readonly tokens: number;
}

/** The lore of a scene without any. */
export const noLore: SceneLore = { atmosphere: [], npc_briefings: {}, discoverable: [], thread_connections: {} };
