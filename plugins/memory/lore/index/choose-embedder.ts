import type { ModelKeys } from "freeform-rpg/plugins/models/core";
import { asksModel } from "./embedder.ts";
import type { CollectionEmbedder, Embedder, EmbedderOffer, TextEmbedder } from "./embedder.ts";
import { EmbedderError } from "./embedder-error.ts";

/** The available embedders. */
export interface Embedders {
  /** The one in use; `null` when the configuration asks for none, or no plugin brings any. Throws `embedder_unavailable`. */
  chosen(): Embedder | null;
  /** Whether the one in use asks a model. Never throws. */
  asksModel(): boolean;
  /** One that is fitted and needs no network: it serves until a model has embedded everything. `null` when there is none. */
  fitted(): CollectionEmbedder | null;
  /** The one that made a generation, if it can still be asked. */
  maker(made: Pick<TextEmbedder, "name" | "model" | "dimensions">): TextEmbedder | null;
  /** What is said of the one in use, as a sentence. */
  notice(): string;
}

/** What embedders are opened from. */
export interface EmbedderSource {
  readonly keys: ModelKeys;
  /** All that plugins bring, in the order of the configuration. */
  readonly offers: () => readonly EmbedderOffer[];
}

/** Opens embedders as the configuration wants: by name, `auto` for the first that misses nothing, or `null` for none. */
export const openEmbedders = (wanted: string | null, { keys, offers }: EmbedderSource): Embedders => {
  const open = new Map<string, Embedder>();
  const take = (offer: EmbedderOffer): Embedder => {
    const embedder = open.get(offer.name) ?? offer.open(keys);
    open.set(offer.name, embedder);
    return embedder;
  };
  const usable = () => offers().filter(({ missing }) => missing(keys) === null);
  const choose = (): EmbedderOffer | null =>
    wanted === null ? null : wanted === "auto" ? (usable()[0] ?? null) : named(wanted, offers(), keys);
  return {
    chosen() {
      const offer = choose();
      return offer === null ? null : take(offer);
    },
    asksModel() {
      const offer = wanted === null ? undefined : usable().find(({ name }) => wanted === "auto" || name === wanted);
      return offer !== undefined && asksModel(take(offer));
    },
    fitted: () => (wanted === null ? null : (usable().map(take).find(isFitted) ?? null)),
    maker: ({ name, model, dimensions }) =>
      usable()
        .filter((offer) => offer.name === name)
        .map(take)
        .filter(asksModel)
        .find((embedder) => embedder.model === model && embedder.dimensions === dimensions) ?? null,
    notice() {
      const offer = choose();
      return offer === null ? "full text alone: no embedder is in use." : `${offer.name}: ${offer.notice}`;
    },
  };
};

const isFitted = (embedder: Embedder): embedder is CollectionEmbedder => !asksModel(embedder);

const named = (wanted: string, offers: readonly EmbedderOffer[], keys: ModelKeys): EmbedderOffer => {
  const offer = offers.find(({ name }) => name === wanted);
  if (!offer)
    throw new EmbedderError(
      "embedder_unavailable",
      `The embedder "${wanted}" is not known. There is: ${offers.map(({ name }) => name).join(", ") || "none"}. Check "embedder" of the plugin "lore".`,
    );
  const missing = offer.missing(keys);
  if (missing !== null) throw new EmbedderError("embedder_unavailable", `The embedder "${wanted}" is configured, but ${missing}.`);
  return offer;
};
