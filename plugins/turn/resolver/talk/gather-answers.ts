import type { EngineEvent, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { messagesOf } from "../messages.ts";

/** The second question that gets the answer of the first has had it. */
export const dropRepeated = ({ events }: ResolutionDraft, from: number): void => {
  const told = new Set(events.slice(0, from).map(({ details }) => details["text"]));
  const isPointed = events.slice(0, from).some(({ details }) => details["pointed"] === true);
  const fresh = events
    .slice(from)
    .filter(({ details }) => details["answered"] !== true || !(told.has(details["text"]) || (isPointed && details["pointed"] === true)));
  events.splice(from, events.length - from, ...fresh);
};

interface Answered {
  readonly person: Entity;
  /** True where they told something new. */
  readonly isNew: boolean;
  /** True for the answers to more than one question. */
  readonly several: boolean;
}

/** Makes one speech of what somebody has said to several questions since `from`. */
export const gatherAnswers = (draft: ResolutionDraft, from: number, answered: Answered): void => {
  keepBack(draft, from);
  if (answered.several) gatherIgnorance(draft, from, answered);
};

/** Who keeps the answer to one question back does so once, and does not say of another that they have none. */
const keepBack = ({ events }: ResolutionDraft, from: number): void => {
  const said = events.slice(from);
  const first = said.find(({ details }) => details["withheld"] === true);
  if (first === undefined) return;
  const isDropped = (event: EngineEvent): boolean =>
    event !== first && (event.details["withheld"] === true || event.details["ignorant"] === true) && event.details["told_by"] === undefined;
  events.splice(from, said.length, ...said.filter((event) => !isDropped(event)));
};

/** Several questions to which there is no answer get one word for all of them, behind what was answered. */
const gatherIgnorance = (draft: ResolutionDraft, from: number, { person, isNew }: Answered): void => {
  const { events } = draft;
  const said = events.slice(from);
  const isIgnorant = ({ details }: EngineEvent): boolean => details["ignorant"] === true && details["replied"] !== true;
  const unknown = said.filter(isIgnorant);
  // Who does not go into one of them says nothing of the others.
  if (said.some(({ details }) => details["ignorant"] === true && details["replied"] === true)) return drop(draft, from, isIgnorant);
  const last = unknown.find(({ details }) => details["lead_id"] !== undefined) ?? unknown.at(-1);
  const isAnswered = said.some((event) => !isIgnorant(event) && isSaid(event));
  if (last === undefined || (unknown.length < 2 && !isAnswered)) return;
  const { leavesRest, noneOfThat, notTheRest } = messagesOf(draft.world).answers;
  const rest = isNew ? leavesRest(shortName(person)) : sayFresh(draft, person, notTheRest);
  const text = isAnswered ? rest : capitalise(sayFresh(draft, person, noneOfThat[mannerOf(draft.world, person)]));
  const kept = last.details["lead_id"] !== undefined && !isNew ? last : { ...last, details: { ...last.details, text } };
  events.splice(from, said.length, ...said.filter((event) => !isIgnorant(event)), kept);
};

const drop = ({ events }: ResolutionDraft, from: number, isDropped: (event: EngineEvent) => boolean): void => {
  const said = events.slice(from);
  events.splice(from, said.length, ...said.filter((event) => !isDropped(event)));
};

/** Words of the one who is asked. */
const isSaid = ({ details }: EngineEvent): boolean => details["answered"] === true || details["told_by"] !== undefined;
