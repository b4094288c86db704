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
import { ReplayError } from "../errors.ts";
import type { TurnsRequest } from "../documents/request.ts";
import type { EngineConfig } from "../tokens.ts";
import { applyOverrides, nameOf } from "./apply-overrides.ts";
import type { Permissions } from "./apply-overrides.ts";
import { choosePrompts } from "./choose-prompts.ts";
import { createRecording } from "./recording.ts";
import type { Recording } from "./recording.ts";

/** What a bench is made of. */
export interface BenchParts {
  readonly blueprint: EngineConfig;
  readonly request: TurnsRequest;
  readonly permissions: Permissions;
  readonly sandbox: Sandbox;
  /** The real database and ledger: recordings are read there, and what a replay pays is kept there. */
  readonly recorded: DatabaseConnection;
  readonly ledger: Ledger;
}

/** A second engine, over a sandbox, with the overrides in it. */
export interface ReplayEnvironment {
  readonly kernel: Kernel;
  readonly tape: Recording;
  /** Plugins that an override brought or gave other options. */
  readonly changed: readonly PluginReport[];
  /** The prompts that those bring, or answer offline. */
  readonly changedPrompts: ReadonlySet<string>;
  close(): Promise<void>;
}

interface Late {
  readonly provider: string;
  readonly prompts: ReadonlyMap<string, Prompt>;
  readonly known: readonly PromptEntry[];
}

/** Puts the engine together. Throws `override_refused`, `override_failed`, `prompt_not_found`. */
export const openReplayEnvironment = async ({
  blueprint,
  request,
  permissions,
  sandbox,
  recorded,
  ledger,
}: BenchParts): Promise<ReplayEnvironment> => {
  const { overrides } = request;
  const parts = applyOverrides(blueprint, overrides, permissions);
  let late: Late = { provider: "", prompts: new Map(), known: [] };
  const tape = createRecording({ request, recorded, late: () => late });
  const kernel = await createKernel({
    plugins: [...parts.plugins, tape.plugin],
    from: blueprint.from,
    services: [
      ...parts.services,
      provideValue(Database, sandbox.database),
      provideValue(Log, sandbox.log),
      provideValue(CallLedger, ledger),
    ],
  });
  try {
    const listed = new Set(blueprint.plugins.map(nameOf));
    const used = new Set(overrides.plugins.map(({ use }) => use));
    const changed = kernel.plugins.filter(
      ({ name }) => used.size > 0 && (used.has(name) || (!listed.has(name) && name !== tape.plugin.name)),
    );
    refuseFaults(changed);
    const known = await (await kernel.use(PromptRegistry)).list();
    late = { provider: (await kernel.use(ModelProvider)).name, prompts: choosePrompts(overrides.prompts, known), known };
    return { kernel, tape, changed, changedPrompts: promptsOf(kernel, changed), close: () => kernel.close() };
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

const refuseFaults = (changed: readonly PluginReport[]): void => {
  const broken = changed.find(({ fault }) => fault !== null);
  if (broken?.fault) throw new ReplayError("override_failed", `The plugin "${broken.name}" cannot be used: ${broken.fault.message}`);
};
