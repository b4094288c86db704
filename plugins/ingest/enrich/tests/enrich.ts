import { input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Classification, Enrichment, Segments } from "freeform-rpg/plugins/ingest/core";
import { Models } from "freeform-rpg/plugins/models/core";
import type { ClassifiedSegment, Segment } from "freeform-rpg/schemas";
import { runStage } from "freeform-rpg/testing";
import { scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import models from "../../../models/core/plugin.ts";
import enrich from "../plugin.ts";

/** A segment with its class, by hand. */
export const piece = (
  text: string,
  about: Partial<Segment> & Pick<Partial<ClassifiedSegment>, "type" | "route" | "confidence"> = {},
): { segment: Segment; kind: ClassifiedSegment } => {
  const { type = "general", route = "LORE", confidence = 0.9, ...more } = about;
  const title = /^#+ (.*)/m.exec(text)?.[1] ?? "Untitled";
  const id = more.id ?? title.toLowerCase().replaceAll(/\W+/g, "_");
  const segment: Segment = { id, title, path: [], intent: "SETTING", pages: [1, 1], words: text.split(/\s+/).length, text, ...more };
  return { segment, kind: { id, type, route, confidence, indicators: [] } };
};

/** What a model answers that takes over every guess. */
export const agreeing: Readonly<Record<string, ScriptedAnswer>> = {
  "ingest/enrich_entities": { entities: [] },
  "ingest/enrich_segment": ({ input }) => ({ files: guessesIn(input) }),
  "ingest/enrich_tags": ({ input }) => ({
    files: filesIn(input).map((file) => ({ id: Reflect.get(file, "id"), tags: Reflect.get(file, "guess") })),
  }),
};

const guessesIn = (input: unknown): unknown[] => filesIn(input).map((file) => Reflect.get(file, "guess"));

const filesIn = (input: unknown): object[] => {
  const files: unknown = typeof input === "object" && input !== null ? Reflect.get(input, "files") : [];
  return Array.isArray(files) ? files : [];
};

/** Enriches a small book with a scripted model; `requests` are what it was asked. */
export const enrichPieces = async (
  pieces: readonly ReturnType<typeof piece>[],
  answers: Readonly<Record<string, ScriptedAnswer>> = {},
  options: unknown = {},
) => {
  const model = scriptedModel({ ...agreeing, ...answers });
  const kernel = await createKernel({ plugins: [models], services: [model] });
  const made = await runStage(enrich, Enrichment, {
    inputs: [
      input(Segments, { segments: pieces.map(({ segment }) => segment), left_out: [] }),
      input(Classification, { segments: pieces.map(({ kind }) => kind) }),
    ],
    services: [provideValue(Models, await kernel.use(Models))],
    beside: [models],
    options,
  });
  await kernel.close();
  return { ...made.made!, requests: model.requests };
};
