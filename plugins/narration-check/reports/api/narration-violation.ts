import { SeverityEnum } from "freeform-rpg/graphql";
import type { NarrationViolation as Violation } from "freeform-rpg/schemas";
import type { ApiPart } from "freeform-rpg/graphql";

/** One violation of a draft, as it is stored with the turn. */
export class NarrationViolation implements Violation {
  declare readonly policy_id?: string;
  declare readonly rule_id: string;
  declare readonly severity: Violation["severity"];
  declare readonly message: string;
  declare readonly suggestion?: string;
  declare readonly field?: Violation["field"];
  declare readonly location?: Violation["location"];
  declare readonly expected?: string;
  declare readonly actual?: string;
  declare readonly draft?: number;
  /** Why it was left, for what is left. */
  declare readonly reason?: string;
}

/** Adds the violations of drafts. */
export const addNarrationViolations: ApiPart = (builder) => {
  builder.objectType(NarrationViolation, {
    name: "NarrationViolation",
    description: "A rule that a draft of a narration broke.",
    fields: (t) => ({
      policy: t.string({
        nullable: true,
        description: "The policy that contains the rule; `null` for rules of the engine itself.",
        resolve: ({ policy_id }) => policy_id ?? null,
      }),
      rule: t.exposeString("rule_id", { description: "The name of the rule, such as `outcome`." }),
      severity: t.expose("severity", { type: SeverityEnum, description: "How serious it is. Errors reject a draft." }),
      message: t.exposeString("message", { description: "A description of the violation, as one sentence." }),
      suggestion: t.string({
        nullable: true,
        description: "A suggestion for a repair; `null` when there is none.",
        resolve: ({ suggestion }) => suggestion || null,
      }),
      about: t.string({
        description: "The part of the draft that breaks the rule: its `text`, its `length`, or the `threads` that it opens.",
        resolve: ({ field }) => field ?? "text",
      }),
      start: t.int({
        nullable: true,
        description: "The start of the place in the draft, in UTF-16 code units; `null` without a place.",
        resolve: ({ location }) => location?.start ?? null,
      }),
      end: t.int({
        nullable: true,
        description: "The end of the place, exclusive, in UTF-16 code units; `null` without a place.",
        resolve: ({ location }) => location?.end ?? null,
      }),
      expected: t.string({
        nullable: true,
        description: "The expected text; `null` when it is unknown.",
        resolve: ({ expected }) => expected ?? null,
      }),
      actual: t.string({
        nullable: true,
        description: "The text that breaks the rule; `null` when there is no such place.",
        resolve: ({ actual }) => actual ?? null,
      }),
      draft: t.int({
        nullable: true,
        description: "The number of the draft within the turn, from 1.",
        resolve: ({ draft }) => draft ?? null,
      }),
      reason: t.string({
        nullable: true,
        description: "The reason why it was not repaired; `null` when it was.",
        resolve: ({ reason }) => reason ?? null,
      }),
    }),
  });
};
