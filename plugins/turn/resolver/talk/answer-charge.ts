import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, entityById, isHelpless, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { accusationIn } from "./accusation.ts";
import type { Accusation } from "./accusation.ts";
import { isKnownTo } from "./knowledge.ts";
import { mannerOf, sayFresh } from "./manner.ts";
import { rankFacts } from "./rank-facts.ts";
import { speakUp } from "./speak-up.ts";
import { topicOf } from "./topic.ts";
import { messagesOf } from "../messages.ts";

/** True where the words hold something against the one they are said to. */
export const isCharge = ({ world }: ResolutionDraft, action: AllowedAction): boolean => {
  const person = entityById(world, action.target_id);
  return person !== undefined && accusationIn(saidIn(action), namesOf(person), true) !== null;
};

const saidIn = ({ details, topic }: AllowedAction): string => `${details}. ${topic}`;

/** Lets the first of those who hear something held against them answer for themselves, where they have not answered in this turn. */
export const answerCharge = (draft: ResolutionDraft, action: AllowedAction): void => {
  if (!draft.actions.is(action.action, "social", "pressing")) return;
  const said = saidIn(action);
  const hears = companyOf(draft.world).filter(
    (person) => draft.present.has(person.id) && !isHelpless(person) && !draft.world.player_ids.includes(person.id),
  );
  for (const person of hears) {
    const charge = hasAnswered(draft, person) ? null : accusationIn(said, namesOf(person), person.id === action.target_id);
    if (charge !== null) return reply(draft, action, { person, charge });
  }
};

const hasAnswered = ({ acted, events }: ResolutionDraft, { id }: Entity): boolean =>
  acted.has(id) || events.some(({ details }) => details["told_by"] === id || (details["entity_id"] === id && details["answered"] === true));

interface Charged {
  readonly person: Entity;
  readonly charge: Accusation;
}

const reply = (draft: ResolutionDraft, action: AllowedAction, { person, charge }: Charged): void => {
  const manner = mannerOf(draft.world, person);
  const { insulted, struck, denying } = messagesOf(draft.world).charges;
  const lines = charge === "insult" ? insulted[manner] : isStruck(draft, action, person) ? struck : denying[manner];
  speakUp(draft, person, capitalise(sayFresh(draft, person, lines)), { answered: true }, "answer");
};

/** It touches on something that they know about themselves. */
const isStruck = (draft: ResolutionDraft, action: AllowedAction, person: Entity): boolean => {
  const topic = topicOf(draft.world, { ...action, topic: `${action.topic} ${action.details}` }, "", person);
  const own = draft.world.facts.filter((fact) => isKnownTo(draft, fact, person) && fact.predicate !== "promised");
  return topic !== null && rankFacts(draft, own, { ...topic, entities: [person, ...topic.entities], remark: true }).length > 0;
};
