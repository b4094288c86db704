import { artifact, definePlugin, pipeline, provide, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { SelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { createSelfCorrection, summarise } from "freeform-rpg/plugins/policy/self-correction/lib";
import { expect, test } from "vitest";
import { z } from "zod";
import selfCorrection from "../plugin.ts";

const Corrected = artifact("test/corrected", z.object({ status: z.string(), attempts: z.number() }));
const Writing = pipeline("writing", [], Corrected);
const now = () => "2026-01-01T00:00:00Z";
const wrong = { ruleId: "never", severity: "error" as const, message: "No.", field: "text", suggestion: "" };
const validate = () => summarise([wrong], { question_id: "q", rules_applied: 1, validated_at: now() });

/** A stage whose drafts are never right, corrected by the plugin that provides the service. */
const writer = definePlugin({
  name: "writer",
  create: () => ({
    stages: [
      stage({
        pipeline: Writing,
        name: "write",
        needs: {},
        uses: { create: SelfCorrection },
        makes: Corrected,
        run: async ({ create }) => {
          const correction = create({ schema: z.string(), validate, now, ask: async () => ({ value: '"draft"' }) });
          const { status, total_attempts } = await correction.correct("draft", validate());
          return { status, attempts: total_attempts };
        },
      }),
    ],
  }),
});

const patient = definePlugin({
  name: "patient-correction",
  replaces: "self-correction",
  create: () => ({
    services: [provide(SelfCorrection, { create: () => (options) => createSelfCorrection({ ...options, max_attempts: 5 }) })],
  }),
});

test.each([
  ["the shipped plugin corrects at most twice", [selfCorrection], 2],
  ["a plugin that replaces it corrects in its own way", [selfCorrection, patient], 5],
])("%s", async (_, plugins, attempts) => {
  const kernel = await createKernel({ plugins: [...plugins, writer] });
  const { result } = await kernel.run(Writing, { runId: "r", inputs: [] });
  expect(result).toEqual({ status: "needs_manual_review", attempts });
});
