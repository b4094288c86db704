import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Database, Log, Runs, SpareDatabases } from "freeform-rpg/db";
import { createCampaignRows } from "freeform-rpg/db/lib";
import type { DatabaseConnection, NewEvent } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { definePlugin, contribute, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { fakeService } from "freeform-rpg/testing";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { InstalledPacks, Lore, embedders, Packs } from "freeform-rpg/plugins/memory/lore";
import type { EmbedderOffer } from "freeform-rpg/plugins/memory/lore";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { RowChange, StateTable } from "freeform-rpg/schemas";
import jobs from "../../../operations/jobs/plugin.ts";
import embedLsa from "../../embed-lsa/plugin.ts";
import lorePlugin from "../plugin.ts";

/** Options of the engine. */
export interface LoreEngineOptions {
  /** Additional embedders besides the offline one, in order of preference. */
  readonly offers?: readonly EmbedderOffer[];
  /** The configured embedder. Default: the first available. */
  readonly embedder?: string | null;
}

/** An engine with the lore plugin, its own database and its own directory of packs. */
export const openLoreEngine = async ({ offers = [], embedder = "auto" }: LoreEngineOptions = {}) => {
  const { database, log, runs, close } = await openTestDatabase();
  const packs = await mkdtemp(join(tmpdir(), "packs-"));
  const kernel = await createKernel({
    plugins: [{ plugin: lorePlugin, options: { packs, embedder } }, offeringPlugin(offers), embedLsa, jobs],
    services: [
      provideValue(Database, database),
      provideValue(Log, log),
      provideValue(Runs, runs),
      provideValue(ModelKeys, { read: () => null }),
      fakeService(SpareDatabases, {}),
    ],
  });
  const closeAll = async () => {
    await kernel.close();
    await close();
    await rm(packs, { recursive: true });
  };
  return {
    database,
    log,
    installer: await kernel.use(InstalledPacks),
    lore: await kernel.use(Lore),
    read: async (id: string) => (await kernel.use(Packs)).read(id),
    write: (pack: string, files: Readonly<Record<string, string>>) => writePack(join(packs, pack), files),
    close: closeAll,
    [Symbol.asyncDispose]: closeAll,
  };
};

const offeringPlugin = (offers: readonly EmbedderOffer[]) =>
  definePlugin({ name: "offers", create: () => ({ contributes: offers.map((offer) => contribute(embedders, offer)) }) });

const writePack = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/** A small harbour: a bar with a secret, its keeper, and a character whom no player has met. */
export const harbour = {
  "pack.yaml": `id: harbour\nname: Old Harbour\nversion: "1.0.0"\nlicense: mit\n`,
  "locations/gull.md": `---
id: gull
type: location
name: The Blind Gull
aliases: [the Gull]
related_entities: [marta]
---
# The Blind Gull

A bar at the end of the pier, leaning a little more each winter.

## Atmosphere

Tar, gin and wet rope. A stuffed gull turns on a wire over the counter.

## History

Marta bought the house from a lighthouse keeper with a chest of pewter spoons.

### The fire

The upper floor burned in the year of the comet.

## Prices

| Drink | Coins |
| ----- | ----- |
| Gin   | 3     |
| Rum   | 5     |

## Secrets

Under the counter lies the ledger of the smugglers, wrapped in oilcloth.
`,
  "npcs/marta.md": `---
id: marta
type: npc
name: Marta Quill
aliases: [Marta]
---
# Marta Quill

Keeper of the Blind Gull, seventy, with one gold tooth.

## Manner

She answers every question with the price of something.

## Playing Her

She protects her grandson, who is Corvus.
`,
  "npcs/corvus.md": `---
id: corvus
type: npc
name: Corvus Hale
---
# Corvus Hale

A smuggler with a bell sewn into his coat, who lives in the pier itself.
`,
  "culture/tides.md": `---
id: tides
type: culture
name: Tides
---
# Tides

Nobody sails at the turn of the tide, out of respect for the drowned.

## Sayings

As long as a wet rope means for ever. Some say that Corvus Hale taught the gulls to swear.
`,
  "culture/bells.md": `---
id: bells
type: culture
name: Bells
---
# Bells

Six bells hang along the quay, each with the name of a wreck.

## Use

One stroke for fog, two for fire, three for a body.
`,
} as const;

/** A change that writes a row. */
export const put = (table: StateTable, key: string, row: Record<string, unknown>): RowChange => ({
  table,
  key: [key],
  row: JSON.parse(JSON.stringify({ id: key, ...row })),
});

/** An entity; by default players know it. */
export const entity = (id: string, name: string, visibility = "known"): RowChange =>
  put("entities", id, { type: "character", name, attrs: {}, tags: [], visibility, pack_entity_id: id, origin: "pack", pack_id: "harbour" });

/** A fact about the gull. */
export const fact = (id: string, text: string, visibility: string, turn_no: number): RowChange =>
  put("facts", id, { subject_id: "harbour:gull", predicate: "is", object: { text }, visibility, confidence: 1, tags: [], turn_no });

/** An event with the narration `final_text` of turn `turn_no`. */
export const narratedTurn = (campaign_id: string, turn_no: number, final_text: string, head = turn_no): NewEvent => ({
  campaignId: campaign_id,
  kind: turn_no === 0 ? "genesis" : "turn",
  runId: `run-${head}`,
  userId: "ann",
  idempotencyKey: `key-${head}`,
  expectedHeadSeq: head,
  turnNo: turn_no,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: final_text,
  promptVersions: {},
  receipts: [],
});

/** The initial state of a campaign. */
export interface CampaignOptions {
  readonly packs: readonly string[];
  readonly final_text: string;
  readonly changes: readonly RowChange[];
}

/** Creates the campaign `c`. */
export const createCampaign = (database: DatabaseConnection, { packs, final_text, changes }: CampaignOptions) =>
  createCampaignRows(database, {
    campaign: {
      id: "c",
      name: "C",
      seed: "s",
      scenario_id: null,
      calibration: Calibration.parse({}),
      system: CampaignSystem.parse({ id: "plain", name: "Plain", resolution: { method: "sum_bands" } }),
      genre_rules: {},
      content_packs: [...packs],
    },
    members: [],
    user_id: "ann",
    final_text,
    changes: [...changes, put("director", "director", blankDirector)],
  });

const blankDirector = { failure_streak: { count: 0, actions: [] }, recent_moves: [], investigation_progress: {}, counters: {} };
