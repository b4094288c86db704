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
  const [, input] = /<input untrusted="true">\n([\s\S]*?)\n<\/input>/.exec(texts.at(-1) ?? "") ?? [];
  if (prompt === undefined || input === undefined) throw new Error("The pretended model was sent a prompt that nobody brings.");
  if (prompt.id === "turn/interpreter") return { value: interpretScene(input), pieceLength: 400, usage: { input: 9000, output: 300 } };
  const signal = new AbortController().signal;
  const asked = { prompt, input: JSON.parse(input), text: "", schema: z.unknown(), signal, seed: "pretended" };
  const { value } = await createOffline(kernel).complete(asked);
  return { value, pieceLength: 400, usage: { input: 9000, output: 300 } };
};

/** Reads "I VERB ... NAME": the interpreter is sent text, of which only the player's line and the names with their ids are read. */
const interpretScene = (scene: string): unknown => {
  const text = scene.split("## The player says\n")[1]?.trim() ?? "";
  const [, verb = "look"] = /^I (\w+)/.exec(text) ?? [];
  const named = [...scene.matchAll(/^\[([^\]]+)\] ([^,(;]+)/gm)].find(([, , name = ""]) => {
    const [first = ""] = name.toLowerCase().replace(/^the /, "").split(" ");
    return text.toLowerCase().includes(first);
  });
  return { intent: text, proposed_actions: [{ action: verb, target_id: named?.[1] ?? "", details: text }] };
};

/** All text in a document, in order. */
const findTexts = (document: unknown): string[] => {
  if (typeof document === "string") return [document];
  return typeof document === "object" && document !== null
    ? Object.entries(document).flatMap(([name, value]) => (name === "role" || name === "type" ? [] : findTexts(value)))
    : [];
};
