import type { EffectDraft, RefusedEffect, World } from "freeform-rpg/schemas";
import type { z } from "zod";
import type { ResolutionDraft } from "./resolution-draft.ts";

/** Where an effect comes from: a proposal of a player or model, which must be lawful, or an author (scenario, house rule, DM). */
export type Origin = "proposal" | "authored";

/** What an effect is judged against. */
export interface EffectScene {
  readonly world: World;
  readonly origin: Origin;
}

/** An effect with its names resolved to ids, or a sentence why it is refused; `cause` where a guard refuses it or what it names is out of reach or dead. */
export type Settled<E> = { readonly effect: E } | { readonly reason: string; readonly cause?: RefusedEffect["cause"] };

/** A kind of change in the world. Plugins add kinds by the facet `effectKinds`. */
export interface EffectKind<E extends EffectDraft = EffectDraft> {
  readonly kind: string;
  /** One sentence for docs/rules.md. */
  readonly summary: string;
  /** An example for docs/rules.md, in a player's words. */
  readonly example: string;
  readonly schema: z.ZodType<E>;
  /** Resolves names to ids; refuses what names nothing that exists or, in a proposal, what is not lawful. */
  readonly settle: (effect: E, scene: EffectScene) => Settled<E>;
  /** Changes the draft and records what changed, each change with a sentence that players may read. False when nothing changed. */
  readonly apply: (effect: E, draft: ResolutionDraft) => boolean;
}

/** An effect kind whose schema and functions agree; erases its type for the registry. */
export const defineEffectKind = <E extends EffectDraft>(kind: EffectKind<E>): EffectKind => ({
  ...kind,
  settle: (effect, scene) => kind.settle(kind.schema.parse(effect), scene),
  apply: (effect, draft) => kind.apply(kind.schema.parse(effect), draft),
});
