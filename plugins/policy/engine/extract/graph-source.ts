import type { StageContext } from "freeform-rpg/kernel";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models/core";
import type { PredicateGraph } from "freeform-rpg/schemas";
import { z } from "zod";
import { placeNodes } from "./place-nodes.ts";
import { graphOf } from "./read-graph.ts";

/** Reads a text into a graph; correctors call it again after each change. */
export type Extract = (text: string) => PredicateGraph | Promise<PredicateGraph>;

/** The prompt of {@link modelExtractor}. */
export const extractPrompt: Prompt = loadPrompt("policy/extract_v2");

/** The options of extraction by a model, within a stage. */
export interface ModelExtractorOptions {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly campaignId: string;
  /** Default: the prompt that ships. */
  readonly prompt?: Prompt;
}

/**
 * An extractor that asks a model: for texts whose claims and inferences rules of language do not reach. Spans that are off are put
 * where the node's words are. A graph with other errors is requested again; after the last try it throws `model_output_invalid`.
 */
export const modelExtractor =
  ({ models, call, campaignId, prompt = extractPrompt }: ModelExtractorOptions): Extract =>
  (text) =>
    models.object({ prompt, input: { text }, schema: z.preprocess((value) => placeNodes(value, text), graphOf(text)), call, campaignId });
