import type { WireRequest } from "freeform-rpg/testing/models";
import { faultySentence, repairedSentence, writeProse } from "./prose.ts";
import type { PlayedTurn } from "./played-turns.ts";

/** The turn that is played at the moment. */
export interface CurrentTurn {
  readonly nth: number;
  readonly turn: PlayedTurn;
  /** Whether its narration has a faulty sentence. */
  readonly faulty: boolean;
}

/** Answers a request as its role's model would, in the length of a real answer. */
export const answerRequest = (asked: WireRequest, { nth, turn, faulty }: CurrentTurn): unknown => {
  const said = lastMessage(asked);
  const role = roleOf(asked);
  if (role === "interpreter") return turn.interpretation;
  if (role === "narrator") return said.includes("## Answer with") ? repairedSentence : writeProse(eventsIn(said), nth, faulty);
  if (role === "review") return review(said, faulty);
  if (role === "planner") return preparedMoves;
  if (role === "second_vote")
    return { votes: [...said.matchAll(/^(s\d+) /gm)].map(([, passage]) => ({ passage, verdict: "contradicts" })) };
  throw new Error(`The benchmark has no answer to this request: ${asked.said.slice(0, 200)}`);
};

const roles: Readonly<Record<string, string>> = {
  "You read one message of a player": "interpreter",
  "You narrate one turn": "narrator",
  "You review the narration": "review",
  "You prepare tension moves": "planner",
  "You judge single passages": "second_vote",
};

const roleOf = ({ said }: WireRequest): string => Object.entries(roles).find(([beginning]) => said.includes(beginning))?.[1] ?? "";

/** The newest message: this turn's, without the history. */
const lastMessage = ({ body }: WireRequest): string => {
  const content: unknown = Array.isArray(body["messages"]) ? Reflect.get(Object(body["messages"].at(-1)), "content") : "";
  return typeof content === "string" ? content : JSON.stringify(content);
};

const event = /^(e\d+)(\*?) (\w+): (.+)$/gm;

const eventsIn = (said: string): string[] => [...said.matchAll(event)].flatMap(([, , , , text]) => text ?? []);

/** A review of realistic length: what is covered, two details, three suggestions, and the verdict on a faulty sentence. */
const review = (said: string, faulty: boolean): unknown => {
  const [before = "", text = ""] = said.split("## Text\n");
  const covered = [...before.matchAll(event)]
    .filter(([, , binding]) => binding === "*")
    .map(([, ref, , , quote]) => ({ event: ref, quote }));
  const about = /^e\d+/m.exec(before)?.[0] ?? "f1";
  return {
    covered,
    verdicts:
      faulty && text.includes(faultySentence)
        ? [{ quote: faultySentence, about, why: "Nothing of the kind happened.", kind: "contradicts" }]
        : [],
    details: [{ quote: firstSentence(text), subject: "", kind: "thing", name: "swaying lamp", text: "A lamp sways over the counter." }],
    threads: [],
    suggestions: ["Ask Sefa about the knocking", "Look behind the jukebox", "Step out into the rain"],
  };
};

/** Moves in the length of a real answer. They are about somebody who is never here, so that none of them changes the turns. */
const preparedMoves = {
  moves: ["put_in_a_spot", "opportunity_at_a_cost", "show_a_downside"].map((type) => ({
    about: ["nobody"],
    type,
    text: "Somebody at the bar has stopped talking and looks at the pocket of your coat.",
    threat: "",
    source: "",
  })),
};

const firstSentence = (text: string): string => /^[^.!?]+[.!?]/.exec(text.trim())?.[0] ?? text;
