import type { AllowedAction, EffectDraft, Fact } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, isShowing } from "freeform-rpg/plugins/turn/scene/lib";
import type { Course } from "../course.ts";
import { discover, isDue, isSpoken } from "../effects/discovery.ts";
import { reactToNews } from "./react.ts";

/**
 * Lets someone hear or see what is read to them, played before them or held open under their nose: what was found in it, and what the players
 * know of it. A page that is opened for somebody else is read by both.
 */
export const readAloud = (course: Course, action: AllowedAction, found: readonly Fact[]): void => {
  const { draft, effects } = course;
  const shared = sharedBy(draft, action);
  if (shared === undefined) return;
  const { listener, thing } = shared;
  const known = draft.world.facts.filter(({ subject_id, visibility }) => subject_id === thing && visibility === "known");
  const fresh = found.length + known.length === 0 ? draft.world.facts.filter((fact) => isWritten(draft, fact, thing)).slice(0, 1) : [];
  discover(draft, action, fresh);
  const told = [...found, ...known, ...fresh];
  const news: EffectDraft[] = told.map(({ id }) => ({ kind: "learn", who: listener, fact: id, text: "" }));
  reactToNews(
    draft,
    news.filter((effect) => effects.apply(effect, draft)),
  );
};

/** What anyone reads in a thing who opens it. */
const isWritten = (draft: ResolutionDraft, fact: Fact, thing: string): boolean =>
  fact.subject_id === thing && fact.visibility === "world" && !draft.discovered.has(fact.id) && !isSpoken(fact) && isDue(draft, fact);

interface Shared {
  readonly listener: string;
  readonly thing: string;
}

/** Who is named beside a thing that is read or played, or is shown what stands in it. */
const sharedBy = (draft: ResolutionDraft, { action, recipient, instrument, target_id, details }: AllowedAction): Shared | undefined => {
  const company = companyOf(draft.world);
  if (isShowing(action) && opened.test(details)) {
    const viewer = company.find(({ id }) => id === target_id);
    return viewer === undefined ? undefined : { listener: viewer.id, thing: instrument };
  }
  const { verb } = draft.actions.find(action);
  if (verb !== "read" && verb !== "listen") return undefined;
  const listener = company.find(({ id }) => id !== target_id && (id === recipient || id === instrument));
  return listener === undefined ? undefined : { listener: listener.id, thing: target_id };
};

/** What is held open, and not merely held up. */
const opened =
  /\b(?:open\w*|pages?|lines?|words?|read\w*|entry|entries|names?|dates?|signature|columns?|handwriting|written|writing|play\w*|message|memo)\b/i;
