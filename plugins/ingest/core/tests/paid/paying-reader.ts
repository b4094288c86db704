import type { DatabaseConnection } from "freeform-rpg/db";
import { Database, SpareDatabases } from "freeform-rpg/db";
import { provide, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, RunEvent } from "freeform-rpg/kernel";
import { recordEvents } from "freeform-rpg/testing";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import cost from "../../../../models/cost/plugin.ts";
import ingestSegment from "../../../segment/plugin.ts";
import ingestSystems from "../../../systems/plugin.ts";
import modelAnthropic from "../../../../models/anthropic/plugin.ts";
import models from "../../../../models/core/plugin.ts";
import systems from "../../../../rules/systems/plugin.ts";
import { ingestPlugins } from "../open-ingest.ts";

/** What a book is read with. */
export interface Reading {
  readonly database: DatabaseConnection;
  readonly file: string;
  readonly out: string;
  /** Address of whoever pretends to be Anthropic. */
  readonly url: string | undefined;
  /** `null`: no key is set. */
  readonly key?: string | null;
  /** Options of the plugin `model-anthropic`. */
  readonly anthropic?: object;
  /** Options of the plugin `cost`. */
  readonly caps?: object;
  /** Folder of rule systems; default: those that ship. */
  readonly systems?: string;
  /** Has passages parted. */
  readonly partMixed?: boolean;
  readonly draft?: boolean;
  readonly plugins?: readonly Configured[];
  readonly onEvent?: (event: RunEvent) => void;
}

const shipped = new URL("../../../../../systems/", import.meta.url).pathname;

/** A kernel of its own that reads books for money: nothing but the database and the folder outlives it. */
export const openReader = ({ database, url, key = "sk-test", anthropic, caps, partMixed = false, ...reading }: Reading) =>
  createKernel({
    plugins: [
      { plugin: models, options: { backOff: 1 } },
      { plugin: modelAnthropic, options: { baseUrl: url, ...anthropic } },
      ...ingestPlugins.filter((plugin) => plugin !== models && plugin !== ingestSegment),
      { plugin: ingestSegment, options: { least: 25, partMixed } },
      { plugin: cost, options: caps === undefined ? {} : { caps } },
      { plugin: systems, options: { folder: reading.systems ?? shipped } },
      ingestSystems,
      ...(reading.plugins ?? []),
    ],
    services: [
      provideValue(ModelKeys, { read: (name) => (name === "ANTHROPIC_API_KEY" ? key : null) }),
      provideValue(Database, database),
      provide(SpareDatabases, { create: () => ({ open: async () => ({ ...database, close: async () => undefined }) }) }),
    ],
  });

/** Reads a book once. `failed` is what the run failed with, `costs` what its calls have cost so far, former runs included. */
export const readBook = async (reading: Reading) => {
  const kernel = await openReader(reading);
  const { events, onEvent } = recordEvents();
  const { file, out, draft = false } = reading;
  const hear = (event: RunEvent) => {
    onEvent(event);
    reading.onEvent?.(event);
  };
  try {
    const ingests = await kernel.use(Ingests);
    const outcome = await ingests.run({ file, pack: { id: "grey" }, out, draft, onEvent: hear }).then(
      (made) => ({ made, failed: null }),
      (failed: unknown) => ({ made: null, failed }),
    );
    const ledger = await kernel.use(CallLedger);
    const runId = events[0]?.runId ?? "";
    const run = { runId, campaignId: runId };
    return {
      ...outcome,
      receipts: await ledger.receipts(run),
      costs: await ledger.costs(run),
      ran: events.flatMap((event) => (event.type === "stage_finished" && !event.restored ? [event.stage] : [])),
    };
  } finally {
    await kernel.close();
  }
};
