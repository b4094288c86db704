import { capitalise } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";

export const addresses: Wordings = [
  "Du wartest, bis {who} aufschaut, und fragst.",
  "{Who} schaut auf, und du fragst.",
  "Du fragst geradeheraus, und {who} hört zu.",
  "Du stellst deine Frage, und {who} lässt dich ausreden.",
];

export const remarks: Wordings = [
  "{Who} schaut auf, und du sagst es.",
  "Du sagst, was zu sagen ist, und {who} hört zu.",
  "Du wartest, bis {who} zuhört.",
];

export const noNews: Wordings = [
  "Du fragst danach: {topic}. {Who} kann dir nicht mehr sagen, als du weißt.",
  "Du fragst danach: {topic}. {Who} denkt ehrlich darüber nach und kommt mit leeren Händen zurück.",
  "Du fragst danach, und noch einmal mit anderen Worten: {topic}. {Who} hat nur die eine Antwort, und sie lautet Nein.",
  "Du bringst es zur Sprache: {topic}. {Who} lässt es liegen, wo du es hingelegt hast.",
  "Du fragst danach: {topic}. {Who} hat ein Schulterzucken dafür, und du bekommst es.",
];

export const smallTalk: Wordings = [
  "Ihr wechselt Worte von der Art, die einen Ort warm hält. {Who} ist dabei nicht wortkarg.",
  "{Who} lässt dich ausreden und gibt dir so viel, wie gefragt war.",
  "Ihr redet eine Weile. {Who} hat nichts gegen die Gesellschaft.",
  "{Who} antwortet nicht lang, aber offen.",
  "{Who} hat Zeit für dich, wenn auch wenig, um sie zu füllen.",
];

export const takenIn: Wordings = [
  "{Who} nimmt es auf und gibt nichts zurück.",
  "{Who} hört es und lässt es liegen, wo es hingefallen ist.",
  "Es ist gesagt. {Who} sieht dich an, wie man eine Rechnung ansieht.",
  "{Who} nickt, was alles heißen kann.",
];

export const unheard: Wordings = [
  "Deine Worte gehen hinaus in den Raum, und der behält sie.",
  "Niemand greift es auf.",
  "Gesagt hast du es jedenfalls.",
  "Es hängt so lange in der Luft, wie solche Dinge hängen.",
];

export const muteAnswers: Wordings = [
  "Du sagst, was du zu sagen hast. {Target} hat nichts zu erwidern.",
  "Du fragst und bekommst keine Antwort, wie zu erwarten war: {target} schweigt.",
  "{Target} antwortet nicht.",
];

export const sayings: Readonly<Record<"stated" | "asked" | "exclaimed", Wordings>> = {
  stated: ["{said}, sagst du.", "{speech}", "{Who} schaut auf. {speech}", "{speech}"],
  asked: ["{speech}, fragst du.", "{speech}", "{Who} schaut auf. {speech}", "{speech}"],
  exclaimed: ["{speech}, sagst du.", "{speech}", "{Who} schaut auf. {speech}", "{speech}"],
};

export const quoted = (words: string): string => `„${words}“`;

export const begun = (words: string): string => `„${words.replace(/\.$/, "")}“`;

export const again = (told: string): string => `Noch einmal: ${capitalise(told)}.`;

/** Names the speaker of several sentences once. */
export const joinSayings = (text: string): string => {
  const joined = text
    .replaceAll(/(„[^“]*“), sagt (\p{L}[^„“.,]*)\. „([^“]*)“, sagt \2\.(?=\s|$)/gu, "$1, sagt $2. „$3.“")
    .replaceAll(/([.?!])“ „(?=\p{Lu})/gu, "$1 ");
  return joined === text ? text : joinSayings(joined);
};
