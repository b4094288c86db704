import type { ActionOutcome, AllowedAction, Entity } from "freeform-rpg/schemas";
import { withArticle } from "freeform-rpg/language";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, entityById, isAnimate, isCreature } from "freeform-rpg/plugins/turn/scene/lib";
import { answer } from "./answer.ts";
import { nameTopic } from "./name-topic.ts";
import { rankFacts } from "./rank-facts.ts";
import { isWithheld, pressureOf, repeatedBy, untoldBy } from "./knowledge.ts";
import { topicOf } from "./topic.ts";
import { messagesOf } from "../messages.ts";

/** True for words with someone, kind or pressing, for company that is kept to hear something, and for listening to a person. */
export const isConversation = (
  { actions, present, world }: ResolutionDraft,
  { action, topic, target_id }: Pick<AllowedAction, "action" | "topic" | "target_id">,
): boolean => {
  if (actions.is(action, "conversing", "pressing")) return true;
  if (actions.find(action).verb === "listen") return topic !== "" || isPerson(entityById(world, target_id));
  // Who is drunk to or prayed for may be elsewhere.
  return actions.is(action, "social") && topic !== "" && (present.has(target_id) || !isPerson(entityById(world, target_id)));
};

const isPerson = (entity: Entity | undefined): boolean => entity !== undefined && isCreature(entity);

type Success = Pick<ActionOutcome, "band" | "rolled">;

/** Lets those who were spoken to with success answer. Words to the room are answered by whoever knows. */
export const converse = (draft: ResolutionDraft, action: AllowedAction, success: Success): void => {
  const person = entityById(draft.world, action.target_id);
  if (person !== undefined && isCreature(person)) return speakWith(draft, action, person, success);
  if (action.target_id.startsWith("feature:")) return callTo(draft, action);
  if (action.target_id !== "" && action.target_id !== draft.scene.location_id) return;
  askRoom(draft, action, success);
};

/** Words to people of the place who have no names, or to someone who is not seen. */
const callTo = (draft: ResolutionDraft, { target_id, target_name }: AllowedAction): void => {
  if (draft.events.at(-1)?.type === "fact_discovered") return;
  const { nothingToLearn, noOneAnswers } = messagesOf(draft.world).answers;
  const text = isAnimate(target_name) ? nothingToLearn(withArticle(target_name)) : noOneAnswers();
  record(draft, "nothing_changed", text, { target_id }, { binding: true });
};

const speakWith = (draft: ResolutionDraft, action: AllowedAction, person: Entity, { band, rolled }: Success): void => {
  if (isStatement(draft, action, person) || leadsUp(draft, action)) return;
  answer(draft, { action, person, band, won: rolled });
};

/** "I lean over to Ota. "Who was it?"": company that is sought before the question, which is answered by itself and once. */
const leadsUp = ({ ruling }: ResolutionDraft, { topic, target_id, position }: AllowedAction): boolean =>
  ruling.allowed_actions.some(
    (other) =>
      other.target_id === target_id && other.topic !== "" && (topic === "" || (other.position > position && other.topic === topic)),
  );

/** Something is said that asks nothing. */
const isStatement = (draft: ResolutionDraft, action: AllowedAction, person?: Entity): boolean =>
  draft.actions.is(action.action, "announcing") &&
  action.details.trim() + draft.ruling.speech.trim() !== "" &&
  topicOf(draft.world, action, draft.ruling.speech, person) === null;

const askRoom = (draft: ResolutionDraft, action: AllowedAction, { band, rolled }: Success): void => {
  const company = companyOf(draft.world).filter(({ id }) => draft.present.has(id));
  if (isStatement(draft, action) || company.length === 0) return;
  const topic = topicOf(draft.world, action, draft.ruling.speech);
  const pressure = pressureOf(draft, action);
  const tells = (person: Entity): boolean =>
    rankFacts(draft, untoldBy(draft, person), topic).some((fact) => !isWithheld(draft, fact, person, pressure));
  const repeats = (person: Entity): boolean => topic !== null && rankFacts(draft, repeatedBy(draft, person), topic).length > 0;
  const person = company.find(tells) ?? company.find(repeats) ?? (company.length === 1 ? company[0] : undefined);
  if (person !== undefined) return void answer(draft, { action, person, band, won: rolled });
  if (topic === null) return;
  record(draft, "nothing_changed", messagesOf(draft.world).answers.noAnswerHere(nameTopic(topic)), {}, { binding: true });
};
