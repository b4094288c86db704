import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey } from "freeform-rpg/language";
import {
  aliasesOf,
  entityById,
  factText,
  isCreature,
  isHere,
  isKnown,
  isSpotOf,
  locationOf,
  phraseWords,
  readPhrase,
  resolveTarget,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import type { Entity, World } from "freeform-rpg/schemas";

const prefix = "inside:";

/** How a target is written that has no name yet: what is found in a thing or a feature, by its id or `feature:NAME`. */
export const insideOf = (container: string): string => `${prefix}${container}`;

/** The thing or feature in which a target is to be found; `undefined` for every other target. */
export const containerIn = (target: string): string | undefined => (target.startsWith(prefix) ? target.slice(prefix.length) : undefined);

const unnamed =
  /^(?:all |any |everything of )?(?:the |its )?contents?\b|^(?:what|whatever|anything|everything|all|something)\b(?:['’]s| is| are| lies)*(?: (?:that|which)(?:['’]s| is)?)?(?: (?:inside|within|in|of|from|behind|under|hidden|hides|stashed|useful|valuable|interesting|worth|loose|there|it|I|we|with|survive[sd]?|remain(?:s|ed)?|(?:[\p{L}]+ )?(?:left|hid|put|kept|stashed|stored))\b.*)?$/iu;

/** True for words that name nothing and stand for what is found somewhere: "whatever's inside", "the contents", "anything useful". */
export const isUnnamed = (said: string): boolean => unnamed.test(said.trim().replace(/^feature:/, ""));

/** True for words that only point at what was found: "grab it". */
export const isPointing = (said: string): boolean => /^(?:it|them|that|this|those|these|the things?|the lot)$/i.test(said.trim());

/** True where a text takes what a thing holds and not the thing: "I take what's in the crate". */
export const saysContents = (details: string): boolean =>
  /\b(?:what(?:ever)?(?:['’]s| is| it)?|everything|anything|contents?)\b/i.test(details);

/** The thing or feature that words for its contents name: the locker of "whatever is in the locker". */
export const asContainer = (said: string, world: World): string | undefined => {
  const [, named = ""] = /\b(?:in|inside|of|from|behind|under) (.+)$/i.exec(said) ?? [];
  if (named === "" || /^(?:it|there|here)$/i.test(named)) return undefined;
  const target = resolveTarget(named, world);
  const isListed = target.kind !== "feature" || (locationOf(world)?.attrs.features ?? []).includes(target.name);
  return isListed ? idOf(target) : toldContainer(named, world);
};

/** The thing of which a known fact speaks in these words: the locker in which something lies in a napkin. */
const toldContainer = (named: string, world: World): string | undefined => {
  const { head } = readPhrase(named);
  const told = world.facts.filter((fact) => fact.visibility === "known" && phraseWords(factText(fact)).includes(head));
  return world.entities.find(
    (entity) =>
      entity.type === "other" && isKnown(entity) && isHere(world, entity) && told.some(({ subject_id }) => subject_id === entity.id),
  )?.id;
};

/** Where an action lets one look into something: the thing or feature that it opens or searches. */
export const lookedInto = (action: Action, target: Target): string | undefined =>
  hasTrait(action, "opening", "searching", "breaking") || action.family === "force" ? idOf(target) : undefined;

const idOf = (target: Target): string | undefined => {
  if (target.kind === "feature") return `feature:${target.name}`;
  const isContainer = target.kind === "entity" && target.entity.type !== "location" && !isCreature(target.entity);
  return isContainer ? target.entity.id : undefined;
};

/** The things found in a container: those that the words fit, or all of them where they name nothing. What is still hidden is not among them. */
export const foundInside = (container: string, called: string, world: World): Entity[] => {
  const inside = world.entities.filter(
    (entity) => entity.type === "item" && isKnown(entity) && isHere(world, entity) && liesIn(entity, container),
  );
  return isUnnamed(called) || isPointing(called) || called === "" || entityById(world, called) !== undefined
    ? inside
    : inside.filter((entity) => speaksOf(entity, called));
};

const liesIn = ({ attrs }: Entity, container: string): boolean =>
  [attrs["hidden_in"], attrs["placed_at"]].some((cover) => typeof cover === "string" && isSpotOf(container, cover));

const spotKey = (spot: string): string => bareNameKey(spot.replace(/^feature:/, ""));

/** The feature of the place where a known fact says that something hidden is which the words call by its name or description. */
export const spotKnownFor = (called: string, world: World): string | undefined => {
  const name = called.replace(/^feature:/, "");
  const { location_id } = world.scene;
  const spots = world.entities
    .filter(({ type, visibility, attrs }) => type === "item" && visibility === "world" && attrs.location_id === location_id)
    .filter((entity) => speaksOf(entity, name))
    .flatMap(({ attrs }) => (typeof attrs["hidden_in"] === "string" ? [spotKey(attrs["hidden_in"])] : []));
  const { head } = readPhrase(name);
  const feature = (locationOf(world)?.attrs.features ?? []).find((one) => spots.includes(bareNameKey(one)));
  const isSaid = world.facts.some(
    (fact) =>
      fact.visibility === "known" &&
      fact.subject_id === location_id &&
      fact.object["feature"] === feature &&
      phraseWords(factText(fact)).includes(head),
  );
  return feature !== undefined && isSaid ? `feature:${feature}` : undefined;
};

const speaksOf = (entity: Entity, called: string): boolean => {
  const { head, modifiers } = readPhrase(called);
  const words = new Set([entity.name, ...aliasesOf(entity), entity.attrs.description ?? ""].flatMap(phraseWords));
  return head.length > 2 && [head, ...modifiers].every((word) => words.has(word));
};

/** What a container is called: "the wall safe". */
export const nameOfContainer = (container: string, world: World): string =>
  entityById(world, container)?.name ?? container.replace(/^feature:/, "");
