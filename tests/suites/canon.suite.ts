import { checkCanon } from "../canon/check-canon.ts";
import { openCanonTable } from "../canon/play-canon.ts";
import type { Suite } from "./suite.ts";

const turns = 200;

/** Two hundred turns with a narrator that keeps to no canon: the share of texts, stored and returned, that hold canonical names alone. */
export const suite: Suite = async () => {
  await using table = await openCanonTable();
  await table.play(turns);
  const places = await checkCanon(table);
  const texts = places.reduce((sum, place) => sum + place.texts, 0);
  const wrong = places.reduce((sum, place) => sum + place.wrong.length, 0);
  return {
    results: [
      { metric: "canonical_names", value: (texts - wrong) / texts, of: 1 },
      { metric: "texts", value: texts, of: texts },
    ],
    cases: places.map(({ id, texts: looked, wrong: found }) => ({
      id,
      passed: found.length === 0,
      why: found.length === 0 ? `${looked} texts hold canonical names alone` : found.slice(0, 5).join("; "),
    })),
  };
};
