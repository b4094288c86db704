import { defineMessages } from "freeform-rpg/language";

/** The names of the clocks that a campaign has by default, and what happens when they come to a value. */
export const messages = defineMessages(
  {
    heat: "Heat",
    asked: "Someone has begun to ask questions about you.",
    described: "They have a description, and people out looking.",
    found: "They know where you are, and they come.",
    time: "Time",
    halfGone: "Half of the time is gone, and it shows.",
    fewLeft: "There is time for one or two things more.",
    timeUp: "Time is up: what was going to happen happens now.",
    harm: "Harm",
    pain: "The pain slows you down; everything physical is harder.",
    collapse: "Your body gives out.",
    money: "Cred",
    reputation: "Reputation",
    shunned: "Nobody who matters will be seen with you.",
    famous: "Your name opens doors, and some of them have people waiting behind.",
  },
  {
    de: {
      heat: "Aufsehen",
      asked: "Jemand hat angefangen, sich nach dir zu erkundigen.",
      described: "Man hat eine Beschreibung von dir, und man sucht dich.",
      found: "Man weiß, wo du bist, und ist auf dem Weg zu dir.",
      time: "Zeit",
      halfGone: "Die halbe Zeit ist um, und das merkt man.",
      fewLeft: "Für ein oder zwei Dinge reicht die Zeit noch.",
      timeUp: "Die Zeit ist um: Was geschehen sollte, geschieht jetzt.",
      harm: "Schaden",
      pain: "Der Schmerz macht dich langsam; alles Körperliche fällt schwerer.",
      collapse: "Dein Körper macht nicht mehr mit.",
      money: "Guthaben",
      reputation: "Ruf",
      shunned: "Niemand, der etwas gilt, will mit dir gesehen werden.",
      famous: "Dein Name öffnet Türen, und hinter manchen wartet schon jemand.",
    },
  },
);
