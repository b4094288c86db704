import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { SenseShape } from "./sense-shape.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** A sense that a word has in certain company. */
interface SenseRule {
  /** The words that it is a sense of. */
  readonly of: RegExp;
  readonly when: (shape: SenseShape) => boolean;
  readonly means: string;
}

const bargains = /^(?:deal|truce|trade|bargain|terms|help|price|alliance|money|peace|reward|partnership)$/;
const inward = /^(?:into|in|inside|under|up|down|behind|between|through|on|onto)$/;
const stow = /^(?:tuck|slide|slip|stuff|push|press|stick|shove|drop)$/;
const lay = /^(?:put|lay|place|drop|set|leave|slap|throw)$/;

/** In somebody's hand or lap. */
const isHeld = (role: Role | undefined): boolean => role?.kind === "body" && role.ref.named !== null;
/** In one's own clothes. */
const isOwn = (role: Role | undefined): boolean =>
  role !== undefined && (role.kind === "self" || /^my\b/.test(role.text) || (role.kind === "body" && role.ref.named === null));
/** A thing of the place, which is not carried yet. */
const isLying = ({ kind, ref }: Role): boolean => kind === "thing" && namedOf(ref)?.carried === false;
const isLoose = ({ is }: SenseShape): boolean => is("thing", "unknown");
const isAround = ({ has, roles }: SenseShape): boolean =>
  has("round", "around", "about", "along", "up", "down") &&
  !has("to", "into") &&
  roles.every(({ kind }) => /^(?:unknown|thing|feature)$/.test(kind));

/** The first rule that fits has it. */
export const senseRules: readonly SenseRule[] = [
  { of: /^offer$/, when: ({ sum }) => sum, means: "bribe" },
  {
    of: /^offer$/,
    when: ({ item, objects }) => !item && (objects.length < 2 || objects.some(({ ref }) => bargains.test(ref.words.head))),
    means: "negotiate",
  },
  { of: /^offer$/, when: ({ item }) => !item, means: "give" },
  {
    of: /^(?:pull|draw|pull_out|turn)$/,
    when: ({ object, led }) => object !== undefined && led(/^on$/)?.kind === "person",
    means: "intimidate",
  },
  { of: /^stand$/, when: ({ objects, is }) => objects.length > 1 && is("person"), means: "pay" },
  {
    of: lay,
    when: ({ item, roles }) => item && roles.some((role) => /^(?:in|into|on|onto)$/.test(role.prep) && isHeld(role)),
    means: "give",
  },
  { of: lay, when: ({ sum, has }) => sum && has("on", "in", "into"), means: "pay" },
  {
    of: /^(?:wrap|bind|splint|strap|tape)$/,
    when: ({ roles }) => roles.some(({ kind }) => kind === "body" || kind === "person"),
    means: "medical",
  },
  { of: /^lift$/, when: ({ has }) => has("off", "from", "out of"), means: "take" },
  { of: /^(?:jog|pace|circle|trot)$/, when: ({ is, roles }) => is("unknown") || roles.length === 0, means: "use" },
  { of: /^hold_up$/, when: ({ is }) => is("thing", "feature"), means: "examine" },
  { of: /^take_out_my$/, when: ({ object }) => object !== undefined && isLying(object), means: "take" },
  { of: /_/, when: ({ listed, is }) => listed.verb === "help" && is("thing", "feature", "unknown"), means: "use" },
  { of: /^(?:pull_down|knock_down|knock_over|bring_down)$/, when: ({ is }) => is("thing"), means: "take" },
  { of: /^bring$/, when: ({ is }) => is("person"), means: "ask" },
  { of: /^swing$/, when: ({ has }) => has("at"), means: "attack" },
  { of: /^push$/, when: ({ said }) => /\bback\b/.test(said), means: "put" },
  { of: /_(?:round|around|about|along)$/, when: ({ listed, is }) => listed.family === "go" && !is("place"), means: "look" },
  { of: /./, when: (shape) => shape.listed.family === "go" && isAround(shape), means: "look" },
  { of: /^lean_on$/, when: ({ is }) => !is("person"), means: "wait" },
  { of: /./, when: ({ listed, item, sum }) => hasTrait(listed, "handing") && !item && sum, means: "pay" },
  { of: /^(?:toss|throw)$/, when: ({ has, said }) => has("in") && /\bair\b/.test(said), means: "use" },
  { of: /^throw$/, when: ({ is }) => is("thing"), means: "throw" },
  { of: stow, when: (shape) => isLoose(shape) && isHeld(shape.led(inward)), means: "give" },
  { of: stow, when: (shape) => isLoose(shape) && isOwn(shape.led(inward)), means: "hide" },
  { of: /^drop$/, when: (shape) => isLoose(shape) && /^(?:thing|feature|place)$/.test(shape.led(inward)?.kind ?? ""), means: "put" },
  {
    of: /^(?:tuck|slide|slip|stuff|push|press|stick|shove)$/,
    when: (shape) => isLoose(shape) && shape.led(inward) !== undefined,
    means: "put",
  },
  { of: /^(?:slide|slip|pass|push)$/, when: ({ has, item }) => item && has("to", "across"), means: "give" },
  { of: /^leave$/, when: ({ is }) => is("thing"), means: "drop" },
  { of: /^run$/, when: ({ object, is }) => object !== undefined && !is("place", "person"), means: "examine" },
  {
    of: /^take$/,
    when: ({ is, has, said }) => is("person") && (has("to", "with", "into", "along") || /with (?:me|us)/.test(said)),
    means: "ask",
  },
  { of: /^take$/, when: ({ is }) => is("person"), means: "attack" },
];
