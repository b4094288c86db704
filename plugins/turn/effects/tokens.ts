import { facet, service } from "freeform-rpg/kernel";
import type { EffectKind } from "./effect-kind.ts";
import type { Effects as EffectsShape } from "./effects.ts";

/** Kinds of changes in the world. A kind of the same name as a shipped one takes its place. */
export const effectKinds = facet<EffectKind>("effects/kinds");

/** Settles and applies effects of all kinds. */
export const Effects = service<EffectsShape>("effects");
export type Effects = EffectsShape;

export type { DiceRoller } from "./dice-roller.ts";
export type { EffectKind, EffectScene, Origin, Settled } from "./effect-kind.ts";
export type { ResolutionDraft, RunEffect } from "./resolution-draft.ts";
