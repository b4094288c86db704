import type { Wordings } from "freeform-rpg/language";
import type { Way } from "freeform-rpg/plugins/turn/scene/lib";
import type { Family } from "../../families.ts";

export const leads: Readonly<Partial<Record<Family, Wordings>>> = {
  stealth: ["Du prüfst das Licht und die Lücken darin. Vor dir: {target}."],
  climb: ["Du nimmst Maß und suchst den ersten Griff: {target}.", "Da hilft nur eines, und das führt nach oben: {target}."],
  theft: [
    "Du kommst näher heran und denkst, so fest du kannst, an etwas anderes. Dein Ziel: {target}.",
    "Du wartest auf den richtigen Augenblick. Dein Ziel: {target}.",
  ],
  tech: [
    "Du gehst davor in die Hocke: {target}.",
    "Du machst dich an die Arbeit: {target}.",
    "Das bekommt nun beide Hände und deine ganze Aufmerksamkeit: {target}.",
  ],
  force: ["Du stellst dich breitbeinig davor: {target}.", "Mit dir und dem da ist etwas zu klären: {target}."],
  flee: ["Du willst Abstand, und du willst ihn jetzt: {target} soll dich nicht bekommen.", "Ein Blick genügt, und du läufst: {target}."],
  chase: ["Du nimmst die Verfolgung auf: {target}.", "Du lässt einen kleinen Vorsprung, dann läufst du los: {target}."],
  fight: ["Du gehst los: {target}.", "Du suchst die Nähe: {target}.", "Zum Reden wäre Zeit, und du lässt sie verstreichen: {target}."],
  shoot: ["Du hebst die Waffe.", "Du zielst: {target}.", "Deine Hand findet den Griff, und davor steht {target}."],
  deceive: ["Du hast eine Geschichte bereit, und {target} soll sie hören.", "Du hältst dem Blick stand und fängst an. Vor dir: {target}."],
  talk: ["{Target} schaut auf.", "Du hast eine Frage, und {target} soll sie hören.", "Du wartest, bis {target} Zeit hat."],
  appeal: ["Du legst deine Sache dar, und {target} hört zu.", "Du trägst es so ehrlich vor, wie du kannst. Vor dir: {target}."],
  intimidate: ["Du trittst nah heran, bis {target} nicht mehr wegsehen kann.", "Nun hat {target} deine ganze Aufmerksamkeit."],
  search: [
    "Du fängst damit an: {target}.",
    "Du lässt dir Zeit damit: {target}.",
    "Das siehst du dir gründlich an: {target}.",
    "Du gehst davor in die Knie: {target}.",
    "Als Nächstes: {target}.",
    "Du beugst dich darüber: {target}.",
  ],
  look: ["Du richtest den Blick darauf: {target}.", "Du schaust eine Weile hin: {target}."],
  use: ["Du versuchst dich daran: {target}."],
  give: ["Du hältst es hin. {Who} sieht es.", "Du gehst damit hinüber. Dort: {who}."],
  aid: ["Du kniest dich hin: {target}.", "Du siehst, was sich tun lässt: {target}."],
  other: ["Du wendest dich der Sache zu: {target}."],
};

export const emptyHanded: Wordings = [
  "Du bekommst, was es zu bekommen gibt, und das ist nichts, was man forttragen könnte.",
  "Deine Hand darf sich um alles schließen. Es ist nur nichts da, was zu behalten wäre.",
  "Das gehört nicht zu den Dingen, die sich lösen. Du lässt es, wo es ist.",
];

export const approaches: Wordings = [
  "Du gehst hinüber: {target}.",
  "Ein paar Schritte, und du bist da: {target}.",
  "Ohne Eile gehst du darauf zu: {target}.",
];

export const entered: Readonly<Record<Way, Wordings>> = {
  door: ["Du gehst hindurch: {target}.", "Du trittst hindurch: {target}."],
  room: ["Du gehst hinein: {target}.", "Du trittst ein: {target}."],
};

export const leadsNowhere: Wordings = ["Dahinter führt kein Weg weiter, und mehr als das ist nicht zu sehen.", "Weiter führt es nicht."];

export const liesThere = (thing: string): string => `Dort liegt: ${thing}.`;

export const keptInHand: Wordings = ["Am Ende wechselt nichts den Besitzer.", "Du überlegst es dir und behältst, was du hast."];

export const laidDown: Wordings = [
  "Niemand ist dadurch ärmer und niemand reicher.",
  "Es macht weniger Unterschied, als es hätte machen können.",
  "Das ist getan, und alles ist noch da, wo du es erreichst.",
];

export const served: Wordings = [
  "Du bestellst, und es lässt nicht lange auf sich warten.",
  "Es wird wortlos gebracht.",
  "Ein Nicken, und schon ist es unterwegs; dann steht es da.",
  "Du bittest darum, und zweimal musst du es nicht sagen.",
];

export const unchanged: Wordings = [
  "{Target} hat sich nicht verändert, seit du zuletzt hingesehen hast. Du vielleicht schon.",
  "Das kennst du inzwischen, und es zeigt kein neues Gesicht: {target}.",
  "Ein zweiter Blick bestätigt den ersten: {target}.",
  "{Target}: alles wie zuvor.",
];

export const firstLooks: Wordings = [
  "Du siehst dich gründlich um, wie an einem Ort, an dem gleich etwas von einem verlangt wird.",
  "Vor allem anderen schaust du: wer hier ist, was hier ist und wo es hinausgeht.",
  "Du fängst an, wo du immer anfängst, mit den Augen.",
];

export const paces: Wordings = [
  "Du gehst von einem Ende zum anderen.",
  "Du schreitest es ab, hin und zurück.",
  "Du gehst eine Weile umher, ohne irgendwohin zu gehen.",
];

export const hasAlready = (target: string): string => `Das hast du schon: ${target}.`;

export const yourself = (): string => "du selbst";

export const bodyOf = (name: string): string => `der Körper von ${name}`;

/** What players type cannot be turned to the second person without knowing its verbs. */
export const did = (): string => "";

export const tried = (): string => "";
