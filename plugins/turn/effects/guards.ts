import type { EffectDraft, Guard, World } from "freeform-rpg/schemas";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import { isMet } from "./conditions.ts";

/** The guard that refuses a proposal, if any: of an entity that the effect names, of the place for its features, or of a fact or thread. */
export const guardOf = (effect: EffectDraft, world: World): Guard | undefined =>
  namesIn(effect)
    .flatMap((name) => guardsOf(name, world))
    .find(({ guard, feature }) => isAgainst(guard, effect, feature) && !isMet(guard.needs, world))?.guard;

/** The ids that an effect names, its texts apart. */
const namesIn = (effect: EffectDraft): string[] =>
  Object.entries(effect).flatMap(([field, value]) =>
    field !== "kind" && field !== "text" && typeof value === "string" && value !== "" ? [value] : [],
  );

interface FoundGuard {
  readonly guard: Guard;
  readonly feature?: string;
}

const guardsOf = (name: string, world: World): FoundGuard[] => {
  if (name.startsWith("feature:")) {
    const feature = name.slice("feature:".length);
    const place = entityById(world, world.scene.location_id);
    return (place?.attrs.guards ?? []).map((guard) => ({ guard, feature }));
  }
  return (entityById(world, name)?.attrs.guards ?? []).map((guard) => ({ guard }));
};

/** A guard of a place against `set_state:open@the sluice gate` protects that feature only. */
const isAgainst = ({ against }: Guard, effect: EffectDraft, feature?: string): boolean => {
  const state = typeof effect["state"] === "string" ? `${effect.kind}:${effect["state"]}` : effect.kind;
  return against.some((entry) => {
    const [what, where] = entry.split("@");
    if (where !== undefined && where !== feature) return false;
    if (where === undefined && feature !== undefined) return false;
    return what === effect.kind || what === state;
  });
};
