import type { Kernel } from "freeform-rpg/kernel";
import { ModelError } from "./model-error.ts";
import { providers } from "./tokens.ts";
import type { ModelKeys, Provider, ProviderOffer } from "./tokens.ts";

/** The dependencies that providers are opened with. */
export interface ProviderSource {
  readonly keys: ModelKeys;
  readonly facets: Pick<Kernel, "read">;
}

/**
 * Opens the configured provider, or with `auto` the first that misses nothing. Throws `model_unavailable` when the configured
 * one is unknown or misses something: a configured provider is never silently another.
 */
export const chooseProvider = (wanted: string, from: ProviderSource): Provider => {
  const offers = readOffers(from);
  if (wanted === "auto") return openFirst(offers, from);
  const offer = offers.find(({ name }) => name === wanted);
  if (!offer)
    throw unavailable(`The model provider "${wanted}" is not known. There is: ${offers.map(({ name }) => name).join(", ") || "none"}.`);
  const missing = offer.missing(from.keys);
  if (missing !== null) throw unavailable(`The model provider "${wanted}" is configured, but ${missing}.`);
  return offer.open(from);
};

/** Opens a provider by name; `null` when no plugin provides it or a setting is missing. */
export const openProvider = (wanted: string, from: ProviderSource): Provider | null => {
  const offer = readOffers(from).find(({ name }) => name === wanted);
  return offer && offer.missing(from.keys) === null ? offer.open(from) : null;
};

const openFirst = (offers: readonly ProviderOffer[], from: ProviderSource): Provider => {
  const offer = offers.find(({ missing }) => missing(from.keys) === null);
  if (offer) return offer.open(from);
  const reasons = offers.map(({ name, missing }) => `- ${name}: ${missing(from.keys) ?? ""}`);
  throw unavailable(`No model provider can be used.\n${reasons.join("\n") || "No plugin brings one: add model-offline."}`);
};

const readOffers = ({ facets }: ProviderSource): readonly ProviderOffer[] => facets.read(providers).map(({ value }) => value);

const unavailable = (message: string) => new ModelError("model_unavailable", message);
