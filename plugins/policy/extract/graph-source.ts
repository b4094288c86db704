import { PredicateGraph } from "freeform-rpg/schemas";
import type { Call } from "freeform-rpg/kernel";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models";

/** Reads a text into a graph; correctors call it again after each change. */
export type Extract = (text: string) => PredicateGraph | Promise<PredicateGraph>;

/** An extractor that asks a model: for texts whose claims and inferences rules of language do not reach. */
export const modelExtractor =
  (models: ModelService, prompt: Prompt, call: Call, campaignId: string): Extract =>
  (text) =>
    models.object({ prompt, input: { text }, schema: PredicateGraph, call, campaignId });
