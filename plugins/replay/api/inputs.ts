import type { Builder } from "freeform-rpg/graphql";

const campaignArgument = "The campaign: its global or its plain id.";
const keyArgument = "New for each new request; the same key again answers with the first job. Default: a fresh one.";

/** Adds what replays are asked with. */
export const addReplayInputs = (builder: Builder) => {
  const mode = builder.enumType("ReplayMode", {
    description: "What each turn begins from.",
    values: {
      RECORD: { value: "record", description: "From what was recorded: turns are compared one by one." },
      CHAIN: { value: "chain", description: "From what the replayed turn before it made: differences add up as they would in play." },
    } as const,
  });
  const rerun = builder.enumType("ReplayRerun", {
    description: "Which stages run.",
    values: {
      TOUCHED: { value: "touched", description: "Those that the overrides touch, and what depends on them where it changes." },
      ALL: { value: "all", description: "Every stage of the turn." },
    } as const,
  });
  const cassette = builder.enumType("ReplayCassette", {
    description: "What becomes of a model call that was never recorded.",
    values: {
      ONLY: { value: "only", description: "Its turn fails; nothing is paid." },
      ELSE_LIVE: { value: "else-live", description: "The provider answers and is paid; the answer is recorded for next time." },
    } as const,
  });
  const tier = builder.enumType("ReplayTier", {
    description: "Which of a provider's two models answers.",
    values: {
      QUALITY: { value: "quality", description: "The better one." },
      CHEAP: { value: "cheap", description: "The cheaper one." },
    } as const,
  });
  const prompt = builder.inputType("PromptOverrideInput", {
    description: "Another text for a prompt: a version that is there or a text of one's own. With neither, the standard version of today.",
    fields: (t) => ({
      id: t.string({ required: true, description: "The prompt, such as `turn/narrator`." }),
      version: t.string({ description: "One of its versions." }),
      text: t.string({ description: "A text of one's own, with or without a front block." }),
    }),
  });
  const overrides = builder.inputType("ReplayOverridesInput", {
    description: "What is other than it was.",
    fields: (t) => ({
      prompts: t.field({ type: [prompt], description: "Other prompts." }),
      provider: t.string({ description: "Who answers, such as `anthropic` or `offline`." }),
      tier: t.field({ type: tier, description: "Which of its models answers every prompt." }),
      seed: t.string({ description: "What all dice are drawn from. Default: each turn's own seed." }),
      plugins: t.stringList({ description: "Plugins that the operator lists for replays, by name." }),
    }),
  });
  const shared = { campaignArgument, keyArgument };
  return { mode, rerun, cassette, overrides, ...shared };
};

/** The types of the inputs. */
export type ReplayInputs = ReturnType<typeof addReplayInputs>;
