import type { Configured } from "freeform-rpg/kernel";
import { ReplayError } from "./errors.ts";
import { runExperiment } from "./experiment/run-experiment.ts";
import { replayState } from "./state/replay-state.ts";
import type { Replays } from "./tokens.ts";
import { replayTurns } from "./turns/replay-turns.ts";
import type { ReplayGround } from "./turns/replay-turns.ts";

/** Makes the service. */
export const openReplays = (ground: Omit<ReplayGround, "permissions">, variants: Readonly<Record<string, Configured>>): Replays => {
  const turns: Replays["turns"] = async (request, call, { trusted = false } = {}) => {
    if (ground.blueprint.plugins.length === 0) throw unavailable();
    return replayTurns({ ...ground, permissions: { variants, trusted } }, request, call);
  };
  return {
    state: (request) => replayState(ground, request),
    turns,
    experiment: (request, call, options) => runExperiment(request, (way, part) => turns(way, part, options), call),
  };
};

const unavailable = (): ReplayError =>
  new ReplayError(
    "replay_unavailable",
    "Turns cannot be run again here: this host does not say what its engine is made of. Supply the service Blueprint of freeform-rpg/plugins/operations/replay.",
  );
