import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";
import { openObject } from "../public-attrs.ts";

/** The campaign's genre rules, one by one. */
export const findRules = ({ world }: Lens): Candidate[] =>
  Object.entries(openObject(world.campaign.genre_rules)).map(([key, rule]) => ({
    kind: "genre_rule",
    id: key,
    rank: 4.5,
    reason: "a rule of the campaign",
    piece: { genre_rules: [[key, rule]] },
  }));
