import { createCampaignRows } from "freeform-rpg/db/lib";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { buildCanon, openCorrections } from "freeform-rpg/plugins/canon/corrections/lib";
import type { CorrectionsService } from "freeform-rpg/plugins/canon/corrections";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { RowChange, StateTable } from "freeform-rpg/schemas";

/** A campaign at the table: a DM `dora` and another, players `paul` and `pia`, an observer `olga`. */
export interface Table {
  readonly test: TestDatabase;
  readonly corrections: CorrectionsService;
  readonly events: CampaignEvent[];
  /** Maps built so far. */
  builds(): number;
  /** Founds another campaign of the same people and things. */
  found(id: string): Promise<void>;
  close(): Promise<void>;
}

const put = (table: StateTable, row: { id: string } & Record<string, unknown>): RowChange => ({
  table,
  key: [row.id],
  row: JSON.parse(JSON.stringify(row)),
});

const entity = (id: string, name: string, more: Record<string, unknown> = {}) =>
  put("entities", { id, type: "character", name, attrs: {}, tags: [], ...more });

const thread = (id: string, title: string, more: Record<string, unknown> = {}) =>
  put("threads", { id, title, type: "MYSTERY", status: "active", stakes: {}, related_entity_ids: [], tags: [], ...more });

const state: readonly RowChange[] = [
  entity("mara", "Mara"),
  entity("viktor", "Viktor", { attrs: { aliases: ["Vik"] } }),
  entity("mercer", "Mercer"),
  entity("captain", "Captain Mercer"),
  entity("bar", "The Bar", { type: "location" }),
  entity("spy", "The Ghost", { visibility: "dm" }),
  put("scene", {
    id: "scene",
    location_id: "bar",
    present_entity_ids: ["mara"],
    time: { day: 1, hour: 22, minute: 5, period: "night", weather: "rain" },
    constraints: [],
  }),
  put("director", {
    id: "director",
    failure_streak: { count: 0, actions: [] },
    recent_moves: [],
    investigation_progress: {},
    counters: {},
  }),
  thread("td-1", "Who paid?"),
  thread("td-2", "Who paid Viktor?"),
  thread("td-3", "A plot", { visibility: "dm" }),
  put("facts", {
    id: "fact-1",
    subject_id: "viktor",
    predicate: "owes",
    object: { text: "Viktor owes money." },
    visibility: "known",
    confidence: 1,
    tags: [],
  }),
];

const system = CampaignSystem.parse({ id: "plain", name: "Plain", resolution: { method: "sum_bands" }, action_stats: {} });

/** Sets a table. */
export const openTable = async (): Promise<Table> => {
  const test = await openTestDatabase();
  const events: CampaignEvent[] = [];
  let builds = 0;
  const build: typeof buildCanon = (sources) => {
    builds += 1;
    return buildCanon(sources);
  };
  const corrections = openCorrections({ database: test.database, publish: (event) => void events.push(event), build });
  const found = async (id: string) => {
    const campaign = {
      id,
      name: id,
      seed: "s",
      scenario_id: "plain",
      calibration: Calibration.parse({}),
      system,
      genre_rules: {},
      content_packs: [],
    };
    const members = [
      { user_id: "dora", role: "DM" as const, character_id: null },
      { user_id: "dan", role: "DM" as const, character_id: null },
      { user_id: "paul", role: "PLAYER" as const, character_id: "mara" },
      { user_id: "pia", role: "PLAYER" as const, character_id: null },
      { user_id: "olga", role: "OBSERVER" as const, character_id: null },
    ];
    await createCampaignRows(test.database, { campaign, members, user_id: "dora", final_text: "Rain. Viktor waits.", changes: state });
  };
  return { test, corrections, events, builds: () => builds, found, close: () => test.close() };
};
