import type { Entity, ProposedAction, World } from "freeform-rpg/schemas";
import { entityById, locationOf, nameKey, namesOf } from "./names.ts";
import { companyOf, isKnown } from "./presence.ts";
import { resolveTarget } from "./targets.ts";
import type { Target } from "./targets.ts";
import { verbOf } from "./verbs.ts";

const leaving = new Set(["go", "travel", "leave", "exit"]);
/** Deeds that need someone in particular: with several at hand it matters who. */
const pointed = new Set(["attack", "fight", "shoot", "bribe", "give"]);
/** Deeds that fall on the only one there, or on the room. */
const personal = new Set(["talk", "ask", "persuade", "negotiate", "intimidate", "deceive", "provoke", "steal", "help"]);

/** Resolves an action's target; an empty one is filled where the scene leaves one choice, and ambiguous where it leaves several. */
export const aimAction = ({ action, target_id, details }: ProposedAction, world: World): Target => {
  const target = resolveTarget(target_id, world);
  if (target.kind !== "none") return target;
  const verb = verbOf(action);
  if (leaving.has(verb)) return oneOf(narrow(exitsOf(world), details));
  if (!pointed.has(verb) && !personal.has(verb)) return target;
  const meant = oneOf(narrow(companyOf(world), details));
  return meant.kind === "ambiguous" && !pointed.has(verb) ? target : meant;
};

/** Known places one can walk to from the scene. */
export const exitsOf = (world: World): Entity[] =>
  (locationOf(world)?.attrs.exits ?? []).flatMap((id) => entityById(world, id) ?? []).filter(isKnown);

/** Those that the details name, or all of them when they name none. */
const narrow = (entities: readonly Entity[], details: string): readonly Entity[] => {
  const said = nameKey(details);
  const named = entities.filter((entity) => namesOf(entity).some((name) => said.includes(name)));
  return named.length > 0 ? named : entities;
};

const oneOf = (entities: readonly Entity[]): Target => {
  const [only] = entities;
  if (only === undefined) return { kind: "none" };
  return entities.length === 1 ? { kind: "entity", entity: only } : { kind: "ambiguous", entities };
};
