import { EngineError } from "freeform-rpg/errors";
import { PredicateGraph } from "freeform-rpg/schemas/policy";
import type { JsonObject } from "freeform-rpg/schemas";
import { z } from "zod";
import type { NamedEntity } from "./extract/name-index.ts";
import type { Findings, PolicyDomain } from "./language/domain.ts";

const Context = PredicateGraph.shape.context.unwrap();
const Sources = z.object({
  /** Sources of claims: the first whose `about` occurs in a claim is the one that a missing citation names. */
  sources: z.array(z.strictObject({ about: z.string().min(1), source: z.string().min(1) })).default([]),
});

/** The facts that a text is checked against, read from JSON. */
export interface GivenFacts {
  readonly context?: PredicateGraph["context"];
  /** Names that the facts bring. */
  readonly names: readonly NamedEntity[];
  /** Detectors whose facts are given. */
  readonly detectors: ReadonlySet<string>;
  readonly detect: (graph: PredicateGraph) => Findings;
  readonly sourceOf: (claim: string) => string | undefined;
}

/** The schemas of lists of domains: to make one takes longer than to parse with it. */
const schemas = new WeakMap<readonly PolicyDomain[], ReturnType<typeof makeSchema>>();

const schemaOf = (domains: readonly PolicyDomain[]): ReturnType<typeof makeSchema> => {
  const known = schemas.get(domains) ?? makeSchema(domains);
  schemas.set(domains, known);
  return known;
};

const makeSchema = (domains: readonly PolicyDomain[]) =>
  z.strictObject({
    ...Context.shape,
    ...Object.fromEntries(domains.flatMap((domain) => Object.entries(domain.shape))),
    ...Sources.shape,
  });

/** Reads the facts that a text is checked against. Throws `input_invalid` for a field that is unknown or of the wrong shape. */
export const readGiven = (given: JsonObject = {}, domains: readonly PolicyDomain[] = []): GivenFacts => {
  const schema = schemaOf(domains);
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new EngineError(
      "input_invalid",
      `The facts that the text is checked against are invalid:\n${z.prettifyError(parsed.error)}\nThe fields are ${Object.keys(schema.shape).join(", ")}.`,
    );
  const isGiven = (fields: object): boolean => Object.keys(fields).some((field) => field in given);
  const present = domains.filter((domain) => isGiven(domain.shape));
  const facts = present.map((domain) => domain.read(given));
  const { sources } = Sources.parse(given);
  return {
    ...(isGiven(Context.shape) ? { context: Context.parse(given) } : {}),
    names: facts.flatMap(({ names }) => names),
    detectors: new Set(present.flatMap(({ detectors }) => detectors)),
    detect: (graph) => new Map(facts.flatMap(({ detect }) => [...detect(graph)])),
    sourceOf: (claim) => sources.find(({ about }) => claim.toLowerCase().includes(about.toLowerCase()))?.source,
  };
};
