import { parentPort } from "node:worker_threads";
import {
  createPolicyEngine,
  evaluate,
  extractText,
  loadPolicies,
  loadShippedPolicies,
  readPacks,
} from "freeform-rpg/plugins/policy/engine/lib";

const context = { tools_available: ["search"] };
const engine = createPolicyEngine(loadShippedPolicies());
const core = loadPolicies({ packs: readPacks().filter((pack) => /^\{"pack_id":"(?:core|example)/.test(JSON.stringify(pack))) });

/** The operations on a hostile text. */
const works = {
  read: (text: string) => extractText(text, { context }),
  judge: (text: string) => evaluate(core, extractText(text, { context })),
  correct: (text: string) => engine.correct(text, { given: context }),
};

/** One text to work on: `piece` repeated up to `length` characters. */
export interface HostileText {
  readonly work: keyof typeof works;
  readonly piece: string;
  readonly length: number;
}

// A thread of its own: only from outside can a regular expression be stopped. Answers each text with `true` once it is done.
parentPort?.on("message", async ({ work, piece, length }: HostileText) => {
  await works[work](piece.repeat(Math.ceil(length / piece.length)));
  parentPort?.postMessage(true);
});
