import { textOfValue } from "freeform-rpg/plugins/policy/engine/lib";
import type { Fix, Predicate } from "freeform-rpg/plugins/policy/engine";

const isShouted = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

/** True for a claim in capitals. */
export const shouts: Predicate = { name: "shouts", params: ["claim"], holds: ([claim]) => isShouted(textOfValue(claim)) };

/** Says the same without capitals. */
export const lowerVoice: Fix = {
  name: "lower_voice",
  strategy: "patch",
  propose: ({ location }, { graph }) => {
    if (location === undefined) return undefined;
    const said = graph.text.slice(location.start, location.end).toLowerCase();
    return [{ location, replacement: said.charAt(0).toUpperCase() + said.slice(1), explanation: "Lowered the voice" }];
  },
};

/** Signs what is not signed. */
export const sign: Fix = {
  name: "sign",
  strategy: "insert",
  propose: (_, { graph }) => {
    const end = graph.text.trimEnd().length;
    return [{ location: { start: end, end }, replacement: "\n\nThe Ferry Inn", explanation: "Signed it" }];
  },
};
