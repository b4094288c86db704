import { service } from "freeform-rpg/kernel";
import type { BeyondRepair, Calibration, CharacterDraft, Role, ScenarioCalibration } from "freeform-rpg/schemas";
import type { SessionZeroService } from "./session-zero/tokens.ts";
import type { SettingsChange } from "./change-settings.ts";
import type { ScenarioSummary } from "./scenario/scenario-shelf.ts";

/** Someone who belongs to a campaign. */
export interface Member {
  readonly user_id: string;
  readonly role: Role;
  /** The entity this member acts as; `null` for those who do not act. */
  readonly character_id: string | null;
  readonly joined_at: Date;
}

/** A campaign as one of its members sees it in a list. */
export interface CampaignListing {
  readonly id: string;
  readonly name: string;
  readonly scenario_id: string | null;
  readonly status: "active" | "paused" | "finished" | "archived";
  readonly current_turn: number;
  readonly calibration: Calibration;
  /** The asking member's own. */
  readonly role: Role;
  readonly character_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Someone to belong to a campaign from its beginning. A PLAYER or DM with `character` plays it; `{}` takes the first free one. */
export interface NewMember {
  readonly user: string;
  readonly role: Role;
  readonly character?: CharacterDraft | null;
}

/** What a campaign is made of. */
export interface NewCampaignRequest {
  /** Either this or `setup_id` is given. */
  readonly scenario_id?: string;
  /** A session zero of the same user; its scenario, character and calibration are taken. */
  readonly setup_id?: string;
  /** Default: the scenario's. */
  readonly name?: string;
  /** Becomes DM. */
  readonly user: string;
  /** Laid over the scenario's. */
  readonly calibration?: ScenarioCalibration;
  /** The creator's own character; `null` for a DM who does not play. Default: the first free one, unless other members play. */
  readonly character?: CharacterDraft | null;
  readonly members?: readonly NewMember[];
  /** What becomes of a narration that cannot be mended. Default `safe`. */
  readonly beyond_repair?: BeyondRepair;
  /** Default: new. */
  readonly id?: string;
  /** What all dice are drawn from. Default: new. The same scenario, characters and seed give the same campaign. */
  readonly seed?: string;
}

/** A campaign just founded. */
export interface FoundedCampaign {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  /** What the players read first. */
  readonly opening_text: string;
  readonly event_id: string;
  readonly members: readonly Omit<Member, "joined_at">[];
}

/** Makes campaigns and keeps who belongs to them. Whoever does not belong is told `campaign_not_found`. */
export interface CampaignsService {
  /** Every scenario at hand; those that cannot be played say why. */
  scenarios(): Promise<readonly ScenarioSummary[]>;
  /** Founds a campaign in one transaction. Throws `scenario_not_found`, `scenario_invalid`, `character_invalid`, `campaign_exists`. */
  create(request: NewCampaignRequest): Promise<FoundedCampaign>;
  /** The user's campaigns, those touched last first. */
  list(user: string): Promise<readonly CampaignListing[]>;
  /** Throws `campaign_not_found`. */
  find(campaignId: string, user: string): Promise<CampaignListing>;
  /** Members in the order in which they joined. Throws `campaign_not_found`. */
  members(campaignId: string, user: string): Promise<readonly Member[]>;
  /** A DM adds someone, with a character if one is given; refused, nobody joins. Throws `forbidden`, `already_member`, `character_invalid`. */
  addMember(request: { campaign_id: string; by: string; user: string; role: Role; character?: CharacterDraft | null }): Promise<Member>;
  /** A DM removes someone, or a member leaves. Their character stays in the story. Throws `forbidden`, `member_not_found`, `last_dm`. */
  removeMember(request: { campaign_id: string; by: string; user: string }): Promise<void>;
  /** A DM changes a role; an OBSERVER gives up their character. Throws `forbidden`, `member_not_found`, `last_dm`. */
  changeRole(request: { campaign_id: string; by: string; user: string; role: Role }): Promise<Member>;
  /** A DM changes the campaign's settings. Throws `campaign_not_found`, `forbidden`. */
  changeSettings(request: SettingsChange): Promise<void>;
  /** Gives a member a character, as an `edit` event of the log. Throws `forbidden`, `character_exists`, `character_invalid`. */
  createCharacter(request: { campaign_id: string; by: string; user?: string; character: CharacterDraft }): Promise<Member>;
  /** The campaign `demo`, founded if it is not there: a DM who watches and a player with a character. Called twice it changes nothing. */
  demo(users: { readonly dm: string; readonly player: string }): Promise<{ campaign_id: string; created: boolean }>;
}
export const Campaigns = service<CampaignsService>("campaigns/campaigns");

/** Session zero: a campaign made by answering questions, in as many sittings as one likes. */
export const SessionZero = service<SessionZeroService>("campaigns/session-zero");

export type { SessionZeroService, SetupQuestion, SetupView } from "./session-zero/tokens.ts";
export type { SettingsChange } from "./change-settings.ts";
export { CampaignError } from "./campaign-error.ts";
export { loadScenario, loadScenarioValue } from "./scenario/load-scenario.ts";
export type { LoadedScenario, Shelves } from "./scenario/load-scenario.ts";
export { openScenarioShelf } from "./scenario/scenario-shelf.ts";
export type { ScenarioShelf, ScenarioSummary } from "./scenario/scenario-shelf.ts";
export { ScenarioError } from "./scenario/scenario-error.ts";
export { foundingOf } from "./genesis/founding-of.ts";
export { openCampaigns } from "./open-campaigns.ts";
export { statsOf } from "./genesis/stat-schema.ts";
export { calibrate } from "./calibrate.ts";
export { presetNames, presets } from "./presets.ts";
