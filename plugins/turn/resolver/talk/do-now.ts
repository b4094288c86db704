import type { EffectDraft, Entity } from "freeform-rpg/schemas";
import { normaliseVerb } from "freeform-rpg/plugins/rules/actions/lib";
import { guardOf } from "freeform-rpg/plugins/turn/effects/lib";
import { isFurniture, isLoose, readPhrase, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { Course } from "../course.ts";

/**
 * What somebody who agreed to something does by their own hands here and now: a wound is dressed, a lid opened, a cup handed over. `undefined`
 * where it cannot be done here, or is guarded: that stays a promise.
 */
export const taskIn = ({ draft, effects }: Course, agreed: EffectDraft): EffectDraft | undefined => {
  const { world, actions } = draft;
  if (agreed.kind !== "agree") return undefined;
  const said = plain(agreed);
  const task = healing(said, world.actor_id) ?? handing(said, world.actor_id) ?? changing(said, { world, actions });
  const settled = task === undefined ? undefined : effects.settle(task, { world, origin: "proposal" });
  return settled !== undefined && "effect" in settled && guardOf(settled.effect, world) === undefined ? settled.effect : undefined;
};

/** True for what is to be done for the character's wounds. */
export const isTreating = (effect: EffectDraft): boolean => effect.kind === "agree" && treating.test(plain(effect));

/** True where a small thing is to be handed over. */
export const isHanding = (effect: EffectDraft): boolean => effect.kind === "agree" && thingIn(plain(effect)) !== undefined;

/** True for whom wounds are a trade: by what is written of what they can do. */
export const isHealer = ({ tags, attrs }: Entity): boolean =>
  tags.some((tag) => /^(?:medic|healer|doctor|nurse|surgeon)$/.test(tag)) || (attrs.capabilities ?? []).some((one) => skilled.test(one));

const skilled = /\b(?:stitch|heal|bandage|set(?:s)? bones|nurse|tends? (?:the )?(?:sick|wounds?|wounded)|dress(?:es)? wounds?)/i;

const plain = ({ to }: EffectDraft): string =>
  String(to)
    .replace(/^to\s+/i, "")
    .replace(/,?\s*\b(?:please|for (?:me|you|us)|now|quickly|at once|again)\b/gi, "")
    .replace(/[\s.!?]+$/, "");

const treating =
  /^(?:patch|stitch|sew|bandage|bind|heal|treat|dress|clean|tend(?: to)?|see to|look at|have a look at|take a look at|fix) (?:(?:you|me|us)(?: up)?$|(?:your|my|this|that|the) (?:\w+ )?(?:wounds?|cuts?|arm|leg|hand|head|shoulder|side|face|knee|ribs|bruises|injur(?:y|ies)|bleeding)\b)/i;

const healing = (said: string, actorId: string): EffectDraft | undefined =>
  treating.test(said) ? { kind: "heal", who: actorId, amount: 1 } : undefined;

const handed =
  /^(?:hand|give|pass|fetch|bring|lend|get|find|pour) (?:me|you|us) (?:an?|some|one of the|another) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;

/** The thing of "hand me a cup"; `undefined` for what nobody could hold, such as a leg up. */
const thingIn = (said: string): string | undefined => {
  const name = handed.exec(said)?.[1];
  return name !== undefined && (isFurniture(name) || isLoose(name) || handy.has(readPhrase(name).head)) ? name : undefined;
};

/** Small things that lie about where people live and work. */
const handy: ReadonlySet<string> = new Set(
  "cup glass mug tumbler bowl saucer spoon fork ladle napkin towel rag match pen pencil quill paper bandage thread needle string twine broom mop bottle jug pitcher water bread apple biscuit handkerchief cork seed cigarette".split(
    " ",
  ),
);

const handing = (said: string, actorId: string): EffectDraft | undefined => {
  const name = thingIn(said);
  return name === undefined ? undefined : { kind: "create", name: name.toLowerCase(), at: actorId };
};

/** "Open the floor grating", "light the lamp": the state that the catalogue has for the verb. */
const changing = (said: string, { world, actions }: Pick<Course["draft"], "world" | "actions">): EffectDraft | undefined => {
  const [, verb = "", named = ""] = /^(\w+) (?:up )?(.+)$/.exec(said) ?? [];
  const state = actions.find(verb).states[normaliseVerb(verb)];
  if (state === undefined) return undefined;
  const target = resolveTarget(named.replace(/^(?:the|that|this|your|his|her|their)\s+/i, ""), world);
  if (target.kind === "feature") return { kind: "set_state", target: `feature:${target.name}`, state };
  return target.kind === "entity" ? { kind: "set_state", target: target.entity.id, state } : undefined;
};
