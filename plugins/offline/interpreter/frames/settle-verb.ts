/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { FoundVerb } from "../lexicon.ts";
import { amountIn } from "./amounts.ts";
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
  swing: { person: "attack", thing: "use", unknown: "use" },
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
  return_to: { place: "go", feature: "go", unknown: "go" },
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
export const settleVerb = (
  { verb, phrase, end, start }: FoundVerb,
  roles: readonly Role[],
  said: string,
  actions: ActionCatalogue,
): string => {
  const objects = roles.filter(({ prep }) => prep === "");
  const [object] = objects;
  const moving = (word: string): boolean => actions.find(word).family === "go";
  const has = (...preps: readonly string[]): boolean => roles.some(({ prep }) => preps.includes(prep));
  const item = roles.some(({ kind, prep }) => kind === "thing" && prep === "");
  if (phrase === "offer" && objects.some(({ text }) => amountIn(text) > 0)) return "bribe";
  if (phrase === "offer" && !item)
    return objects.some(({ ref }) =>
      /^(?:deal|truce|trade|bargain|terms|help|price|alliance|money|peace|reward|partnership)$/.test(ref.words.head),
    ) || objects.length < 2
      ? "negotiate"
      : "give";
  const light = lightVerb(phrase, objects, actions);
  if (light !== undefined) return light;
  const pulled = roles.find(({ prep, kind }) => prep === "on" && kind === "person");
  if (/^(?:pull|draw|pull_out|turn)$/.test(phrase) && pulled !== undefined && object !== undefined && object !== pulled)
    return "intimidate";
  if (phrase === "stand" && objects.length > 1 && object?.kind === "person") return "pay";
  if (
    /^(?:put|lay|place|drop|set|leave)$/.test(phrase) &&
    item &&
    roles.some(({ prep, kind, ref }) => /^(?:in|into|on|onto)$/.test(prep) && kind === "body" && ref.named !== null)
  )
    return "give";
  if (/^(?:wrap|bind|splint|strap|tape)$/.test(phrase) && roles.some(({ kind }) => kind === "body" || kind === "person")) return "medical";
  if (phrase === "lift" && has("off", "from", "out of")) return "take";
  if (/^(?:jog|pace|circle|trot)$/.test(phrase) && (object?.kind === "unknown" || roles.length === 0)) return "use";
  if (verb === "help" && (object?.kind === "thing" || object?.kind === "feature" || object?.kind === "unknown") && /_/.test(phrase))
    return "use";
  if (/^(?:pull_down|knock_down|knock_over|bring_down)$/.test(phrase) && object?.kind === "thing") return "take";
  if (phrase === "bring" && object?.kind === "person") return "ask";
  if (phrase === "swing" && has("at")) return "attack";
  if (phrase === "push" && /\bback\b/.test(said)) return "put";
  if (moving(verb) && /_(?:round|around|about|along)$/.test(phrase) && object?.kind !== "place") return "look";
  if (
    moving(verb) &&
    roles.every(({ kind }) => kind === "unknown" || kind === "thing" || kind === "feature") &&
    has("round", "around", "about", "along", "up", "down") &&
    !has("to", "into")
  )
    return "look";
  if (phrase === "lean_on" && object?.kind !== "person") return "wait";
  if (actions.is(verb, "handing") && !item && objects.some(({ text, kind }) => kind === "unknown" && amountIn(text) > 0)) return "pay";
  if (phrase === "throw" && object?.kind === "thing") return "throw";
  if (
    /^(?:tuck|slide|slip|stuff|push|press|stick|shove|drop)$/.test(phrase) &&
    object !== undefined &&
    /^(?:thing|unknown)$/.test(object.kind)
  ) {
    const into = roles.find(({ prep }) => /^(?:into|in|inside|under|up|down|behind|between|through|on|onto)$/.test(prep));
    if (into?.kind === "body" && into.ref.named !== null) return "give";
    if (into !== undefined && (into.kind === "self" || /^my\b/.test(into.text) || into.kind === "body")) return "hide";
    if (into !== undefined && (phrase !== "drop" || into.kind !== "unknown")) return "put";
  }
  if (/^(?:slide|slip|pass|push)$/.test(phrase) && has("to", "across") && item) return "give";
  if (
    /^(?:put|lay|slap|drop|leave|throw|set)$/.test(phrase) &&
    objects.length > 0 &&
    object?.kind === "unknown" &&
    amountIn(object.text) > 0 &&
    has("on", "in", "into")
  )
    return "pay";
  if (/^(?:toss|throw)$/.test(phrase) && has("in") && /\bair\b/.test(said)) return "use";
  if (phrase === "leave" && object?.kind === "thing") return "drop";
  if (phrase === "leave" && object?.kind === "person" && !has("to", "for")) return "leave";
  if (phrase === "run" && object !== undefined && object.kind !== "place" && object.kind !== "person") return "examine";
  if (phrase === "hand" && end - start === 1 && object === undefined) return verb;
  if (phrase === "make" || phrase === "build") return "craft";
  if (phrase === "take" && object?.kind === "person")
    return has("to", "with", "into", "along") || /with (?:me|us)/.test(said) ? "ask" : "attack";
  return senses[phrase]?.[object?.kind ?? "none"] ?? verb;
};

/** "Give the dummy a good whack", "return Pym's bow", "take another look": the noun says what is done. */
const lightVerb = (phrase: string, objects: readonly Role[], actions: ActionCatalogue): string | undefined => {
  if (!/^(?:give|take|make|have|do|return|offer|drop|throw|shoot|cast|pay|perform|sketch|deal|land|deliver|plant|heave)$/.test(phrase))
    return undefined;
  const noun =
    objects.find(({ ref }) => ref.part) ??
    objects.find(({ kind, article }) => kind === "unknown" && /^(?:a|an|another|one|some|his|her|their|)$/.test(article));
  if (noun === undefined) return undefined;
  const action = actions.find(noun.ref.words.head);
  if (!actions.verbs.has(noun.ref.words.head)) return undefined;
  const person = objects.some(({ kind }) => kind === "person" || kind === "thing" || kind === "feature");
  const gesture = action.family === "gesture" || action.family === "look";
  if (/^(?:take|have|make|do)$/.test(phrase))
    return /^(?:give|take|use|put|drop|craft)$/.test(action.verb) && phrase === "make" ? undefined : action.verb;
  return gesture || (phrase === "give" || phrase === "deal" || phrase === "land" || phrase === "deliver" ? person : false)
    ? action.verb
    : undefined;
};
