import type { Mention } from "./find-mentions.ts";
import type { FoundVerb } from "./find-verb.ts";
import type { NamedKind } from "./name-book.ts";

type Sense = Partial<Record<NamedKind | "none", string>>;

/** Words whose sense depends on what they are done to. */
const senses: Readonly<Record<string, Sense>> = {
  take_out: { person: "attack", thing: "take" },
  grab: { person: "attack" },
  throw: { person: "attack" },
  break: { person: "attack" },
  approach: { person: "talk" },
  lift: { feature: "force", thing: "take", person: "attack" },
  follow: { place: "go" },
  crack: { feature: "unlock" },
  slip: { thing: "give" },
  press: { thing: "use", feature: "use", none: "use" },
  show: { none: "look" },
  knock: { person: "attack", thing: "force", none: "use" },
  check: { thing: "examine" },
  pick: { thing: "take" },
  ring: { thing: "use", feature: "use", none: "use" },
  play: { thing: "use", feature: "use" },
  push: { person: "attack", feature: "force" },
  pull: { person: "attack" },
  shake: { person: "social" },
  swing: { person: "attack", thing: "attack" },
  turn: { none: "wait" },
  bite: { person: "attack" },
  lick: { person: "social" },
  point: { thing: "look", feature: "look", place: "look", none: "look" },
  level: { thing: "use", none: "use" },
  challenge: { thing: "force", feature: "force" },
  hold: { person: "attack" },
  tie: { person: "attack" },
};

/** The verb that is meant, given what it is done to. */
export const settleVerb = ({ verb, phrase }: FoundVerb, mentions: readonly Mention[]): string =>
  phrase === "offer" && !mentions.some(({ named }) => named.kind === "thing")
    ? "negotiate"
    : (senses[phrase]?.[mentions[0]?.named.kind ?? "none"] ?? verb);
