import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";

/** "I search the desk, then the safe": what is done with the first is done with each that follows, where it is something that is here. Any other text stays as it is. */
export const repeatVerb = (text: string, reading: Reading): string => {
  let said = text;
  for (let more = 0; more < most; more++) {
    const { verb = "", first = "", next = "" } = row.exec(said)?.groups ?? {};
    if (next === "" || resolveNoun(tagText(next), reading).named === null) return said;
    said = said.replace(row, () => `${verb} ${first}. Then I ${verb.toLowerCase()} ${next}`);
  }
  return said;
};

/** How many more things a row has. */
const most = 5;

const row =
  /\b(?<verb>search|examine|check|inspect|look at|look behind|look under|try|open) (?<first>(?:the|my|his|her) [^,.;!?"“]{2,40}), (?:and )?then (?<next>(?:the|my|his|her) [\p{L}' -]{2,30})(?=,|\.|$)/iu;
