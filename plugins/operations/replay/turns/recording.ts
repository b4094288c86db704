import { definePlugin, tapChange, tapCollect } from "freeform-rpg/kernel";
import type { Plugin } from "freeform-rpg/kernel";
import type { DatabaseConnection } from "freeform-rpg/db";
import { choosePrompt, recallCall } from "freeform-rpg/plugins/models/core";
import { ModelError, renderConversation } from "freeform-rpg/plugins/models/core/lib";
import type { CallIdentity, Prompt, RecalledCall } from "freeform-rpg/plugins/models/core";
import type { PromptEntry } from "freeform-rpg/plugins/models/prompts";
import { directNarration, releaseNarration } from "freeform-rpg/plugins/turn/narrator";
import type { Prepared } from "freeform-rpg/plugins/turn/planner";
import { directActions } from "freeform-rpg/plugins/turn/validator";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import type { ModelReading } from "../documents/report.ts";
import type { TurnsRequest } from "../documents/request.ts";
import { findVersion } from "./choose-prompts.ts";
import { findRecording } from "./find-recording.ts";
import { readDecisions } from "./recorded-decisions.ts";
import type { RecordedTurn } from "./recorded-turn.ts";

/** The options of a recording. */
export interface RecordingOptions {
  readonly request: TurnsRequest;
  /** The real database, which has the recordings. */
  readonly recorded: DatabaseConnection;
  /** The current provider and the replacement prompts, both known only once the engine has started. */
  readonly late: () => { readonly provider: string; readonly prompts: ReadonlyMap<string, Prompt>; readonly known: readonly PromptEntry[] };
}

/** Answers a replay's model calls from recordings, and counts them; what DMs decided is decided again. */
export interface Recording {
  readonly plugin: Plugin;
  /** Sets the turn that is replayed from now on, and resets the counts. */
  turnTo(turn: RecordedTurn): void;
  /** What was prepared for the turn when it was played. A plan that a model wrote stands as it is. */
  prepared(): Prepared;
  /** The number of calls of each stage that were answered from recordings in this turn. */
  counts(): ReadonlyMap<string, number>;
  /** The requests of this turn, where the replay was asked for them. */
  requests(): readonly ModelReading[];
}

/** Creates the recording of a replay. */
export const createRecording = ({ request: { cassette, overrides, requests }, recorded, late }: RecordingOptions): Recording => {
  let turn: RecordedTurn | null = null;
  let counts = new Map<string, number>();
  let readings: ModelReading[] = [];

  const recall = async (call: CallIdentity) => {
    const found = await findRecording(recorded, call, turn?.run_id ?? null, overrides);
    if (found === null) return null;
    counts.set(call.stage, (counts.get(call.stage) ?? 0) + 1);
    return { ...found, saved: false };
  };
  /** A provider that costs nothing may answer its own recorded calls again, but not those of another provider. */
  const mayAsk = ({ free, stage, prompt }: CallIdentity): boolean =>
    cassette === "else-live" || (free && isRecorded(turn, stage, prompt.id, overrides.provider ?? late().provider));
  const choose = (prompt: Prompt): Prompt => {
    const { prompts, known } = late();
    const version = turn?.prompt_versions[prompt.id] ?? prompt.version;
    const chosen = prompts.get(prompt.id) ?? (version === prompt.version ? prompt : (findVersion(prompt.id, version, known) ?? prompt));
    return overrides.tier === null ? chosen : { ...chosen, tier: overrides.tier };
  };

  const answer = (known: RecalledCall | null, call: CallIdentity) => {
    if (requests) readings.push(readingOf(call));
    return known ?? recall(call);
  };
  const refuse = (known: RecalledCall | null, call: CallIdentity): RecalledCall | null => {
    if (known === null && !mayAsk(call)) throw missing(call);
    return known;
  };

  return {
    plugin: definePlugin({
      name: "replay-recording",
      create: () => ({
        taps: [
          tapChange(choosePrompt, choose, { order: "post" }),
          tapChange(recallCall, answer, { order: "pre" }),
          tapChange(recallCall, refuse, { order: "post" }),
          tapCollect(directActions, (ruled) => readDecisions(turn).aboutActions(ruled)),
          tapCollect(directNarration, () => readDecisions(turn).direction()),
          tapCollect(releaseNarration, (unreleased) => readDecisions(turn).aboutText(unreleased)),
        ],
      }),
    }),
    turnTo: (next) => {
      turn = next;
      counts = new Map();
      readings = [];
    },
    prepared: () => readPrepared(turn),
    counts: () => counts,
    requests: () => readings,
  };
};

const readingOf = ({ stage, prompt, input, conversation, campaignId }: CallIdentity): ModelReading => {
  const asked = { stage, prompt_id: prompt.id, prompt_version: prompt.version };
  if (conversation === undefined) return { ...asked, view: null, history: [], tail: JSON.stringify(input, null, 1) };
  const { view, history, tail } = renderConversation(prompt, campaignId, conversation);
  return { ...asked, view, history: [...history], tail };
};

const readPrepared = (turn: RecordedTurn | null): Prepared => {
  const plan = PlannerOutput.safeParse(turn?.parts["plan"]).data;
  if (turn === null || plan === undefined) return { moves: [] };
  return turn.receipts.some(({ stage }) => stage === "plan") ? { moves: [], plan } : { moves: plan.prepared };
};

/** When another provider is requested, the recorded provider does not matter. */
const isRecorded = (turn: RecordedTurn | null, stage: string, promptId: string, provider: string): boolean =>
  turn === null ||
  turn.receipts.every((receipt) => receipt.stage !== stage || receipt.prompt_id !== promptId || receipt.provider === provider);

const missing = ({ stage, prompt }: CallIdentity): ModelError =>
  new ModelError(
    "cassette_miss",
    `There is no recorded answer for the stage "${stage}" and the prompt "${prompt.id}" version ${prompt.version}: the prompt or its input ` +
      `has changed. Let the replay call the provider, at its cost: --live on the command line, cassette ELSE_LIVE in the API.`,
  );
