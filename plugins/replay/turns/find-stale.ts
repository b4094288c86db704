import type { Plan, PluginReport } from "freeform-rpg/kernel";
import { Dice } from "freeform-rpg/plugins/resolver";
import type { Receipt } from "freeform-rpg/schemas";
import type { Overrides } from "../documents/request.ts";

/** What decides which stages of a turn an override touches. */
export interface Touch {
  readonly plan: Plan;
  readonly overrides: Overrides;
  /** The plugins that an override put in or gave other options. */
  readonly changed: readonly PluginReport[];
}

/** Facets whose gifts no stage reads. */
const harmless: ReadonlySet<string> = new Set(["graphql/api-parts"]);
/** Facets whose gifts answer model calls. */
const answering: ReadonlySet<string> = new Set(["models/providers", "models/prompts", "models/offline-answers"]);

/**
 * Names of the stages of a recorded turn that run whatever they are given: a prompt touches the stages whose receipts name it, a
 * provider or tier all that asked a model, a seed those that use dice, a plugin its own stages, those that it taps, and all
 * where it provides a service.
 */
export const findStale = ({ plan, overrides, changed }: Touch, receipts: readonly Receipt[]): ReadonlySet<string> => {
  const all = plan.stages.map(({ name }) => name);
  if (changed.some(reachesAll)) return new Set(all);
  const asking = receipts.map(({ stage }) => stage);
  const prompts = new Set(overrides.prompts.map(({ id }) => id));
  const answered = overrides.provider !== null || overrides.tier !== null || changed.some(gives(answering));
  return new Set([
    ...receipts.filter(({ prompt_id }) => prompts.has(prompt_id)).map(({ stage }) => stage),
    ...(answered ? asking : []),
    ...(overrides.seed === null ? [] : plan.stages.filter(({ uses }) => uses.includes(Dice.id)).map(({ name }) => name)),
    ...changed.flatMap((plugin) => stagesOf(plan, plugin)),
  ]);
};

const reachesAll = ({ services, gifts }: PluginReport): boolean =>
  services.length > 0 || gifts.some((facet) => !harmless.has(facet) && !answering.has(facet));

const gives =
  (facets: ReadonlySet<string>) =>
  ({ gifts }: PluginReport): boolean =>
    gifts.some((facet) => facets.has(facet));

/** A hook does not say which of its plugin's stages call it, so all of them count. */
const stagesOf = ({ stages }: Plan, { name }: PluginReport): string[] =>
  stages.filter(({ plugin, taps }) => plugin === name || taps.some((tap) => tap.plugin === name)).map((one) => one.name);
