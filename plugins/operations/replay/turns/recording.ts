import { definePlugin, tapChange } from "freeform-rpg/kernel";
import type { Plugin } from "freeform-rpg/kernel";
import type { DatabaseConnection } from "freeform-rpg/db";
import { choosePrompt, recallCall } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { CallIdentity, Prompt } from "freeform-rpg/plugins/models/core";
import type { PromptEntry } from "freeform-rpg/plugins/models/prompts";
import type { TurnsRequest } from "../documents/request.ts";
import { findVersion } from "./choose-prompts.ts";
import { findRecording } from "./find-recording.ts";
import type { RecordedTurn } from "./recorded-turn.ts";

/** What a tape is made of. */
export interface TapeParts {
  readonly request: TurnsRequest;
  /** The real database: what was recorded is there. */
  readonly recorded: DatabaseConnection;
  /** The provider in use and the prompts that take others' places, both known only once the engine stands. */
  readonly late: () => { readonly provider: string; readonly prompts: ReadonlyMap<string, Prompt>; readonly known: readonly PromptEntry[] };
}

/** Answers a replay's model calls from the record, and counts. */
export interface Recording {
  readonly plugin: Plugin;
  /** Says which turn is run again from now on; forgets the counts. */
  turnTo(turn: RecordedTurn): void;
  /** How many calls of each stage the record has answered in this turn. */
  counts(): ReadonlyMap<string, number>;
}

/** Makes a tape. */
export const createRecording = ({ request: { cassette, overrides }, recorded, late }: TapeParts): Recording => {
  let turn: RecordedTurn | null = null;
  let counts = new Map<string, number>();

  const recall = async (call: CallIdentity) => {
    const found = await findRecording(recorded, call, turn?.run_id ?? null, overrides);
    if (found === null) return null;
    counts.set(call.stage, (counts.get(call.stage) ?? 0) + 1);
    return { ...found, kept: false };
  };
  /** A provider that answers for nothing may answer anew what it answered then; in the place of another it may not. */
  const mayAsk = ({ free, stage, prompt }: CallIdentity): boolean =>
    cassette === "else-live" || (free && isRecorded(turn, stage, prompt.id, overrides.provider ?? late().provider));
  const choose = (prompt: Prompt): Prompt => {
    const { prompts, known } = late();
    const version = turn?.prompt_versions[prompt.id] ?? prompt.version;
    const chosen = prompts.get(prompt.id) ?? (version === prompt.version ? prompt : (findVersion(prompt.id, version, known) ?? prompt));
    return overrides.tier === null ? chosen : { ...chosen, tier: overrides.tier };
  };

  return {
    plugin: definePlugin({
      name: "replay-tape",
      create: () => ({
        taps: [
          tapChange(choosePrompt, choose, { order: "post" }),
          tapChange(recallCall, (known, call) => known ?? recall(call), { order: "pre" }),
          tapChange(
            recallCall,
            (known, call) => {
              if (known === null && !mayAsk(call)) throw missing(call);
              return known;
            },
            { order: "post" },
          ),
        ],
      }),
    }),
    turnTo: (next) => {
      turn = next;
      counts = new Map();
    },
    counts: () => counts,
  };
};

/** With another provider asked for, whoever answered then is no measure. */
const isRecorded = (turn: RecordedTurn | null, stage: string, promptId: string, provider: string): boolean =>
  turn === null ||
  turn.receipts.every((receipt) => receipt.stage !== stage || receipt.prompt_id !== promptId || receipt.provider === provider);

const missing = ({ stage, prompt }: CallIdentity): ModelError =>
  new ModelError(
    "cassette_miss",
    `No answer is recorded to what the stage "${stage}" asks with "${prompt.id}" version ${prompt.version}: the prompt, or what it is given, ` +
      `differs from then. Let the replay ask the provider (and pay): --live on the command line, cassette ELSE_LIVE over the API.`,
  );
