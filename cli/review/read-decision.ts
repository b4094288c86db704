import { parse } from "yaml";
import { messageOf } from "freeform-rpg/kernel";
import { z } from "zod";
import type { ActionDecisionInput, ActionsDecisionInput, NarrationDecisionInput, ReviewKind } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";

/** How something that waits may be decided; one of them. */
export interface DecideFlags {
  readonly proceed?: boolean;
  readonly set?: string;
  readonly veto?: string;
  readonly answer?: string;
  readonly release?: boolean;
  readonly fallback?: boolean;
  readonly text?: string;
  readonly ignoreViolations?: boolean;
  readonly another?: string;
}

/** A decision of the kind that waits. */
export type Decision =
  | { readonly kind: "ACTIONS"; readonly decision: ActionsDecisionInput }
  | { readonly kind: "NARRATION"; readonly decision: NarrationDecisionInput };

/** Reads the decision that flags name. Throws `decision_needed`, `terms_unreadable`. */
export const readDecision = (kind: ReviewKind, flags: DecideFlags): Decision =>
  kind === "ACTIONS" ? { kind, decision: readActions(flags) } : { kind, decision: readNarration(flags) };

const readActions = ({ proceed, set, veto, answer }: DecideFlags): ActionsDecisionInput => {
  if (veto !== undefined) return { veto };
  if (answer !== undefined) return { answer };
  if (set !== undefined) return { proceed: readTerms(set) };
  if (proceed) return { proceed: [] };
  throw new CommandError("decision_needed", "Actions wait. Choose one of --proceed, --set, --veto and --answer.", 2);
};

const readNarration = ({ release, fallback, text, ignoreViolations = false, another }: DecideFlags): NarrationDecisionInput => {
  if (text !== undefined) return { ownText: { text, ignoreViolations } };
  if (another !== undefined) return { another };
  if (release) return { publish: "AS_DRAFTED" };
  if (fallback) return { publish: "FALLBACK" };
  throw new CommandError("decision_needed", "A narration waits. Choose one of --release, --fallback, --text and --another.", 2);
};

/** The API checks the fields; alone the place may be left out, for the first action. */
const Terms = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.looseObject({ position: z.number().default(0) })).min(1),
);

const readTerms = (typed: string): ActionDecisionInput[] => {
  try {
    return Terms.parse(parse(typed));
  } catch (thrown) {
    throw new CommandError("terms_unreadable", `The terms are not such as { position: 0, edge: ADVANTAGE }: ${messageOf(thrown)}`, 2);
  }
};
