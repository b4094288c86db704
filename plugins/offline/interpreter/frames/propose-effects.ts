import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { EffectDraft } from "freeform-rpg/schemas";
import type { Reading } from "../reading.ts";
import { amountIn, numberBefore, numberIn, purseOf, sumIn } from "./amounts.ts";
import type { Parts } from "./choose-parts.ts";
import type { FramedClause } from "./framed-clause.ts";
import type { Named } from "../names/name-book.ts";
import { everydayIn } from "./everyday.ts";
import { namedOf, ownedIn } from "./shape.ts";
import { isBodyPart } from "../names/body-parts.ts";
import type { Role } from "./shape.ts";
import { hiredFor } from "../speech/hired-for.ts";
import { timeIn } from "./clock-times.ts";
import { minutesIn } from "./times.ts";

/** A clause whose target is settled. */
export interface Framed extends FramedClause {
  readonly target: Named | undefined;
}

/** What the player wants to change in the world of things: whereabouts, hands, states, time. */
export const proposeEffects = (framed: Framed, reading: Reading): EffectDraft[] =>
  makers.find(({ when }) => when(framed))?.make(framed, reading) ?? setState(framed);

interface Maker {
  readonly when: (framed: Framed) => boolean;
  readonly make: (framed: Framed, reading: Reading) => EffectDraft[];
}

/** What actions of a kind bring about; the first that fits. */
const makers: readonly Maker[] = [
  {
    when: ({ action, parts }) => hasTrait(action, "moving", "crossing") && wayOf(parts) !== undefined,
    make: (framed, reading) => move(framed, reading),
  },
  {
    when: ({ action }) => hasTrait(action, "paying"),
    make: (framed, reading) => [
      ...pay(framed, reading),
      ...hand(framed.parts, reading.packet.actor_id),
      ...hiredFor(framed.text, personOf(framed.parts.recipient), reading),
    ],
  },
  {
    when: ({ action }) => hasTrait(action, "handing") && hasTrait(action, "giving"),
    make: ({ parts }, { packet }) => hand(parts, packet.actor_id),
  },
  { when: ({ action }) => hasTrait(action, "taking"), make: ({ parts }, { packet }) => take(parts, packet.actor_id) },
  { when: ({ action }) => hasTrait(action, "dropping"), make: (framed, reading) => put(framed, reading) },
  { when: ({ action }) => hasTrait(action, "violent"), make: (framed) => harm(framed) },
  {
    when: ({ action }) => hasTrait(action, "healing"),
    make: ({ target }, { packet }) => [{ kind: "heal", who: whoIs(target) ?? packet.actor_id }],
  },
  { when: ({ action, until }) => hasTrait(action, "idle") || until !== "", make: (framed, reading) => pass(framed, reading) },
  { when: ({ action }) => action.verb === "craft", make: ({ parts }) => create(parts) },
];

const whoIs = (target: Named | undefined): string | undefined => (target?.kind === "person" ? target.id : undefined);

const wayOf = ({ target, goal }: Parts): string | undefined => placeOf(target) ?? placeOf(goal);

const move = ({ parts }: Framed, { packet }: Reading): EffectDraft[] => {
  const to = wayOf(parts);
  return to === undefined || to === packet.scene.location_id ? [] : [{ kind: "move", who: packet.actor_id, to }];
};

/** A friendly bout and a warning hurt no one by design. */
const harm = ({ phrase, target, text }: Framed): EffectDraft[] => {
  const who = whoIs(target);
  return who === undefined || /^(?:spar|box|wrestle|duel)$/.test(phrase) || sparing.test(text) ? [] : [{ kind: "harm", who, amount: 1 }];
};

/** Words of a blow or a shot that is not to hurt. */
const sparing =
  /\b(?:over|above|past) (?:his|her|their|the|\w+'s) (?:\w+ )?(?:heads?|shoulders?|ears?)\b|\bin(?:to)? the (?:air|ceiling|sky|ground|floor)\b|\bwarning shot\b|\bwith the flat\b|\b(?:not|n't|without) (?:(?:want|mean|try)(?:ing)? to )?(?:hurt|harm|kill|injur)/i;

/** How a role is named in an effect: its id, or what the player called it. */
export const refOf = (role: Role | undefined): string | undefined =>
  role === undefined || role.ref.several.length > 1
    ? undefined
    : (namedOf(role.ref)?.id ?? (role.kind === "unknown" ? role.ref.called : undefined));

const personOf = (role: Role | undefined): string | undefined => {
  const named = role === undefined || role.ref.several.length > 1 ? undefined : namedOf(role.ref);
  return named?.kind === "person" ? named.id : undefined;
};

const placeOf = (role: Role | undefined): string | undefined => (role?.kind === "place" ? refOf(role) : undefined);

const itemsOf = ({ items }: Parts): string[] =>
  items.flatMap((role) => (role.kind === "thing" && !role.ref.part ? (refOf(role) ?? []) : []));

const hand = (parts: Parts, actor: string): EffectDraft[] => {
  const to = personOf(parts.recipient);
  return to === undefined ? [] : itemsOf(parts).map((item) => ({ kind: "transfer", item, from: actor, to, quantity: 1 }));
};

/** An everyday thing that nobody lists is made up where it is taken. */
const take = (parts: Parts, actor: string): EffectDraft[] => {
  const made = parts.items.flatMap((item) => everydayIn(item) ?? []);
  return [
    ...partsTaken(parts, actor),
    ...belongingsTaken(parts, actor),
    ...itemsOf(parts).map((item) => ({ kind: "transfer", item, from: personOf(parts.source) ?? "", to: actor, quantity: 1 })),
    ...made.map((name) => ({ kind: "create", name, type: "item", at: actor })),
  ];
};

/** "Take the cap off the straw man": what nobody lists is part of what it is taken off. */
const partsTaken = ({ items: [item], source, target }: Parts, actor: string): EffectDraft[] =>
  item?.kind === "unknown" && source?.kind === "thing" && source === target
    ? [{ kind: "transfer", item: item.ref.called, from: "", to: actor, quantity: 1 }]
    : [];

/** "Steal the sergeant's crust": what nobody lists is had from whoever it belongs to. */
const belongingsTaken = ({ target }: Parts, actor: string): EffectDraft[] => {
  const owner = target === undefined || !target.ref.part || isBodyPart(target.ref.words.head) ? undefined : personOf(target);
  return target === undefined || owner === undefined
    ? []
    : [{ kind: "transfer", item: ownedIn(target), from: owner, to: actor, quantity: 1 }];
};

/** "Put it away", "put it back" of what one has, "into my coat": it stays with its owner. */
const isKept = ({ parts: { goal, items }, phrase }: Framed): boolean => {
  if (goal !== undefined) return goal.kind === "self" || /^my\b/.test(goal.text);
  if (phrase === "put_back") return items.every(({ ref }) => namedOf(ref)?.carried === true);
  return /^(?:put_away|stow|stash|tuck|pocket|pack|put_back_in|holster|sheathe|hide|conceal|hide_away)$/.test(phrase);
};

const put = (framed: Framed, { packet }: Reading): EffectDraft[] => {
  const { parts, action } = framed;
  if (isKept(framed)) return [];
  const into = /^(?:thing|feature|place)$/.test(parts.goal?.kind ?? "") ? refOf(parts.goal) : undefined;
  const at = action.verb === "throw" ? packet.scene.location_id : (into ?? packet.scene.location_id);
  return itemsOf(parts).map((item) => ({ kind: "place", item, at, quantity: 1 }));
};

const pass = ({ until: end, text }: Framed, { packet }: Reading): EffectDraft[] => {
  const minutes = minutesIn(text);
  const until = end === "" ? "" : timeIn(end, packet.scene);
  return minutes === 0 && until === "" ? [] : [{ kind: "pass_time", minutes: until === "" ? minutes : 0, until }];
};

const pay = ({ amount, parts, text }: Framed, { packet }: Reading): EffectDraft[] => {
  const handed = parts.items.reduce((sum, item) => sum || sumIn(item.text), 0) || numberBefore(text);
  // "Two whiskies" are counted, and have their price.
  const counted = /\b(?:order|buy)\s+(?:us |him |her |them |me )?(?:two|three|four|five|\d+)\s+\p{L}+s\b/iu.test(text);
  const sum = counted ? amountIn(text) : amountIn(amount) || numberIn(amount) || amountIn(text) || handed;
  const item = purseOf(packet);
  const to = personOf(parts.recipient) ?? "";
  return sum <= 0 || item === undefined ? [] : [{ kind: "transfer", item, from: packet.actor_id, to, quantity: sum }];
};

const create = ({ items }: Parts): EffectDraft[] =>
  items
    .filter(({ kind, article }) => kind === "unknown" && /^(?:a|an|some|)$/.test(article))
    .slice(0, 1)
    .map(({ ref }) => ({ kind: "create", name: ref.called, type: "item" }));

const setState = ({ action, phrase, target }: Framed): EffectDraft[] => {
  const state = switched(phrase, target) ?? stateOf(action.verb, phrase);
  if (target === undefined || target.kind === "person" || state === undefined) return [];
  return [{ kind: "set_state", target: target.id, state: state.replace("-", ""), off: state.startsWith("-") }];
};

/** "Switch the comm on": what is no lamp gives no light. */
const switched = (phrase: string, target: Named | undefined): string | undefined => {
  const way = /^(?:switch|turn|power)_(on|off)$/.exec(phrase)?.[1];
  return target?.kind === "thing" && !target.calls.some(({ words }) => words.some((word) => lights.test(word))) ? way : undefined;
};

const lights = /^(?:lamp|lantern|light|lights|torch|flashlight|candle|bulb|lampe|laterne|licht|fackel|kerze)$/;

/** The state that a verb brings about; a minus sign ends it. */
const stateOf = (verb: string, phrase: string): string | undefined => {
  if (/^(?:lock|bar|barricade|bolt|latch)$/.test(phrase)) return "locked";
  if (
    /^(?:pry|pry_open|prise|prise_open|lever|force_open|break_open|smash_open|kick_in|jimmy|push_open|pull_open|cut_open|rip_open|tear_open|kick_down|break_into)$/.test(
      phrase,
    )
  )
    return "open";
  if (/^(?:light|ignite|light_up|switch_on|turn_on|kindle|set_fire_to|set_on_fire|burn|torch|set_alight)$/.test(phrase)) return "lit";
  if (/^(?:extinguish|douse|put_out|blow_out|snuff_out|switch_off|turn_off|snuff)$/.test(phrase)) return "dark";
  if (verb === "open" && !phrase.startsWith("knock")) return "open";
  if (verb === "close") return "closed";
  if (verb === "unlock") return "unlocked";
  if (verb === "force" || verb === "break") return "broken";
  return verb === "repair" ? "-broken" : undefined;
};
