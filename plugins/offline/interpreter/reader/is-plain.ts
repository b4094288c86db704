import { looseUnits } from "./surety-features.ts";
import type { SuretyEvidence } from "./surety-features.ts";

/** Words of a plain command. */
const most = 8;

/** A plain command says what is done with a verb that the catalogue lists, at the head of its clause, in few words and none of them left over. */
export const isPlain = (evidence: SuretyEvidence): boolean => {
  const { frame, units, listed, kin } = evidence;
  const [verb] = frame.verb;
  const before = units[frame.start - 1]?.token;
  const heads =
    verb !== undefined && units[frame.start] === verb && (before === undefined || opener.test(before.word) || before.pos === "PUNCT");
  return (
    heads &&
    (listed === "same" ? kin >= possible : listed === "other" && kin >= certain) &&
    frame.end - frame.start <= most &&
    looseUnits(evidence).length === 0
  );
};

const possible = 0.2;
/** What the words make of a listed verb in another sense: "snatch the pin out of Tull's hands" takes more than it grabs. */
const certain = 0.8;

const opener = /^(?:i|we|and|then|please|just|now|first|next|quickly|quietly|carefully|slowly|let's|to)$/;
