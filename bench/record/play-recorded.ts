import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { Narration } from "freeform-rpg/schemas/turn";
import { readEnvironment } from "../../cli/environment.ts";
import { readConfiguration } from "../../cli/host.ts";
import { wholeOutputs } from "../../tests/engine/whole-packet.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";
import type { TestEngine } from "../../tests/engine/open-engine.ts";
import { createRecorder } from "./create-recorder.ts";
import type { RecordedDraft } from "./create-recorder.ts";

/** What is played. */
export interface RecordingOptions {
  readonly scenario: string;
  readonly turns: number;
  /** What the player says, from the start again when all is said. */
  readonly lines: readonly string[];
}

/** A row of a corpus for `eval -- gate`, not labelled yet, with what was measured of its turn. */
export interface RecordedRow extends RecordedDraft {
  readonly id: string;
  readonly label: null;
  readonly kind: null;
  readonly fault: null;
  readonly recorded: {
    readonly scenario: string;
    readonly turn: number;
    readonly says: string;
    /** Which text of the turn, from 1: the draft, then each repair. */
    readonly draft: number;
    /** Whether players read this text. */
    readonly published: boolean;
    readonly provider: string;
    readonly models: readonly string[];
    readonly violations: Narration["violations"];
    readonly findings: unknown;
    /** US dollars for all calls of the turn. */
    readonly cost: number;
    readonly milliseconds: { readonly first_word: number | null; readonly committed: number };
    readonly receipts: unknown;
  };
}

/** A recording: its rows, and the provider that wrote the texts. */
export interface Recording {
  readonly provider: string;
  readonly notice: string;
  readonly rows: readonly RecordedRow[];
  readonly failed: readonly { readonly turn: number; readonly why: string }[];
}

/** Plays a scenario in an embedded database of its own with the configured provider, and records every text that is checked. */
export const playRecorded = async ({ scenario, turns, lines }: RecordingOptions): Promise<Recording> => {
  const recorder = createRecorder();
  const { plugins, services } = await readConfiguration(readEnvironment());
  const engine = await openEngine({ plugins: [...plugins, recorder.plugin], services });
  try {
    const provider = await engine.kernel.use(ModelProvider);
    const campaigns = await engine.kernel.use(Campaigns);
    await campaigns.create({ id: campaign, scenario_id: scenario, user, seed: `record-${scenario}` });
    const rows: RecordedRow[] = [];
    const failed: { turn: number; why: string }[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      const says = lines[(turn - 1) % lines.length] ?? "I wait.";
      const played = await playOne(engine, turn, says).catch((thrown: unknown) => String(thrown));
      const drafts = recorder.take();
      if (typeof played === "string") failed.push({ turn, why: played });
      else rows.push(...drafts.map((draft, at) => toRow(draft, at, { scenario, turn, says, provider: provider.name, played })));
    }
    return { provider: provider.name, notice: provider.notice, rows, failed };
  } finally {
    await engine.close();
  }
};

const campaign = "recorded";
const user = "recorder";

type PlayedTurn = Awaited<ReturnType<typeof playOne>>;

const playOne = async ({ kernel, db }: TestEngine, turn: number, text: string) => {
  const table = await kernel.use(Turns);
  const start = performance.now();
  const run = await table.play({ campaign_id: campaign, user_id: user, text, idempotency_key: `record-${turn}` });
  let firstWord: number | null = null;
  for await (const { type } of table.follow(run.id)) if (type === "token") firstWord ??= performance.now() - start;
  const result = await table.wait(run.id);
  const committed = performance.now() - start;
  const event = await db.database.sql.selectFrom("events").select(wholeOutputs).where("run_id", "=", run.id).executeTakeFirst();
  const outputs: { narration?: unknown } = Object(event?.pass_outputs ?? {});
  return { result, firstWord, committed, narration: Narration.safeParse(outputs.narration).data };
};

interface RowSource {
  readonly scenario: string;
  readonly turn: number;
  readonly says: string;
  readonly provider: string;
  readonly played: PlayedTurn;
}

const toRow = (draft: RecordedDraft, at: number, { scenario, turn, says, provider, played }: RowSource): RecordedRow => {
  const { result, firstWord, committed, narration } = played;
  const number = at + 1;
  return {
    ...draft,
    id: `${scenario}-${turn}-${number}`,
    label: null,
    kind: null,
    fault: null,
    recorded: {
      scenario,
      turn,
      says,
      draft: number,
      published: result.final_text === draft.text,
      provider,
      models: [...new Set(result.receipts.map(({ model }) => model))],
      violations: (narration?.violations ?? []).filter((violation) => violation.draft === number),
      findings: Object(narration ?? {}).findings ?? null,
      cost: result.receipts.reduce((sum, { cost }) => sum + cost, 0),
      milliseconds: { first_word: firstWord === null ? null : Math.round(firstWord), committed: Math.round(committed) },
      receipts: result.receipts,
    },
  };
};
