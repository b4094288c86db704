import type { AllowedAction, Fact, OutcomeBand } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import type { Course } from "../course.ts";
import { discover } from "../effects/discovery.ts";
import { isGuarded, isWithheld, pressureOf, repeatedBy, untoldBy } from "./knowledge.ts";
import { evidenceAgainst, isOfOneMatter, tellsOf } from "./matter.ts";
import { reactToNews } from "./react.ts";
import { showTouched } from "./show-touched.ts";
import type { Evidence } from "./show-touched.ts";
import { spokenTo } from "./spoken-to.ts";
import { statedFacts } from "./stated-facts.ts";

/**
 * Puts to somebody what the party has found out and the words state or show: they learn it, and from then on it weighs against what they
 * keep back of the same matter, or have kept. `null` where nothing of it concerns them.
 */
export const putEvidence = ({ draft, effects }: Course, action: AllowedAction): Evidence | null => {
  const person = spokenTo(draft, action);
  if (person === undefined || isHelpless(person) || !draft.present.has(person.id)) return null;
  const kept = untoldBy(draft, person).filter(isGuarded);
  const matters = [...kept, ...repeatedBy(draft, person).filter(isGuarded)];
  const put = statedFacts(draft, action, person).filter(
    (fact) => tellsOf(fact, person) || matters.some((one) => isOfOneMatter(draft.world, fact, one)),
  );
  if (put.length === 0) return null;
  const news = put.map(({ id }) => ({ kind: "learn", who: person.id, fact: id, text: "" }));
  const learnt = news.filter((effect) => effects.apply(effect, draft));
  reactToNews(draft, learnt);
  const touched = kept.filter((one) => put.some((fact) => isOfOneMatter(draft.world, fact, one)));
  return { person: entityById(draft.world, person.id) ?? person, put, touched, isNew: learnt.length > 0 };
};

/**
 * Lets somebody answer to what was put to them who has told nothing new since `from`: they tell what it bears on where it is too much to
 * keep back, and else show that they are touched. It takes the place of what they said for want of an answer.
 */
export const answerEvidence = (draft: ResolutionDraft, action: AllowedAction, { evidence, band, from }: Answered): void => {
  const { person, touched, put } = evidence;
  // Who has owned to it is asked for more than that.
  if (touched.length === 0 && action.topic.includes("?") && !put.some((fact) => tellsOf(fact, person))) return;
  const since = draft.events.slice(from);
  if (since.some(({ type, details }) => type === "fact_discovered" && details["told_by"] === person.id)) return;
  const isEvasive = ({ details }: { readonly details: Readonly<Record<string, unknown>> }): boolean =>
    details["entity_id"] === person.id && details["answered"] === true;
  draft.events.splice(from, since.length, ...since.filter((event) => !isEvasive(event)));
  const weight = (fact: Fact): number => evidenceAgainst(draft.world, fact, person);
  const told = touched
    .filter((fact) => !isWithheld(draft, fact, person, pressureOf(draft, action)))
    .toSorted((a, b) => weight(b) - weight(a));
  if (told.length === 0) return showTouched(draft, evidence);
  discover(draft, action, told.slice(0, band === "critical" ? 2 : 1), person.id);
};

interface Answered {
  readonly evidence: Evidence;
  readonly band: OutcomeBand;
  /** How many events there were before anybody answered. */
  readonly from: number;
}
