import { decodeVector, encodeVector } from "freeform-rpg/db/lib";
import { messageOf } from "freeform-rpg/kernel";
import { askEmbedder } from "../index/ask-embedder.ts";
import type { Embedders } from "../index/choose-embedder.ts";
import { dimensions as fittedLength } from "../index/embedder.ts";
import type { TextEmbedder } from "../index/embedder.ts";
import { showVector } from "../index/generations.ts";
import type { KnownTerms } from "./read-terms.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** The vector of a query in the vector space of one collection. */
export interface QueryVector {
  readonly collection: string;
  readonly generation: number;
  readonly dimensions: number;
  readonly large: boolean;
  readonly vector: string;
}

/** The vectors of a query, and a notice for each embedder that could not be used. */
export interface QueryVectors {
  readonly vectors: readonly QueryVector[];
  readonly notices: readonly string[];
  /** The usage of models for the query. */
  readonly usage: readonly { readonly made: KnownTerms; readonly tokens: number; readonly price: number | null }[];
}

/** Makes the vectors of queries. */
export interface QueryPlacer {
  place(question: string, known: readonly KnownTerms[], weighted: readonly WeightedTerm[]): Promise<QueryVectors>;
}

/** The time limit of a model for a query, and the pause after a model has failed, in milliseconds. */
const requestLimits = { timeout: 3_000, pause: 30_000 };
/** The maximum number of queries whose vectors are cached. */
const maxCached = 256;

/** Makes query vectors from fitted term vectors, or by embedding the query with the model. */
export const createQueryPlacer = (embedders: Embedders): QueryPlacer => {
  const embed = createQueryEmbedder();
  return {
    async place(question, known, weighted) {
      const placed = await Promise.all(
        known
          .filter(({ generation }) => generation > 0)
          .map(async (made) => (made.model === "" ? placeByTerms(made, weighted) : embed(embedders, made, question))),
      );
      return {
        vectors: placed.flatMap(({ vector }) => vector ?? []),
        notices: [...new Set(placed.flatMap(({ notice }) => notice ?? []))],
        usage: placed.flatMap(({ usage }) => usage ?? []),
      };
    },
  };
};

interface Placement {
  readonly vector?: QueryVector;
  readonly notice?: string;
  readonly usage?: QueryVectors["usage"][number];
}

const toQueryVector = ({ collection, generation, dimensions, large }: KnownTerms, vector: string): QueryVector => ({
  collection,
  generation,
  dimensions,
  large,
  vector,
});

const placeByTerms = (made: KnownTerms, weighted: readonly WeightedTerm[]): Placement => {
  const wanted = new Set(weighted.map(({ term }) => term));
  const vectors = made.terms.flatMap(({ term, vector }) => (vector === null || !wanted.has(term) ? [] : [decodeVector(vector)]));
  const sum = Array.from({ length: fittedLength }, (_, nth) => vectors.reduce((total, vector) => total + (vector[nth] ?? 0), 0));
  return sum.some((value) => value !== 0) ? { vector: toQueryVector(made, encodeVector(sum)) } : {};
};

/** A model embeds a query once, however many collections it has embedded, and is not used for a while after a failure. */
const createQueryEmbedder = () => {
  const answers = new Map<string, Promise<{ vector: string; tokens: number | null }>>();
  const paused = new Map<string, { readonly until: number; readonly notice: string }>();
  return async (embedders: Embedders, made: KnownTerms, question: string): Promise<Placement> => {
    const maker = `${made.name} ${made.model} ${made.dimensions}`;
    const embedder = embedders.maker(made);
    if (embedder === null)
      return {
        notice: `The embedder "${made.name}" made the vectors but is not available now, so only full text was searched. Set its key, or run \`freeform-rpg lore embed\`.`,
      };
    const pause = paused.get(maker);
    if (pause !== undefined && pause.until > Date.now()) return { notice: pause.notice };
    const key = `${maker}\n${question}`;
    const isNew = !answers.has(key);
    const answer = answers.get(key) ?? embedQuery(embedder, question);
    putInCache(answers, key, answer);
    try {
      const { vector, tokens } = await answer;
      return {
        vector: toQueryVector(made, vector),
        ...(isNew && tokens !== null ? { usage: { made, tokens, price: embedder.price } } : {}),
      };
    } catch (thrown) {
      answers.delete(key);
      const notice = `Only full text was searched: ${messageOf(thrown)}`;
      paused.set(maker, { until: Date.now() + requestLimits.pause, notice });
      return { notice };
    }
  };
};

const embedQuery = async (embedder: TextEmbedder, question: string) => {
  const signal = new AbortController().signal;
  const { vectors, tokens } = await askEmbedder(embedder, [question], {
    purpose: "query",
    signal,
    tries: 1,
    timeout: requestLimits.timeout,
  });
  return { vector: showVector(vectors[0] ?? []), tokens };
};

const putInCache = <T>(cache: Map<string, T>, key: string, value: T): void => {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
};
