import type { PipelinePlan, PluginReport } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { offlineAnswers, prompts, providers } from "freeform-rpg/plugins/models/core";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import type { Receipt } from "freeform-rpg/schemas";
import type { Overrides } from "../documents/request.ts";

/** The inputs that decide which stages an override affects. */
export interface Touch {
  readonly plan: PipelinePlan;
  readonly overrides: Overrides;
  /** The plugins that an override added, or whose options it changed. */
  readonly changed: readonly PluginReport[];
  /** The prompts that those plugins contribute, or answer offline. */
  readonly changedPrompts: ReadonlySet<string>;
}

/** Facets whose contributions no stage reads, or only the stages that use the prompts in question. */
const narrow: ReadonlySet<string> = new Set([apiParts.id, prompts.id, offlineAnswers.id]);

/**
 * Names of the stages of a recorded turn that always run again: a prompt affects the stages whose receipts name it, a
 * provider or tier all that called a model, a seed those that use dice, a plugin its own stages, those that it taps, and all
 * where it provides a service.
 */
export const findStale = ({ plan, overrides, changed, changedPrompts }: Touch, receipts: readonly Receipt[]): ReadonlySet<string> => {
  const all = plan.stages.map(({ name }) => name);
  if (changed.some(reachesAll)) return new Set(all);
  const asking = receipts.map(({ stage }) => stage);
  const touched = new Set([...changedPrompts, ...overrides.prompts.map(({ id }) => id)]);
  const answered =
    overrides.provider !== null || overrides.tier !== null || changed.some(({ contributes }) => contributes.includes(providers.id));
  return new Set([
    ...receipts.filter(({ prompt_id }) => touched.has(prompt_id)).map(({ stage }) => stage),
    ...(answered ? asking : []),
    ...(overrides.seed === null ? [] : plan.stages.filter(({ uses }) => uses.includes(Dice.id)).map(({ name }) => name)),
    ...changed.flatMap((plugin) => stagesOf(plan, plugin)),
  ]);
};

const reachesAll = ({ services, contributes }: PluginReport): boolean =>
  services.length > 0 || contributes.some((facet) => !narrow.has(facet) && facet !== providers.id);

/** A hook does not say which of its plugin's stages call it, so all of them count. */
const stagesOf = ({ stages }: PipelinePlan, { name }: PluginReport): string[] =>
  stages.filter(({ plugin, taps }) => plugin === name || taps.some((tap) => tap.plugin === name)).map((one) => one.name);
