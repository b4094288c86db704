import type { ModelKeys } from "freeform-rpg/plugins/models/core";
import { asksModel } from "./embedder.ts";
import type { CollectionEmbedder, Embedder, EmbedderOffer, TextEmbedder } from "./embedder.ts";
import { EmbedderError } from "./embedder-error.ts";

/** The available embedders. */
export interface Embedders {
  /** The embedder in use; `null` when the configuration selects none, or no plugin provides any. Throws `embedder_unavailable`. */
  chosen(): Embedder | null;
  /** Whether the embedder in use is a model. Never throws. */
  asksModel(): boolean;
  /** A fitted embedder, which needs no network: it serves until a model has embedded everything. `null` when there is none. */
  fitted(): CollectionEmbedder | null;
  /** The embedder that made a generation; `null` when it is no longer available. */
  maker(made: Pick<TextEmbedder, "name" | "model" | "dimensions">): TextEmbedder | null;
  /** A sentence about the embedder in use. */
  notice(): string;
}

/** The sources of embedders. */
export interface EmbedderSource {
  readonly keys: ModelKeys;
  /** All embedders from plugins, in the order of the configuration. */
  readonly offers: () => readonly EmbedderOffer[];
}

/** Opens embedders as configured: by name, `auto` for the first that has all its settings, or `null` for none. */
export const openEmbedders = (wanted: string | null, { keys, offers }: EmbedderSource): Embedders => {
  const open = new Map<string, Embedder>();
  const openOnce = (offer: EmbedderOffer): Embedder => {
    const embedder = open.get(offer.name) ?? offer.open(keys);
    open.set(offer.name, embedder);
    return embedder;
  };
  const usable = () => offers().filter(({ missing }) => missing(keys) === null);
  const choose = (): EmbedderOffer | null =>
    wanted === null ? null : wanted === "auto" ? (usable()[0] ?? null) : findByName(wanted, offers(), keys);
  return {
    chosen() {
      const offer = choose();
      return offer === null ? null : openOnce(offer);
    },
    asksModel() {
      const offer = wanted === null ? undefined : usable().find(({ name }) => wanted === "auto" || name === wanted);
      return offer !== undefined && asksModel(openOnce(offer));
    },
    fitted: () => (wanted === null ? null : (usable().map(openOnce).find(isFitted) ?? null)),
    maker: ({ name, model, dimensions }) =>
      usable()
        .filter((offer) => offer.name === name)
        .map(openOnce)
        .filter(asksModel)
        .find((embedder) => embedder.model === model && embedder.dimensions === dimensions) ?? null,
    notice() {
      const offer = choose();
      return offer === null ? "full text only: no embedder is in use." : `${offer.name}: ${offer.notice}`;
    },
  };
};

const isFitted = (embedder: Embedder): embedder is CollectionEmbedder => !asksModel(embedder);

const findByName = (wanted: string, offers: readonly EmbedderOffer[], keys: ModelKeys): EmbedderOffer => {
  const offer = offers.find(({ name }) => name === wanted);
  if (!offer)
    throw new EmbedderError(
      "embedder_unavailable",
      `Unknown embedder "${wanted}". Available: ${offers.map(({ name }) => name).join(", ") || "none"}. Check "embedder" of the plugin "lore".`,
    );
  const missing = offer.missing(keys);
  if (missing !== null) throw new EmbedderError("embedder_unavailable", `The embedder "${wanted}" is configured, but ${missing}.`);
  return offer;
};
