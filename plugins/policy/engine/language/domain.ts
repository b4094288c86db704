import { facet } from "freeform-rpg/kernel";
import type { Facet } from "freeform-rpg/kernel";
import type { JsonObject, PredicateGraph } from "freeform-rpg/schemas";
import type { z } from "zod";
import type { NamedEntity } from "../extract/name-index.ts";
import type { Finding } from "./finding.ts";

/** The findings of detectors in one text, by the name of the detector. */
export type Findings = ReadonlyMap<string, readonly Finding[]>;

/** The facts that one text is checked against. */
export interface DomainFacts {
  /** Names that the text may hold. They become entities of its graph. */
  readonly names: readonly NamedEntity[];
  /** Runs every detector of the domain over a text's graph. */
  readonly detect: (graph: PredicateGraph) => Findings;
}

/** A kind of facts that texts are checked against, such as what code decided about a turn, with the detectors that read them. */
export interface PolicyDomain {
  /** The fields of `given` that hold the facts. */
  readonly shape: z.ZodRawShape;
  /** Names of its detectors. Each is a predicate without arguments: it holds for a text in which the detector found something. */
  readonly detectors: readonly string[];
  /** Reads the facts from `given`, which matches `shape`. */
  readonly read: (given: JsonObject) => DomainFacts;
}

/** Reads what plugins contribute to a facet. */
export type ReadFacet = <T>(from: Facet<T>) => readonly T[];

/** Domains that plugins contribute, each as a function of what other plugins contribute to its own facets. */
export const policyDomains = facet<(contributed: ReadFacet) => PolicyDomain>("policy/domains");
