import type { OperationNode } from "freeform-rpg/schemas";
import type { Scores, Verifier } from "../language/predicate.ts";
import type { Asker } from "../correct/rewriting.ts";

/** An inference as the model that judges it sees it. */
export interface Inference {
  readonly id: string;
  readonly premises: readonly string[];
  readonly conclusion: string;
}

/** Scores inferences by id: 1 for a sound one, 0 for an unsound one; what is left out is undecided. */
export type JudgeInferences = (inferences: readonly Inference[], asker: Asker) => Promise<Readonly<Record<string, number>>>;

/** The id of the verifier of inferences. */
export const soundnessId = "core.soundness";

/** Inferences of one text that are judged. */
const most = 20;

/** Makes the verifier of inferences. Without `judge`, or when no one is asking, no inference is judged. */
export const createSoundness = (judge: JudgeInferences | null): Verifier => ({
  id: soundnessId,
  verify: async ({ graph }, asker): Promise<Scores> => {
    const inferences = graph.operations.filter(({ type }) => type === "inference").slice(0, most);
    if (judge === null || asker === null || inferences.length === 0) return { overall: null };
    return { overall: null, nodes: await judge(inferences.map(toInference), asker) };
  },
});

const toInference = ({ id, operands, result }: OperationNode): Inference => ({
  id,
  premises: operands.map(String),
  conclusion: String(result),
});
