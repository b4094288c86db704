import { z } from "zod";

const Briefing = z.object({
  /** How they carry themselves. */
  disposition: z.string(),
  /** Their description. */
  knows: z.array(z.string()),
  /** What they keep back: for the DM alone, empty in what players are shown. */
  withholds: z.array(z.string()),
  /** What they can do, in a few words. */
  capabilities: z.string(),
});

/** Lore gathered for a scene; specification 002, SceneLoreCache. */
export const SceneLore = z.object({
  /** Sentences of the place, best first. */
  atmosphere: z.array(z.string()),
  /** Entity id to what is known about a present entity. */
  npc_briefings: z.record(z.string(), Briefing),
  /** What the place hides and where it may be found: for the DM alone, empty in what players are shown. */
  discoverable: z.array(z.object({ trigger: z.string(), content: z.string() })),
  /** Thread id to what ties it to this scene. */
  thread_connections: z.record(z.string(), z.string()),
});
export type SceneLore = z.infer<typeof SceneLore>;

/** A scene's lore as it is kept. */
export interface CachedSceneLore {
  /** For the DM: with what is withheld and what can be discovered. */
  readonly dm: SceneLore;
  /** For players and prompts. */
  readonly player: SceneLore;
  /** Chunks that it was made from, with what they cost and why each was used or not. */
  readonly selection: readonly { readonly id: string; readonly used: boolean; readonly reason: string; readonly tokens: number }[];
  /** Tokens of the player's part. */
  readonly tokens: number;
}

/** Nothing is known of the scene. */
export const noLore: SceneLore = { atmosphere: [], npc_briefings: {}, discoverable: [], thread_connections: {} };
