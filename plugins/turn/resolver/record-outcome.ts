import type { ActionOutcome, AllowedAction } from "freeform-rpg/schemas";
import { destinationOf, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { entityById, isAnimate, isSomeone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { lockedTarget } from "./effects/locked.ts";
import { isSearch, searchedId, timesSearched } from "./effects/discovery.ts";
import { messagesOf } from "./messages.ts";
import { nameAction } from "./phrases.ts";
import { courtesyOf } from "./talk/reply-courteously.ts";

/** Records what came of an action, before its effects. */
export const recordOutcome = (
  draft: ResolutionDraft,
  action: AllowedAction,
  { band, rolled, failure_tier }: ActionOutcome,
  nothingFound: boolean,
): void => {
  if (questionIn(action) !== null && action.topic !== "") return recordQuestion(draft, action, band);
  const name = nameFor(draft, action);
  const says = messagesOf(draft.world).outcomes;
  const text = says.result[rolled ? band : "plain"](name, action.details);
  const fruitless = isSearch(draft, action.action) && failure_tier === null && nothingFound;
  const again = timesSearched(draft, searchedId(draft, action)) > 0 || showedAlready(draft, action);
  const sentence = fruitless ? `${text} ${again ? says.nothingMoreFound() : says.nothingFound()}` : text;
  record(
    draft,
    eventTypes[band],
    sentence,
    { action: heardAs(draft, action), target_id: action.target_id, band, rolled, tier: failure_tier },
    { binding: rolled },
  );
  const locked = fruitless ? lockedTarget(draft, action) : undefined;
  if (locked === undefined) return;
  record(draft, "nothing_changed", says.isLocked(spokenName(locked)), { action: action.action, target_id: locked.id }, { binding: true });
};

interface Recorded {
  readonly outcome: ActionOutcome;
  readonly from: number;
}

/**
 * Says of an action that was recorded at `from`, and that dice won, that the other has no answer to give or keeps it back: nothing has worked then.
 */
export const sayUnanswered = (draft: ResolutionDraft, action: AllowedAction, { outcome, from }: Recorded): void => {
  const [result, ...since] = draft.events.slice(from);
  const isWon = outcome.rolled && outcome.failure_tier === null && outcome.effects.length === 0;
  if (!isWon || result === undefined || action.target_name === "" || since.some(({ type }) => isAnswer.has(type))) return;
  const isKept = since.some(({ details }) => details["withheld"] === true);
  if (!isKept && !since.some(({ details }) => details["ignorant"] === true)) return;
  const { keepsBack, hasNoAnswer } = messagesOf(draft.world).outcomes;
  const text = (isKept ? keepsBack : hasNoAnswer)(nameFor(draft, action), action.details);
  draft.events.splice(from, 1, { ...result, details: { ...result.details, text } });
};

const isAnswer: ReadonlySet<string> = new Set(["fact_discovered", "promise_made", "promise_kept"]);

const nameFor = (draft: ResolutionDraft, action: AllowedAction): string => {
  const isPlace = destinationOf(draft.world, action) !== undefined || isCalledAt(draft, action) || isCover(draft, action);
  const item_name = entityById(draft.world, action.instrument)?.name ?? action.instrument;
  return nameAction(draft.actions, { ...action, item_name, target_name: spokenTarget(draft, action) }, isPlace);
};

/** The verb that triggers of the story hear: who is praised is complimented, whatever the verb that it is said with. */
const heardAs = (draft: ResolutionDraft, action: AllowedAction): string =>
  courtesyOf(draft, action) === "compliment" ? "compliment" : action.action;

/** A question to the game beside actions is answered by the narrator, from what players know. */
const recordQuestion = (draft: ResolutionDraft, { action, topic }: AllowedAction, band: ActionOutcome["band"]): void =>
  void record(draft, eventTypes[band], messagesOf(draft.world).outcomes.question(topic), { action, target_id: "", band });

/** True where what was done with the thing before, in this turn, brought something to light. */
const showedAlready = ({ events }: ResolutionDraft, { target_id }: AllowedAction): boolean =>
  target_id !== "" && events.some(({ type, details }) => type === "fact_discovered" && details["subject_id"] === target_id);

/** One asks at a door, not a door. */
const isCalledAt = ({ actions }: ResolutionDraft, { action, target_id, target_name }: AllowedAction): boolean =>
  actions.is(action, "conversing") && target_id.startsWith("feature:") && !isAnimate(target_name);

/** One hides from people, and behind things. */
const isCover = ({ world, actions }: ResolutionDraft, { action, target_id }: AllowedAction): boolean =>
  actions.find(action).verb === "hide" && (target_id.startsWith("feature:") || entityById(world, target_id)?.type === "other");

/** One looks around a place, not at it, pays with a thing, not it, and takes a ribbon off somebody, not them. */
const spokenTarget = ({ world, scene, actions }: ResolutionDraft, { action, target_id, target_name, topic }: AllowedAction): string => {
  if (actions.is(action, "taking") && entityById(world, target_id)?.type === "character" && isName(topic)) return topic;
  const pays = actions.is(action, "paying") && entityById(world, target_id)?.type === "item";
  const unseen = target_id.startsWith("feature:") && isSomeone(target_name);
  return pays || unseen || target_id === scene.location_id ? "" : target_name;
};

const isName = (words: string): boolean => /^[^\s.?!,;]+(?: [^\s.?!,;]+){0,5}$/.test(words);

const eventTypes = {
  critical: "action_succeeded",
  success: "action_succeeded",
  mixed: "action_partial",
  failure: "action_failed",
  botch: "action_botched",
} as const;
