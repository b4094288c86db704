import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";
import { openObject } from "../public-attrs.ts";

/**
 * The campaign's genre rules, one by one. They come first: models keep them at the head of what is cached between turns, and a rule that one turn
 * has no room for would have all of it written again.
 */
export const findRules = ({ world }: Lens): Candidate[] =>
  Object.entries(openObject(world.campaign.genre_rules)).map(([key, rule]) => ({
    kind: "genre_rule",
    id: key,
    rank: 0,
    reason: "a rule of the campaign",
    piece: { genre_rules: [[key, rule]] },
  }));
