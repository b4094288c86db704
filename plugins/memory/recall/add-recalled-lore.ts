import type { Eyes } from "freeform-rpg/db/lib";
import type { Canon } from "freeform-rpg/plugins/canon/corrections";
import type { LoreCandidate, LoreService } from "freeform-rpg/plugins/memory/lore";
import type { ContextPacket, TurnRequest } from "freeform-rpg/schemas";
import { isOnTopic } from "./is-on-topic.ts";
import { subjectOf } from "./subject-of.ts";

/** The inputs of a recall. */
export interface RecallContext {
  readonly request: Pick<TurnRequest, "campaign_id" | "run_id" | "text">;
  readonly canon: Canon | null;
  readonly bounds: { readonly budget: number; readonly limit: number };
  readonly search: LoreService["search"];
  /** Whose knowledge is searched, where not everybody knows the same. */
  readonly eyes?: Eyes | undefined;
}

/** The number of pieces of the history that precede those of packs: players notice first when their own history is missing. */
const storyFirst = 2;
/** The minimum weight of words that recall something; 1 is a word that occurs in a single piece. */
const minWeight = 0.6;
/** The maximum number of unused pieces in the packet's selection record. */
const maxUnused = 5;

/**
 * Adds lore on the subject of the player's input to a packet, from packs and the history, as `lore_context.recalled`. It contains nothing
 * hidden from players and nothing that the packet already contains. Common words recall nothing.
 */
export const addRecalledLore = async (
  packet: ContextPacket,
  { request, canon, bounds, search, eyes }: RecallContext,
): Promise<ContextPacket> => {
  const subject = subjectOf(request.text);
  if (!/\p{L}/u.test(subject) || bounds.limit === 0 || bounds.budget === 0) return packet;
  const found = await search({
    text: subject,
    campaignId: request.campaign_id,
    runId: request.run_id,
    viewer: "player",
    eyes,
    canon,
    maxTokens: bounds.budget,
    limit: bounds.limit,
    minWeight: minWeight,
    storyFirst: storyFirst,
    lag: packet.recent_events.length,
    included: { ids: includedIds(packet), fromTurn: firstRecentTurn(packet) },
  });
  if (found.candidates.length === 0) return packet;
  const candidates = withoutOffTopic(request.text, found.candidates);
  const passages = candidates.filter(({ used }) => used);
  const recalled = passages.map(({ place, text }) => ({ place, text }));
  return {
    ...packet,
    ...(recalled.length > 0 && { lore_context: { ...packet.lore_context, recalled } }),
    selection: [...packet.selection, ...record(candidates)],
    tokens: packet.tokens + passages.reduce((sum, { tokens }) => sum + tokens, 0),
  };
};

const withoutOffTopic = (text: string, candidates: readonly LoreCandidate[]): LoreCandidate[] => {
  const reason = "It shares words with the input, not the subject.";
  return candidates.map((candidate) => (candidate.used && !isOnTopic(text, candidate) ? { ...candidate, used: false, reason } : candidate));
};

/** The first of the recent turns in the packet; the search covers the turns before it. */
const firstRecentTurn = ({ recent_events, turn_no }: ContextPacket): number =>
  Math.min(turn_no, ...recent_events.map((event) => event.turn_no));

const includedIds = ({ selection, facts }: ContextPacket): ReadonlySet<string> =>
  new Set([...selection.filter(({ kind, used }) => kind === "lore" && used).map(({ id }) => id), ...facts.map(({ id }) => `fact:${id}`)]);

const record = (candidates: readonly LoreCandidate[]): ContextPacket["selection"] => {
  const left = candidates.filter(({ used }) => !used).slice(0, maxUnused);
  return candidates
    .filter((candidate) => candidate.used || left.includes(candidate))
    .map(({ id, used, reason, tokens }) => ({ kind: "recalled", id, used, reason, tokens }));
};
