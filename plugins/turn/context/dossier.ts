import { Dealing } from "freeform-rpg/schemas/turn";
import type { Dossier } from "freeform-rpg/schemas";
import { firstSentences } from "freeform-rpg/language";
import { z } from "zod";
import { messages } from "./messages.ts";

/** A known fact about a person, as far as a dossier needs it. */
export interface DossierFact {
  readonly predicate: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly kept: boolean;
}

/** What a dossier is made of: only what players know. */
export interface DossierSources {
  readonly description: string | undefined;
  readonly occupation: string | undefined;
  readonly place: string | undefined;
  readonly facts: readonly DossierFact[];
  /** From -10 to 10. */
  readonly trust: number;
  /** The attribute `dealings`. */
  readonly dealings: unknown;
  /** The language of the campaign; `undefined` for English. */
  readonly language: string | undefined;
}

/** Writes a dossier. */
export const writeDossier = ({
  description = "",
  occupation = "",
  place = "",
  facts,
  trust,
  dealings,
  language,
}: DossierSources): Dossier => ({
  who: [occupation, firstSentences(description, 1)].filter((part) => part !== "").join(". "),
  where: place,
  wants: facts.filter(({ predicate }) => open.has(predicate.toLowerCase())).map(({ text }) => text),
  trust: describeTrust(trust, language),
  promises: facts
    .filter(({ predicate, tags, kept }) => (predicate === "promised" || tags.includes("promise")) && !kept)
    .map(({ text }) => text),
  dealings: z.array(Dealing).catch([]).parse(dealings),
});

/** Predicates of what someone openly wants. */
const open: ReadonlySet<string> = new Set(["wants", "asks", "plan", "goal", "needs", "demands"]);

const describeTrust = (trust: number, language: string | undefined): string => {
  const says = messages.in(language);
  if (trust <= -6) return says.hates;
  if (trust <= -2) return says.distrusts;
  if (trust < 2) return says.neither;
  return trust < 6 ? says.trusts : says.trustsWholly;
};
