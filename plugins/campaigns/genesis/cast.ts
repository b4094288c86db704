import type { CampaignSystem, CharacterDraft, Entity, InventoryItem, StartingItem } from "freeform-rpg/schemas";
import { didYouMean } from "freeform-rpg/plugins/lore";
import { characterInvalid } from "../campaign-error.ts";
import { startStats, statProblems } from "./stat-schema.ts";

/** What casting needs of a campaign. */
export interface Stage {
  readonly system: CampaignSystem;
  readonly entities: readonly Entity[];
  /** Ids of characters that someone plays. */
  readonly taken: ReadonlySet<string>;
  readonly location_id: string;
  /** Highest number given so far, by prefix. */
  readonly counters: Readonly<Record<string, number>>;
}

/** A character ready to be played, with what was made for it. */
export interface CastCharacter {
  readonly character: Entity;
  readonly items: readonly Entity[];
  readonly inventory: readonly InventoryItem[];
  readonly counters: Record<string, number>;
}

/**
 * Makes a player's character: the seat that the draft names, else the first free one, else a new entity.
 * A draft with a name of its own keeps the seat's place in the story, not its person. Throws `character_invalid`.
 */
export const castCharacter = (draft: CharacterDraft, stage: Stage): CastCharacter => {
  const seat = findSeat(draft, stage);
  const problems = [
    ...seatProblems(draft, stage, seat),
    ...(draft.stats === undefined ? [] : statProblems(stage.system, draft.stats)),
    ...itemProblems(draft.items ?? [], stage.entities),
    ...(seat === undefined && draft.name === undefined
      ? ["It has no name, and the scenario has no free character to take. Give a name."]
      : []),
  ];
  if (problems.length > 0) throw characterInvalid(problems);
  const counters = { ...stage.counters };
  const base = seat ?? newPerson(next(counters, "pc"), draft);
  const character = personAt(base, draft, stage);
  const items = (draft.items ?? []).map((item) => carry(item, character.id, counters));
  return {
    character,
    items: items.flatMap(({ entity }) => entity ?? []),
    inventory: items.map(({ carried }) => carried),
    counters,
  };
};

/** Characters of a scenario that nobody plays. */
export const freeSeats = (entities: readonly Entity[], taken: ReadonlySet<string>): Entity[] =>
  entities.filter(({ id, tags, attrs }) => tags.includes("pc") && !taken.has(id) && attrs.dead !== true);

const findSeat = (draft: CharacterDraft, { entities, taken }: Stage): Entity | undefined => {
  const free = freeSeats(entities, taken);
  return draft.seat === undefined ? free[0] : free.find(({ id }) => id === draft.seat);
};

const seatProblems = ({ seat }: CharacterDraft, { entities, taken }: Stage, found: Entity | undefined): string[] => {
  if (seat === undefined || found !== undefined) return [];
  if (taken.has(seat)) return [`"${seat}" is already played by someone. Take another character, or create one.`];
  const free = freeSeats(entities, taken).map(({ id }) => id);
  const there = free.length === 0 ? "None is free" : `Free are: ${free.join(", ")}`;
  return [`"${seat}" is no character for players.${didYouMean(seat, free)} ${there}.`];
};

const itemProblems = (items: readonly StartingItem[], entities: readonly Entity[]): string[] => {
  const known = entities.filter(({ type }) => type === "item").map(({ id }) => id);
  return items
    .filter((item) => typeof item === "string" && !known.includes(item))
    .map((item) => `"${String(item)}" is no item of this scenario.${didYouMean(String(item), known)} Describe it, or leave it out.`);
};

const newPerson = (id: string, { name = "", stats }: CharacterDraft): Entity => ({
  id,
  type: "character",
  name,
  attrs: stats === undefined ? {} : { stats },
  tags: ["pc"],
  visibility: "known",
  origin: "campaign",
  pack_id: null,
  pack_entity_id: null,
});

const personAt = (base: Entity, draft: CharacterDraft, { system, location_id }: Stage): Entity => {
  const own = draft.name !== undefined && draft.name !== base.name;
  const { aliases: _aliases, description: _description, capabilities: _can, limits: _cannot, ...place } = base.attrs;
  return {
    ...base,
    name: draft.name ?? base.name,
    attrs: {
      ...(own ? place : base.attrs),
      ...(draft.concept === undefined ? {} : { description: draft.concept, concept: draft.concept }),
      stats: { ...startStats(system), ...(draft.stats ?? base.attrs.stats) },
      location_id,
    },
  };
};

const carry = (
  item: StartingItem,
  owner_id: string,
  counters: Record<string, number>,
): { entity: Entity | null; carried: InventoryItem } => {
  if (typeof item === "string") return { entity: null, carried: { owner_id, item_id: item, qty: 1, flags: {} } };
  const id = next(counters, "item");
  const { name, description, uses, qty } = item;
  const attrs = { ...(description === "" ? {} : { description }), ...(uses.length === 0 ? {} : { uses }) };
  const origin = { origin: "campaign", pack_id: null, pack_entity_id: null } as const;
  const entity: Entity = { id, type: "item", name, attrs, tags: ["starting_gear"], visibility: "known", ...origin };
  return { entity, carried: { owner_id, item_id: id, qty, flags: {} } };
};

const next = (counters: Record<string, number>, prefix: string): string => {
  const number = (counters[prefix] ?? 0) + 1;
  counters[prefix] = number;
  return `${prefix}-${number}`;
};
