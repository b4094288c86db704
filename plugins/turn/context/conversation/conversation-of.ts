import type { Conversation } from "freeform-rpg/plugins/models/core";
import type { ContextPacket, ShownPacket, World } from "freeform-rpg/schemas";
import { linesOfKnown } from "./describe-known.ts";
import { describeNews } from "./describe-news.ts";
import type { KnownRows } from "./describe-news.ts";
import { describeView } from "./describe-view.ts";
import type { Role } from "./lines.ts";

/** The packet of this turn and the story so far. Without a world there is no earlier turn. */
export interface ConversationSource {
  readonly packet: ContextPacket | ShownPacket;
  readonly world?: (KnownRows & Pick<World, "conversation" | "campaign">) | undefined;
}

/** A role's own parts of its conversation. */
export interface RoleParts {
  /** What the role's view begins with; it must stay the same from turn to turn. Default: nothing. */
  readonly about?: string;
  /** What the role reads of this turn, without people, facts, threads and lore of the packet: those are in the view, or stand before it as changes. */
  readonly tail: string;
}

/**
 * The conversation of a role in a campaign. Its view describes what was known when the history was last compacted, its history holds the
 * turns since the compaction before that, and its tail begins with what changed. All of it follows from the log and from packets, so it
 * holds nothing that players do not know, and the same turn always has the same bytes.
 */
export const conversationOf = (role: Role, { packet: given, world }: ConversationSource, { about = "", tail }: RoleParts): Conversation => {
  const packet = withoutRecord(given);
  const turns = world?.conversation.turns ?? [];
  const base = world ? withoutHidden(world.conversation.base ?? packet, world) : packet;
  const known = linesOfKnown(role, base);
  const firstTurn = turns[0]?.turn_no ?? packet.turn_no;
  return {
    view: join([about, describeView(role, { known, summary: base.summary, packet, name: world?.campaign.name ?? "", firstTurn })]),
    history: turns.map(({ player_input, final_text }) => ({ player: player_input || dmNarrates, narrator: final_text })),
    tail: join([describeNews(role, { base, known }, packet, world), tail]),
  };
};

/** Stands for the player in turns that the DM narrated. */
const dmNarrates = "The DM narrates.";

const join = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

const withoutRecord = (packet: ContextPacket | ShownPacket): ShownPacket => {
  if (!("selection" in packet)) return packet;
  const { selection: _, tokens: __, ...shown } = packet;
  return shown;
};

/** A view never names what players no longer know of, whatever they knew when it was made. */
const withoutHidden = (base: ShownPacket, { entities, facts, threads }: KnownRows): ShownPacket => {
  const hidden = new Set([...entities, ...facts, ...threads].filter(({ visibility }) => visibility !== "known").map(({ id }) => id));
  return {
    ...base,
    entities: base.entities.filter(({ id }) => !hidden.has(id)),
    facts: base.facts.filter(({ id, subject_id }) => !hidden.has(id) && !hidden.has(subject_id)),
    threads: base.threads.filter(({ id }) => !hidden.has(id)),
    npc_capabilities: Object.fromEntries(Object.entries(base.npc_capabilities).filter(([id]) => !hidden.has(id))),
  };
};
