import type { AllowedAction, EffectDraft, Entity, World } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCompanion, isHostile, isPlural, isRestrained, purseOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { isRisky } from "../safe-actions.ts";
import { inReturn, termsOf } from "./bargain.ts";
import { isHealer, isTreating } from "./do-now.ts";
import { sayInTurn, shortName, temperOf } from "./manner.ts";
import type { Request } from "./request.ts";
import { isSmallService, isTrifle } from "./small-service.ts";
import { swayOf, untoldSway } from "./sway.ts";
import { messagesOf } from "../messages.ts";

/** How someone takes a request before any dice. `reason` is a sentence why they would refuse. */
export interface Consent {
  readonly kind: "willing" | "open" | "unwilling";
  readonly reason: string;
}

/** From this score on someone agrees, and down to that one they refuse, without dice. */
const [agreed, refused] = [2, -3];

/** Weighs a request: trust, temper, company and what they were told against what it costs, its danger and whom it would betray. */
export const weighRequest = (draft: ResolutionDraft, action: AllowedAction, request: Request): Consent => {
  const { world } = draft;
  const { person } = request;
  const certain = certainAnswer(world, action, request);
  if (certain !== undefined) return certain;
  const betrayed = betrayedBy(world, action, request);
  const cost = costOf(world, request) + (isRisky(action.risk_flags.filter((flag) => flag !== "contested")) ? 2 : 0);
  const score =
    trustIn(world, person.id) +
    temperOf(person) +
    swayOf(world, person) +
    (isCompanion(person) ? 4 : 0) +
    (isPaid(world, action, person) ? inReturn.money : 0) +
    (termsOf(draft, action).length > 0 ? inReturn.word : 0);
  const balance = score - cost - (betrayed === undefined ? 0 : 3);
  const kind = balance >= agreed ? "willing" : balance <= refused ? "unwilling" : "open";
  const reason =
    betrayed === undefined ? hintFor(draft, person) : messagesOf(world).requests.behindBack(spokenName(person), spokenName(betrayed));
  return { kind, reason };
};

const isPaid = (world: World, { effects }: AllowedAction, { id }: Entity): boolean =>
  effects.some(
    (effect) =>
      effect.kind === "transfer" && effect["from"] === world.actor_id && effect["to"] === id && effect["item"] === purseOf(world)?.id,
  );

/** The answer that no weighing changes, if there is one. */
const certainAnswer = (world: World, action: AllowedAction, request: Request): Consent | undefined => {
  const { person, effects, later } = request;
  const refusal = (reason: string): Consent => ({ kind: "unwilling", reason });
  const says = messagesOf(world).requests;
  const name = spokenName(person);
  const isOnly = (kind: string): boolean => effects.length > 0 && effects.every((effect) => effect.kind === kind);
  // No one is kept from staying behind.
  if (isOnly("leave_party")) return { kind: "willing", reason: "" };
  if (isHostile(world, person)) return refusal(says.enemy(name));
  if (isRestrained(person) && [...effects, ...later].some(({ kind }) => bodily.has(kind)))
    return refusal(says.inNoState(name, isPlural(person)));
  if (isNoFavour(world, request)) return { kind: "willing", reason: "" };
  const limit = limitAgainst(world, request);
  if (limit !== undefined) return refusal(says.limit(name, limit.replace(/[.!?]+$/, "")));
  return isOnly("move") && walking.test(action.topic) && trustIn(world, person.id) >= 0 ? { kind: "willing", reason: "" } : undefined;
};

/** A small thing or service is no favour to ask, and who heals for a living does not leave somebody bleeding. */
const isNoFavour = (world: World, { person, effects, later }: Request): boolean => {
  if (later.length > 0 || trustIn(world, person.id) < 0) return false;
  if (isSmallService(effects) || isTrifle(effects)) return true;
  return effects.length > 0 && (effects.every(({ kind }) => kind === "create") || (effects.every(isTreating) && isHealer(person)));
};

/** Who walks a way together goes it anyway. */
const walking = /\bwalk along\b/i;

/** What someone does with their own hands and feet. */
const bodily: ReadonlySet<string> = new Set(["create", "join", "move", "place", "set_state", "transfer"]);

const hintFor = (draft: ResolutionDraft, person: Entity): string => {
  const { untoldSway: untold, mistrust } = messagesOf(draft.world).requests;
  return sayInTurn(draft, untoldSway(draft.world, person) ? untold : mistrust, shortName(person));
};

/** What each kind of request costs the one who does it. */
const costs: Readonly<Record<string, number>> = { join: 3, transfer: 2, set_state: 1, move: 2, place: 1, agree: 1, create: 0 };

const costOf = (world: World, { effects, later, person }: Request): number => {
  const all = [...effects, ...later];
  if (all.length === 0) return costs["agree"] ?? 1;
  return Math.max(...all.map((effect) => (costs[effect.kind] ?? 1) + valueOf(world, effect, person)));
};

/** What someone would part with: a thing of worth costs more, one that is not theirs to guard less. */
const valueOf = (world: World, effect: EffectDraft, person: Entity): number => {
  if (effect.kind !== "transfer") return 0;
  const item = entityById(world, String(effect["item"]));
  // Money is no entity.
  if (item === undefined) return 0;
  const held = world.inventory.some(({ owner_id, item_id, qty }) => owner_id === person.id && item_id === item.id && qty > 0);
  if (!held) return -1;
  const precious = /^(?:weapon|key|clue|unique|valuable|money|evidence|resolves:.*)$/;
  return [...item.tags, ...(item.attrs.uses ?? [])].some((word) => precious.test(word)) ? 2 : 0;
};

const staying = /\b(?:never|does not|do not|will not|won't|cannot|can't)\s+(?:leaves?|go(?:es)?|come|abandon)\b/i;

/** The limit of a person that stands against what is asked of them. */
const limitAgainst = (world: World, { person, effects, later, goal }: Request): string | undefined => {
  const all = [...effects, ...later];
  const leaves = all.some(({ kind, ...effect }) => kind === "join" || (kind === "move" && effect["who"] === person.id));
  const asked = new Set(wordsOf(`${goal} ${all.map((effect) => wordsFor(world, effect)).join(" ")}`).map(stemOf));
  return (person.attrs.limits ?? []).find((limit) => (leaves && staying.test(limit)) || isRuledOut(limit, asked));
};

const isRuledOut = (limit: string, asked: ReadonlySet<string>): boolean => {
  const forbidden =
    /^(?:will not|does not|never|won't|refuses to)\s+(.+?)(?:\s+(?:without|while|unless|until|dead|in)\b.*)?$/i.exec(limit)?.[1] ?? "";
  const words = wordsOf(forbidden)
    .filter((word) => word.length > 2)
    .map(stemOf);
  return words.length >= 2 && words.every((word) => asked.has(word));
};

const wordsFor = (world: World, effect: EffectDraft): string =>
  [effect["target"], effect["item"], effect["to"], effect["state"]]
    .flatMap((value) => (typeof value === "string" ? [entityById(world, value)?.name ?? value.replace("feature:", "")] : []))
    .join(" ");

/** Someone to whom the person is bound and whom the request works against: the one who resists it, or whose thing it takes. */
const betrayedBy = (world: World, { opposition }: AllowedAction, { person, effects }: Request): Entity | undefined => {
  const owners = effects.flatMap((effect) => {
    const holder = world.inventory.find(({ item_id, qty }) => item_id === effect["item"] && qty > 0)?.owner_id;
    const owner = entityById(world, String(effect["item"] ?? effect["target"]))?.attrs["owner_id"];
    return [holder, owner].filter((id) => typeof id === "string");
  });
  const bound = world.relationships.filter(
    ({ a_id, rel_type, intensity }) =>
      a_id === person.id && intensity >= 4 && /^(?:loyalty|member|obeys|love|family|informs|friend)/.test(rel_type),
  );
  const id = [opposition, ...owners].find((one) => one !== person.id && bound.some(({ b_id }) => b_id === one));
  return id === undefined ? undefined : entityById(world, id);
};
