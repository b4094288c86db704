import { z } from "zod";
import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import type { GameState } from "freeform-rpg/schemas";
import { ContextPacket, Reconciliation, Resolution } from "freeform-rpg/schemas/turn";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import type { CampaignsService } from "freeform-rpg/plugins/canon/campaigns";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { openEngine } from "../engine/open-engine.ts";
import { createPartlyScripted } from "../engine/partly-scripted.ts";
import type { PartlyScripted } from "../engine/partly-scripted.ts";
import type { Case } from "./case.ts";
import type { PlayedTurn } from "./check-turn.ts";
import { seedFor } from "./seed-for.ts";
import { openStageFolder, scenarioIdOf } from "./stage-folder.ts";
import { wholeOutputs, wholePacket } from "../engine/whole-packet.ts";

/** A case as it was played. */
export interface PlayedCase {
  readonly turns: readonly (PlayedTurn & { readonly packet: ContextPacket })[];
  readonly before: GameState;
  readonly after: GameState;
}

/** Plays cases on one engine. */
export interface CasePlayer {
  play(id: string, played: Case): Promise<PlayedCase>;
  /** Replays a case that was played: sentences saying where the replay differs. */
  replay(id: string): Promise<string[]>;
  close(): Promise<void>;
}

interface Table {
  readonly campaigns: CampaignsService;
  readonly turns: Turns;
  readonly dice: { seeded(seed: string): DiceRoller };
  readonly model: PartlyScripted;
  readonly log: EventLog;
  readonly database: DatabaseConnection;
}

/** Opens an engine whose scenarios are the stages of the given cases. */
export async function openCasePlayer(cases: readonly { readonly id: string; readonly case: Case }[], stages: string): Promise<CasePlayer> {
  const folder = openStageFolder(cases, stages);
  const model = createPartlyScripted();
  const engine = await openEngine({ scenarios: folder.path, services: [model.provision] });
  const table: Table = {
    campaigns: await engine.kernel.use(Campaigns),
    turns: await engine.kernel.use(Turns),
    dice: await engine.kernel.use(Dice),
    model,
    log: engine.db.log,
    database: engine.db.database,
  };
  return {
    play: (id, played) => playCase(table, id, played),
    replay: async (id) => replayCase(await engine.kernel.use(Replays), id),
    async close() {
      await engine.close();
      folder[Symbol.dispose]();
    },
  };
}

async function playCase(table: Table, id: string, played: Case): Promise<PlayedCase> {
  await table.campaigns.create({ id, scenario_id: scenarioIdOf(id), user: "tester", seed: id });
  const before = await table.log.state(id);
  const turns = [];
  for (const [nth, turn] of played.turns.entries()) turns.push(await playTurn(table, { campaign: id, nth, turn, sides: played.sides }));
  return { turns, before, after: await table.log.state(id) };
}

async function replayCase(replays: Replays, id: string): Promise<string[]> {
  const call = { replayId: `replay-${id}`, signal: new AbortController().signal };
  const { turns, failed, state } = await replays.turns(TurnsRequest.parse({ campaign_id: id }), call);
  const different = turns.flatMap(({ differences }) => differences.map((difference) => JSON.stringify(difference)));
  return [...different, ...(failed === 0 ? [] : [`${failed} turns failed`]), ...(state?.identical === true ? [] : ["the state differs"])];
}

interface PlayedLine {
  readonly campaign: string;
  readonly nth: number;
  readonly turn: Case["turns"][number];
  readonly sides: number;
}

async function playTurn(table: Table, { campaign, nth, turn, sides }: PlayedLine) {
  table.model.answer(turn.model);
  const run = await table.turns.play({
    campaign_id: campaign,
    user_id: "tester",
    text: turn.say,
    idempotency_key: `turn-${nth}`,
    seed: turn.dice === undefined ? null : seedFor(turn.dice, sides, table.dice.seeded),
  });
  const result = await table.turns.wait(run.id);
  return { result, ...(await readEvent(table.database, result.event_id)) };
}

const Outputs = z.object({ resolution: Resolution.nullable(), reconciliation: Reconciliation });

async function readEvent({ sql }: DatabaseConnection, id: string) {
  const row = await sql.selectFrom("events").select([wholePacket, wholeOutputs]).where("id", "=", id).executeTakeFirstOrThrow();
  const { resolution, reconciliation } = Outputs.parse(row.pass_outputs);
  return { packet: ContextPacket.parse(row.context_packet), resolution: resolution ?? undefined, reconciliation };
}
