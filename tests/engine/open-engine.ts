import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, Kernel, Provider } from "freeform-rpg/kernel";
import { Database, Log, Runs, SpareDatabases, Worlds } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { EngineConfig } from "freeform-rpg/plugins/operations/replay";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import database from "../../db/plugin.ts";
import configuration from "../../freeform.config.ts";
import { shippedPacks } from "./shipped-packs.ts";

/** What an engine for tests and measurements is made with. */
export interface EngineOptions {
  /** More plugins than the configuration lists; an entry with `options` for a listed plugin takes its place. */
  readonly plugins?: readonly Configured[];
  /** Services that take the place of the plugins' own, such as a scripted model. */
  readonly services?: readonly Provider[];
  /** Folder of scenarios instead of the shipped ones. */
  readonly scenarios?: string;
  /** Folder of the embedded database. Default: in memory. */
  readonly dataDir?: string;
  /** The database of another engine, which goes on using it and closes it. Default: one of its own. */
  readonly beside?: TestDatabase;
  /** Whether the packs that ship are installed from the beginning. Default: they are. */
  readonly installed?: boolean;
  /** Whether a model prepares moves after each turn. Default: it does not, so that a test counts the calls of its turns alone. */
  readonly preparesMoves?: boolean;
  /** Milliseconds that a stage, a tap or a service may take. Default: the kernel's. */
  readonly timeLimit?: number;
}

/** The whole engine, as `freeform.config.ts` lists it, on a database of its own. */
export interface TestEngine {
  readonly kernel: Kernel;
  readonly db: TestDatabase;
  close(): Promise<void>;
}

/** Opens an engine. */
export async function openEngine(options: EngineOptions = {}): Promise<TestEngine> {
  const { plugins = [], services = [], scenarios, dataDir, beside, installed = true, timeLimit, preparesMoves = false } = options;
  const db = beside ?? (await openTestDatabase({ dataDir, fixture: installed ? shippedPacks : undefined }));
  const listed = [
    ...withoutNamed(configuration.plugins, plugins)
      .map((entry) => withScenarios(entry, scenarios))
      .map((entry) => (preparesMoves ? entry : withOptions(entry, "planner", { prepare: false })))
      .map((entry) => withOptions(entry, "models", { backOff: 0 })),
    ...plugins,
  ];
  const kernel = await createKernel({
    plugins: listed,
    ...(timeLimit === undefined ? {} : { timeLimit }),
    services: [
      provideValue(Database, db.database),
      provideValue(Log, db.log),
      provideValue(Runs, db.runs),
      provideValue(Worlds, db.worlds),
      provideValue(SpareDatabases, { open: async () => (await openTestDatabase()).database }),
      provideValue(EngineConfig, { plugins: [database, ...listed], services, from: process.cwd() }),
      ...services,
    ],
  });
  const close = async () => {
    await (await kernel.use(Turns)).close();
    await kernel.close();
    if (beside === undefined) await db.close();
  };
  return { kernel, db, close };
}

/** What is listed, without the plugins that are given again. */
function withoutNamed(listed: readonly Configured[], given: readonly Configured[]): readonly Configured[] {
  const names = new Set(given.map(nameOf));
  return listed.filter((entry) => !names.has(nameOf(entry)));
}

/** The entry with options laid over its own, if it is of that name. */
function withOptions(entry: Configured, name: string, options: object): Configured {
  if (nameOf(entry) !== name) return entry;
  if (typeof entry === "string" || !("plugin" in entry)) return { plugin: entry, options };
  return { plugin: entry.plugin, options: { ...Object(entry.options), ...options } };
}

function nameOf(entry: Configured): string {
  if (typeof entry === "string") return entry;
  const plugin = "plugin" in entry ? entry.plugin : entry;
  return typeof plugin === "string" ? plugin : plugin.name;
}

function withScenarios(entry: Configured, scenarios: string | undefined): Configured {
  return scenarios === undefined ? entry : withOptions(entry, "campaigns", { scenarios });
}
