/* oxlint-disable complexity, max-params, max-lines-per-function */
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { isBodyPart } from "../names/body-parts.ts";
import type { Role } from "./shape.ts";

/** The parts that the phrases behind a verb play. */
export interface Parts {
  readonly target: Role | undefined;
  readonly instrument: Role | undefined;
  readonly recipient: Role | undefined;
  /** Where something is put, thrown or brought. */
  readonly goal: Role | undefined;
  /** Where something is taken from. */
  readonly source: Role | undefined;
  /** What is handled: the things of a gift, of a grab. */
  readonly items: readonly Role[];
}

/** "With great care", "with a smile": how, not with what. */
const manners =
  /\b(?:care|caution|smile|grin|nod|shrug|sigh|bow|wink|laugh|frown|respect|haste|speed|ease|difficulty|confidence|force|strength|interest|curiosity|pleasure|anger|voice|look|word|words|conversation|might)\b/i;

const isThing = ({ kind }: Role): boolean => kind === "thing";
const isPerson = ({ kind }: Role): boolean => kind === "person";
const goals =
  /^(?:into|in|inside|under|on|onto|at|behind|beside|near|next to|against|over|between|through|around|round|across|up|down|to|by|before|beneath)$/;

/** Deals out the parts: who or what it is done to, with what, for whom. */
export const chooseParts = (action: Action, phrase: string, roles: readonly Role[]): Parts => {
  const objects = roles.filter(({ prep }) => prep === "");
  const after = (pattern: RegExp): Role[] => roles.filter(({ prep }) => pattern.test(prep));
  const withs = after(/^(?:with|using)$/).filter(
    ({ kind, ref, text }) => kind !== "person" && kind !== "self" && kind !== "body" && !isBodyPart(ref.words.head) && !manners.test(text),
  );
  const instrument = action.target_after.includes("with") && hasTrait(action, "social") ? undefined : withs[0];
  const source = after(/^(?:from|off|out of)$/)[0];
  const base = { instrument, recipient: undefined, goal: undefined, source, items: objects.filter((role) => !isPerson(role)) };
  if (isGiving(action)) return { ...base, ...chooseGift(roles, objects, phrase) };
  if (hasTrait(action, "taking")) {
    const taken = objects.filter((role) => role.kind !== "self");
    const known =
      taken.find(isThing) ??
      (taken[0]?.kind === "unknown" && source !== undefined && source.kind !== "unknown" && source.kind !== "place" ? source : taken[0]);
    const target = known ?? roles.find(isPerson);
    return { ...base, target, items: taken, source: source ?? (target !== undefined && isPerson(target) ? target : undefined) };
  }
  if (action.verb === "put" || action.verb === "throw" || action.verb === "drop" || action.verb === "hide") {
    const goal = roles.find(({ prep }) => goals.test(prep));
    const object = objects.find((role) => role.kind !== "self");
    const hit = action.verb === "throw" && object?.kind === "unknown" && goal !== undefined && goal.kind !== "unknown" ? goal : undefined;
    const target = hit ?? object ?? (action.verb === "hide" ? goal : undefined);
    return { ...base, target, goal: goal === target ? undefined : goal, items: objects };
  }
  const [first] = objects;
  if (first?.kind === "unknown" && first.article === "my" && hasTrait(action, "handling")) return { ...base, target: first };
  const target = best(
    action,
    roles.filter((role) => role !== instrument && (role !== source || objects.length === 0)),
  );
  return { ...base, target };
};

const isGiving = (action: Action): boolean => hasTrait(action, "giving", "handing", "paying") && !hasTrait(action, "pressing");

const chooseGift = (roles: readonly Role[], objects: readonly Role[], phrase: string): Pick<Parts, "target" | "recipient" | "items"> => {
  const taker = /^(?:to|toward|towards|into|with|at|for|in)$/;
  const people = (role: Role): boolean => role.kind === "person" || (role.kind === "body" && role.ref.named !== null);
  const to = roles.find((role) => taker.test(role.prep) && people(role));
  const indirect = objects.length > 1 || /pay|tip|bribe/.test(phrase) ? objects.find(people) : undefined;
  const unknown = roles.find(({ prep, kind }) => prep === "to" && kind === "unknown");
  const first = objects.length > 1 && objects[0]?.kind === "unknown" && objects[0].article !== "a" ? objects[0] : undefined;
  const recipient = to ?? indirect ?? objects.find(people) ?? unknown ?? first;
  const items = objects.filter((role) => role !== recipient && role.kind !== "self" && role.kind !== "person");
  return { target: recipient ?? items[0], recipient, items };
};

/** The likeliest of the phrases: by kind, an object before what a preposition leads in to. */
const best = (action: Action, roles: readonly Role[]): Role | undefined => {
  const kinds = action.likely_targets;
  const score = ({ kind, prep }: Role, at: number): number => {
    const known =
      kind === "person" || kind === "thing" || kind === "place" || kind === "feature" ? (kinds[kind] ?? 0) : kind === "body" ? 0 : -3;
    const led = prep === "" ? 3 : action.target_after.includes(prep) ? 2 : side.test(prep) ? -5 : 1;
    const way = hasTrait(action, "moving") && /^(?:to|into|toward|towards|for)$/.test(prep) ? 6 : 0;
    return way + known + led - at / 2 + (kind === "self" ? 1 : 0);
  };
  const ranked = roles.map((role, at) => ({ role, score: score(role, at) })).toSorted((a, b) => b.score - a.score);
  return ranked.find(({ role }) => isFit(action, role))?.role;
};

const side = /^(?:about|regarding|concerning|for|with|using|like|than|after|before|during|until|by|without|as|while)$/;

/** One goes to a place, or up to a thing that is here; a topic is no listener. */
const isFit = (action: Action, { kind, prep, ref }: Role): boolean => {
  const here = ref.named !== null && typeof ref.named !== "string" && ref.named.present;
  if (hasTrait(action, "moving")) return kind === "place" || kind === "unknown" || here;
  const social = (action.likely_targets.person ?? 0) > 0 && hasTrait(action, "social");
  return !(social && kind !== "person" && kind !== "body" && side.test(prep) && !action.target_after.includes(prep));
};
