import { decodeVector, encodeVector } from "freeform-rpg/db/lib";
import { messageOf } from "freeform-rpg/kernel";
import { askEmbedder } from "../index/ask-embedder.ts";
import type { Embedders } from "../index/choose-embedder.ts";
import { dimensions as fittedLength } from "../index/embedder.ts";
import type { TextEmbedder } from "../index/embedder.ts";
import { showVector } from "../index/generations.ts";
import type { KnownTerms } from "./read-terms.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** Where a question lies among the vectors of one collection. */
export interface QueryVector {
  readonly collection: string;
  readonly generation: number;
  readonly dimensions: number;
  readonly large: boolean;
  readonly vector: string;
}

/** The vectors of a question, and a sentence for each collection whose vectors could not be asked. */
export interface QueryVectors {
  readonly vectors: readonly QueryVector[];
  readonly notices: readonly string[];
  /** What the question's own vectors have cost, by embedder. */
  readonly spent: readonly { readonly made: KnownTerms; readonly tokens: number; readonly price: number | null }[];
}

/** Finds where questions lie. */
export interface QueryPlacer {
  place(question: string, known: readonly KnownTerms[], weighted: readonly WeightedTerm[]): Promise<QueryVectors>;
}

/** Milliseconds that a question waits for a model, and that a model is left alone after it has failed. */
const requestLimits = { timeout: 3_000, rest: 30_000 };
/** Questions whose vectors are remembered. */
const remembered = 256;

/** Places questions among fitted vectors by their terms, among a model's by asking the model. */
export const createQueryPlacer = (embedders: Embedders): QueryPlacer => {
  const ask = createAsker();
  return {
    async place(question, known, weighted) {
      const placed = await Promise.all(
        known
          .filter(({ generation }) => generation > 0)
          .map(async (made) => (made.model === "" ? fitted(made, weighted) : ask(embedders, made, question))),
      );
      return {
        vectors: placed.flatMap(({ vector }) => vector ?? []),
        notices: [...new Set(placed.flatMap(({ notice }) => notice ?? []))],
        spent: placed.flatMap(({ spent }) => spent ?? []),
      };
    },
  };
};

interface Placed {
  readonly vector?: QueryVector;
  readonly notice?: string;
  readonly spent?: QueryVectors["spent"][number];
}

const at = ({ collection, generation, dimensions, large }: KnownTerms, vector: string): QueryVector => ({
  collection,
  generation,
  dimensions,
  large,
  vector,
});

const fitted = (made: KnownTerms, weighted: readonly WeightedTerm[]): Placed => {
  const wanted = new Set(weighted.map(({ term }) => term));
  const vectors = made.terms.flatMap(({ term, vector }) => (vector === null || !wanted.has(term) ? [] : [decodeVector(vector)]));
  const sum = Array.from({ length: fittedLength }, (_, nth) => vectors.reduce((total, vector) => total + (vector[nth] ?? 0), 0));
  return sum.some((value) => value !== 0) ? { vector: at(made, encodeVector(sum)) } : {};
};

/** A model is asked once for a question, however many collections it has embedded, and not again right after it has failed. */
const createAsker = () => {
  const answers = new Map<string, Promise<{ vector: string; tokens: number | null }>>();
  const resting = new Map<string, { readonly until: number; readonly notice: string }>();
  return async (embedders: Embedders, made: KnownTerms, question: string): Promise<Placed> => {
    const who = `${made.name} ${made.model} ${made.dimensions}`;
    const embedder = embedders.maker(made);
    if (embedder === null)
      return {
        notice: `The embedder "${made.name}" made the vectors and cannot be asked now, so full text answered alone. Set its key, or run \`freeform-rpg lore embed\`.`,
      };
    const rest = resting.get(who);
    if (rest !== undefined && rest.until > Date.now()) return { notice: rest.notice };
    const key = `${who}\n${question}`;
    const isNew = !answers.has(key);
    const answer = answers.get(key) ?? askFor(embedder, question);
    remember(answers, key, answer);
    try {
      const { vector, tokens } = await answer;
      return { vector: at(made, vector), ...(isNew && tokens !== null ? { spent: { made, tokens, price: embedder.price } } : {}) };
    } catch (thrown) {
      answers.delete(key);
      const notice = `Full text answered alone: ${messageOf(thrown)}`;
      resting.set(who, { until: Date.now() + requestLimits.rest, notice });
      return { notice };
    }
  };
};

const askFor = async (embedder: TextEmbedder, question: string) => {
  const signal = new AbortController().signal;
  const { vectors, tokens } = await askEmbedder(embedder, [question], {
    purpose: "query",
    signal,
    tries: 1,
    timeout: requestLimits.timeout,
  });
  return { vector: showVector(vectors[0] ?? []), tokens };
};

const remember = <T>(kept: Map<string, T>, key: string, value: T): void => {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > remembered && oldest !== undefined) kept.delete(oldest);
};
