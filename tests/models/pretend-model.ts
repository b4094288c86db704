import type { Kernel } from "freeform-rpg/kernel";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { prompts } from "freeform-rpg/plugins/models/core";
import type { WireReply, WireRequest, WireScript } from "freeform-rpg/testing/models";
import { z } from "zod";

/** A model behind a wire: it knows what every prompt asks for and answers as the offline narrator would. */
export interface PretendModel {
  readonly script: WireScript;
  /** Teaches it the prompts of an engine. */
  learn(kernel: Kernel): void;
}

/** Makes a model whose answers depend on what it is sent over the wire, and on nothing else. */
export const pretendModel = (): PretendModel => {
  let kernel: Kernel | null = null;
  return {
    learn: (taught) => void (kernel = taught),
    script: async (asked) => {
      if (kernel === null) throw new Error("The pretended model was asked before it had learnt anything.");
      return answer(kernel, asked);
    },
  };
};

const answer = async (kernel: Kernel, { said }: WireRequest): Promise<WireReply> => {
  const texts = z.array(z.string()).parse(findTexts(JSON.parse(said)));
  const prompt = kernel.read(prompts).find(({ value }) => texts.includes(value.text))?.value;
  const [, json] = /<input untrusted="true">\n([\s\S]*?)\n<\/input>/.exec(texts.at(-1) ?? "") ?? [];
  if (prompt === undefined || json === undefined) throw new Error("The pretended model was sent a prompt that nobody brings.");
  const signal = new AbortController().signal;
  const asked = { prompt, input: JSON.parse(json), text: "", schema: z.unknown(), signal, seed: "pretended" };
  const { value } = await createOffline(kernel).complete(asked);
  return { value, pieceLength: 400, usage: { input: 9000, output: 300 } };
};

/** All text in a document, in order. */
const findTexts = (document: unknown): string[] => {
  if (typeof document === "string") return [document];
  return typeof document === "object" && document !== null
    ? Object.entries(document).flatMap(([name, value]) => (name === "role" || name === "type" ? [] : findTexts(value)))
    : [];
};
