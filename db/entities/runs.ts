import { defineEntity, p } from "@mikro-orm/core";
import type { Failure, RunEvent } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import { integer, json, key, maybeInteger, maybeText, maybeTime, text, time } from "./columns.ts";

const RunSchema = defineEntity({
  name: "Run",
  tableName: "runs",
  properties: {
    campaign_id: key(),
    id: key(),
    pipeline: text(),
    user_id: text(),
    idempotency_key: text(),
    request: json<unknown>(),
    status: text().default("queued"),
    failure: json<Failure>().nullable(),
    last_seq: integer().default(0),
    lease_owner: maybeText(),
    lease_until: maybeTime(),
    wait_until: maybeTime(),
    attempt: integer().default(0),
    committed: p.boolean().default(false),
    failed_tries: integer().default(0),
    lost_tries: integer().default(0),
    lane: maybeText(),
    slot: maybeInteger(),
    round_run_id: maybeText(),
    created_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
    started_at: maybeTime(),
    finished_at: maybeTime(),
  },
});
/** A turn or other long work. */
export class Run extends RunSchema.class {}
RunSchema.setClass(Run);

const ReviewSchema = defineEntity({
  name: "Review",
  tableName: "reviews",
  properties: {
    campaign_id: key(),
    run_id: key(),
    kind: key(),
    digest: key(),
    subject: json<unknown>(),
    asked_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
    decision: json<unknown>().nullable(),
    decided_by: maybeText(),
    decided_at: maybeTime(),
  },
});
/** What a DM is to decide about a run. */
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);

const RunArtifactSchema = defineEntity({
  name: "RunArtifact",
  tableName: "run_artifacts",
  properties: { campaign_id: key(), run_id: key(), artifact: key(), key: text(), value: json<unknown>(), saved_at: time() },
});
/** The artifacts of a run so far. */
export class RunArtifact extends RunArtifactSchema.class {}
RunArtifactSchema.setClass(RunArtifact);

const ToldEventSchema = defineEntity({
  name: "RunEventRecord",
  tableName: "run_events",
  properties: { campaign_id: key(), run_id: key(), seq: integer().primary(), event: json<RunEvent>(), told_at: time() },
});
/** The events of a run so far. */
export class RunEventRecord extends ToldEventSchema.class {}
ToldEventSchema.setClass(RunEventRecord);

const ModelCallSchema = defineEntity({
  name: "ModelCall",
  tableName: "model_calls",
  properties: {
    campaign_id: key(),
    id: key(),
    run_id: maybeText(),
    stage: text(),
    prompt_id: text(),
    prompt_version: text(),
    request_key: maybeText(),
    request: json<unknown>().defaultRaw("'null'"),
    reply: json<unknown>().defaultRaw("'null'"),
    receipt: json<Receipt>(),
    called_at: time(),
  },
});
/** A model call that was paid for. */
export class ModelCall extends ModelCallSchema.class {}
ModelCallSchema.setClass(ModelCall);

const EvalRunSchema = defineEntity({
  name: "EvalRun",
  tableName: "eval_runs",
  properties: {
    id: key(),
    suite: text(),
    configuration: json<Record<string, unknown>>().defaultRaw("'{}'"),
    results: json<unknown[]>().defaultRaw("'[]'"),
    started_at: time(),
    finished_at: maybeTime(),
  },
});
/** One evaluation of the engine. */
export class EvalRun extends EvalRunSchema.class {}
EvalRunSchema.setClass(EvalRun);

const EvalCaseSchema = defineEntity({
  name: "EvalCase",
  tableName: "eval_cases",
  properties: {
    eval_run_id: key(),
    id: key(),
    passed: p.boolean(),
    why: text().default(""),
    document: json<unknown>().defaultRaw("'null'"),
  },
});
/** One case of an evaluation. */
export class EvalCase extends EvalCaseSchema.class {}
EvalCaseSchema.setClass(EvalCase);

const RateLimitSchema = defineEntity({
  name: "RateLimit",
  tableName: "rate_limits",
  properties: { key: key(), points: integer(), expire: p.bigint().nullable() },
});
/** Requests of a user or an address in its current window, over all servers. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);

const ServerSchema = defineEntity({
  name: "Server",
  tableName: "servers",
  properties: { id: key(), name: text(), version: text(), started_at: time(), seen_at: time(), draining: p.boolean().default(false) },
});
/** A process that serves the database. */
export class Server extends ServerSchema.class {}
ServerSchema.setClass(Server);
