import type { CampaignSystem, CharacterDraft, Entity, InventoryItem, StartingItem } from "freeform-rpg/schemas";
import { didYouMean } from "freeform-rpg/language";
import { CharacterError } from "../campaign-error.ts";
import type { CharacterProblem } from "../campaign-error.ts";
import { startStats, statProblems } from "./stat-schema.ts";

/** The state of the campaign that a character is cast into. */
export interface CastingContext {
  readonly system: CampaignSystem;
  readonly entities: readonly Entity[];
  /** Ids of characters that are already played. */
  readonly taken: ReadonlySet<string>;
  readonly location_id: string;
  /** The highest number in use, by id prefix. */
  readonly counters: Readonly<Record<string, number>>;
}

/** A character ready to be played, with the rows created for it. */
export interface CastCharacter {
  readonly character: Entity;
  readonly items: readonly Entity[];
  readonly inventory: readonly InventoryItem[];
  readonly counters: Record<string, number>;
}

/**
 * Creates a player's character: in the seat that the draft names, else in the first free one, else as a new entity. A draft with another
 * name keeps the seat's place in the story, but not its description. Throws `character_invalid`.
 */
export const castCharacter = (draft: CharacterDraft, stage: CastingContext): CastCharacter => {
  const seat = findSeat(draft, stage);
  const problems = [
    ...as("seat", seatProblems(draft, stage, seat)),
    ...as("stats", draft.stats === undefined ? [] : statProblems(stage.system, draft.stats)),
    ...as("items", itemProblems(draft.items ?? [], stage.entities)),
    ...as("nameless", seat === undefined && draft.name === undefined ? [noName] : []),
  ];
  if (problems.length > 0) throw new CharacterError(problems);
  const counters = { ...stage.counters };
  const base = seat ?? createPerson(next(counters, "pc"), draft);
  const character = applyDraft(base, draft, stage);
  const items = (draft.items ?? []).map((item) => createItem(item, character.id, counters));
  return {
    character,
    items: items.flatMap(({ entity }) => entity ?? []),
    inventory: items.map(({ carried }) => carried),
    counters,
  };
};

const noName = "It has no name, and the scenario has no free character to take. Give a name.";

const as = (code: CharacterProblem["code"], messages: readonly string[]): CharacterProblem[] =>
  messages.map((message) => ({ code, message }));

/** Characters of a scenario that no member plays. */
export const freeSeats = (entities: readonly Entity[], taken: ReadonlySet<string>): Entity[] =>
  entities.filter(({ id, tags, attrs }) => tags.includes("pc") && !taken.has(id) && attrs.dead !== true);

const findSeat = (draft: CharacterDraft, { entities, taken }: CastingContext): Entity | undefined => {
  const free = freeSeats(entities, taken);
  return draft.seat === undefined ? free[0] : free.find(({ id }) => id === draft.seat);
};

const seatProblems = ({ seat }: CharacterDraft, { entities, taken }: CastingContext, found: Entity | undefined): string[] => {
  if (seat === undefined || found !== undefined) return [];
  if (taken.has(seat)) return [`"${seat}" is already played by someone. Take another character, or create one.`];
  const free = freeSeats(entities, taken).map(({ id }) => id);
  const there = free.length === 0 ? "None is free" : `Free are: ${free.join(", ")}`;
  return [`"${seat}" is not a playable character.${didYouMean(seat, free)} ${there}.`];
};

const itemProblems = (items: readonly StartingItem[], entities: readonly Entity[]): string[] => {
  const known = entities.filter(({ type }) => type === "item").map(({ id }) => id);
  return items
    .filter((item) => typeof item === "string" && !known.includes(item))
    .map((item) => `"${String(item)}" is not an item of this scenario.${didYouMean(String(item), known)} Describe it, or leave it out.`);
};

const createPerson = (id: string, { name = "", stats }: CharacterDraft): Entity => ({
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

const applyDraft = (base: Entity, draft: CharacterDraft, { system, location_id }: CastingContext): Entity => {
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

const createItem = (
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
