import type { EffectDraft } from "freeform-rpg/schemas";
import { guardOf } from "./guards.ts";
import { messagesOf } from "./messages.ts";
import type { EffectKind, EffectScene, Settled } from "./effect-kind.ts";
import { refresh } from "./project-draft.ts";
import { recordedBy } from "./resolution-draft.ts";
import type { ResolutionDraft } from "./resolution-draft.ts";

/** The kinds of effects that a campaign is played with. */
export interface Effects {
  readonly kinds: readonly EffectKind[];
  /** Parses an effect, resolves its names and says whether it is lawful; an unknown kind or a malformed effect is refused with a reason. */
  settle(effect: EffectDraft, scene: EffectScene): Settled<EffectDraft>;
  /** Applies a settled effect; each event that it records carries it. False when nothing changed. */
  apply(effect: EffectDraft, draft: ResolutionDraft): boolean;
}

/** Makes a registry of kinds; a later kind of the same name takes the place of an earlier one. */
export const createEffects = (kinds: readonly EffectKind[]): Effects => {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  return {
    kinds: [...byName.values()],
    settle: (effect, scene) => {
      const kind = byName.get(effect.kind);
      if (kind === undefined) return { reason: messagesOf(scene.world).noKind(effect.kind, [...byName.keys()].join(", ")) };
      const parsed = kind.schema.safeParse(effect);
      if (!parsed.success) return { reason: describeIssue(effect.kind, parsed.error.issues[0], scene) };
      const settled = kind.settle(parsed.data, scene);
      if ("reason" in settled || scene.origin === "authored") return settled;
      const guard = guardOf(settled.effect, scene.world);
      return guard === undefined ? settled : { reason: guard.refusal, cause: "guarded" };
    },
    apply: (effect, draft) => {
      const kind = byName.get(effect.kind);
      if (kind === undefined) return false;
      const changed = recordedBy(draft, effect, () => kind.apply(effect, draft));
      if (changed) refresh(draft);
      return changed;
    },
  };
};

const describeIssue = (
  kind: string,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
  { world }: EffectScene,
): string => {
  const says = messagesOf(world);
  return issue === undefined ? says.malformed(kind) : says.malformedAt(kind, issue.path.join("."), issue.message);
};
