import type { Entity, InterpreterOutput } from "freeform-rpg/schemas";
import type { Attempt, Objection } from "./attempt.ts";
import { spokenName } from "./names.ts";
import { movementVerbs } from "./verbs.ts";

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
): { readonly entity: Entity } | { readonly question: string } => {
  const possible = entities.filter((entity) => judge(entity) === undefined);
  const [first] = possible.length > 0 ? possible : entities;
  if (first === undefined) return { question: "Whom or what do you mean?" };
  if (possible.length <= 1 || possible.every((entity) => consequenceOf(entity) === consequenceOf(first))) return { entity: first };
  return { question: askWhich(attempt, possible) };
};

const askWhich = ({ verb }: Attempt, entities: readonly Entity[]): string => {
  const names = entities.slice(0, 4).map(spokenName);
  const choices = `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
  if (movementVerbs.has(verb)) return `Where to: ${choices}?`;
  return `${entities.every(({ type }) => type === "character") ? "Whom" : "Which"} do you mean: ${choices}?`;
};

/** Two entities alike in all of this are interchangeable: it does not matter which one is meant. */
const consequenceOf = ({ name, type, tags, attrs }: Entity): string => {
  const same = name.replace(/\s*(#|no\.?)?\s*\d+$/i, "").toLowerCase();
  return JSON.stringify([same, type, tags, attrs.threat_level ?? null, attrs.disposition ?? null, attrs.uses ?? [], attrs.dead ?? false]);
};
