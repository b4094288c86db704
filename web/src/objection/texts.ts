import type { TurnFlag } from "../api/generated/graphql.ts";
import { inLanguage } from "../texts.ts";

/** What a player may say is wrong with a turn. */
export const flags = ["OTHER", "INVALID_ACTION", "CONTRADICTION", "OUT_OF_CHARACTER"] as const satisfies readonly TurnFlag[];

/** Texts of objections to a turn. */
export const objectionTexts = inLanguage({
  en: {
    title: "not what was meant",
    decided: "What was decided",
    nothing: "Nothing beside the text.",
    what: "What is wrong?",
    flags: {
      OTHER: "I meant something else",
      INVALID_ACTION: "It did what is not possible",
      CONTRADICTION: "It contradicts what happened",
      OUT_OF_CHARACTER: "Somebody acts unlike themselves",
      LEAK: "It says what nobody may know yet",
      DULL: "It is dull",
      FALSE_ALARM: "A good draft was refused",
    },
    comment: "What did you mean?",
    help: "Your DM reads it, and can change the text, take the turn back, or go on.",
    send: "Say it to the DM",
    said: "Your DM has it. You can change it or take it back.",
    takeBack: "Take it back",
    name: "A name is wrong",
    whose: "Whose?",
    right: "The right name",
    why: "Why (if it helps)",
    propose: "Propose the name",
    proposed: "Proposed. It applies once your DM approves it.",
    applied: "The name is changed.",
  },
  de: {
    title: "nicht so gemeint",
    decided: "Was entschieden wurde",
    nothing: "Nichts außer dem Text.",
    what: "Was stimmt nicht?",
    flags: {
      OTHER: "Ich meinte etwas anderes",
      INVALID_ACTION: "Es tat, was nicht möglich ist",
      CONTRADICTION: "Es widerspricht dem, was geschah",
      OUT_OF_CHARACTER: "Jemand handelt nicht wie er selbst",
      LEAK: "Es sagt, was noch niemand wissen darf",
      DULL: "Es ist langweilig",
      FALSE_ALARM: "Ein guter Entwurf wurde abgelehnt",
    },
    comment: "Was hast du gemeint?",
    help: "Deine Spielleitung liest es und kann den Text ändern, den Zug zurücknehmen oder weiterspielen.",
    send: "Der Spielleitung sagen",
    said: "Deine Spielleitung hat es. Du kannst es ändern oder zurücknehmen.",
    takeBack: "Zurücknehmen",
    name: "Ein Name stimmt nicht",
    whose: "Wessen?",
    right: "Der richtige Name",
    why: "Warum (wenn es hilft)",
    propose: "Den Namen vorschlagen",
    proposed: "Vorgeschlagen. Es gilt, sobald deine Spielleitung zustimmt.",
    applied: "Der Name ist geändert.",
  },
});
