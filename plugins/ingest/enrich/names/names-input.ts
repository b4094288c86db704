import type { CorrectionPromptInput } from "freeform-rpg/plugins/policy/self-correction";
import type { PackContentType } from "freeform-rpg/schemas";
import type { Candidate } from "./candidate.ts";
import type { NamedEntities } from "./named-entities.ts";

/** The model's input. */
export interface NamesInput {
  readonly segments: readonly { id: string; title: string; path: readonly string[]; type: PackContentType; text: string }[];
  readonly candidates: readonly Candidate[];
  readonly correction?: CorrectionPromptInput<NamedEntities> & { readonly instruction: string };
}
