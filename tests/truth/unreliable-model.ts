import { provide, Runner } from "freeform-rpg/kernel";
import type { Provider } from "freeform-rpg/kernel";
import { createOffline, seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import type { SentenceRepair } from "freeform-rpg/plugins/turn/narrator";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import { tellLie } from "./lie.ts";
import type { Lie, Situation } from "./lie.ts";
import type { TruthCase } from "./truth-case.ts";

/** A narrator who mixes untruths into sound drafts, the same ones for the same seed. Everything else is answered soundly. */
export interface UnreliableModel {
  readonly provision: Provider;
  /** Begins a turn; answers what was made up since the last one. */
  turn(number: number): Made;
}

/** What the narrator did in one turn. */
export interface Made {
  /** Untruths of any draft. */
  readonly lies: readonly Lie[];
  readonly drafts: number;
  /** Answers without a text. */
  readonly garbled: number;
}

/** Makes the narrator of a case. */
export const createUnreliableModel = (one: TruthCase): UnreliableModel => {
  let turn = 0;
  let made = { lies: [] as Lie[], drafts: 0, garbled: 0, asked: 0 };
  /** The change of a thread that the review of this turn makes up. */
  let loop: NarratorOutput["thread_adds"] = [];
  const narrate = (text: string, situation: Situation): string => {
    const random = seedRandom(`${one.seed}/${turn}/${made.drafts}`);
    made.asked += 1;
    if (seedRandom(`${one.seed}/${turn}/asked-${made.asked}`).fraction() < one.garbles) {
      made.garbled += 1;
      return " ";
    }
    const sound = NarratorOutput.parse({ final_text: text });
    const told = chooseLie(one, { turn, draft: made.drafts, first: seedRandom(`${one.seed}/${turn}/0`), random, sound, situation });
    made.drafts += 1;
    if (told === null) return text;
    if (!made.lies.some(({ mark }) => mark === told.lie.mark)) made.lies.push(told.lie);
    loop = told.draft.thread_adds;
    return told.draft.final_text;
  };
  /** A sentence in place of a faulty one: the plain one, or the same untruth again. */
  const repair = ({ draft, sentence, plain }: SentenceRepair): string => {
    made.drafts += 1;
    const stubborn = seedRandom(`${one.seed}/${turn}/${made.drafts}/${draft.length}`).fraction() < one.lies / 2;
    return (stubborn ? sentence : plain) || "Rain drums on the roof.";
  };
  const review = (value: unknown, text: string): unknown => ({
    ...Object(value),
    threads: loop.map(({ title, type }) => ({ quote: text.split(/(?<=[.!?])\s/)[0], change: "add", thread: "", type, title })),
  });
  const provision = provide(ModelProvider, {
    uses: { runner: Runner },
    create: ({ runner }) => {
      const offline = createOffline(runner);
      return {
        name: "unreliable",
        notice: "A narrator who mixes untruths in, for measurements.",
        complete: async (request) => {
          const asked = { ...request, onText: undefined };
          const paid = { model: "unreliable", inputTokens: 100, outputTokens: 50, cost: 0 };
          if (request.prompt.id === "turn/review") {
            const { value } = await offline.complete(asked);
            return { ...paid, value: review(value, (request.input as { text: string }).text) };
          }
          if (request.prompt.id !== "turn/narrator") return offline.complete(request);
          const input = request.input as Situation & { repair?: SentenceRepair };
          if (input.repair !== undefined) return { ...paid, value: repair(input.repair) };
          const { value } = await offline.complete(asked);
          const text = narrate(String(value), input);
          request.onText?.(text);
          return { ...paid, value: text };
        },
      };
    },
  });
  return {
    provision,
    turn(number) {
      const { lies, drafts, garbled } = made;
      turn = number;
      made = { lies: [], drafts: 0, garbled: 0, asked: 0 };
      loop = [];
      return { lies, drafts, garbled };
    },
  };
};

interface Draft {
  readonly turn: number;
  readonly draft: number;
  readonly first: ReturnType<typeof seedRandom>;
  readonly random: ReturnType<typeof seedRandom>;
  readonly sound: NarratorOutput;
  readonly situation: Situation;
}

const chooseLie = (one: TruthCase, { draft, first, random, sound, situation }: Draft) => {
  const lied = first.fraction("lies") < one.lies;
  if (!lied) return null;
  if (draft === 0) return tellLie(sound, one, situation, first);
  const mood = random.fraction("mood");
  if (mood < one.repeats) return tellLie(sound, one, situation, first);
  return mood < one.repeats + one.relapses ? tellLie(sound, one, situation, random) : null;
};
