import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { artifact, createReport, definePlugin, pipeline, stage, AppError, Runner } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { metricSources } from "freeform-rpg/graphql";
import { Models } from "freeform-rpg/plugins/models/core";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { startTracing } from "freeform-rpg/plugins/operations/telemetry/lib";
import { scriptedModel } from "freeform-rpg/testing/models";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import models from "../../../models/core/plugin.ts";
import telemetry from "../plugin.ts";

const Tale = pipeline("tale", [], artifact("tale/end", z.object({ text: z.string() })));
const prompt = { ...loadPrompt("turn/narrator_v1"), text: "TOP-SECRET prompt" };

const tale = (fails: boolean) =>
  definePlugin({
    name: "tale",
    create: () => ({
      stages: [
        stage({
          pipeline: Tale,
          name: "tell",
          needs: {},
          uses: { models: Models },
          makes: Tale.result,
          run: ({ models: asked }, call) => {
            if (fails) throw new AppError("tale_ended", "TOP-SECRET reason");
            return asked.object({ prompt, input: { text: "TOP-SECRET input" }, schema: Tale.result.schema, call, campaignId: "c" });
          },
        }),
      ],
    }),
  });

/** Spans and lines as they leave the process. */
const collected: string[] = [];
const collector = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    collected.push(`${request.url} ${Buffer.concat(pieces).toString("utf8")}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  port = (collector.address() as AddressInfo).port;
});
afterAll(() => void collector.close());

const run = async (fails: boolean) => {
  const lines: string[] = [];
  const logger = pino({ level: "debug", base: null }, { write: (line: string) => void lines.push(line) });
  const kernel = await createKernel({
    plugins: [models, { plugin: telemetry, options: { logger } }, tale(fails)],
    services: [scriptedModel({ "turn/narrator": { text: "TOP-SECRET answer" } })],
  });
  const failure = await kernel.run(Tale, { runId: "run-1", inputs: [] }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  createReport(await kernel.use(Runner), "tale")("No tale is told for now.", new Error("socket closed"));
  const [metrics] = kernel.read(metricSources);
  return { failure, lines: lines.map((line) => JSON.parse(line)), metrics: (await metrics?.value()) ?? "" };
};

test("a run, its stages and its model calls are one trace, which holds no text of prompts or answers", async () => {
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = `http://127.0.0.1:${port}`;
  const tracing = await startTracing("1.2.3");
  await run(false);
  await tracing?.close();
  const sent = collected.join("\n");
  expect(sent).toMatch(/^\/v1\/traces /);
  const { resourceSpans } = JSON.parse(sent.slice("/v1/traces ".length));
  const spans: { name: string; spanId: string; parentSpanId?: string; attributes: { key: string; value: object }[] }[] =
    resourceSpans[0].scopeSpans.flatMap((scope: { spans: object[] }) => scope.spans);
  const byName = (name: string) => spans.find((span) => span.name === name);
  expect(spans.map(({ name }) => name).sort()).toEqual(["chat scripted", "run tale", "stage tell"]);
  expect(byName("stage tell")?.parentSpanId).toBe(byName("run tale")?.spanId);
  expect(byName("chat scripted")?.parentSpanId).toBe(byName("stage tell")?.spanId);
  expect(byName("chat scripted")?.attributes).toContainEqual({ key: "gen_ai.usage.input_tokens", value: { intValue: 100 } });
  expect(byName("run tale")?.attributes).toContainEqual({ key: "freeform.run.id", value: { stringValue: "run-1" } });
  expect(sent).not.toContain("TOP-SECRET");
});

test("nothing is sent where no collector is named", async () => {
  expect(await startTracing("1.2.3", {})).toBeNull();
});

test("runs, stages and paid calls are measured for Prometheus", async () => {
  const { metrics } = await run(false);
  expect(metrics).toContain('freeform_run_seconds_count{pipeline="tale",stage="",outcome="finished"} 1');
  expect(metrics).toContain('freeform_run_seconds_count{pipeline="tale",stage="tell",outcome="finished"} 1');
  expect(metrics).toContain('freeform_model_tokens_total{provider="scripted",model="scripted",stage="tell",kind="read"} 100');
  expect(metrics).toContain('freeform_troubles_total{plugin="tale",code="unexpected"} 1');
  expect(metrics).toContain('freeform_model_cost_dollars_total{provider="scripted",model="scripted",stage="tell"} 0.001');
});

test("each run is one line of the log that names it, a failed one with its code; trouble beside runs is an error with its plugin", async () => {
  const trouble = expect.objectContaining({
    level: 50,
    plugin: "tale",
    code: "unexpected",
    err: expect.objectContaining({ message: "socket closed" }),
    msg: "No tale is told for now.",
  });
  expect((await run(false)).lines).toEqual([
    expect.objectContaining({ level: 20, runId: "run-1", stage: "tell", msg: "stage finished" }),
    expect.objectContaining({ level: 30, runId: "run-1", pipeline: "tale", msg: "run finished" }),
    trouble,
  ]);
  const failed = await run(true);
  expect(failed.lines).toEqual([expect.objectContaining({ level: 40, runId: "run-1", code: "tale_ended", msg: "run failed" }), trouble]);
  expect(failed.metrics).toContain('freeform_run_seconds_count{pipeline="tale",stage="",outcome="tale_ended"} 1');
});
