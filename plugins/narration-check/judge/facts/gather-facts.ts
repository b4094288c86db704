import type { Entity, Fact, NarratorOutput } from "freeform-rpg/schemas";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";
import { factText, isDown, isGone, locationOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import type { z } from "zod";
import { NarrationFacts } from "./narration-facts.ts";
import { namesIn, secretsNear } from "./offstage.ts";

type Context = Omit<NarrationDraft, "draft">;

/** Gathers what code decided about a turn, for the checks of its narration. `draft` adds the people that it introduces and the names and secrets that it may contain. */
export const gatherFacts = (context: Context, draft?: NarratorOutput): NarrationFacts => {
  const { world, resolution, ruling } = context;
  const { state_diff: diff } = resolution;
  const actor = world.entities.find(({ id }) => id === world.actor_id);
  return NarrationFacts.parse({
    actor: { id: world.actor_id, name: actor?.name ?? "you", aliases: aliasesOf(actor) },
    ...gatherCast(context, draft),
    events: resolution.engine_events.map(({ type, details, binding }) => ({
      type,
      text: textIn(details["text"]),
      binding,
      ...(typeof details["entity_id"] === "string" ? { entity_id: details["entity_id"] } : {}),
    })),
    ...(diff.scene_update.location_id === undefined ? {} : { moved_to: diff.scene_update.location_id }),
    secrets: hiddenTexts(context, draft),
    known: knownFacts(context),
    speech: ruling.speech,
    quoted: quotationsIn(ruling.intent),
    scenery: sceneryOf(context, draft),
    lines: context.packet.calibration.boundaries.lines,
  });
};

type Cast = Required<Pick<z.input<typeof NarrationFacts>, "people" | "items" | "places">>;

/** Everyone and everything near the scene, whom the draft introduces, and what it names that is elsewhere. */
const gatherCast = (context: Context, draft: NarratorOutput | undefined): Cast => {
  const { world, resolution } = context;
  const { scene_update: scene, entities_update: updates } = resolution.state_diff;
  const after = new Set(scene.present_entity_ids ?? world.scene.present_entity_ids);
  const moved = scene.location_id !== undefined && scene.location_id !== world.scene.location_id;
  const taking = new Set(participantsOf(context));
  const met = metOnTheWay(context);
  const isLeft = (id: string): boolean => moved && world.scene.present_entity_ids.includes(id) && !after.has(id);
  const places = new Set([world.scene.location_id, scene.location_id]);
  const shown = new Set(updates.filter(({ visibility }) => visibility === "known").map(({ id }) => id));
  const near = world.entities.filter(({ id }) => id !== world.actor_id).map((entity) => ({ ...entity, aliases: aliasesOf(entity) }));
  const ids = new Set(world.entities.map(({ id }) => id));
  const far = namesIn(draft?.final_text ?? "", world.offstage).filter(({ id }) => !ids.has(id));
  const named = [...near, ...far].map(({ id, name, aliases, type, visibility }) => ({
    id,
    name,
    aliases: [...aliases],
    type,
    known: visibility === "known" || shown.has(id) || places.has(id),
  }));
  const bodies = new Map(near.map((entity) => [entity.id, entity]));
  return {
    people: [
      ...named.filter(isPerson).map((person) => {
        const body = bodies.get(person.id);
        // Other player characters are with the party, and their players may let them act.
        const played = world.player_ids.includes(person.id);
        return {
          ...person,
          present: played || after.has(person.id) || met.has(person.id) || (taking.has(person.id) && !isLeft(person.id)),
          left_behind: !played && isLeft(person.id) && !met.has(person.id),
          dead: body !== undefined && !played && isGone(body),
          down:
            body !== undefined && !played && isDown(body) && updates.every(({ id, attrs }) => id !== body.id || attrs?.["down"] !== null),
        };
      }),
      ...(draft?.introduced_npcs ?? []).map(({ id, name }) => ({ id, name })),
    ],
    items: named.filter(({ type }) => type === "item"),
    places: named.filter((one) => one.type !== "item" && !isPerson(one)),
  };
};

const isPerson = ({ type }: Pick<Entity, "type">): boolean => type === "character" || type === "monster" || type === "deity";

const aliasesOf = (entity: Entity | undefined): string[] => {
  const aliases = entity?.attrs["aliases"];
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
};

/** What the player quotes in the message: words that the character says, reads or writes. */
const quotationsIn = (message: string): string[] => [...message.matchAll(/["“]([^"“”]+)["”]/g)].map(([, words = ""]) => words);

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** Ids of entities in the turn's events and targets: they take part in the turn, wherever they are. */
const participantsOf = ({ resolution }: Context): string[] => [
  ...resolution.outcomes.map(({ target_id }) => target_id),
  ...resolution.engine_events.flatMap(({ details }) =>
    ["entity_id", "source_entity_id"].flatMap((key) => (typeof details[key] === "string" ? [details[key]] : [])),
  ),
];

/** Ids of the people whom the party finds in a place of the turn, even where it goes on to another. */
const metOnTheWay = ({ world, resolution }: Context): ReadonlySet<string> => {
  const arrivals = resolution.engine_events.filter(({ type }) => type === "scene_changed").map(({ details }) => textIn(details["text"]));
  const isMet = (entity: Entity): boolean => arrivals.some((text) => text.includes(spokenName(entity).replace(/^the /i, "")));
  return new Set(world.entities.filter((entity) => isPerson(entity) && isMet(entity)).map(({ id }) => id));
};

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

const knownFacts = (context: Context): { text: string }[] => {
  const now = discoveredNow(context);
  return context.world.facts
    .filter(({ id, visibility }) => visibility === "known" || now.has(id))
    .map((fact) => ({ text: factText(fact) }));
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
