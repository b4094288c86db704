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
  const base: Parts = {
    target: undefined,
    instrument: action.target_after.includes("with") && hasTrait(action, "social") ? undefined : roles.find(isMeans),
    recipient: undefined,
    goal: undefined,
    source: roles.find(({ prep }) => /^(?:from|off|out of)$/.test(prep)),
    items: objects.filter((role) => !isPerson(role)),
  };
  if (isGiving(action)) return { ...base, ...chooseGift(roles, objects, phrase) };
  if (hasTrait(action, "taking")) return { ...base, ...chooseTaken(roles, objects, base.source) };
  if (/^(?:put|throw|drop|hide)$/.test(action.verb)) return { ...base, ...choosePlaced(action, roles, objects) };
  const [first] = objects;
  const lacked = first?.kind === "unknown" && first.article === "my" && hasTrait(action, "handling");
  const open = roles.filter((role) => role !== base.instrument && (role !== base.source || objects.length === 0));
  return { ...base, target: lacked ? first : best(action, open) };
};

/** "With the crowbar"; not with somebody, nor with a smile. */
const isMeans = ({ prep, kind, ref, text }: Role): boolean =>
  /^(?:with|using)$/.test(prep) && !/^(?:person|self|body)$/.test(kind) && !isBodyPart(ref.words.head) && !manners.test(text);

/** "Take a scraping off the hem": what is taken, or what it is taken from where nothing answers to it. */
const chooseTaken = (roles: readonly Role[], objects: readonly Role[], source: Role | undefined): Partial<Parts> => {
  const taken = objects.filter(({ kind }) => kind !== "self");
  const [first] = taken;
  const held = first?.kind === "unknown" && source !== undefined && !/^(?:unknown|place)$/.test(source.kind) ? source : first;
  const target = taken.find(isThing) ?? held ?? roles.find(isPerson);
  return { target, items: taken, source: source ?? (target !== undefined && isPerson(target) ? target : undefined) };
};

/** "Throw a stone at the apple": what is put or thrown, and where. */
const choosePlaced = ({ verb }: Action, roles: readonly Role[], objects: readonly Role[]): Partial<Parts> => {
  const goal = roles.find(({ prep }) => goals.test(prep));
  const object = objects.find(({ kind }) => kind !== "self");
  const hit = verb === "throw" && object?.kind === "unknown" && goal !== undefined && goal.kind !== "unknown";
  const target = hit ? goal : (object ?? (verb === "hide" ? goal : undefined));
  return { target, goal: goal === target ? undefined : goal, items: objects };
};

const isGiving = (action: Action): boolean => hasTrait(action, "giving", "handing", "paying") && !hasTrait(action, "pressing");

const takers = /^(?:to|toward|towards|into|with|at|for|in)$/;

const isTaker = ({ kind, ref }: Role): boolean => kind === "person" || (kind === "body" && ref.named !== null);

const chooseGift = (roles: readonly Role[], objects: readonly Role[], phrase: string): Partial<Parts> => {
  const [first] = objects;
  const several = objects.length > 1;
  const recipient =
    roles.find((role) => takers.test(role.prep) && isTaker(role)) ??
    (several || /pay|tip|bribe/.test(phrase) ? objects.find(isTaker) : undefined) ??
    objects.find(isTaker) ??
    roles.find(({ prep, kind }) => prep === "to" && kind === "unknown") ??
    (several && first?.kind === "unknown" && first.article !== "a" ? first : undefined);
  const items = objects.filter((role) => role !== recipient && !/^(?:self|person)$/.test(role.kind));
  return { target: recipient ?? items[0], recipient, items };
};

/** The likeliest of the phrases: by kind, an object before what a preposition leads in to. */
const best = (action: Action, roles: readonly Role[]): Role | undefined => {
  const ranked = roles.map((role, at) => ({ role, score: weigh(action, role) - at / 2 })).toSorted((a, b) => b.score - a.score);
  return ranked.find(({ role }) => isFit(action, role))?.role;
};

const weigh = (action: Action, { kind, prep }: Role): number => {
  const way = hasTrait(action, "moving") && /^(?:to|into|toward|towards|for)$/.test(prep) ? 6 : 0;
  return way + weighKind(action, kind) + weighPreposition(action, prep);
};

const weighKind = ({ likely_targets }: Action, kind: Role["kind"]): number => {
  if (kind === "person" || kind === "thing" || kind === "place" || kind === "feature") return likely_targets[kind] ?? 0;
  return kind === "body" ? 0 : kind === "self" ? -2 : -3;
};

const weighPreposition = ({ target_after }: Action, prep: string): number => {
  if (prep === "") return 3;
  return target_after.includes(prep) ? 2 : side.test(prep) ? -5 : 1;
};

const side = /^(?:about|regarding|concerning|for|with|using|like|than|after|before|during|until|by|without|as|while)$/;

/** One goes to a place, or up to a thing that is here; a topic is no listener. */
const isFit = (action: Action, { kind, prep, ref }: Role): boolean => {
  const here = ref.named !== null && typeof ref.named !== "string" && ref.named.present;
  if (hasTrait(action, "moving")) return kind === "place" || kind === "unknown" || here;
  const social = (action.likely_targets.person ?? 0) > 0 && hasTrait(action, "social");
  return !(social && kind !== "person" && kind !== "body" && side.test(prep) && !action.target_after.includes(prep));
};
