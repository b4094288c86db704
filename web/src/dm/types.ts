import type { DeskQuery, WorldQuery } from "../api/generated/graphql.ts";

/** A campaign as its DM reads it. */
export type DeskCampaign = NonNullable<DeskQuery["campaign"]>;

/** What each part of the DM's page gets. `changes` grows with every event of the campaign; `rest` is what the address names in the part. */
export interface PartProps {
  readonly id: string;
  readonly campaign: DeskCampaign;
  readonly changes: number;
  readonly reload: () => void;
  readonly rest: string;
}

/** The world as the DM reads it. */
export type World = NonNullable<WorldQuery["campaign"]>;

/** A change to start from: its name, and values of its fields. */
export interface Started {
  readonly change: string;
  readonly values: Readonly<Record<string, string>>;
}
