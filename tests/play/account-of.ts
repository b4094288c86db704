import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { bareNameKey } from "freeform-rpg/language";
import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { changesOf } from "./changes-of.ts";
import type { Account, Act } from "./judge/account.ts";
import type { Decided } from "./run-until-resolved.ts";

/** What names and verbs mean in the campaign. */
export interface Meanings {
  readonly actions: ActionCatalogue;
  readonly entities: readonly Entity[];
}

/** Sums up what the engine made of a sentence. */
export const accountOf = (decided: Decided, meanings: Meanings): Account => {
  const { interpretation, ruling, resolution } = decided;
  const made = resolution?.state_diff.entities_add ?? [];
  const actOf = openActs(meanings, ruling.speech, new Map(wholesAmong([...meanings.entities, ...made])));
  const questions = interpretation.proposed_actions.flatMap((action) => questionIn(action) ?? []);
  const refused = ruling.blocked_actions.filter(({ code }) => code !== "unclear");
  const stopped = [...(resolution?.blocked_actions ?? []), ...(resolution?.not_attempted ?? [])];
  return {
    done: doneOf(decided).map(actOf),
    allowed: ruling.allowed_actions.map(actOf),
    blocked: [...refused, ...(resolution?.blocked_actions ?? [])].map(actOf),
    notAttempted: (resolution?.not_attempted ?? []).map(actOf),
    dropped: ruling.clarification_needed ? [] : findDropped(decided, stopped).map(actOf),
    questions,
    asks: ruling.clarification_needed && questions.every((topic) => /^(?:unclear|unread)\b/.test(topic)),
    speech: ruling.speech,
    tableTalk: interpretation.table_talk,
    changes: changesOf(decided),
  };
};

type Said = Pick<AllowedAction, "action" | "target_id"> &
  Partial<Pick<AllowedAction, "details" | "instrument" | "recipient" | "topic" | "goal">>;

/** What a thing is part of: who looks into the cap that they took off a figure looks at the figure, and who takes the rope takes it from the well. */
const wholesAmong = (entities: readonly Pick<Entity, "id" | "attrs">[]): [string, string][] =>
  entities.flatMap(({ id, attrs }) => (typeof attrs["part_of"] === "string" ? [[id, attrs["part_of"]] as [string, string]] : []));

const openActs = ({ actions, entities }: Meanings, speech: string, wholes: ReadonlyMap<string, string>): ((said: Said) => Act) => {
  const called = (words: string): string[] => {
    const key = bareNameKey(words);
    return [words, ...[wholes.get(words) ?? []].flat(), ...entities.filter((entity) => namesOf(entity).includes(key)).map(({ id }) => id)];
  };
  return ({ action, target_id, details = "", instrument = "", recipient = "", topic = "", goal = "" }) => {
    const { verb, family } = actions.find(action);
    const question = questionIn({ action, details });
    const aimed = [target_id, instrument, recipient].filter((words) => words !== "");
    const said = [details, topic, goal, isSpoken(family) ? speech : ""].filter((words) => words !== "").join(" ");
    return { verb, family, targets: [...new Set(aimed.flatMap(called))], said, question };
  };
};

const isSpoken = (family: string): boolean => family === "talk" || family === "appeal" || family === "deceive" || family === "intimidate";

/** The outcomes, each with what its allowed action says beyond it. */
const doneOf = ({ ruling, resolution }: Decided): Said[] =>
  (resolution?.outcomes ?? []).map((outcome) => {
    const same = ruling.allowed_actions.filter(({ position }) => position === outcome.position);
    const allowed =
      same.find(
        ({ action, target_id, details }) => action === outcome.action && target_id === outcome.target_id && details === outcome.details,
      ) ?? (same.length === 1 ? same[0] : undefined);
    return { ...allowed, ...outcome };
  });

/** Allowed actions that have no outcome, no refusal and no event. */
const findDropped = ({ ruling, resolution }: Decided, stopped: readonly Said[]): Said[] => {
  const events = (resolution?.engine_events ?? []).map(({ details }) => keyOf(details["action"], details["target_id"]));
  const known = new Set(
    [...(resolution?.outcomes ?? []), ...stopped].map(({ action, target_id }) => keyOf(action, target_id)).concat(events),
  );
  // What had no name yet is known by the place in the order in which it was done.
  const done = new Set((resolution?.outcomes ?? []).map(({ position }) => position));
  return ruling.allowed_actions.filter(({ action, target_id, position }) => !done.has(position) && !known.has(keyOf(action, target_id)));
};

const keyOf = (action: unknown, target: unknown): string => JSON.stringify([action, target]);
