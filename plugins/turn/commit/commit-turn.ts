import type { EventLog, NewEvent } from "freeform-rpg/db";
import type {
  ContextPacket,
  DraftedText,
  InterpreterOutput,
  Narration,
  PlannerOutput,
  Receipt,
  Reconciliation,
  Resolution,
  Ruling,
  TurnRequest,
  TurnResult,
  World,
} from "freeform-rpg/schemas";
import { TurnSettings } from "freeform-rpg/schemas/turn";
import { messages } from "./messages.ts";
import { witnessesOf } from "./witnesses.ts";
import { diffToChanges } from "./diff-to-changes.ts";

/** Everything a turn has made by the time it is committed. A clarification has neither plan, resolution nor narration. */
export interface FinishedTurn {
  readonly request: TurnRequest;
  readonly world: World;
  readonly packet: ContextPacket;
  readonly interpretation: InterpreterOutput;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput | undefined;
  readonly resolution: Resolution | undefined;
  readonly draft: DraftedText | undefined;
  readonly narration: Narration | undefined;
  readonly reconciliation: Reconciliation;
}

/** The log, and the claim of the run under which the turn is committed; `null` where no one claimed it. */
export interface CommitOptions {
  readonly log: EventLog;
  readonly attempt: number | null;
}

/**
 * Appends the turn to the log, in one transaction with every row that it changes. The same run commits once; a run that was cancelled or taken over
 * meanwhile does not, and throws `run_cancelled` or `run_superseded`.
 */
export const commitTurn = async (
  turn: FinishedTurn,
  receipts: readonly Receipt[],
  { log, attempt }: CommitOptions,
): Promise<TurnResult> => {
  const told = toldBy(turn);
  const event = { ...eventOf(turn, receipts, told.final_text), attempt };
  const { event_id, changes } = await log.append(event, (lookup) =>
    diffToChanges(turn.reconciliation.state_diff, lookup, event.turnNo, sceneOf(turn.world)),
  );
  return {
    event_id,
    campaign_id: turn.request.campaign_id,
    turn_no: event.turnNo,
    kind: turn.ruling.clarification_needed ? "clarification" : "turn",
    ...told,
    engine_events: turn.reconciliation.engine_events,
    rolls: turn.resolution?.rolls ?? [],
    blocked_actions: turn.ruling.blocked_actions,
    receipts: [...receipts],
    changes: [...changes],
  };
};

const sceneOf = ({ scene, player_ids, elsewhere }: World) => ({
  sceneId: scene.id,
  players: player_ids,
  elsewhere: elsewhere?.map(({ id }) => id),
});

const toldBy = ({
  packet,
  ruling,
  narration,
  reconciliation,
}: FinishedTurn): Pick<TurnResult, "final_text" | "next_prompt" | "suggested_actions"> => {
  if (ruling.clarification_needed) {
    return { final_text: ruling.clarification_question, next_prompt: "", suggested_actions: ruling.clarification_options ?? [] };
  }
  if (narration !== undefined) {
    const { final_text, next_prompt, suggested_actions } = narration.output;
    return { final_text, next_prompt, suggested_actions };
  }
  // Without a narrator the events tell themselves.
  const { nothingComesOfIt, handBack } = messages.in(packet.calibration.language);
  const sentences = reconciliation.engine_events.flatMap(({ details }) => (typeof details["text"] === "string" ? [details["text"]] : []));
  return { final_text: sentences.join(" ") || nothingComesOfIt, next_prompt: handBack, suggested_actions: [] };
};

const eventOf = (turn: FinishedTurn, receipts: readonly Receipt[], finalText: string): NewEvent => ({
  campaignId: turn.request.campaign_id,
  kind: turn.ruling.clarification_needed ? "clarification" : "turn",
  runId: turn.request.run_id,
  userId: turn.request.user_id,
  idempotencyKey: turn.request.idempotency_key,
  expectedHeadSeq: turn.world.campaign.head_seq,
  turnNo: turn.world.campaign.current_turn + 1,
  playerInput: turn.request.text,
  contextPacket: turn.packet,
  passOutputs: passOutputs(turn),
  engineEvents: turn.reconciliation.engine_events,
  stateDiff: turn.reconciliation.state_diff,
  rolls: turn.resolution?.rolls ?? [],
  finalText,
  witnesses: witnessesOf(turn.world, turn.reconciliation.state_diff),
  promptVersions: Object.fromEntries(receipts.map(({ prompt_id, prompt_version }) => [prompt_id, prompt_version])),
  receipts,
});

const passOutputs = ({
  request,
  world,
  interpretation,
  ruling,
  plan,
  resolution,
  draft,
  narration,
  reconciliation,
}: FinishedTurn): object => ({
  request,
  interpretation,
  ruling,
  plan: plan ?? null,
  resolution: resolution ?? null,
  draft: draft ?? null,
  narration: narration ?? null,
  reconciliation,
  settings: TurnSettings.parse(world.campaign),
});
