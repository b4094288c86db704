import type { Entity, InterpreterOutput, World } from "freeform-rpg/schemas";
import type { Attempt, Objection } from "./attempt.ts";
import { capitalised, spokenName, wordsOf } from "./names.ts";
import { isCreature } from "./presence.ts";
import { movementVerbs, verbOf, violentVerbs } from "./verbs.ts";

/** The one question worth asking before anything happens, or `null`. */
export const askIntent = ({ intent, proposed_actions, speech }: InterpreterOutput): string | null => {
  if (proposed_actions.length > 0 || speech.trim() !== "") return null;
  const unclear = intent.trim() === "" || /\b(unclear|unsure|ambiguous|unknown)\b/i.test(intent);
  return unclear ? "What do you want to do?" : null;
};

/**
 * Settles an ambiguous target: when the choice changes nothing the first is meant; otherwise the answer is a question.
 * `judge` says what would be objected if that entity were meant.
 */
export const settleTarget = (
  attempt: Attempt,
  entities: readonly Entity[],
  judge: (entity: Entity) => Objection | undefined,
): { readonly entity: Entity } | Question => {
  const possible = entities.filter((entity) => judge(entity) === undefined);
  const [first] = possible.length > 0 ? possible : entities;
  if (first === undefined) return { question: "Whom or what do you mean?", options: [] };
  if (possible.length <= 1 || possible.every((entity) => consequenceOf(entity) === consequenceOf(first))) return { entity: first };
  return { question: askWhich(attempt, possible), options: possible.slice(0, choices).map((entity) => answerWith(attempt, entity)) };
};

/** How many answers a question offers. */
const choices = 5;

const askWhich = ({ verb }: Attempt, entities: readonly Entity[]): string => {
  const names = entities.slice(0, choices).map(spokenName);
  const listed = `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
  if (movementVerbs.has(verb)) return `Where to: ${listed}?`;
  return `${entities.every(isCreature) ? "Whom" : "Which"} do you mean to ${deedOf(verb)}: ${listed}?`;
};

const answerWith = ({ verb }: Attempt, entity: Entity): string =>
  movementVerbs.has(verb) ? `Go to ${spokenName(entity)}` : `${capitalised(deedOf(verb))} ${spokenName(entity)}`;

const deedOf = (verb: string): string => deeds[verb] ?? verb.replaceAll("_", " ");

const deeds: Readonly<Record<string, string>> = {
  give: "give it to",
  talk: "talk to",
  look: "look at",
  combat: "fight",
  violence: "attack",
};

/** A question asked, with the answers it offers. */
export interface Question {
  readonly question: string;
  readonly options: readonly string[];
}

/**
 * When the last turn only asked whom or which, and this one answers with a bare name, the deed of the question with that name and
 * what was said then; otherwise the interpretation as it is.
 */
export const takeAnswer = (interpretation: InterpreterOutput, { recent_turns }: World): InterpreterOutput => {
  const [action, another] = interpretation.proposed_actions;
  const asked = recent_turns.at(-1);
  const verb = /^(?:Whom|Which) do you mean to ([a-z ]+):/.exec(asked?.final_text ?? "")?.[1];
  const bare = action !== undefined && another === undefined && interpretation.speech === "" && wordsOf(action.details).length <= 4;
  if (asked === undefined || verb === undefined || !bare || action.target_id === "" || !verbless.has(action.action)) return interpretation;
  const name = verb === "give it to" ? "give" : verbOf(verb);
  const details = `${asked.player_input} (${action.details})`;
  const risk_flags = violentVerbs.has(name) ? [...interpretation.risk_flags, "violence" as const] : interpretation.risk_flags;
  return { ...interpretation, risk_flags, proposed_actions: [{ ...action, action: name, details }] };
};

/** What a bare name is read as. */
const verbless = new Set(["talk", "examine", "go"]);

/** Two entities alike in all of this are interchangeable: it does not matter which one is meant. */
const consequenceOf = ({ name, type, tags, attrs }: Entity): string => {
  const same = name.replace(/\s*(#|no\.?)?\s*\d+$/i, "").toLowerCase();
  return JSON.stringify([same, type, tags, attrs.threat_level ?? null, attrs.disposition ?? null, attrs.uses ?? [], attrs.dead ?? false]);
};
