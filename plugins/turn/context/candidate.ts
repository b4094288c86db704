import type { ContextPacket } from "freeform-rpg/schemas";

/** The parts of a packet that are chosen one by one. */
export type Parts = Pick<
  ContextPacket,
  | "entities"
  | "facts"
  | "threads"
  | "clocks"
  | "inventory"
  | "relationships"
  | "recent_events"
  | "npc_agendas"
  | "npc_capabilities"
  | "investigation_progress"
  | "pending_threats"
  | "active_situations"
> & {
  readonly summary: { scene: { from_turn: number; to_turn: number; text: string }[]; threads: string[] };
  readonly features: string[];
  readonly genre_rules: [string, ContextPacket["genre_rules"][string]][];
};

/** Something that may go into the packet. Lower ranks are chosen first; `piece` is `null` for what players may not see. */
export interface Candidate {
  readonly kind: string;
  readonly id: string;
  readonly rank: number;
  readonly reason: string;
  readonly piece: Partial<Parts> | null;
}

/** What was found and may not be shown. */
export const leftOut = (kind: string, id: string, reason: string): Candidate => ({ kind, id, rank: 99, reason, piece: null });

/** Nothing chosen yet. */
export const emptyParts = (): Parts => ({
  entities: [],
  facts: [],
  threads: [],
  clocks: [],
  inventory: [],
  relationships: [],
  recent_events: [],
  npc_agendas: {},
  npc_capabilities: {},
  investigation_progress: {},
  pending_threats: [],
  active_situations: [],
  summary: { scene: [], threads: [] },
  features: [],
  genre_rules: [],
});

/** Adds a piece to what is chosen. */
export const addPiece = (parts: Parts, piece: Partial<Parts>): void => {
  const added = { ...emptyParts(), ...piece };
  parts.entities.push(...added.entities);
  parts.facts.push(...added.facts);
  parts.threads.push(...added.threads);
  parts.clocks.push(...added.clocks);
  parts.inventory.push(...added.inventory);
  parts.relationships.push(...added.relationships);
  parts.recent_events.push(...added.recent_events);
  parts.pending_threats.push(...added.pending_threats);
  parts.active_situations.push(...added.active_situations);
  parts.summary.scene.push(...added.summary.scene);
  parts.summary.threads.push(...added.summary.threads);
  parts.features.push(...added.features);
  parts.genre_rules.push(...added.genre_rules);
  Object.assign(parts.npc_agendas, added.npc_agendas);
  Object.assign(parts.npc_capabilities, added.npc_capabilities);
  Object.assign(parts.investigation_progress, added.investigation_progress);
};
