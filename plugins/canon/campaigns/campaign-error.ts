import { EngineError } from "freeform-rpg/errors";

/** An error about a campaign, its members or its session zero. `message` says how to fix it. */
export class CampaignError extends EngineError {}

/** Also the error for users who are not members of the campaign, so that ids cannot be probed. */
export const campaignNotFound = (id: string): CampaignError =>
  new CampaignError("campaign_not_found", `You belong to no campaign "${id}". Check the id, or ask its DM to add you.`);

export const notDm = (what: string): CampaignError =>
  new CampaignError("forbidden", `Only a DM of the campaign may ${what}. Ask a DM to do it, or to make you one.`, {
    values: { role: "DM" },
  });

export const memberNotFound = (user: string): CampaignError =>
  new CampaignError("member_not_found", `"${user}" is not a member of this campaign. Add them first, or check the name.`);

export const lastDm = (user: string): CampaignError =>
  new CampaignError("last_dm", `"${user}" is the campaign's last DM, and a campaign needs one. Make another member DM first.`);

/** Something wrong with a character. `nameless` is one that has no name and no free seat to take. */
export interface CharacterProblem {
  readonly code: "nameless" | "seat" | "stats" | "items" | "shape";
  readonly message: string;
}

/** A character that cannot be played, with all its problems. */
export class CharacterError extends CampaignError {
  readonly problems: readonly CharacterProblem[];
  constructor(problems: readonly CharacterProblem[]) {
    super("character_invalid", ["This character cannot be played:", ...problems.map(({ message }) => `- ${message}`)].join("\n"));
    this.problems = problems;
  }
}
