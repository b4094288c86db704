import { artifact, definePlugin, pipeline, stage } from "freeform-rpg/kernel";
import type { Artifact, Pipeline, Plugin, PluginParts, Stage } from "freeform-rpg/kernel";
import { z } from "zod";

/** Tokens of a small pipeline that tests fill with stages. */
export const Question = artifact("toy/question", z.string());
export const Draft = artifact("toy/draft", z.object({ text: z.string() }));
export const Count = artifact("toy/count", z.number());
export const Answer = artifact("toy/answer", z.string());
export const Toy = pipeline("toy", [Question], Answer);

/** A plugin of the given parts. */
export const plugin = (name: string, parts: PluginParts): Plugin => definePlugin({ name, create: () => parts });

/** Makes a draft of the question, counts it, answers: a diamond. */
export const draft = stage({
  pipeline: Toy,
  name: "draft",
  needs: { question: Question },
  makes: Draft,
  run: ({ question }) => ({ text: `${question}!` }),
});
export const count = stage({
  pipeline: Toy,
  name: "count",
  needs: { question: Question },
  makes: Count,
  run: ({ question }) => question.length,
});
export const answer = stage({
  pipeline: Toy,
  name: "answer",
  needs: { draft: Draft, count: Count },
  makes: Answer,
  run: ({ draft: { text }, count: letters }) => `${text} (${letters})`,
});

/** The three stages in three plugins. */
export const toys: readonly Plugin[] = [
  plugin("answerer", { stages: [answer] }),
  plugin("drafter", { stages: [draft] }),
  plugin("counter", { stages: [count] }),
];

/** A stage that joins the needs' values into text: for pipelines made up by a test. */
export const joinStage = (of: Pipeline<any>, name: string, needs: Record<string, Artifact<string>>, makes: Artifact<string>): Stage =>
  stage({ pipeline: of, name, needs, makes, run: (input) => `${name}(${Object.values(input).join(",")})` });
