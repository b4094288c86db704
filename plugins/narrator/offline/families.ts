/** Kinds of deeds that read alike. */
export type Family =
  | "stealth"
  | "climb"
  | "theft"
  | "tech"
  | "force"
  | "deceive"
  | "flee"
  | "chase"
  | "fight"
  | "shoot"
  | "talk"
  | "persuade"
  | "intimidate"
  | "search"
  | "look"
  | "listen"
  | "take"
  | "give"
  | "use"
  | "go"
  | "wait"
  | "aid"
  | "gesture"
  | "other";

const verbs: Readonly<Record<Exclude<Family, "other">, string>> = {
  stealth: "sneak hide conceal",
  climb: "climb jump swim",
  theft: "steal pickpocket",
  tech: "hack unlock repair craft",
  force: "force break",
  deceive: "deceive lie",
  flee: "flee escape",
  chase: "chase follow pursue track",
  fight: "fight attack combat violence",
  shoot: "shoot",
  talk: "talk ask say call message contact",
  persuade: "persuade negotiate bribe seduce flirt barter",
  intimidate: "intimidate provoke",
  search: "search investigate examine read check assess",
  look: "look observe",
  listen: "listen",
  take: "take grab pickup",
  give: "give drop put throw pay",
  use: "use open close equip",
  go: "go travel move walk enter exit leave drive",
  wait: "wait rest think remember",
  aid: "help medical",
  gesture: "social",
};

const byVerb = new Map(Object.entries(verbs).flatMap(([family, list]) => list.split(" ").map((verb) => [verb, family] as const)));

/** The family of a canonical verb. */
export const familyOf = (verb: string): Family => families.find((family) => family === byVerb.get(verb)) ?? "other";

/** All families. */
export const families: readonly Family[] = [
  "stealth",
  "climb",
  "theft",
  "tech",
  "force",
  "deceive",
  "flee",
  "chase",
  "fight",
  "shoot",
  "talk",
  "persuade",
  "intimidate",
  "search",
  "look",
  "listen",
  "take",
  "give",
  "use",
  "go",
  "wait",
  "aid",
  "gesture",
  "other",
];
