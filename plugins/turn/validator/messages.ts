import { defineMessages } from "freeform-rpg/language";

/** What the validator says to players: why something is not done, and what it asks back. Names begin with a capital where they begin a sentence. */
export const messages = defineMessages(
  {
    askIntent: () => "What do you want to do?",
    askWhom: () => "Whom or what do you mean?",
    askMeaning: (word: string) => `What do you mean by "${word}"?`,
    brokenTarget: (name: string) => `${name} is broken; there is nothing to be done with it.`,
    deadActor: () => "Your character is dead. The story goes on, but not by this hand.",
    retiredActor: () => "Your character has left the story and does nothing in it any more.",
    downActor: () => "Your character is down and can do nothing until somebody helps.",
    noPartner: (name: string) => `${name} is nobody one could deal with like that.`,
    onlyTalkedOf: (name: string) => `So far there was only talk of ${name}: nobody like that is within reach.`,
    deadPartner: (name: string) => `${name} is dead and gives no answer.`,
    destroyedPartner: (name: string) => `${name} is destroyed; there is nothing left to answer.`,
    downPartner: (name: string) => `${name} is down, and in no state to answer.`,
    oneself: () => "You do not turn on yourself; that is not played out here. Say what else your character does.",
    noOpponent: (name: string) => `${name} is no opponent. Name somebody, or something to break.`,
    brokenAlready: (name: string) => `${name} is broken already.`,
    deadAlready: (name: string) => `${name} is dead already.`,
    downAlready: (name: string) => `${name} is down already, and nothing is won by another blow.`,
    nobodyToFight: () => "There is nobody here to fight.",
    nobodyToTake: () => "There is nobody here who could take it.",
    nobodyToTalkTo: () => "There is nobody here to talk to.",
  },
  {
    de: {
      askIntent: () => "Was willst du tun?",
      askWhom: () => "Wen oder was meinst du?",
      askMeaning: (word) => `Was meinst du mit „${word}“?`,
      brokenTarget: (name) => `${name}: Das ist kaputt, damit ist nichts anzufangen.`,
      deadActor: () => "Deine Figur ist tot. Die Geschichte geht weiter, aber nicht durch ihre Hand.",
      retiredActor: () => "Deine Figur hat die Geschichte verlassen und tut in ihr nichts mehr.",
      downActor: () => "Deine Figur liegt am Boden und kann nichts tun, bis ihr jemand hilft.",
      noPartner: (name) => `${name}: So lässt sich damit nicht umgehen.`,
      onlyTalkedOf: (name) => `${name}: Davon war bisher nur die Rede; hier ist niemand dieser Art.`,
      deadPartner: (name) => `${name} ist tot und antwortet nicht.`,
      destroyedPartner: (name) => `${name} ist zerstört; da ist nichts mehr, was antworten könnte.`,
      downPartner: (name) => `${name} liegt am Boden und kann nicht antworten.`,
      oneself: () => "Gegen dich selbst gehst du nicht vor; das wird hier nicht ausgespielt. Sag, was deine Figur sonst tut.",
      noOpponent: (name) => `${name} ist kein Gegner. Nenne jemanden, oder etwas, das zerbrechen soll.`,
      brokenAlready: (name) => `${name} ist schon kaputt.`,
      deadAlready: (name) => `${name} ist schon tot.`,
      downAlready: (name) => `${name} liegt schon am Boden; mit einem weiteren Schlag ist nichts gewonnen.`,
      nobodyToFight: () => "Hier ist niemand, gegen den du kämpfen könntest.",
      nobodyToTake: () => "Hier ist niemand, der es nehmen könnte.",
      nobodyToTalkTo: () => "Hier ist niemand, mit dem du reden könntest.",
    },
  },
);

/** The messages in the language of a campaign. */
export const messagesOf = ({ campaign }: { readonly campaign: { readonly calibration: { readonly language?: string | undefined } } }) =>
  messages.in(campaign.calibration.language);
