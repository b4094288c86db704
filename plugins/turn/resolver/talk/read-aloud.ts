import type { AllowedAction, EffectDraft, Fact } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { Course } from "../course.ts";
import { reactToNews } from "./react.ts";

/** Lets someone hear what is read to them or played before them: what was found in it, else what the players know of it. */
export const readAloud = ({ draft, effects }: Course, action: AllowedAction, found: readonly Fact[]): void => {
  const listener = listenerOf(draft, action);
  if (listener === undefined) return;
  const told = found.length > 0 ? found : draft.world.facts.filter(isKnownOf(action.target_id));
  const news: EffectDraft[] = told.map(({ id }) => ({ kind: "learn", who: listener, fact: id, text: "" }));
  reactToNews(
    draft,
    news.filter((effect) => effects.apply(effect, draft)),
  );
};

const isKnownOf =
  (thing: string) =>
  ({ subject_id, visibility }: Fact): boolean =>
    subject_id === thing && visibility === "known";

/** Who is named beside a thing that is read or played. */
const listenerOf = (draft: ResolutionDraft, { action, recipient, instrument, target_id }: AllowedAction): string | undefined => {
  const { verb } = draft.actions.find(action);
  if (verb !== "read" && verb !== "listen") return undefined;
  return companyOf(draft.world).find(({ id }) => id !== target_id && (id === recipient || id === instrument))?.id;
};
