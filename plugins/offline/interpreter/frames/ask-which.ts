import { capitalise, withArticle } from "freeform-rpg/language";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { isPersonal } from "../names/pronouns.ts";
import { asked } from "../speech/asked.ts";
import type { FramedClause } from "./framed-clause.ts";
import type { Role } from "./shape.ts";

/** What comes after an action that is asked about, behind each answer: who chooses one has not to say the rest again. */
export const sayRest = (rest: string): string => (rest === "" ? "" : `, then ${rest}`);

/**
 * A question which of several the words of a clause mean, with each as an answer; `undefined` where they mean one: "read the book", "show him the
 * note". `rest` is what the message says after it.
 */
export const askWhich = (
  { action, roles, parts, text }: FramedClause,
  rest: string,
  people: readonly Named[],
): ProposedActionDraft | undefined => {
  const anyone = hasTrait(action, "social") ? roles.find(({ text: words }) => oneOfThem.test(words)) : undefined;
  const [role = anyone] = rolesInDoubt(action, roles, parts.target);
  const choices = role === undefined ? [] : role === anyone ? people : possibleOf(action, role);
  if (role === undefined || choices.length < 2) return undefined;
  const named = choices.slice(0, most).map(({ name }) => text.replace(role.text, () => withArticle(name)));
  const options = named.map((option) => `${capitalise(option)}${sayRest(rest)}`);
  return { ...asked(`unclear ${text}`), options };
};

/** "Ask one of them": it matters whom. */
const oneOfThem = /^(?:one|either|any|some) of (?:them|these two|those two|the two|the three|the people|the others|the regulars)$/i;

const rolesInDoubt = (action: Action, roles: readonly Role[], target: Role | undefined): Role[] =>
  roles.filter(
    (role) =>
      role.ref.several.length > 1 &&
      ((role.kind === "thing" && mattersWhich(action, role)) || (role === target && mattersWho(action, role))),
  );

/** All of several are looked at: "the saints". */
const mattersWhich = (action: Action, { ref }: Role): boolean =>
  !hasTrait(action, "glancing", "idle") && action.family !== "gesture" && !/[^s]s$/.test(ref.words.head);

/** Whom one looks at is no matter, and who is harmed or given something the ruling asks about. */
const mattersWho = (action: Action, { kind, text }: Role): boolean =>
  kind === "person" &&
  isPersonal(text.toLowerCase()) &&
  hasTrait(action, "social") &&
  action.family !== "gesture" &&
  !hasTrait(action, "violent", "handing", "giving");

/** One takes what one does not carry, and gives or puts down what one does. */
const possibleOf = (action: Action, { article, ref }: Role): readonly Named[] => {
  const mine = article === "my" || hasTrait(action, "giving", "handing", "dropping");
  return ref.several.filter(({ kind, carried }) => kind !== "thing" || (mine ? carried : !hasTrait(action, "taking") || !carried));
};

/** How many answers are offered. */
const most = 3;
