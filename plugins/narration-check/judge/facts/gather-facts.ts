import type { Entity, Fact, NarratorOutput, World } from "freeform-rpg/schemas";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";
import { factText, isGone, locationOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { z } from "zod";
import { NarrationFacts } from "./narration-facts.ts";
import { namesIn, secretsNear } from "./offstage.ts";

type Context = Omit<NarrationDraft, "draft">;

/** Gathers what code decided about a turn, for the checks of its narration. `draft` adds the people and items that it introduces. */
export const gatherFacts = (context: Context, draft?: NarratorOutput): NarrationFacts => {
  const { world, resolution, ruling } = context;
  const { state_diff: diff } = resolution;
  const revealed = new Set(diff.entities_update.filter(({ visibility }) => visibility === "known").map(({ id }) => id));
  const present = new Set([...world.scene.present_entity_ids, ...(diff.scene_update.present_entity_ids ?? []), ...namedIn(context)]);
  const others = world.entities.filter(({ id }) => id !== world.actor_id);
  const actor = world.entities.find(({ id }) => id === world.actor_id);
  const here = new Set([world.scene.location_id, ...(diff.scene_update.location_id === undefined ? [] : [diff.scene_update.location_id])]);
  return NarrationFacts.parse({
    actor: { id: world.actor_id, name: actor?.name ?? "you", aliases: aliasesOf(actor), dead: actor !== undefined && isGone(actor) },
    ...withElsewhere(
      withIntroduced(gatherCast(context, others, { present, here, revealed }), draft),
      context,
      { present, revealed },
      draft,
    ),
    outcomes: resolution.outcomes.map(({ action, family, target_name, band, rolled }) => ({
      action,
      ...(family === undefined ? {} : { family }),
      target: target_name,
      band,
      rolled,
    })),
    events: resolution.engine_events.map(({ type, details, binding }) => ({
      type,
      text: textIn(details["text"]),
      binding,
      ...(typeof details["entity_id"] === "string" ? { entity_id: details["entity_id"] } : {}),
    })),
    time: { ...(diff.scene_update.time ?? world.scene.time) },
    secrets: hiddenTexts(context, draft),
    known: knownFacts(context),
    speech: ruling.speech,
    lines: world.campaign.calibration.boundaries.lines,
    veils: world.campaign.calibration.boundaries.veils,
    scenery: sceneryOf(context, draft),
  });
};

type Cast = Required<Pick<z.input<typeof NarrationFacts>, "people" | "items" | "places">>;

interface Whereabouts {
  readonly present: ReadonlySet<string>;
  readonly here: ReadonlySet<string>;
  readonly revealed: ReadonlySet<string>;
}

const gatherCast = (
  { world, resolution: { state_diff: diff } }: Context,
  entities: readonly Entity[],
  { present, here, revealed }: Whereabouts,
) => {
  const named = (entity: Entity) => ({
    id: entity.id,
    name: entity.name,
    aliases: aliasesOf(entity),
    known: entity.visibility === "known" || revealed.has(entity.id),
  });
  return {
    people: entities.filter(isPerson).map((entity) => ({
      ...named(entity),
      type: entity.type,
      // Other player characters are with the party, and their players may let them act.
      present: present.has(entity.id) || world.player_ids.includes(entity.id),
      dead: isGone(entity) && !world.player_ids.includes(entity.id),
      capabilities: entity.attrs.capabilities ?? [],
      limits: entity.attrs.limits ?? [],
    })),
    items: entities
      .filter(({ type }) => type === "item")
      .map((item) => ({
        ...named(item),
        carried: isHeld(world, diff, item.id),
        here: present.has(item.id) || here.has(item.attrs.location_id ?? ""),
        uses: item.attrs.uses ?? [],
      })),
    places: entities
      .filter(({ type }) => type === "location")
      .map((place) => ({ ...named(place), known: named(place).known || here.has(place.id) })),
  };
};

/** Adds the people that the draft introduces. The reconciler decides whether it may. */
const withIntroduced = (cast: Cast, draft: NarratorOutput | undefined): Cast => ({
  ...cast,
  people: [
    ...cast.people,
    ...(draft?.introduced_npcs ?? []).map(({ id, name }) => ({ id, name, aliases: [], known: true, type: "character", present: true })),
  ],
});

/** Adds the entities that the draft names and that are elsewhere. */
const withElsewhere = (
  cast: Cast,
  { world }: Context,
  { present, revealed }: Omit<Whereabouts, "here">,
  draft: NarratorOutput | undefined,
): Cast => {
  const near = new Set(world.entities.map(({ id }) => id));
  const named = namesIn(draft?.final_text ?? "", world.offstage).filter(({ id }) => !near.has(id));
  const brief = named.map(({ visibility, ...one }) => ({ ...one, known: visibility === "known" || revealed.has(one.id) }));
  return {
    people: [
      ...cast.people,
      ...brief.filter(isPerson).map((one) => ({ ...one, present: present.has(one.id) || world.player_ids.includes(one.id) })),
    ],
    items: [...cast.items, ...brief.filter(({ type }) => type === "item")],
    places: [...cast.places, ...brief.filter((one) => !isPerson(one) && one.type !== "item")],
  };
};

const isPerson = ({ type }: Pick<Entity, "type">): boolean => type === "character" || type === "monster" || type === "deity";

const aliasesOf = (entity: Entity | undefined): string[] => {
  const aliases = entity?.attrs["aliases"];
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
};

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** True when a player character carries the item before or after the turn. */
const isHeld = ({ inventory, player_ids, actor_id }: World, diff: Context["resolution"]["state_diff"], itemId: string): boolean =>
  inventory.some(
    ({ owner_id, item_id, qty }) => item_id === itemId && qty > 0 && (owner_id === actor_id || player_ids.includes(owner_id)),
  ) ||
  diff.inventory_changes.some(
    ({ owner_id, item_id, delta }) => item_id === itemId && delta > 0 && (owner_id === actor_id || player_ids.includes(owner_id)),
  );

/** Ids of entities in the turn's events and targets: they take part in the turn, wherever they are. */
const namedIn = ({ resolution }: Context): string[] => [
  ...resolution.outcomes.map(({ target_id }) => target_id),
  ...resolution.engine_events.flatMap(({ details }) =>
    ["entity_id", "source_entity_id"].flatMap((key) => (typeof details[key] === "string" ? [details[key]] : [])),
  ),
];

const discoveredNow = ({ resolution }: Context): ReadonlySet<string> =>
  new Set(resolution.state_diff.facts_update.filter(({ visibility }) => visibility === "known").map(({ id }) => id));

const hiddenFacts = (context: Context): Fact[] => {
  const now = discoveredNow(context);
  return context.world.facts.filter(({ id, visibility }) => visibility !== "known" && !now.has(id));
};

/** Texts of the hidden facts near the scene, and of those elsewhere that the draft may reveal. */
const hiddenTexts = (context: Context, draft: NarratorOutput | undefined): { text: string }[] => {
  const now = discoveredNow(context);
  const near = hiddenFacts(context);
  const known = new Set([...now, ...near.map(({ id }) => id)]);
  const far = secretsNear(draft?.final_text ?? "", context.world.offstage).filter(({ id }) => !known.has(id));
  return [...near.map((fact) => ({ text: factText(fact) })), ...far.map(({ text }) => ({ text }))];
};

/** The known facts. A fact that was discovered in play and is not about a person is known to the player characters alone. */
const knownFacts = (context: Context): NarrationFacts["known"] => {
  const now = discoveredNow(context);
  const people = new Set(context.world.entities.filter(isPerson).map(({ id }) => id));
  return context.world.facts
    .filter(({ id, visibility }) => visibility === "known" || now.has(id))
    .map((fact) => ({
      text: factText(fact),
      alone:
        (fact.discovered_turn !== null || now.has(fact.id)) &&
        !people.has(fact.subject_id) &&
        !fact.tags.some((tag) => tag.startsWith("told_by:")),
      shared_with: [fact.subject_id, ...fact.tags.flatMap((tag) => (tag.startsWith("told_by:") ? [tag.slice("told_by:".length)] : []))],
      told_now: now.has(fact.id) || fact.turn_no === 0,
    }));
};

/** Words that the narration may use freely: the place and its contents, speech and actions, and what the draft introduces. */
const sceneryOf = ({ packet, ruling, resolution, plan, world }: Context, draft: NarratorOutput | undefined): string =>
  [
    packet.scene.features.join(" "),
    ...packet.entities.map(
      ({ name, attrs }) =>
        `${name} ${Object.values(attrs)
          .filter((value) => typeof value === "string" || Array.isArray(value))
          .join(" ")}`,
    ),
    textIn(locationOf(world)?.attrs["description"]),
    textIn(locationOf(world)?.attrs["atmosphere"]),
    ruling.intent,
    ruling.speech,
    ...ruling.allowed_actions.map(({ details, target_name }) => `${details} ${target_name}`),
    ...ruling.blocked_actions.map(({ reason }) => reason),
    ...resolution.engine_events.map(({ details }) => textIn(details["text"])),
    plan.tension_move,
    ...plan.beats,
    ...[...(draft?.introduced_items ?? []), ...(draft?.introduced_npcs ?? [])].map(({ name, description }) => `${name} ${description}`),
    JSON.stringify(packet.lore_context),
  ].join(" ");
