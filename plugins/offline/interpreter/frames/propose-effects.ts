/* oxlint-disable complexity */
import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { EffectDraft } from "freeform-rpg/schemas";
import type { Arguments } from "../clauses/arguments.ts";
import type { Reading } from "../reading.ts";
import { amountIn } from "./amounts.ts";
import type { Parts } from "./choose-roles.ts";
import type { Named } from "../names/name-book.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";
import { minutesIn, timeIn } from "./times.ts";

/** An action whose parts are known. */
export interface Framed {
  readonly action: Action;
  readonly phrase: string;
  readonly parts: Parts;
  readonly args: Arguments;
  readonly text: string;
  /** What it is done to, however it was found. */
  readonly target: Named | undefined;
}

/** What the player wants to change in the world of things: whereabouts, hands, states, time. */
export const proposeEffects = (framed: Framed, reading: Reading): EffectDraft[] => {
  const { action, parts, phrase } = framed;
  const actor = reading.packet.actor_id;
  const place = placeOf(parts.target) ?? placeOf(parts.goal);
  if (hasTrait(action, "moving", "crossing") && place !== undefined && place !== reading.packet.scene.location_id)
    return [{ kind: "move", who: actor, to: place }];
  if (hasTrait(action, "paying")) return [...pay(framed, reading), ...hand(parts, actor)];
  if (hasTrait(action, "handing") && hasTrait(action, "giving")) return hand(parts, actor);
  if (hasTrait(action, "taking")) return take(parts, actor);
  if (hasTrait(action, "dropping")) return put(framed, reading);
  const whom = framed.target?.kind === "person" ? framed.target.id : undefined;
  if (hasTrait(action, "violent")) return /^(?:spar|box|wrestle|duel)$/.test(phrase) ? [] : harm(whom);
  if (hasTrait(action, "healing")) return [{ kind: "heal", who: whom ?? actor }];
  if (hasTrait(action, "idle") || framed.args.until !== "") return pass(framed, reading);
  if (action.verb === "craft") return create(parts);
  return setState(framed);
};

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

const take = (parts: Parts, actor: string): EffectDraft[] =>
  itemsOf(parts).map((item) => ({ kind: "transfer", item, from: personOf(parts.source) ?? "", to: actor, quantity: 1 }));

const put = ({ parts, action, phrase }: Framed, { packet }: Reading): EffectDraft[] => {
  const own = /^(?:put_away|stow|stash|tuck|pocket|pack|put_back_in)$/.test(phrase) && parts.goal === undefined;
  if (own) return [];
  const worn = parts.goal !== undefined && (parts.goal.kind === "self" || /^my\b/.test(parts.goal.text));
  if (worn) return [];
  const into =
    parts.goal?.kind === "thing" || parts.goal?.kind === "feature" || parts.goal?.kind === "place" ? refOf(parts.goal) : undefined;
  const at = action.verb === "throw" ? packet.scene.location_id : (into ?? packet.scene.location_id);
  return itemsOf(parts).map((item) => ({ kind: "place", item, at, quantity: 1 }));
};

const harm = (who: string | undefined): EffectDraft[] => (who === undefined ? [] : [{ kind: "harm", who, amount: 1 }]);

const pass = ({ args, text }: Framed, { packet }: Reading): EffectDraft[] => {
  const minutes = minutesIn(text);
  const until = args.until === "" ? "" : timeIn(args.until, packet.scene);
  return minutes === 0 && until === "" ? [] : [{ kind: "pass_time", minutes: until === "" ? minutes : 0, until }];
};

const pay = ({ args, text }: Framed, { packet }: Reading): EffectDraft[] => {
  const said = args.phrases.map(({ tokens }) => tokens.map(({ word }) => word).join(" ")).join(" ");
  const amount = amountIn(said) || amountIn(text);
  const { money: id } = clockRolesOf({});
  const purse = packet.clocks.find((clock) => clock.id === id || clock.id.endsWith(`:${id}`));
  return amount <= 0 || purse === undefined ? [] : [{ kind: "advance", clock: purse.id, by: -amount }];
};

const create = ({ items }: Parts): EffectDraft[] =>
  items
    .filter(({ kind, article }) => kind === "unknown" && /^(?:a|an|some|)$/.test(article))
    .slice(0, 1)
    .map(({ ref }) => ({ kind: "create", name: ref.called, type: "item" }));

const setState = ({ action, phrase, target }: Framed): EffectDraft[] => {
  const state = stateOf(action.verb, phrase);
  if (target === undefined || target.kind === "person" || state === undefined) return [];
  return [{ kind: "set_state", target: target.id, state: state.replace("-", ""), off: state.startsWith("-") }];
};

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
  if (/^(?:extinguish|douse|put_out|blow_out|snuff_out|switch_off|turn_off|snuff)$/.test(phrase)) return "-lit";
  if (verb === "open" && !phrase.startsWith("knock")) return "open";
  if (verb === "close") return "closed";
  if (verb === "unlock") return "unlocked";
  if (verb === "force" || verb === "break") return "broken";
  return verb === "repair" ? "-broken" : undefined;
};
