import type { ExpectedAction, Sentence } from "../sentence.ts";
import type { Account, Act } from "./account.ts";
import { hasFamily, isIdle, isStep, namesTarget } from "./match-action.ts";
import type { FindVerb } from "./match-action.ts";

/**
 * Actions carried out that none of the expected ones is: another kind of action, or one aimed at something else. Harmless ones are never
 * among them: looking, waiting, gestures, words aloud, handling nothing in particular, and a closer look at what is meant anyway or handling it.
 */
export const findAstray = ({ answer, actions }: Sentence, { done, blocked, changes }: Account, find: FindVerb): Act[] => {
  const stays = changes.every(({ kind }) => kind !== "move");
  const acted = done.filter((act, nth) => !isHarmless(act) && !isLeg(act, done[nth + 1]) && !(stays && isApproach(act, done[nth + 1])));
  const strangers = acted.filter((act) => !isExpected(act, actions, find));
  if (answer === "action") return strangers;
  if (answer === "speech") return acted.filter(({ family }) => family !== "talk");
  if (answer !== "refuse" || blocked.length === 0) return acted;
  const talks = actions.some(({ verbs }) => verbs.some((verb) => find(verb).family === "talk"));
  return strangers.filter(({ family }) => talks || family !== "talk");
};

/** A place on the way to the next, and a few steps within the place where one is. */
const isLeg = ({ family, targets }: Act, next: Act | undefined): boolean =>
  family === "go" && (next?.family === "go" || (targets.length > 0 && targets.every((target) => target.startsWith("feature:"))));

/** A step up to whom or what the next action is done to. */
const isApproach = ({ family, targets }: Act, next: Act | undefined): boolean =>
  family === "go" && next !== undefined && targets.every((target) => next.targets.includes(target));

const isHarmless = (act: Act): boolean =>
  act.question !== null || isIdle(act) || act.verb === "say" || (act.verb === "use" && act.targets.length === 0);

const isExpected = (act: Act, actions: readonly ExpectedAction[], find: FindVerb): boolean =>
  actions.some((one) => (hasFamily(act, one, find) && isAimed(act, one.targets)) || (isStep(act) && namesTarget(act, one.targets)));

/** An action aimed at nothing in particular is not aimed at something else. */
const isAimed = (act: Act, targets: readonly string[]): boolean =>
  act.targets.length === 0 || targets.length === 0 || targets.includes("") || namesTarget(act, targets);
