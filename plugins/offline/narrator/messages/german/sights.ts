import { capitalise, joinList } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";

export const returns: Wordings = [
  "Den Weg hinein kennst du inzwischen, und nichts hat sich gerührt, um dich zu begrüßen.",
  "Es ist, wie du es verlassen hast, soweit du sehen kannst.",
  "Du warst schon einmal hier; der Ort scheint sich zu erinnern.",
  "Hier hat sich nichts geändert, was man sähe.",
];

export const manners: Wordings = [
  "Der Eindruck, den man hat. {Who}: {mood}.",
  "{Who}, soweit du es beurteilen kannst: {mood}.",
  "So wirkt {who}: {mood}.",
];

export const moods: Wordings = ["{Who} schaut zu: {mood}.", "{Who}, soweit du es beurteilen kannst: {mood}.", "So wirkt {who}: {mood}."];

export const plainFeatures: Wordings = [
  "{Target} zeigt dir von hier aus nicht mehr. Eine Suche vielleicht schon.",
  "Von da, wo du stehst, ist nicht mehr zu sehen: {target}.",
  "Auf den ersten Blick fällt daran nichts auf: {target}.",
];

export const features: Wordings = [
  "Da sind: {first} und {second}.",
  "Zweierlei fällt auf: {first} und {second}.",
  "Du merkst dir: {first} und {second}.",
  "Du merkst dir: {first}.",
];

export const people: Wordings = [
  "Mit dir hier: {people}.",
  "Du bist nicht allein: {people}.",
  "Gesellschaft: {people}.",
  "Du zählst die Gesichter: {people}.",
];

export const exits: Wordings = [
  "Von hier führen Wege weiter: {ways}.",
  "Die Wege von hier: {ways}.",
  "{Place} hat Ausgänge: {ways}.",
  "Dahinter liegen: {ways}.",
];

export const unease: Readonly<Record<"exposed" | "detected" | "cornered" | "pursued" | "injured", Wordings>> = {
  exposed: [
    "Du bist immer noch leichter zu sehen, als dir lieb ist.",
    "Auf dir liegt zu viel Licht, und vor dir steht zu wenig.",
    "Du fühlst dich beobachtet, und du wirst es.",
  ],
  detected: ["Jemand hier weiß mehr über dich als vor einer Stunde.", "Der Verdacht ist nirgendwohin gegangen. Er hat sich nur gesetzt."],
  cornered: ["Der Ausgang ist nicht breiter als zuvor.", "Dein Rücken erinnert dich an die Wand hinter ihm."],
  pursued: ["Irgendwo hinter dir hat jemand nicht aufgegeben.", "Du lauschst mit einem Ohr auf die Schritte, die kommen werden."],
  injured: [
    "Die Wunde hat ihren eigenen Takt.",
    "Du gehst ein wenig neben dir, wo es weniger weh tut.",
    "Jeder Atemzug bittet die Wunde um Erlaubnis.",
  ],
};

export const liesDead = (name: string): string => `${capitalise(name)} liegt tot da, wo es geschah.`;

export const liesDown = (name: string): string => `${capitalise(name)} liegt da, wo es geschah, und kämpft nicht mehr.`;

export const asFromAfar = (look: string): string => `${capitalise(look)}, ganz wie es von weiter weg aussah.`;

export const list = (names: readonly string[]): string => joinList(names, "und");

export const nothingElse = (): string => "Der Augenblick vergeht.";
