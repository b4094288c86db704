import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { isOwnLook } from "../names/own-look.ts";
import { namedOf } from "./shape.ts";
import { isBodyPart } from "../names/body-parts.ts";
import type { Role } from "./shape.ts";

/** The parts that the roles of an action play in it. */
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

/** Deals out the parts: who or what it is done to, with what, for whom. */
export const chooseParts = (action: Action, roles: readonly Role[]): Parts => {
  const first = (name: string): Role | undefined => roles.find(({ role }) => role === name);
  const base: Parts = {
    target: undefined,
    instrument: first("instrument"),
    recipient: undefined,
    goal: first("place"),
    source: first("source"),
    items: roles.filter(({ role, kind }) => (role === "target" || role === "object") && !isPerson(kind)),
  };
  if (isGiving(action)) return { ...base, ...chooseGift(action, roles, base) };
  if (hasTrait(action, "taking")) return { ...base, ...chooseTaken(roles, base) };
  if (/^(?:put|throw|drop|hide|equip)$/.test(action.verb)) return { ...base, ...choosePlaced(action.verb, roles, base) };
  const lacked = hasTrait(action, "handling")
    ? roles.find(({ kind, article, ref }) => kind === "unknown" && article === "my" && !isOwnLook(ref.words.head))
    : undefined;
  const heard = action.verb === "read" ? roles.find(isTaker) : undefined;
  const text = heard === undefined ? undefined : (roles.find(({ kind }) => kind === "thing") ?? roles.find(isUnlistedText));
  if (text !== undefined) return { ...base, target: text, recipient: heard };
  const key = keyOf(action, roles);
  const chosen =
    lacked ?? chooseTarget(action, key === undefined ? roles : roles.filter((role) => role !== key)) ?? chooseSeen(action, base);
  const target = chooseSource(action, chosen, base) ?? chosen;
  const means = hasTrait(action, "social")
    ? undefined
    : roles.find((role) => role.role === "object" && role !== target && role.kind === "thing");
  return { ...base, target, instrument: [base.instrument, key, means].find((role) => role !== undefined && role !== target) };
};

/** "Read the notebook to her", where there is no notebook. */
const isUnlistedText = ({ kind, role, prep, text }: Role): boolean =>
  kind === "unknown" && role !== "manner" && prep === "" && /\b\p{L}{4,}/u.test(text);

/** "Put the key in the locker": what is unlocked is the locker. */
const keyOf = ({ verb }: Action, roles: readonly Role[]): Role | undefined =>
  verb === "unlock" && roles.length > 1
    ? roles.find(({ kind, prep, ref }) => kind === "thing" && prep === "" && /^(?:key|keycard)$/.test(ref.words.head))
    : undefined;

const isPerson = (kind: Role["kind"]): boolean => kind === "person" || kind === "self";
const isGiving = (action: Action): boolean => hasTrait(action, "giving", "handing", "paying") && !hasTrait(action, "pressing");
const isTaker = ({ kind, ref }: Role): boolean => kind === "person" || (kind === "body" && ref.named !== null);

const chooseGift = (action: Action, roles: readonly Role[], parts: Parts): Partial<Parts> => {
  // What one buys is nothing that one has: "a round" for all is none of the pistol's.
  const items = hasTrait(action, "paying") && !hasTrait(action, "giving") ? parts.items.filter((item) => !isOwn(item)) : parts.items;
  const recipient = roles.find(isTaker) ?? roles.find(({ role, prep }) => role === "target" && (prep === "to" || items.length > 1));
  const given = [...items, ...roles.filter(({ role }) => role === "instrument")].filter((role) => role !== recipient);
  return { target: recipient ?? given[0], recipient, items: given };
};

const isOwn = ({ article, ref }: Role): boolean => /^(?:an?|another|some)$/.test(article) && namedOf(ref)?.carried === true;

/** What is taken, or what it is taken from where nothing answers to it. */
const chooseTaken = (roles: readonly Role[], { items, source }: Parts): Partial<Parts> => {
  const [first] = items;
  // "A sword off the rack" is none that one has.
  const another = first !== undefined && isOwn(first) && source?.kind === "feature";
  if (another) return { target: source, source, items: [] };
  const held = isUnlisted(first) && source !== undefined && !/^(?:unknown|place)$/.test(source.kind) ? source : first;
  const things = looseOf(items.filter(({ kind }) => kind === "thing"));
  const target = things[0] ?? held ?? roles.find(({ kind }) => kind === "person") ?? source;
  const from = source ?? (target !== undefined && target.kind === "person" ? target : undefined);
  return { target, source: from, items: items.filter((item) => item.kind !== "thing" || things.includes(item)) };
};

/** "The lid off the crate", "the head off the scarecrow": part of what it is taken off. */
const isUnlisted = (role: Role | undefined): boolean => role?.kind === "unknown" || (role?.kind === "body" && role.ref.named === null);

/** Of a list, what is not in hand yet is taken. */
const looseOf = (things: readonly Role[]): readonly Role[] => {
  const loose = things.filter(({ ref }) => namedOf(ref)?.carried !== true);
  return loose.length === 0 ? things : loose;
};

/** "Draw a bucket from the well": what nobody lists is drawn from what is there. */
const chooseSource = (action: Action, target: Role | undefined, { source }: Parts): Role | undefined =>
  action.family === "use" && (target === undefined || target.kind === "unknown") && /^(?:feature|thing)$/.test(source?.kind ?? "")
    ? source
    : undefined;

/** "Turn the letter to the lamp", "use the lantern": what is looked at or used, and nothing that one does it with. */
const chooseSeen = (action: Action, { instrument }: Parts): Role | undefined =>
  (action.verb === "use" || hasTrait(action, "searching", "glancing")) && instrument?.kind === "thing" && instrument.prep === ""
    ? instrument
    : undefined;

/** What is put or thrown, and where: a thing that nothing answers to is no target. */
const choosePlaced = (verb: string, roles: readonly Role[], { goal, items }: Parts): Partial<Parts> => {
  const objects = roles.filter(({ role }) => role === "object");
  const item = objects[0] ?? items[0];
  const onto = goal ?? roles.find((role) => role.role === "target" && role !== item && !(role.prep === "" && items.includes(role)));
  const isThrown = verb === "throw" && onto?.prep === "at" && /^(?:thing|feature)$/.test(onto.kind);
  const hit = isThrown || item === undefined || (item.kind === "unknown" && onto !== undefined && onto.kind !== "unknown");
  const target = hit ? (onto ?? item) : item;
  return {
    target,
    goal: onto === target ? undefined : onto,
    items: item === undefined ? [] : [item, ...items.filter((role) => role !== item && role !== onto)],
  };
};

/** People are spoken to; one goes to a place; else what is marked as the target, or else what there is. */
const chooseTarget = (action: Action, roles: readonly Role[]): Role | undefined => {
  const order = ["target", "object", "place", "source"];
  const ranked = roles.filter(({ role }) => order.includes(role)).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const social = (action.likely_targets.person ?? 0) > 0 && hasTrait(action, "social");
  const place = hasTrait(action, "moving") && !hasTrait(action, "departing", "escaping");
  const best = social ? ranked.find(isTaker) : place ? (ranked.find(isGoal) ?? ranked.find(({ kind }) => kind === "place")) : undefined;
  const open = ranked.filter(({ role }) => isOpen(role, action));
  const seen = hasTrait(action, "searching", "glancing", "seeking") ? open.filter(({ kind }) => !/^(?:unknown|body|self)$/.test(kind)) : [];
  // "The ribbon on the man's wrist" is looked at, not the man.
  const known = seen.find((role) => !isWearer(role) && !isBelonging(role)) ?? seen[0];
  // "Lick the salt off the rake": what nothing answers to comes from what is here.
  const from =
    action.verb === "use" && open[0]?.kind === "unknown"
      ? ranked.find(({ role, prep, kind }) => (role === "source" || /^(?:off|from)$/.test(prep)) && /^(?:thing|feature)$/.test(kind))
      : undefined;
  return best ?? known ?? from ?? open[0];
};

const isWearer = ({ prep, ref }: Role): boolean => /^(?:on|round|around)$/.test(prep) && isBodyPart(ref.words.head);

/** "Jin's last pin on the map" is no part of Jin. */
const isBelonging = ({ kind, ref }: Role): boolean => kind === "person" && ref.part;

/** "Through the chapel to the lane": the lane. */
const isGoal = ({ kind, prep }: Role): boolean => kind === "place" && /^(?:to|into|for|towards?|on to|onto)$/.test(prep);

/** What one leaves is no target of leaving. */
const isOpen = (role: string, action: Action): boolean => role !== "source" || hasTrait(action, "searching", "glancing", "seeking");
