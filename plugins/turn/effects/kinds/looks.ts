import type { Entity } from "freeform-rpg/schemas";
import { entityById, isCreature, isKnown, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { readFeature, withFeatureStates } from "../features.ts";
import { findEntity, findThing, isInReach, refuse, refuseAbsent, refuseDead, unknownRef } from "../refs.ts";
import { record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { isPlainState, statesOf, withState } from "../states.ts";
import { schemaOf } from "./schema-of.ts";

/** States that only blows, rules and authors bring. */
const deadly: ReadonlySet<string> = new Set(["dead", "destroyed", "down"]);

/** States that the dead do not come into. */
const waking: ReadonlySet<string> = new Set(["awake", "alive", "conscious", "standing", "breathing", "healed", "asleep"]);

export const setState = defineEffectKind({
  kind: "set_state",
  summary: "A thing, a feature or a person comes into a state, or leaves it: open, locked, broken, lit, flooded, asleep.",
  example: "I open the locker with the brass key.",
  schema: schemaOf("set_state"),
  settle: (effect, scene) => {
    const thing = findThing(effect.target, scene);
    if (thing === undefined) return unknownRef(effect.target, scene);
    const entity = entityById(scene.world, thing.id);
    if (scene.origin === "proposal" && entity !== undefined && deadly.has(effect.state))
      return refuse(messagesOf(scene.world).stateFollows(spokenName(entity), effect.state));
    if (scene.origin === "proposal" && entity?.attrs.dead === true && waking.has(effect.state)) return refuseDead(entity, scene);
    if (scene.origin === "proposal" && entity !== undefined && entity.type !== "location" && !isInReach(entity, scene))
      return refuseAbsent(entity, scene, "outOfReach");
    return { effect: { ...effect, target: thing.id } };
  },
  apply: ({ target, state, off }, draft) => {
    const before = statesOf(draft.world, target);
    if (before.includes(state) !== off) return false;
    writeStates(draft, target, off ? before.filter((one) => one !== state) : withState(before, state), state, off);
    const entity = entityById(draft.world, target);
    const feature = readFeature(target, draft.world);
    const subject = entity ?? { name: feature?.name.split(",")[0] ?? target };
    const text = describeChange(draft, target === draft.world.actor_id ? null : subject, state, off);
    const seen = entity === undefined ? feature?.place === draft.scene.location_id : isKnown(entity);
    // The story that marks somebody tells it in its own words.
    const binding = entity === undefined || !isCreature(entity) || isPlainState(state);
    if (seen) record(draft, "state_changed", text, { target_id: target, state, off }, { binding });
    return true;
  },
});

type Subject = Pick<Entity, "name"> & Partial<Pick<Entity, "tags">>;

/** `null` for the actor. */
const describeChange = ({ world, recording: { agent } }: ResolutionDraft, subject: Subject | null, state: string, off: boolean): string => {
  const { youBecome, becomes, bringsAbout } = messagesOf(world).told;
  if (subject === null) return youBecome(state, off);
  const [name, several] = [spokenName(subject), isPlural(subject)];
  return agent === undefined ? becomes(name, several, state, off) : bringsAbout(spokenName(agent), name, several, state, off);
};

const writeStates = (draft: ResolutionDraft, target: string, states: readonly string[], state: string, off: boolean): void => {
  const feature = readFeature(target, draft.world);
  if (feature !== undefined) return setAttrs(draft, feature.place, { feature_states: withFeatureStates(draft.world, feature, states) });
  const own = states.filter((one) => !deadly.has(one));
  const fate = deadly.has(state) ? { [state]: off ? null : true } : {};
  setAttrs(draft, target, { states: own, ...fate });
};

export const describe = defineEffectKind({
  kind: "describe",
  summary: "A place, a person or a thing looks different from now on. Never by a proposal.",
  example: "After the flood the market stands knee-deep in water.",
  schema: schemaOf("describe"),
  settle: (effect, scene) => {
    if (scene.origin === "proposal") return refuse(messagesOf(scene.world).looksFollow());
    const entity = findEntity(effect.target, scene);
    return entity === undefined ? unknownRef(effect.target, scene) : { effect: { ...effect, target: entity.id } };
  },
  apply: ({ target, text }, draft) => {
    const entity = entityById(draft.world, target);
    if (entity === undefined || entity.attrs.description === text) return false;
    setAttrs(draft, target, { description: text, described_turn: draft.turnNo });
    const seen = isKnown(entity) && (target === draft.scene.location_id || draft.present.has(target));
    if (seen) record(draft, "description_changed", text, { entity_id: target }, { binding: true });
    return true;
  },
});
