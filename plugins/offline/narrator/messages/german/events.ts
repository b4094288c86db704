import type { Wordings } from "freeform-rpg/language";

export const findings: Wordings = [
  "Und da ist es.",
  "Dann lässt dich etwas innehalten.",
  "Es dauert einen Augenblick, bis du begreifst, was du vor dir hast.",
  "Eines davon will sich nicht zum Übrigen fügen.",
  "Da siehst du, was es ist.",
  "Etwas, worüber du hinweggegangen warst, will noch einmal angesehen werden.",
];

export const emptyFinds: Wordings = [
  "Es ist nicht mehr daran, als man sieht, und das kannst du nun mit Sicherheit sagen.",
  "Kein Geheimfach, kein Zettel, nichts Drittes. Das kannst du abhaken.",
  "Du findest nichts, was nicht offen dalag.",
  "Du findest nichts Neues.",
  "Am Ende weißt du, was du vorher wusstest.",
  "Hier ist nichts, was dir entgangen wäre.",
  "Du könntest weitersuchen, aber es gibt nichts mehr zu finden.",
];

export const knownFinds: Wordings = [
  "Du findest wieder, was du schon wusstest, und nicht mehr.",
  "Dem, was es dir schon verraten hat, fügt es nichts hinzu.",
  "Was hier zu finden war, hast du gefunden.",
];

export const nothingMore: Wordings = [
  "Es ist nicht mehr daran, als man sieht, und das kannst du nun mit Sicherheit sagen.",
  "Kein Geheimfach, kein Zettel, nichts Drittes. Das kannst du abhaken.",
  "Das ist alles; du siehst zweimal hin, um sicher zu sein.",
  "Mehr verbirgt sich darin nicht.",
  "Du könntest weitersuchen, aber sonst gibt es nichts zu finden.",
];

export const nothingEither: Wordings = ["Auch dort ist nichts.", "Dort ist es nicht anders.", "Wieder nichts."];

export const refusals: Wordings = [
  "Das geht hier und jetzt nicht.",
  "Du überlegst es dir anders, bevor du anfängst.",
  "Deine Hand ist schon unterwegs, als dir der Haken an der Sache auffällt.",
  "Daraus wird nichts.",
  "Du hältst inne.",
  "Ein guter Gedanke, nur nicht hier.",
  "Nein.",
];

interface EventLines {
  readonly item_acquired: Wordings;
  readonly relationship_up: Wordings;
  readonly relationship_down: Wordings;
  readonly taken_in: Wordings;
  readonly harm_taken: Wordings;
  readonly failure_streak_warning: Wordings;
  readonly heat_up: Wordings;
}

export const eventLines: EventLines = {
  item_acquired: ["Du hast es jetzt: {item}.", "{Item} gehört nun zu dem, was du bei dir trägst.", "{Item} kommt mit dir."],
  relationship_up: [
    "Ihr kommt etwas besser miteinander aus, {who} und du.",
    "{Who} ist dir ein wenig gewogener als zuvor.",
    "{Who} wird sich daran gern erinnern.",
    "{Who} sieht dich etwas weniger wie einen Fremden an.",
  ],
  relationship_down: [
    "{Who} ist dir weniger gewogen als zuvor.",
    "{Who} wird sich daran erinnern, und nicht gern.",
    "{Who} hat dich in eine kleinere Schublade gesteckt als zuvor.",
    "{Who} hat dir den letzten Kredit gestrichen.",
  ],
  taken_in: [
    "{Who} lässt das auf sich wirken.",
    "{Who} hört das zum ersten Mal, und du siehst es ankommen.",
    "{Who} hört bis zum Ende zu.",
    "{Who} weiß es nun und tut nicht so, als wäre es anders.",
  ],
  harm_taken: [
    "Es tut weh, und es hört nicht auf.",
    "Da ist Blut, und es ist deines.",
    "Der Schmerz kommt spät und holt alles nach.",
    "Das wirst du morgen spüren, und du spürst es jetzt.",
    "Es nimmt dir den Atem und gibt ihn nur langsam zurück.",
    "Du stehst noch, aber das ist jetzt eine Entscheidung.",
  ],
  failure_streak_warning: [
    "Dein Glück hängt an einem Faden. Der nächste Fehler könnte einer zu viel sein.",
    "Schon eine Weile gelingt dir nichts, und andere rechnen inzwischen damit.",
  ],
  heat_up: [
    "Du bist etwas leichter zu finden als zuvor.",
    "Irgendwo hat gerade jemand deinen Namen zum zweiten Mal gehört.",
    "Aufmerksamkeit hat ein Gewicht, und du spürst etwas mehr davon.",
    "Zwei Leute, die sich unterhielten, unterhalten sich nicht mehr.",
    "Es ist bemerkt worden. Nicht von allen, aber von jemandem.",
    "Du hast eine Spur hinterlassen, der man mit Geduld folgen könnte.",
    "Ein Fensterladen bewegt sich, der sich vorher nicht bewegt hat.",
  ],
};

export const threadEnds: Readonly<Record<string, Wordings>> = {
  resolved: [
    "Das wäre also getan.",
    "Damit ist eines geklärt.",
    "Das hat ein Ende, und zwar das, das du wolltest.",
    "Du hast es also, und es hält.",
    "Eine Last weniger.",
  ],
  failed: [
    "Dafür ist es jetzt zu spät.",
    "Das ist verloren, und keine Klugheit holt es zurück.",
    "Eine Tür ist zugefallen, und du hast sie zufallen hören.",
    "Was zu ändern gewesen wäre, ist nicht mehr zu ändern.",
  ],
};
