import type { Configured } from "freeform-rpg/kernel";
import { ReplayError } from "./errors.ts";
import { runExperiment } from "./experiment/run-experiment.ts";
import { replayState } from "./state/replay-state.ts";
import type { Replays } from "./tokens.ts";
import { replayTurns } from "./turns/replay-turns.ts";
import type { ReplaySources } from "./turns/replay-turns.ts";

/** Makes the service. */
export const openReplays = (sources: Omit<ReplaySources, "permissions">, variants: Readonly<Record<string, Configured>>): Replays => {
  const turns: Replays["turns"] = async (request, call, { trusted = false } = {}) => {
    if (sources.engineConfig.plugins.length === 0) throw unavailable();
    return replayTurns({ ...sources, permissions: { variants, trusted } }, request, call);
  };
  return {
    state: (request) => replayState(sources, request),
    turns,
    experiment: (request, call, options) => runExperiment(request, (way, part) => turns(way, part, options), call),
  };
};

const unavailable = (): ReplayError =>
  new ReplayError(
    "replay_unavailable",
    "Turns cannot be run again here: this host does not provide its engine configuration. Provide the service EngineConfig of freeform-rpg/plugins/operations/replay.",
  );
