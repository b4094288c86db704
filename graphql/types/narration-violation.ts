import type { Fault } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";

/** Something wrong with a draft, as it is kept with the turn. */
export class NarrationViolation implements Fault {
  declare readonly code: string;
  declare readonly severity: Fault["severity"];
  declare readonly message: string;
  declare readonly suggestion: string;
  declare readonly field?: Fault["field"];
  declare readonly location?: Fault["location"];
  declare readonly expected?: string;
  declare readonly actual?: string;
  declare readonly draft?: number;
  /** Why it was left, for what is left. */
  declare readonly reason?: string;
}

/** Adds what is wrong with drafts. */
export const addNarrationViolations: ApiPart = (builder) => {
  builder.objectType(NarrationViolation, {
    name: "NarrationViolation",
    description: "One thing wrong with a draft of narration.",
    fields: (t) => ({
      policy: t.string({
        nullable: true,
        description: "The policy that it breaks; `null` for a rule of the engine's own.",
        resolve: ({ code }) => (code.includes("/") ? code.slice(0, code.lastIndexOf("/")) : null),
      }),
      rule: t.string({ description: "The rule, such as `outcome`.", resolve: ({ code }) => code.slice(code.lastIndexOf("/") + 1) }),
      severity: t.exposeString("severity", { description: "error, warning or info. Errors send a draft back." }),
      message: t.exposeString("message", { description: "What is wrong, in a sentence." }),
      suggestion: t.string({ nullable: true, description: "What to do about it.", resolve: ({ suggestion }) => suggestion || null }),
      about: t.string({
        description: "What of the draft is at fault: its `text`, the `length` of it, or the `threads` that it opens.",
        resolve: ({ field }) => field ?? "text",
      }),
      start: t.int({
        nullable: true,
        description: "Where in the draft it begins, in UTF-16 units.",
        resolve: ({ location }) => location?.start ?? null,
      }),
      end: t.int({ nullable: true, description: "The first unit after it.", resolve: ({ location }) => location?.end ?? null }),
      expected: t.string({ nullable: true, description: "What should stand there.", resolve: ({ expected }) => expected ?? null }),
      actual: t.string({ nullable: true, description: "What stands there.", resolve: ({ actual }) => actual ?? null }),
      draft: t.int({ nullable: true, description: "Which draft of the turn, from 1.", resolve: ({ draft }) => draft ?? null }),
      reason: t.string({ nullable: true, description: "Why it was left, for what is left.", resolve: ({ reason }) => reason ?? null }),
    }),
  });
};
