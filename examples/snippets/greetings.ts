import { defineMessages, fillWording } from "freeform-rpg/language";

const english = {
  greeting: ['"Good evening," says {who}.', "{Who} nods at you."],
  gone: (name: string, hours: number) => `${name} left ${hours === 1 ? "an hour" : `${hours} hours`} ago.`,
};

/** The messages of a plugin, in English and German. */
export const messages = defineMessages(english, {
  de: {
    greeting: ["„Guten Abend“, sagt {who}.", "{Who} nickt dir zu.", "{Who} hebt die Hand."],
    gone: (name, hours) => `${name} ist seit ${hours === 1 ? "einer Stunde" : `${hours} Stunden`} fort.`,
  },
});

/** A greeting in the language of a campaign. */
export const greet = (language: string | null, who: string): string => fillWording(messages.in(language).greeting[0] ?? "", { who });
