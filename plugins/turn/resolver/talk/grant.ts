import type { AllowedAction, EffectDraft, Entity, Fact } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import { doneBy, effectsOfPromise, keepPromise, record, recordPromise } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isMoney, resolveTarget, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import type { Course } from "../course.ts";
import { answer } from "./answer.ts";
import { asClause, effectClause } from "./as-clause.ts";
import { taskIn } from "./do-now.ts";
import { disclosureIn } from "./disclosure.ts";
import { askFavour } from "./favours.ts";
import { isOpenEnded } from "./promised-help.ts";
import type { Request } from "./request.ts";
import { asksHelp, describeService, isSmallService } from "./small-service.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** What came of a request that was agreed to. */
export interface Granted {
  readonly applied: readonly EffectDraft[];
  /** True when the price of a mixed result is paid by what was agreed. */
  readonly priced: boolean;
}

interface Granting {
  /** The words to them. */
  readonly action: AllowedAction;
  readonly mixed: boolean;
}

/**
 * Lets someone do what they agreed to: at once what can be done now, and the rest as a promise. On a mixed result they do the main thing
 * alone or, where it is the only one, want a favour in return.
 */
export const grant = (course: Course, request: Request, { action, mixed }: Granting): Granted => {
  const { draft } = course;
  if (request.promise !== undefined) return { applied: redeem(course, request, { promise: request.promise, action }), priced: true };
  if (request.later.length === 0 && isSmallService(request.effects) && !(request.paid && request.effects.some(asksHelp))) {
    for (const effect of request.effects)
      speakUp(
        draft,
        request.person,
        describeService(draft.world, effect, request.person, heldBy(draft, request.person)),
        { answered: true },
        "agreed",
      );
    return { applied: [], priced: true };
  }
  const effects = mixed ? request.effects.slice(0, 1) : request.effects;
  const applied = perform(course, request.person, effects);
  if (request.later.length > 0 || effects.length === 0) pledge(draft, request);
  else if (applied.length === 0) say(draft, request.person, "agreed", "agreed");
  const priced = mixed && (request.paid || request.effects.length > 1 || askFavour(draft, request.person));
  return { applied, priced };
};

/** Names of the things that somebody holds. */
const heldBy = ({ world }: ResolutionDraft, { id }: Entity): string[] =>
  world.inventory
    .filter(({ owner_id, qty }) => owner_id === id && qty > 0)
    .flatMap(({ item_id }) => entityById(world, item_id)?.name ?? []);

const perform = (course: Course, person: Entity, wanted: readonly EffectDraft[]): EffectDraft[] => {
  const { draft, effects } = course;
  return wanted.flatMap((effect) => {
    const task = taskIn(course, effect);
    if (task === undefined) return doneBy(draft, person, () => (effects.apply(effect, draft) ? [effect] : []));
    const isDone = doneBy(draft, person, () => effects.apply(task, draft));
    // What is handed over or opened is told by its own event.
    const text = isDone ? describeService(draft.world, effect, person) : task.kind === "heal" ? unhurt(draft, person) : "";
    if (text !== "" && (!isDone || task.kind === "heal")) speakUp(draft, person, text, { answered: true }, "agreed");
    else if (!isDone) say(draft, person, "agreed", "agreed");
    return [isDone ? task : effect];
  });
};

const unhurt = (draft: ResolutionDraft, person: Entity): string => messagesOf(draft.world).requests.unhurt(spokenName(person));

const say = (draft: ResolutionDraft, person: Entity, message: "agreed" | "promiseNotNow" | "promiseForWhat", tag: string): void =>
  speakUp(draft, person, messagesOf(draft.world).requests[message](spokenName(person)), {}, tag);

/** A thing of which the game knows nothing can be handed over neither now nor later. */
const isNothing = ({ world }: ResolutionDraft, { kind, item }: EffectDraft): boolean =>
  kind === "transfer" && !isMoney(String(item), world) && resolveTarget(String(item), world).kind === "unknown";

const pledge = (draft: ResolutionDraft, { person, later: asked, goal }: Request): void => {
  const later = asked.filter((effect) => !isNothing(draft, effect));
  const [first] = later;
  const [missing] = asked.filter((effect) => isNothing(draft, effect));
  const { lacks } = messagesOf(draft.world).requests;
  if (missing !== undefined && first === undefined)
    return speakUp(draft, person, lacks(spokenName(person), bareNameKey(String(missing["item"])).trim()), {}, "answer");
  // "Where she went" is what they are to tell, and nothing that is done.
  const wanted = asking.test(goal) ? `to tell me ${goal}` : goal;
  const what = wanted === "" && first !== undefined ? effectClause(draft.world, first) : asClause(wanted, person);
  if (recordPromise(draft, { who: person.id, what, effects: later })) return;
  sayPromisedAlready(draft, person);
};

const asking = /^(?:who|whom|whose|what|where|when|why|which|how|whether)\b/i;

const sayPromisedAlready = (draft: ResolutionDraft, person: Entity): void => {
  const text = messagesOf(draft.world).requests.promisedAlready(spokenName(person));
  record(draft, "nothing_changed", text, { entity_id: person.id }, { binding: true });
};

interface Redeemed {
  readonly promise: Fact;
  readonly action: AllowedAction;
}

/** "Keep that promise" asks for no more than the promise. */
const keeping =
  /^(?:to )?(?:keep|honou?r|stick to) (?:that|the|his|her|their|your|its) (?:promise|word|bargain|(?:side|end|part|half)(?: of (?:it|that|this|the (?:bargain|deal)))?)$/i;

/** Someone does what they have promised, if it can be done now. */
const redeem = (course: Course, { person, effects }: Request, { promise, action }: Redeemed): EffectDraft[] => {
  const { draft } = course;
  const asked = effects.filter((effect) => !(effect.kind === "agree" && keeping.test(String(effect["to"]))));
  const isOpen = isOpenEnded(promise);
  const told = isOpen ? action.topic.replace(keeping, "") : disclosureIn(String(promise.object["to"]), person);
  if (told !== null && !(isOpen && (asked.length > 0 || told === ""))) return tellAsPromised(draft, { action, person, promise, told });
  if (isOpen && asked.length === 0) {
    say(draft, person, "promiseForWhat", "promise");
    return [];
  }
  const owed = asked.length > 0 ? asked : effectsOfPromise(promise);
  const settled = owed
    .map((effect) => course.effects.settle(effect, { world: draft.world, origin: "proposal" }))
    .flatMap((one) => ("effect" in one ? [one.effect] : []));
  if (owed.length > 0 && settled.length === 0) {
    say(draft, person, "promiseNotNow", "promise");
    return [];
  }
  // Who says once more that they will lead has not led.
  if (settled.length > 0 && settled.every(isLeading)) {
    sayPromisedAlready(draft, person);
    return [];
  }
  keepPromise(draft, promise);
  return perform(course, person, settled);
};

/** "To take you to the pier", as a promise and no way that is gone. */
const isLeading = ({ kind, to }: EffectDraft): boolean =>
  kind === "agree" &&
  /^(?:to )?(?:take|bring|lead|guide|walk|show|escort) (?:me|us|you)\b.*\b(?:to|there|way|through|across)\b/i.test(String(to));

/** Whoever has promised to tell something tells it, guarded or not: the promise is kept once it is told. */
const tellAsPromised = (
  draft: ResolutionDraft,
  { action, person, promise, told }: Redeemed & { readonly person: Entity; readonly told: string },
): EffectDraft[] => {
  const before = draft.events.length;
  const topic = told === "" ? action.topic : told;
  answer(draft, { action: { ...action, topic }, person, band: "success", bound: true });
  const since = new Set(draft.events.slice(before).map(({ type }) => type));
  if (!since.has("promise_kept") && (since.has("fact_discovered") || since.has("knowledge_shared"))) keepPromise(draft, promise);
  return [];
};
