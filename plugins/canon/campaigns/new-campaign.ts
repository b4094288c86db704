import type { OnUnfixableNarration, CharacterDraft, Role, ScenarioCalibration } from "freeform-rpg/schemas";

/** A member of a campaign. */
export interface Member {
  readonly user_id: string;
  /** The name that other members read. */
  readonly name: string;
  readonly role: Role;
  /** The entity that this member plays; `null` for members without a character. */
  readonly character_id: string | null;
  readonly joined_at: Date;
}

/** A member of a new campaign. A PLAYER or DM with `character` plays it; `{}` takes the first free seat. */
export interface NewMember {
  readonly user: string;
  readonly role: Role;
  readonly character?: CharacterDraft | null;
}

/** The parameters of a new campaign. */
export interface NewCampaignRequest {
  /** Required unless `setup_id` is given. */
  readonly scenario_id?: string;
  /** A session zero of the same user; its scenario, character and calibration are used. */
  readonly setup_id?: string;
  /** Default: the scenario's. */
  readonly name?: string;
  /** Becomes DM. */
  readonly user: string;
  /** Overrides the scenario's calibration. */
  readonly calibration?: ScenarioCalibration;
  /** The creator's own character; `null` for a DM who does not play. Default: the first free seat, unless other members play. */
  readonly character?: CharacterDraft | null;
  readonly members?: readonly NewMember[];
  /** What happens to a narration that cannot be repaired. Default `safe`. */
  readonly on_unfixable_narration?: OnUnfixableNarration;
  /** Default: new. */
  readonly id?: string;
  /** The seed of all dice. Default: new. The same scenario, characters and seed give the same campaign. */
  readonly seed?: string;
}

/** A newly created campaign. */
export interface CreatedCampaign {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  /** The first text that players read. */
  readonly opening_text: string;
  readonly event_id: string;
  readonly members: readonly Omit<Member, "joined_at" | "name">[];
}
