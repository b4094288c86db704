import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedModel } from "freeform-rpg/testing/models";

/** Names of people as the scenario has them or as the narrator brings them in, with what a DM makes of them. */
export const oldNames = ["Corin Fenn", "Hedda Marl", "Sergeant Hedda Marl", "Gant", "Mister Gant"];
/** Names that a DM has struck out. */
export const hiddenNames = ["Pell the Ferryman", "straw figure", "The Sunken Chapel"];

/** Ways to misspell a name in case, spacing and width. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.replaceAll(" ", "   "),
  (name) => name.replaceAll(" ", "\n"),
  (name) => name.replace(/[A-Z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
];

const frames: readonly ((name: string) => string)[] = [
  (name) => `${name} looks up.`,
  (name) => `You hear ${name}'s boots on the stones.`,
  (name) => `"Ask ${name}," someone says; the ${name} only laughs.`,
  (name) => `The yard goes quiet (${name} has seen you).`,
];

const pick = <T>(list: readonly T[], nth: number): T => {
  const found = list[nth % list.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
};

const wickedName = (nth: number): string => pick(spellings, nth)(pick([...oldNames, ...hiddenNames], nth * 7 + Math.floor(nth / 5)));

interface Told {
  readonly text: string;
  readonly review: object;
}

const tell = (text: string, found: { readonly details?: readonly object[]; readonly threads?: readonly object[] }): Told => ({
  text,
  review: { covered: [], verdicts: [], details: [], threads: [], suggestions: ["wait"], ...found },
});

const narration = (nth: number): Told => {
  const [one, two, three] = [wickedName(nth), wickedName(nth + 3), wickedName(nth + 11)];
  const quote = "You take your time.";
  const detail = { quote, subject: "", name: "" };
  return tell(`${quote} ${pick(frames, nth)(one)} ${pick(frames, nth + 1)(two)}`, {
    details: [
      { ...detail, kind: "look", subject: `p${1 + (nth % 3)}`, text: `${one} left chalk mark ${nth} for ${three}.` },
      ...(nth % 3 === 0 ? [{ ...detail, kind: "bystander", name: two, text: `${two}, or someone like ${one}` }] : []),
      ...(nth % 4 === 0 ? [{ ...detail, kind: "thing", name: `letter ${nth} to ${three}`, text: `Written by ${one}.` }] : []),
    ],
    threads:
      nth % 5 === 0
        ? [{ quote, change: "add", thread: "", type: "mystery", title: `Open question: what does ${one} want from you, ${nth}?` }]
        : [],
  });
};

/** The first turns bring in those whom the DM will merge and strike out. */
const beginnings = ["Old Gantry", "Gant", "Mister Gant", "Pell the Ferryman"].map((name) =>
  tell(`You look around the yard. ${name} comes through the gate and sits down on the wall, and nods to you.`, {
    details: [{ quote: "You look around the yard.", subject: "", kind: "bystander", name, text: "Someone from the harbour." }],
  }),
);

const told = (turn: number): Told => beginnings[turn - 1] ?? narration(turn);

/** The sentence again, where one is to be replaced. */
const repairedIn = (input: unknown): string | undefined => (input as NarratorInput).repair?.sentence;

/** A model that keeps to no canon: it tells old names, misspells them and brings back what was struck out. */
export const wickedModel = (): ScriptedModel => {
  let turn = 0;
  return scriptedModel({
    "turn/interpreter": () => {
      turn += 1;
      const target = turn > beginnings.length ? wickedName(turn) : "";
      return {
        intent: `look at ${target || "the yard"}`,
        referenced_entities: target === "" ? [] : [target],
        proposed_actions: [{ action: "look", target_id: turn % 2 === 0 ? target : "", details: `at ${target}`, estimated_minutes: 1 }],
      };
    },
    "turn/narrator": ({ input }: ModelRequest) => repairedIn(input) ?? told(turn).text,
    "turn/review": () => told(turn).review,
  });
};
