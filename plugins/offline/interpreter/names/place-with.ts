import { plainWords } from "./name-book.ts";
import type { Named } from "./name-book.ts";
import type { PronounContext } from "./pronouns.ts";

/** The one other place that is known to have what words call: "the ferry bell" of the landing. */
export const placeWith = (words: string, { packet, book }: PronounContext): Named | undefined => {
  const said = ` ${plainWords(words).join(" ")} `;
  const isHere = packet.scene.features.some((feature) => isCalled(feature, said));
  const [only, ...more] = isHere
    ? []
    : packet.entities.filter(({ id, attrs }) => id !== packet.scene.location_id && hasFeature(attrs, said));
  return more.length === 0 ? book.find(({ id, kind }) => id === only?.id && kind === "place") : undefined;
};

const hasFeature = ({ features }: PronounContext["packet"]["entities"][number]["attrs"], said: string): boolean =>
  Array.isArray(features) && features.some((feature) => typeof feature === "string" && isCalled(feature, said));

/** A word alone may mean anything: "the door" is no particular one. */
const isCalled = (feature: string, said: string): boolean => {
  const words = plainWords(feature.split(/[,:(]/)[0] ?? feature);
  return words.length > 1 && said.includes(` ${words.join(" ")} `);
};
