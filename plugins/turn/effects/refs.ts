import type { Entity } from "freeform-rpg/schemas";
import {
  entityById,
  isCompanion,
  isFurniture,
  isHere,
  isKnown,
  isPlural,
  resolveTarget,
  spokenName,
} from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "./messages.ts";
import { readFeature } from "./features.ts";
import type { EffectScene, Settled } from "./effect-kind.ts";

/** Words that stand for the actor. */
const actors: ReadonlySet<string> = new Set(["pc", "party", "me", "player"]);

/** The entity that an effect names: by id or, in a proposal, by anything a player might call it. Proposals find only what players know. */
export const findEntity = (ref: string, { world, origin }: EffectScene): Entity | undefined => {
  if (actors.has(ref)) return entityById(world, world.actor_id);
  const exact = entityById(world, ref);
  if (exact !== undefined && (origin === "authored" || isKnown(exact))) return exact;
  if (origin === "authored") return undefined;
  const target = resolveTarget(ref, world);
  return target.kind === "entity" ? target.entity : undefined;
};

/** An entity or a feature by its id; features are `feature:NAME`. */
export const findThing = (ref: string, scene: EffectScene): { readonly id: string; readonly name: string } | undefined => {
  const entity = findEntity(ref, scene);
  if (entity !== undefined) return { id: entity.id, name: spokenName(entity) };
  const feature = scene.origin === "authored" ? readFeature(ref, scene.world) : undefined;
  if (feature !== undefined) return { id: ref, name: `the ${feature.name}` };
  const target = resolveTarget(ref, scene.world);
  if (target.kind === "unknown" && ref.startsWith("feature:") && isFurniture(ref))
    return { id: ref, name: `the ${ref.slice("feature:".length)}` };
  return target.kind === "feature" ? { id: `feature:${target.name}`, name: spokenName({ name: target.name }) } : undefined;
};

/** True for what a proposal may reach; authored effects reach everything. */
export const isInReach = (entity: Entity, { world, origin }: EffectScene): boolean =>
  origin === "authored" || isHere(world, entity) || isCompanion(entity);

/** A refusal with a reason. */
export const refuse = (reason: string): Settled<never> => ({ reason });

/** Refuses what is not where the party is. */
export const refuseAbsent = (entity: Entity, { world }: EffectScene, where: "absent" | "outOfReach" = "absent"): Settled<never> => ({
  reason: messagesOf(world)[where](spokenName(entity), isPlural(entity)),
  cause: "absent",
});

/** Refuses what would take somebody who lives. */
export const refuseDead = (entity: Entity, { world }: EffectScene): Settled<never> => ({
  reason: messagesOf(world).notAlive(spokenName(entity)),
  cause: "lifeless",
});

/** Refuses a reference that names nothing. */
export const unknownRef = (ref: string, { world }: EffectScene): Settled<never> => refuse(messagesOf(world).unknown(ref));
