import { capitalise, joinList } from "freeform-rpg/language";
import type { ToldMessages } from "../english/told.ts";

/** What changed, in German. Names stand in the nominative or behind a colon, which asks for no case; states are English words of the rules. */
export const told: ToldMessages = {
  several: (quantity, thing) => `${quantity} × ${thing}`,
  youHave: (thing) => `Du hast jetzt: ${thing}.`,
  handsYou: (giver, thing) => `${capitalise(giver)} reicht dir etwas: ${thing}.`,
  has: (taker, thing, several) => `${capitalise(taker)} ${several ? "haben" : "hat"} jetzt: ${thing}.`,
  gives: (giver, taker, thing) => `${capitalise(giver)} gibt etwas weiter (${taker}): ${thing}.`,
  leavesBehind: (thing) => `Du lässt etwas zurück: ${thing}.`,
  putsDown: (who, thing) => `${capitalise(who)} legt etwas ab: ${thing}.`,
  isIn: (thing, where, several) => `${capitalise(thing)} ${several ? "stecken" : "steckt"} jetzt darin: ${where}.`,
  isAt: (thing, where, several) => `${capitalise(thing)} ${several ? "sind" : "ist"} jetzt dort: ${where}.`,
  putsAt: (who, thing, where) => `${capitalise(who)} legt etwas ab (${where}): ${thing}.`,
  spendsRound: () => "Du verbrauchst einen Schuss.",
  spends: (thing) => `Du verbrauchst: ${thing}.`,
  usesUp: (thing) => `Du brauchst auf: ${thing}.`,
  brokenForGood: (thing) => `${capitalise(thing)} ist endgültig kaputt.`,
  featureBroken: (feature) => `${capitalise(feature)} ist kaputt.`,
  isAbout: (name) => `In der Nähe: ${name}.`,
  thereIs: (name) => `Hier gibt es: ${name}.`,
  brings: (who, taker, name) => `${capitalise(who)} bringt ${taker === null ? "dir etwas" : `etwas (${taker})`}: ${name}.`,
  getsMade: (who, name) => (who === null ? `Du hast: ${name}.` : `${capitalise(who)} hat: ${name}.`),
  becomes: (name, several, state, off) => capitalise(became(name, several, state, off)),
  bringsAbout: (who, name, several, state, off) => `${capitalise(who)} sorgt dafür: ${capitalise(became(name, several, state, off))}`,
  youBecome: (state, off) => `Du bist ${off ? "nicht mehr" : "jetzt"} ${stateOf(state)}.`,
  pays: (payer, payee, amount, unit) => {
    const sum = unit === "" ? String(amount) : `${amount} ${capitalise(unit)}`;
    if (payer === null) return `Du zahlst ${sum} (${payee ?? "dir selbst"}).`;
    return payee === null ? `${capitalise(payer)} zahlt dir ${sum}.` : `${capitalise(payer)} zahlt ${sum} (${payee}).`;
  },
  found: (name) => `Du findest: ${name}.`,
  nowKnows: (name, fact) => `${capitalise(name)} weiß jetzt: ${fact}`,
  arrives: (name, several) => `${capitalise(name)} ${several ? "kommen" : "kommt"} an.`,
  leaves: (name, several, place) => `${capitalise(name)} ${several ? "gehen" : "geht"} fort${place === null ? "" : ` (${place})`}.`,
  comesAlong: (name, several) => `${capitalise(name)} ${several ? "kommen" : "kommt"} mit dir.`,
  staysBehind: (name, several) => `${capitalise(name)} ${several ? "bleiben" : "bleibt"} zurück.`,
  youCome: (place, company) => `Du kommst an: ${place}${company.length === 0 ? "" : `. Mit dir: ${joinList(company, "und")}`}.`,
  areHere: (names, several) => `${capitalise(joinList(names, "und"))} ${several ? "sind" : "ist"} hier.`,
  lieHere: (names, several) => `${capitalise(joinList(names, "und"))} ${several ? "liegen" : "liegt"} hier, tot.`,
  trust: (name, delta) => `${capitalise(name)} traut dir ${Math.abs(delta) > 1 ? "" : "etwas "}${delta > 0 ? "mehr" : "weniger"}.`,
  later: (minutes, clock) => `${spellMinutes(minutes)} später ist es ${clock} Uhr.`,
  interrupted: (later) => `Du wartest nicht länger: ${later}`,
  periods: {
    pre_dawn: "Die letzte Stunde vor der Dämmerung ist da.",
    dawn: "Der Tag bricht an.",
    morning: "Es ist jetzt Morgen.",
    afternoon: "Mittag ist vorüber.",
    evening: "Es wird Abend.",
    night: "Die Nacht ist da.",
  },
  clockEnds: (name) => (name === null ? "Etwas ist an sein Ende gekommen." : `${capitalise(name)}: Das Ende ist erreicht.`),
  clockLeft: (name, minutes) =>
    minutes > 0 ? `${capitalise(name)}: noch ${spellMinutes(minutes)}.` : `${capitalise(name)}: Die Zeit ist um.`,
  clockMoves: (name, rises, value, max) => `${capitalise(name)} ${rises ? "steigt" : "fällt"} auf ${value} von ${max}.`,
  moneySpent: (amount, left) => `Du gibst ${amount} aus; es bleiben ${left}.`,
  moneyGained: (amount, have) => `Du bekommst ${amount}; du hast ${have}.`,
  situations: {
    exposed: { soft: "Jemand sieht in deine Richtung.", hard: "Du stehst ungeschützt da, und man sieht dich." },
    detected: { soft: "Jemand schöpft Verdacht.", hard: "Du bist entdeckt." },
    cornered: { soft: "Die Auswege schließen sich.", hard: "Du bist in die Enge getrieben." },
    pursued: { soft: "Jemand folgt dir.", hard: "Sie sind hinter dir her." },
    injured: { soft: "Du bist verletzt, aber es wird gehen.", hard: "Du bist schwer verwundet." },
  },
  situationsEnd: {
    exposed: "Niemand sieht mehr in deine Richtung.",
    detected: "Der Verdacht ist von dir genommen.",
    cornered: "Du bist nicht mehr in die Enge getrieben.",
    pursued: "Wer hinter dir her war, hat dich verloren.",
    injured: "Deine Wunden sind versorgt.",
  },
  hurt: (isBad) => (isBad ? "Du bist schwer verletzt." : "Du bist verletzt."),
  barelyAlive: () => "Du gehst zu Boden, kaum noch am Leben.",
  dies: (name) => `${name ?? "Die Figur"} stirbt.`,
  comesRound: (name) => `${capitalise(name)} kommt zu sich.`,
  isBetter: (name) => `${capitalise(name)}: Es geht besser.`,
  isTouched: (name) => `${capitalise(name)} wird berührt und nicht verletzt.`,
  isHurt: (name, isWorse) => `${capitalise(name)} ist verletzt${isWorse ? ", und schlimmer als zuvor" : ""}.`,
  takesBlow: (name) => `${capitalise(name)} steckt einen Schlag ein und bleibt stehen.`,
  isDead: (name) => `${capitalise(name)} ist tot.`,
  goesDown: (name) => `${capitalise(name)} geht zu Boden und steht nicht wieder auf.`,
  hostile: "feindselig seit dem ersten Schlag",
  threadBears: (matter) => `Das hat mit etwas zu tun, was noch offen ist: ${matter}`,
  threadOpens: (matter) => `Es gibt etwas Neues, um das man sich kümmern muss. ${matter}`,
  threadEnds: {
    resolved: "Damit ist das geklärt.",
    failed: "Das ist verloren.",
    abandoned: "Das ist aufgegeben.",
  },
};

const became = (name: string, several: boolean, state: string, off: boolean): string =>
  `${name} ${several ? "sind" : "ist"} ${off ? "nicht mehr" : "jetzt"} ${stateOf(state)}.`;

const states: Readonly<Record<string, string>> = {
  open: "offen",
  closed: "geschlossen",
  shut: "zu",
  locked: "abgeschlossen",
  unlocked: "aufgeschlossen",
  lit: "an",
  dark: "dunkel",
  out: "aus",
  broken: "kaputt",
  repaired: "repariert",
  running: "in Gang",
  stopped: "angehalten",
  barred: "verriegelt",
  blocked: "versperrt",
  free: "frei",
  tied: "gefesselt",
  untied: "losgebunden",
  hidden: "verborgen",
  flooded: "überflutet",
  asleep: "im Schlaf",
  awake: "wach",
  dead: "tot",
  down: "am Boden",
  destroyed: "zerstört",
};

const stateOf = (state: string): string => states[state] ?? state.replaceAll("_", " ");

const spellMinutes = (minutes: number): string => {
  if (minutes < 60) return spell(minutes, "Minute");
  const rest = minutes % 60;
  const whole = spell(Math.floor(minutes / 60), "Stunde");
  return rest === 0 ? whole : `${whole} und ${spell(rest, "Minute")}`;
};

const spell = (count: number, unit: string): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}n`);
