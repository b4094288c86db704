import type { ContextPacket, World } from "freeform-rpg/schemas";
import { buildFrame } from "./build-frame.ts";
import type { Frame } from "./build-frame.ts";
import { addPiece, emptyParts } from "./candidate.ts";
import type { Candidate, Parts } from "./candidate.ts";
import { countTokens } from "./count-tokens.ts";
import { findCandidates } from "./find-candidates.ts";
import { createLens } from "./lens.ts";

/** How large a packet may grow. */
export interface AssembleOptions {
  /** Tokens of the packet as JSON, its selection record apart. */
  readonly budget: number;
  /** The player's message: what it names comes before what only surrounds the scene. */
  readonly said?: string;
}

/**
 * Makes the packet of a turn: the same world and message give the same packet. It holds nothing that players do not know, and
 * `selection` tells of each candidate why it was used or left out.
 */
export const assemble = (world: World, { budget, said }: AssembleOptions): ContextPacket => {
  const lens = createLens(world, said);
  const frame = buildFrame(lens);
  const { parts, selection, tokens } = choose(findCandidates(lens), countTokens(frame), budget);
  return { ...frame, ...fill(frame, parts), selection, tokens };
};

interface Choice {
  readonly parts: Parts;
  readonly selection: ContextPacket["selection"];
  readonly tokens: number;
}

/** Most of the budget that parts of one kind may take together, so that a long past leaves room for the present. */
const shares: Readonly<Record<string, number>> = { summary: 0.25 };

const choose = (candidates: readonly Candidate[], start: number, budget: number): Choice => {
  const parts = emptyParts();
  const selection: ContextPacket["selection"] = [];
  const spent = new Map<string, number>();
  let tokens = start;
  for (const { kind, id, reason, piece } of candidates.toSorted(byRank)) {
    const cost = piece ? countTokens(piece) : 0;
    const ofKind = spent.get(kind) ?? 0;
    const left = Math.floor(Math.min(budget - tokens, budget * (shares[kind] ?? 1) - ofKind));
    const used = piece !== null && cost <= left;
    if (used) addPiece(parts, piece);
    if (used) tokens += cost;
    if (used) spent.set(kind, ofKind + cost);
    const why = used || !piece ? reason : `${reason}, but it needs ${cost} tokens and ${Math.max(0, left)} are left`;
    selection.push({ kind, id, used, reason: why, tokens: cost });
  }
  return { parts, selection, tokens };
};

const byRank = (a: Candidate, b: Candidate): number => a.rank - b.rank || compare(a.kind, b.kind) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const fill = (frame: Frame, { summary, features, genre_rules, ...parts }: Parts) => ({
  ...parts,
  recent_events: parts.recent_events.toSorted((a, b) => a.turn_no - b.turn_no),
  scene: { ...frame.scene, features },
  summary: { scene: tellSummaries(summary.scene), threads: summary.threads.join("\n") },
  genre_rules: Object.fromEntries(genre_rules),
});

/** In the order in which it happened, the widest first where ranges begin alike. */
const tellSummaries = (summaries: Parts["summary"]["scene"]): string =>
  summaries
    .toSorted((a, b) => a.from_turn - b.from_turn || b.to_turn - a.to_turn)
    .map(({ from_turn, to_turn, text }) => `Turns ${from_turn} to ${to_turn}: ${text}`)
    .join("\n");
