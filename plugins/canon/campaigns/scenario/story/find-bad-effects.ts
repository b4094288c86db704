import { showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import type { EffectDraft, Scenario } from "freeform-rpg/schemas";
import type { Finding } from "../reference-view.ts";

/** Finds effects of unknown kinds, malformed ones, and those that the rules refuse whatever happens. */
export const findBadEffects = (
  drafts: readonly EffectDraft[],
  path: readonly PropertyKey[],
  { effects, scenario }: { readonly effects: Effects; readonly scenario: Scenario },
): Finding[] =>
  drafts.flatMap((draft, at): Finding[] => {
    const here = [...path, at];
    const kind = effects.kinds.find((one) => one.kind === draft.kind);
    if (kind === undefined) {
      const known = effects.kinds.map((one) => one.kind);
      const message = `${showPath([...here, "kind"])} is "${draft.kind}", which is no kind of effect.${didYouMean(draft.kind, known)} docs/rules.md lists them.`;
      return [{ path: [...here, "kind"], message }];
    }
    const parsed = kind.schema.safeParse(draft);
    if (!parsed.success) return parsed.error.issues.map((issue) => malformed([...here, ...issue.path], issue.message));
    return findRefused(draft, here, scenario);
  });

const malformed = (path: readonly PropertyKey[], why: string): Finding => ({ path, message: `${showPath(path)}: ${why}.` });

const findRefused = (draft: EffectDraft, path: readonly PropertyKey[], { clocks, threads }: Scenario): Finding[] => {
  const thread = threads.find(({ id }) => draft.kind === "settle" && id === draft["thread"]);
  if (thread !== undefined && (thread.resolved_when !== null || thread.failed_when !== null))
    return [{ path, message: `${showPath(path)} settles the thread "${thread.id}", which has conditions and is settled by them alone.` }];
  const clock = clocks.find(({ id }) => draft.kind === "advance" && id === draft["clock"]);
  if (clock === undefined || clock.deadline === null) return [];
  return [{ path, message: `${showPath(path)} moves the clock "${clock.id}", which has a deadline and is moved by time alone.` }];
};
