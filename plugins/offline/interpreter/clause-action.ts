import type { Mention } from "./find-mentions.ts";
import type { FoundVerb } from "./find-verb.ts";

/** A clause and what was found in it. */
export interface ClauseAction extends Pick<FoundVerb, "verb" | "phrase"> {
  readonly clause: string;
  /** The words behind the verb, and what they mention. */
  readonly after: readonly string[];
  readonly mentions: readonly Mention[];
}
