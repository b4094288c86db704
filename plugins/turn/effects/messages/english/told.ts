import { capitalise, joinList } from "freeform-rpg/language";
import { isPlural } from "freeform-rpg/plugins/turn/scene/lib";
import type { Hardness, SituationType, TimePeriod } from "freeform-rpg/schemas";
import { spellMinutes } from "../../apply/spell-minutes.ts";

/** What changed, a sentence each. Names come as sentences speak of them; `several` says that the one before is a plural. */
export interface ToldMessages {
  /** So many of a thing, for the place of its name. */
  readonly several: (quantity: number, thing: string) => string;
  /** Somebody has a thing now, and who gave it where it was somebody. */
  readonly youHave: (thing: string) => string;
  readonly handsYou: (giver: string, thing: string) => string;
  readonly has: (taker: string, thing: string, several: boolean) => string;
  readonly gives: (giver: string, taker: string, thing: string) => string;
  readonly leavesBehind: (thing: string) => string;
  readonly putsDown: (who: string, thing: string) => string;
  /** A thing that was put into another one that is carried. */
  readonly isIn: (thing: string, where: string, several: boolean) => string;
  readonly isAt: (thing: string, where: string, several: boolean) => string;
  readonly putsAt: (who: string, thing: string, where: string) => string;
  readonly spendsRound: () => string;
  readonly spends: (thing: string) => string;
  readonly usesUp: (thing: string) => string;
  readonly brokenForGood: (thing: string) => string;
  readonly featureBroken: (feature: string) => string;
  /** Somebody or something new, by its bare name; `null` for the actor. */
  readonly isAbout: (name: string) => string;
  readonly thereIs: (name: string) => string;
  readonly brings: (who: string, taker: string | null, name: string) => string;
  readonly getsMade: (who: string | null, name: string) => string;
  /** A state, as the rules call it; `off` where it ends. */
  readonly becomes: (name: string, several: boolean, state: string, off: boolean) => string;
  readonly bringsAbout: (who: string, name: string, several: boolean, state: string, off: boolean) => string;
  readonly youBecome: (state: string, off: boolean) => string;
  /** `null` for the actor; the unit is the name of the campaign's money, or empty. */
  readonly pays: (payer: string | null, payee: string | null, amount: number, unit: string) => string;
  readonly found: (name: string) => string;
  readonly nowKnows: (name: string, fact: string) => string;
  readonly arrives: (name: string, several: boolean) => string;
  /** `null` where it is not seen whereto. */
  readonly leaves: (name: string, several: boolean, place: string | null) => string;
  readonly comesAlong: (name: string, several: boolean) => string;
  readonly staysBehind: (name: string, several: boolean) => string;
  readonly youCome: (place: string, company: readonly string[]) => string;
  readonly areHere: (names: readonly string[], several: boolean) => string;
  readonly lieHere: (names: readonly string[], several: boolean) => string;
  readonly trust: (name: string, delta: number) => string;
  readonly later: (minutes: number, clock: string) => string;
  readonly interrupted: (later: string) => string;
  readonly periods: Readonly<Record<TimePeriod, string>>;
  /** `null` for a clock that players do not know. */
  readonly clockEnds: (name: string | null) => string;
  readonly clockLeft: (name: string, minutes: number) => string;
  readonly clockMoves: (name: string, rises: boolean, value: number, max: number) => string;
  readonly moneySpent: (amount: number, left: number) => string;
  readonly moneyGained: (amount: number, have: number) => string;
  readonly situations: Readonly<Record<SituationType, Readonly<Record<Hardness, string>>>>;
  readonly situationsEnd: Readonly<Record<SituationType, string>>;
  readonly hurt: (isBad: boolean) => string;
  readonly barelyAlive: () => string;
  /** `null` for a character without a name. */
  readonly dies: (name: string | null) => string;
  readonly comesRound: (name: string) => string;
  readonly isBetter: (name: string) => string;
  readonly isTouched: (name: string) => string;
  readonly isHurt: (name: string, isWorse: boolean) => string;
  readonly takesBlow: (name: string) => string;
  readonly isDead: (name: string) => string;
  readonly goesDown: (name: string) => string;
  /** How somebody is disposed whom a player's character attacked. */
  readonly hostile: string;
  /** Threads of the story, by their matter, a sentence. */
  readonly threadBears: (matter: string) => string;
  readonly threadOpens: (matter: string) => string;
  readonly threadEnds: Readonly<Record<"resolved" | "failed" | "abandoned", string>>;
}

export const told: ToldMessages = {
  several: (quantity, thing) => `${quantity} of ${thing}`,
  youHave: (thing) => `You now have ${thing}.`,
  handsYou: (giver, thing) => `${capitalise(giver)} hands you ${thing}.`,
  has: (taker, thing, several) => `${capitalise(taker)} now ${several ? "have" : "has"} ${thing}.`,
  gives: (giver, taker, thing) => `${capitalise(giver)} gives ${taker} ${thing}.`,
  leavesBehind: (thing) => `You leave ${thing} behind.`,
  putsDown: (who, thing) => `${capitalise(who)} puts ${thing} down.`,
  isIn: (thing, where, several) => `${capitalise(thing)} ${several ? "are" : "is"} now in ${where}.`,
  isAt: (thing, where, several) => `${capitalise(thing)} ${several ? "are" : "is"} now at ${where}.`,
  putsAt: (who, thing, where) => `${capitalise(who)} puts ${thing} at ${where}.`,
  spendsRound: () => "You spend a round.",
  spends: (thing) => `You spend ${thing}.`,
  usesUp: (thing) => `You use up ${thing}.`,
  brokenForGood: (thing) => `${capitalise(thing)} is broken for good.`,
  featureBroken: (feature) => `${capitalise(feature)} is broken.`,
  isAbout: (name) => `${capitalise(indefinite(name))} ${isPlural({ name }) ? "are" : "is"} about.`,
  thereIs: (name) => `There ${isPlural({ name }) ? "are" : "is"} ${indefinite(name)} here.`,
  brings: (who, taker, name) => `${capitalise(who)} brings ${taker ?? "you"} ${indefinite(name)}.`,
  getsMade: (who, name) => (who === null ? `You have ${indefinite(name)}.` : `${capitalise(who)} has ${indefinite(name)}.`),
  becomes: (name, several, state, off) => capitalise(became(name, several, state, off)),
  bringsAbout: (who, name, several, state, off) => {
    const verb = off ? undefined : verbs[state];
    return `${capitalise(who)} ${verb === undefined ? `sees to it, and ${became(name, several, state, off)}` : `${verb} ${name}.`}`;
  },
  youBecome: (state, off) => `You are ${off ? "no longer" : "now"} ${state.replaceAll("_", " ")}.`,
  pays: (payer, payee, amount, unit) =>
    `${payer === null ? "You pay" : `${capitalise(payer)} pays`} ${payee ?? "you"} ${amount}${unit === "" ? "" : ` ${unit}`}.`,
  found: (name) => `You find ${name}.`,
  nowKnows: (name, fact) => `${capitalise(name)} now knows this: ${fact}`,
  arrives: (name, several) => `${capitalise(name)} ${several ? "arrive" : "arrives"}.`,
  leaves: (name, several, place) => `${capitalise(name)} ${several ? "leave" : "leaves"}${place === null ? "" : ` for ${place}`}.`,
  comesAlong: (name, several) => `${capitalise(name)} ${several ? "come" : "comes"} along with you.`,
  staysBehind: (name, several) => `${capitalise(name)} ${several ? "stay" : "stays"} behind.`,
  youCome: (place, company) => `You come to ${place}${company.length === 0 ? "" : ` with ${joinList(company)}`}.`,
  areHere: (names, several) => `${capitalise(joinList(names))} ${several ? "are" : "is"} here.`,
  lieHere: (names, several) => `${capitalise(joinList(names))} ${several ? "lie" : "lies"} here, dead.`,
  trust: (name, delta) => `${capitalise(name)} trusts you ${Math.abs(delta) > 1 ? "" : "a little "}${delta > 0 ? "more" : "less"}.`,
  later: (minutes, clock) => `${spellMinutes(minutes)} later it is ${clock}.`,
  interrupted: (later) => `You wait no longer: ${later}`,
  periods: {
    pre_dawn: "The last hour before dawn has come.",
    dawn: "Dawn is breaking.",
    morning: "It is morning now.",
    afternoon: "It is past noon.",
    evening: "Evening is coming on.",
    night: "Night has fallen.",
  },
  clockEnds: (name) => (name === null ? "Something has come to its end." : `${capitalise(name)} has come to its end.`),
  clockLeft: (name, minutes) =>
    minutes > 0 ? `${capitalise(name)}: ${spellMinutes(minutes)} left.` : `${capitalise(name)}: the time is up.`,
  clockMoves: (name, rises, value, max) => `${capitalise(name)} ${rises ? "rises" : "falls"} to ${value} of ${max}.`,
  moneySpent: (amount, left) => `You spend ${amount}; ${left} is left.`,
  moneyGained: (amount, have) => `You gain ${amount}; you have ${have}.`,
  situations: {
    exposed: { soft: "Someone is looking your way.", hard: "You are out in the open, and you are seen." },
    detected: { soft: "Someone begins to suspect you.", hard: "You have been found out." },
    cornered: { soft: "The ways out are closing.", hard: "You are cornered." },
    pursued: { soft: "Someone has begun to follow you.", hard: "They are after you." },
    injured: { soft: "You are hurt, but it will hold.", hard: "You are badly wounded." },
  },
  situationsEnd: {
    exposed: "Nobody is looking your way any more.",
    detected: "The suspicion is off you.",
    cornered: "You are no longer cornered.",
    pursued: "Whoever was after you has lost you.",
    injured: "Your wounds are seen to.",
  },
  hurt: (isBad) => (isBad ? "You are badly hurt." : "You are hurt."),
  barelyAlive: () => "You go down, barely alive.",
  dies: (name) => `${name ?? "The character"} dies.`,
  comesRound: (name) => `${capitalise(name)} comes round.`,
  isBetter: (name) => `${capitalise(name)} is the better for it.`,
  isTouched: (name) => `${capitalise(name)} is touched and not hurt.`,
  isHurt: (name, isWorse) => `${capitalise(name)} is hurt${isWorse ? ", and worse than before" : ""}.`,
  takesBlow: (name) => `${capitalise(name)} takes a blow and stays standing.`,
  isDead: (name) => `${capitalise(name)} is dead.`,
  goesDown: (name) => `${capitalise(name)} goes down and does not get up.`,
  hostile: "hostile since the first blow",
  threadBears: (matter) => `This bears on what is still open: ${matter}`,
  threadOpens: (matter) => `There is something new to see to. ${matter}`,
  threadEnds: {
    resolved: "That settles it.",
    failed: "That is lost.",
    abandoned: "That is given up.",
  },
};

const became = (name: string, several: boolean, state: string, off: boolean): string =>
  `${name} ${several ? "are" : "is"} ${off ? "no longer" : "now"} ${state.replaceAll("_", " ")}.`;

/** What a person does who brings a state about. */
const verbs: Readonly<Record<string, string>> = {
  open: "opens",
  closed: "closes",
  shut: "shuts",
  locked: "locks",
  unlocked: "unlocks",
  lit: "lights",
  dark: "puts out",
  out: "puts out",
  broken: "breaks",
  repaired: "repairs",
  running: "starts",
  stopped: "stops",
  barred: "bars",
  blocked: "blocks",
  free: "frees",
  untied: "unties",
  tied: "ties up",
};

const indefinite = (name: string): string => {
  if (/^(a|an|the|some) /i.test(name) || /^\p{Lu}/u.test(name)) return name;
  if (isPlural({ name })) return name;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
};
