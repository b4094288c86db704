import type { RunRow, RunStore } from "freeform-rpg/db";
import { requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import { toCampaignEvent } from "../campaign-events.ts";
import { TurnError } from "../errors.ts";
import { authorizeCancel } from "../membership.ts";
import { goesApart } from "../goes-apart.ts";
import type { NewTurn } from "../tokens.ts";
import type { TurnsOptions } from "../turns-options.ts";
import { checkText } from "../validate-request.ts";
import type { QueuedTurn } from "../validate-request.ts";
import { isRound } from "./is-round.ts";

/** A character declares once a round. The same key again is the same declaration. Throws `already_declared`. */
export const requireUndeclared = async (store: RunStore, { campaign_id, actor_id, idempotency_key }: QueuedTurn): Promise<void> => {
  const waiting = await declaredIn(store, campaign_id);
  const declared = waiting.find(({ request }) => Object(request).actor_id === actor_id);
  if (declared !== undefined && waiting.every(({ idempotencyKey }) => idempotencyKey !== idempotency_key)) throw alreadyDeclared();
};

/** Of two declarations that were sent at the same time the first counts: takes the other back. Throws `already_declared`. */
export const requireFirst = async (store: RunStore, run: RunRow): Promise<void> => {
  const { actor_id } = Object(run.request);
  const [first] = (await declaredIn(store, run.campaignId ?? "")).filter(({ request }) => Object(request).actor_id === actor_id);
  if (first === undefined || first.id === run.id) return;
  const { code, message } = alreadyDeclared();
  if (await store.withdraw(run, { failure: { code, message, plugin: null, point: null } })) throw alreadyDeclared();
};

/** Actions that wait for a round, oldest first. */
const declaredIn = async (store: RunStore, campaignId: string): Promise<readonly RunRow[]> =>
  (await store.unfinished(campaignId)).filter((run) => run.status === "queued" && run.roundRunId === null && !isRound(run));

const alreadyDeclared = () =>
  new TurnError("already_declared", "Your character has an action for this round already. Edit it, or withdraw it first.");

/** What is part of a round is not cancelled alone. Throws `action_started`. */
export const requireNoPart = ({ roundRunId }: RunRow): void => {
  if (roundRunId === null) return;
  throw new TurnError(
    "action_started",
    `The action is part of a round that is being played. A DM can cancel the round's run "${roundRunId}".`,
  );
};

/** Takes back an action that waits; see `Turns.withdraw`. */
export const withdrawAction = async (options: TurnsOptions, runId: string, by: string): Promise<RunRow> => {
  const { queue, findMembership } = options;
  const run = await requireRun(queue.store, runId);
  await authorizeCancel(run, by, findMembership);
  if (isRound(run) || !(await takeBack(options, run))) throw started();
  return requireRun(queue.store, runId);
};

/** Takes back an action that waits; false when it is played already. */
export const takeBack = async (
  { queue: { store, live }, campaigns }: TurnsOptions,
  run: RunRow,
  why = "The action was withdrawn.",
): Promise<boolean> => {
  const failure = { code: "run_cancelled", message: why, plugin: null, point: null };
  const last = { type: "run_failed" as const, failure, runId: run.id, seq: run.lastSeq + 1 };
  if (!(await store.withdraw(run, { failure, events: [last] }))) return false;
  live.announce(run.id, [last]);
  campaigns.publish(toCampaignEvent("action_withdrawn", run));
  return true;
};

/** Replaces the text of an action that waits; see `Turns.edit`. */
export const editAction = async (
  { queue: { store }, campaigns, limits, findMembership }: TurnsOptions,
  runId: string,
  by: string,
  { text, kind }: Pick<NewTurn, "text" | "kind">,
): Promise<RunRow> => {
  const run = await requireRun(store, runId);
  await findMembership(run.campaignId ?? "", by);
  if (run.userId !== by) throw new TurnError("forbidden", "Only its player edits an action. A DM can withdraw it.");
  const { kind: _, apart: __, ...request } = Object(run.request);
  const edited = {
    ...request,
    text: checkText(text, limits.textLength),
    ...(kind === "speech" ? { kind } : goesApart(text) && { apart: true }),
  };
  if (isRound(run) || !(await store.edit(run, edited))) throw started();
  campaigns.publish(toCampaignEvent("action_edited", run));
  return requireRun(store, runId);
};

const started = () =>
  new TurnError(
    "action_started",
    "The action is being played already, or has ended, so it is changed no more. A DM can cancel or rewind it.",
  );
