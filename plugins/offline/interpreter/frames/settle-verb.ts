/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { FoundVerb } from "../lexicon.ts";
import type { Role, RoleKind } from "./shape.ts";

type Sense = Partial<Record<RoleKind | "none", string>>;

/** Words whose sense depends on what they are done to. */
const senses: Readonly<Record<string, Sense>> = {
  take_out: { person: "attack", thing: "take" },
  grab: { person: "attack", body: "attack" },
  throw: { person: "attack" },
  break: { person: "attack", body: "attack" },
  approach: { person: "talk" },
  lift: { feature: "force", thing: "take", person: "help", body: "social", unknown: "use" },
  follow: { place: "go" },
  crack: { feature: "unlock" },
  slip: { thing: "give", unknown: "give", person: "give" },
  press: { thing: "use", feature: "use", none: "use", unknown: "use" },
  show: { none: "look" },
  knock: { person: "attack", thing: "force", none: "use" },
  pick: { thing: "take" },
  ring: { thing: "use", feature: "use", none: "use", unknown: "use" },
  play: { thing: "use", feature: "use" },
  push: { person: "attack", feature: "force", body: "attack" },
  pull: { person: "attack", body: "attack" },
  shake: { person: "social", body: "social" },
  swing: { person: "attack", thing: "attack" },
  turn: { none: "wait", person: "talk" },
  bite: { person: "attack" },
  lick: { person: "social" },
  point: { thing: "look", feature: "look", place: "look", none: "look", unknown: "look" },
  level: { thing: "use", none: "use" },
  challenge: { thing: "force", feature: "force" },
  hold: { person: "attack", body: "social" },
  tie: { person: "attack" },
  hit: { none: "use" },
  touch: { person: "social", body: "social" },
  take: { body: "social", person: "ask" },
  lock: { person: "attack" },
  check: { person: "examine", body: "examine", place: "search" },
  cover: { person: "help" },
  raise: { body: "social" },
  lower: { body: "social" },
  cross: { body: "social" },
  bend: { body: "social", none: "wait" },
  rub: { body: "social" },
  wipe: { body: "social" },
  order: { thing: "pay", unknown: "pay" },
  wind: { thing: "use" },
  hand: { none: "give" },
  return: { thing: "give", place: "go", feature: "go", none: "go" },
  hide: { person: "hide" },
  meet: { body: "social" },
  move: { thing: "use", unknown: "use", person: "talk", feature: "force", body: "social" },
  cut: { person: "attack", body: "attack" },
  burn: { person: "attack" },
  help: { thing: "repair" },
  free: { thing: "take" },
  rest: { body: "social", thing: "put" },
  set: { none: "use" },
  fix: { person: "medical", body: "medical" },
  patch: { thing: "repair", feature: "repair" },
  search: { unknown: "search" },
  read: { person: "examine", body: "examine" },
  draw: { none: "craft" },
  pass: { person: "sneak", place: "go", feature: "go" },
  fire: { person: "shoot" },
  drop: { person: "give" },
};

/** The verb that is meant, given what it is done to. */
export const settleVerb = ({ verb, phrase, end, start }: FoundVerb, roles: readonly Role[], said: string): string => {
  const [object] = roles.filter(({ prep }) => prep === "");
  const has = (...preps: readonly string[]): boolean => roles.some(({ prep }) => preps.includes(prep));
  const item = roles.some(({ kind, prep }) => kind === "thing" && prep === "");
  if (phrase === "offer" && !item) return "negotiate";
  if (phrase === "show" && item) return "social";
  if (phrase === "throw" && object?.kind === "thing") return "throw";
  if (
    /^(?:tuck|slide|slip|stuff|push|press|stick|shove|drop)$/.test(phrase) &&
    object !== undefined &&
    /^(?:thing|unknown)$/.test(object.kind)
  ) {
    const into = roles.find(({ prep }) => /^(?:into|in|inside|under|up|down|behind|between|through|on|onto)$/.test(prep));
    if (into?.kind === "body" && into.ref.named !== null) return "give";
    if (into !== undefined && (into.kind === "self" || /^my\b/.test(into.text) || into.kind === "body")) return "hide";
    if (into !== undefined) return "put";
  }
  if (/^(?:slide|slip|pass|push|press)$/.test(phrase) && has("to", "across") && item) return "give";
  if (phrase === "leave" && object?.kind === "thing") return "drop";
  if (phrase === "leave" && object?.kind === "person" && !has("to", "for")) return "leave";
  if (phrase === "run" && object !== undefined && object.kind !== "place" && object.kind !== "person") return "examine";
  if (phrase === "hand" && end - start === 1 && object === undefined) return verb;
  if (phrase === "make" || phrase === "build") return "craft";
  if (phrase === "take" && object?.kind === "person")
    return has("to", "with", "into", "along") || /with (?:me|us)/.test(said) ? "ask" : "attack";
  return senses[phrase]?.[object?.kind ?? "none"] ?? verb;
};
