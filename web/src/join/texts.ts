import { inLanguage } from "../texts.ts";

const en = {
  join: "Join",
  invited: "You are invited to",
  as: "as",
  until: "The invitation ends on",
  admitted: "A DM admits everybody who comes by it.",
  yourName: "Your name at the table",
  seat: "Your character",
  firstFree: "The first that is free",
  waiting: "A DM has been told that you are here. The campaign opens by itself once they admit you.",
  again: "Look again",
  noCode: "This address names no invitation. Open the whole link that you were sent.",
};

const de: typeof en = {
  join: "Beitreten",
  invited: "Du bist eingeladen zu",
  as: "als",
  until: "Die Einladung endet am",
  admitted: "Die Spielleitung lässt jeden einzeln zu.",
  yourName: "Dein Name am Tisch",
  seat: "Deine Figur",
  firstFree: "Die erste freie",
  waiting: "Die Spielleitung weiß, dass du da bist. Die Kampagne öffnet sich von selbst, sobald sie dich zulässt.",
  again: "Noch einmal nachsehen",
  noCode: "Diese Adresse nennt keine Einladung. Öffne den ganzen Link, den du bekommen hast.",
};

/** The texts of the page that an invitation opens. */
export const joinTexts = inLanguage({ en, de });
