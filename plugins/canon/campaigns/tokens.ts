import type { CampaignHooks } from "./hooks/campaign-hooks.ts";
import type { Member, NewCampaignRequest, CreatedCampaign } from "./new-campaign.ts";
import { facet, service } from "freeform-rpg/kernel";
import type { Calibration, CharacterDraft, Role } from "freeform-rpg/schemas";
import type { OnPack } from "freeform-rpg/plugins/memory/lore";
import type { SessionZeroService } from "./session-zero/tokens.ts";
import type { SettingsChange } from "./settings-change.ts";
import type { ScenarioRepository } from "./scenario/scenario-repository.ts";

/** A campaign in the list of one of its members. */
export interface CampaignListing {
  readonly id: string;
  readonly name: string;
  readonly scenario_id: string | null;
  readonly status: "active" | "paused" | "finished" | "archived";
  readonly current_turn: number;
  readonly calibration: Calibration;
  /** The member's own role. */
  readonly role: Role;
  readonly character_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Campaigns and their members. For users who are not members every method throws `campaign_not_found`. */
export interface CampaignsService {
  /** Creates a campaign in one transaction, after installing its packs. Throws `scenario_not_found`, `scenario_invalid`, `character_invalid`, `campaign_exists`. */
  create(request: NewCampaignRequest, onPack?: OnPack): Promise<CreatedCampaign>;
  /** The user's campaigns, most recently updated first. */
  list(user: string): Promise<readonly CampaignListing[]>;
  /** Throws `campaign_not_found`. */
  find(campaignId: string, user: string): Promise<CampaignListing>;
  /** Members in the order in which they joined. Throws `campaign_not_found`. */
  members(campaignId: string, user: string): Promise<readonly Member[]>;
  /** Adds a member, with a character if one is given, completely or not at all; for DMs. Throws `forbidden`, `already_member`, `character_invalid`. */
  addMember(request: {
    campaignId: string;
    requesterId: string;
    userId: string;
    role: Role;
    character?: CharacterDraft | null;
  }): Promise<Member>;
  /**
   * Adds a user whom an invitation or a token admits; no DM asks for it. With a character if one is given, completely or not at all.
   * Throws `already_member`, `character_invalid`.
   */
  admit(request: {
    campaignId: string;
    userId: string;
    role: Role;
    name?: string | null;
    character?: CharacterDraft | null;
  }): Promise<Member>;
  /** Makes another member DM and the DM who asks a player or an observer, at once. Throws `forbidden`, `member_not_found`, `request_invalid`. */
  transferDm(request: { campaignId: string; requesterId: string; userId: string; becomes: "PLAYER" | "OBSERVER" }): Promise<Member>;
  /** Removes a member, for DMs and the member itself. The character stays in the story. Throws `forbidden`, `member_not_found`, `last_dm`. */
  removeMember(request: { campaignId: string; requesterId: string; userId: string }): Promise<void>;
  /** Changes a role, for DMs; an OBSERVER loses the character. Throws `forbidden`, `member_not_found`, `last_dm`. */
  changeRole(request: { campaignId: string; requesterId: string; userId: string; role: Role }): Promise<Member>;
  /** Changes the campaign's settings, for DMs. Throws `campaign_not_found`, `forbidden`, `pack_not_found`. */
  changeSettings(request: SettingsChange): Promise<void>;
  /** Gives a member a character, as an `edit` event of the log. Throws `forbidden`, `character_exists`, `character_invalid`. */
  createCharacter(request: { campaignId: string; requesterId: string; userId?: string; character: CharacterDraft }): Promise<Member>;
  /** Creates the campaign `demo` with a DM who watches and a player with a character, unless it exists. */
  demo(users: { readonly dm: string; readonly player: string }, onPack?: OnPack): Promise<{ campaign_id: string; created: boolean }>;
}
export const Campaigns = service<CampaignsService>("campaigns/campaigns");

/** The scenarios of the installation. Uses no database. */
export const Scenarios = service<ScenarioRepository>("campaigns/scenarios");

/** What plugins do when a campaign is created, deleted, rewound or struck, and when sessions start and end. */
export const campaignHooks = facet<CampaignHooks>("canon/campaign-hooks");

/** Session zero: creates a campaign from answers to questions, in one or more sittings. */
export const SessionZero = service<SessionZeroService>("campaigns/session-zero");

export type { SessionZeroService, SetupProblem, SetupQuestion, SetupQuestionKind, SetupView } from "./session-zero/tokens.ts";
export type { CampaignHooks, CampaignMoment, CampaignMoments, HookTools } from "./hooks/campaign-hooks.ts";
export type { SettingsChange } from "./settings-change.ts";
export type { CampaignError } from "./campaign-error.ts";

export type { LoadedScenario, Repositories } from "./scenario/load-scenario.ts";

export type { ScenarioRepository, ScenarioSummary } from "./scenario/scenario-repository.ts";
export type { ScenarioError } from "./scenario/scenario-error.ts";
export type { CreatedCampaign, Member, NewCampaignRequest, NewMember } from "./new-campaign.ts";
