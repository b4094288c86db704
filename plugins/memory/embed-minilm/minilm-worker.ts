import { parentPort } from "node:worker_threads";
import { openModel } from "./open-model.ts";

/** Texts to embed. */
export interface MiniLmRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** Their vectors, or why there are none. */
export interface MiniLmAnswer {
  readonly id: number;
  readonly vectors?: readonly (readonly number[])[];
  readonly failure?: string;
}

const model = openModel();

const answer = async ({ id, texts }: MiniLmRequest): Promise<MiniLmAnswer> => {
  try {
    const embed = await model;
    const vectors: (readonly number[])[] = [];
    for (const text of texts) vectors.push(await embed(text));
    return { id, vectors };
  } catch (thrown) {
    return { id, failure: String(thrown) };
  }
};

parentPort?.on("message", (request: MiniLmRequest) => void answer(request).then((made) => parentPort?.postMessage(made)));
