import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";
import { PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import type { Situation } from "./read-prose.ts";

/** A turn without its draft, as the checks of a narration receive it. */
export type DecidedTurn = Omit<NarrationDraft, "draft">;

/** Tokens that suffice for everything in a situation. */
const budget = 8000;

/** The turn that a situation describes: the packet holds what players may know, as in play. */
export const decidedTurnOf = (situation: Situation): DecidedTurn => {
  const world = worldOf(situation);
  const { actor, outcomes, events, speech, places } = situation;
  const [start] = places;
  const arrival = events.find(({ type }) => type === "scene_changed")?.text ?? "";
  const end = places.find(({ id, name }) => id !== start?.id && arrival.includes(name))?.id;
  return {
    world,
    packet: assemble(world, { budget }),
    plan: PlannerOutput.parse({}),
    ruling: Ruling.parse({
      intent: outcomes.map(({ action, target }) => `${action} ${target}`.trim()).join("; "),
      speech,
      risk_flags: [],
      allowed_actions: [],
      blocked_actions: [],
      clarification_needed: false,
      clarification_question: "",
    }),
    resolution: Resolution.parse({
      seed: actor.id,
      rolls: [],
      outcomes: outcomes.map(({ action, target, band, rolled }) => ({
        action,
        target_id: "",
        target_name: target,
        details: "",
        band,
        rolled,
        failure_tier: 0,
      })),
      engine_events: events.map(({ type, text, binding }) => ({ type, details: { text }, binding })),
      state_diff: end === undefined ? {} : { scene_update: { location_id: end, present_entity_ids: world.scene.present_entity_ids } },
    }),
  };
};

const worldOf = ({ actor, people, items, places, known, secrets, time, lines, veils, scenery }: Situation): World => {
  const here = places[0]?.id ?? "here";
  const visibilityOf = (one: { readonly known: boolean }) => (one.known ? "known" : "dm");
  const sample = sampleWorld();
  const fact = (text: string, at: number, visibility: string) => ({
    id: `${visibility}-${at + 1}`,
    subject_id: here,
    predicate: "says",
    object: { text },
    visibility,
    confidence: 1,
    tags: [],
  });
  return World.parse({
    ...sample,
    campaign: { ...sample.campaign, calibration: { boundaries: { lines, veils } } },
    actor_id: actor.id,
    player_ids: [actor.id],
    scene: {
      ...sample.scene,
      location_id: here,
      present_entity_ids: [
        actor.id,
        ...people.filter(({ present }) => present).map(({ id }) => id),
        ...items.filter((item) => item.here).map(({ id }) => id),
      ],
      obscured_entity_ids: [],
      time: { ...sample.scene.time, weather: "", ...time },
    },
    entities: [
      { id: actor.id, type: "character", name: actor.name, attrs: { aliases: actor.aliases }, tags: ["pc"] },
      ...people.map(({ id, name, aliases, type, dead, down, capabilities, limits, present, ...one }) => ({
        id,
        name,
        type,
        tags: ["npc"],
        visibility: visibilityOf(one),
        attrs: { aliases, capabilities, limits, ...(dead && { dead }), ...(down && { down }), ...(present && { location_id: here }) },
      })),
      ...items.map(({ id, name, aliases, here: lies, ...one }) => ({
        id,
        name,
        type: "item",
        tags: [],
        visibility: visibilityOf(one),
        attrs: { aliases, ...(lies && { location_id: here }) },
      })),
      ...places.map(({ id, name, aliases, ...one }) => ({
        id,
        name,
        type: "location",
        tags: [],
        visibility: visibilityOf(one),
        attrs: { aliases, ...(id === here && { features: scenery.split(/, ?/) }) },
      })),
    ],
    inventory: items.filter(({ carried }) => carried).map(({ id }) => ({ owner_id: actor.id, item_id: id, qty: 1, flags: {} })),
    facts: [
      // A fact that was discovered in play is known to the player's characters alone.
      ...known.map(({ text, alone }, at) => ({ ...fact(text, at, "known"), ...(alone && { discovered_turn: 1 }) })),
      ...secrets.map(({ text }, at) => fact(text, at, "dm")),
    ],
    ...nothing,
  });
};

/** Parts of the sample world that a situation does not have. */
const nothing = { threads: [], clocks: [], relationships: [], situations: [], threats: [], summaries: [], recent_turns: [] };
