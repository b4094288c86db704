import { ModelTierEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";

const keyArgument = "A key that is unique to this request. The same key returns the first job again. Default: a generated key.";

/** Adds the input types of replays. */
export const addReplayInputs = (builder: Builder) => {
  const mode = builder.enumType("ReplayMode", {
    description: "The starting state of each replayed turn.",
    values: {
      RECORD: { value: "record", description: "The recorded state, so that turns are compared one by one." },
      CHAIN: {
        value: "chain",
        description: "The result of the previous replayed turn, so that differences accumulate as they would in play.",
      },
    } as const,
  });
  const rerun = builder.enumType("ReplayRerun", {
    description: "The stages to run again.",
    values: {
      TOUCHED: { value: "touched", description: "The stages that the overrides affect, and those that depend on their changed results." },
      ALL: { value: "all", description: "All stages of the turn." },
    } as const,
  });
  const cassette = builder.enumType("ReplayCassette", {
    description: "The handling of a model call that has no recording.",
    values: {
      ONLY: { value: "only", description: "The turn fails. Nothing is paid." },
      ELSE_LIVE: { value: "else-live", description: "The provider answers and is paid. The answer is recorded for later replays." },
    } as const,
  });
  const prompt = builder.inputType("PromptOverrideInput", {
    description: "A replacement for a prompt: one of its versions, or a text. With neither, the current default version.",
    fields: (t) => ({
      id: t.string({ required: true, description: "The id of the prompt, such as `turn/narrator`." }),
      version: t.string({ description: "The version of the prompt." }),
      text: t.string({ description: "The text of the prompt, with or without front matter." }),
    }),
  });
  const overrides = builder.inputType("ReplayOverridesInput", {
    description: "The settings that differ from the recording.",
    fields: (t) => ({
      prompts: t.field({ type: [prompt], description: "Replacements for prompts." }),
      provider: t.string({ description: "The model provider, such as `anthropic` or `offline`." }),
      tier: t.field({ type: ModelTierEnum, description: "The model tier that answers every prompt." }),
      seed: t.string({ description: "The seed of all dice rolls. Default: the recorded seed of each turn." }),
      plugins: t.stringList({ description: "The names of plugins that the operator's configuration allows for replays." }),
    }),
  });
  const shared = { keyArgument };
  return { mode, rerun, cassette, overrides, ...shared };
};

/** The types of the inputs. */
export type ReplayInputs = ReturnType<typeof addReplayInputs>;
