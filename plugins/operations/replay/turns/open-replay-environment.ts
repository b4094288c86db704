import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Kernel, PluginReport } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { Sandbox } from "freeform-rpg/db/lib";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import type { Ledger } from "freeform-rpg/plugins/models/cost";
import { ModelProvider, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import { PromptRegistry } from "freeform-rpg/plugins/models/prompts";
import type { PromptEntry } from "freeform-rpg/plugins/models/prompts";
import { MovePreparation } from "freeform-rpg/plugins/turn/planner";
import { ReplayError } from "../errors.ts";
import type { TurnsRequest } from "../documents/request.ts";
import type { EngineConfig } from "../tokens.ts";
import { applyOverrides, nameOf } from "./apply-overrides.ts";
import type { Permissions } from "./apply-overrides.ts";
import { choosePrompts } from "./choose-prompts.ts";
import { createRecording } from "./recording.ts";
import type { Recording } from "./recording.ts";

/** The options of a replay environment. */
export interface ReplayEnvironmentOptions {
  readonly engineConfig: EngineConfig;
  readonly request: TurnsRequest;
  readonly permissions: Permissions;
  readonly sandbox: Sandbox;
  /** The real database and ledger: recordings are read from them, and paid calls are recorded in them. */
  readonly recorded: DatabaseConnection;
  readonly ledger: Ledger;
}

/** A second engine, over a sandbox, with the overrides applied. */
export interface ReplayEnvironment {
  readonly kernel: Kernel;
  readonly recording: Recording;
  /** Plugins that an override added, or whose options it changed. */
  readonly changed: readonly PluginReport[];
  /** The prompts that those plugins contribute, or answer offline. */
  readonly changedPrompts: ReadonlySet<string>;
  close(): Promise<void>;
}

interface EngineState {
  readonly provider: string;
  readonly prompts: ReadonlyMap<string, Prompt>;
  readonly known: readonly PromptEntry[];
}

/** Creates the engine. Throws `override_refused`, `override_failed`, `prompt_not_found`. */
export const openReplayEnvironment = async ({
  engineConfig,
  request,
  permissions,
  sandbox,
  recorded,
  ledger,
}: ReplayEnvironmentOptions): Promise<ReplayEnvironment> => {
  const { overrides } = request;
  const parts = applyOverrides(engineConfig, overrides, permissions);
  let late: EngineState = { provider: "", prompts: new Map(), known: [] };
  const recording = createRecording({ request, recorded, late: () => late });
  const kernel = await createKernel({
    plugins: [...parts.plugins, recording.plugin],
    from: engineConfig.from,
    services: [
      ...parts.services,
      provideValue(Database, sandbox.database),
      provideValue(Log, sandbox.log),
      provideValue(CallLedger, ledger),
      provideValue(MovePreparation, { read: async () => recording.prepared() }),
    ],
  });
  try {
    const listed = new Set(engineConfig.plugins.map(nameOf));
    const used = new Set(overrides.plugins.map(({ use }) => use));
    const changed = kernel.plugins.filter(
      ({ name }) => used.size > 0 && (used.has(name) || (!listed.has(name) && name !== recording.plugin.name)),
    );
    rejectFaults(changed);
    const known = await (await kernel.use(PromptRegistry)).list();
    late = { provider: (await kernel.use(ModelProvider)).name, prompts: choosePrompts(overrides.prompts, known), known };
    return { kernel, recording, changed, changedPrompts: promptsOf(kernel, changed), close: () => kernel.close() };
  } catch (thrown) {
    await kernel.close();
    throw thrown;
  }
};

const promptsOf = (kernel: Kernel, changed: readonly PluginReport[]): ReadonlySet<string> => {
  const names = new Set(changed.map(({ name }) => name));
  const brought = kernel.read(prompts).filter(({ plugin }) => names.has(plugin));
  const answered = kernel.read(offlineAnswers).filter(({ plugin }) => names.has(plugin));
  return new Set([...brought.map(({ value }) => value.id), ...answered.map(({ value }) => value.promptId)]);
};

const rejectFaults = (changed: readonly PluginReport[]): void => {
  const broken = changed.find(({ fault }) => fault !== null);
  if (broken?.fault) throw new ReplayError("override_failed", `The plugin "${broken.name}" cannot be used: ${broken.fault.message}`);
};
