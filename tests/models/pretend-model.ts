import type { Kernel } from "freeform-rpg/kernel";
import { prompts } from "freeform-rpg/plugins/models/core";
import type { WireReply, WireRequest, WireScript } from "freeform-rpg/testing/models";
import { z } from "zod";

/** A model behind a wire: it knows what each prompt of a turn asks for. */
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
    script: (asked) => {
      if (kernel === null) throw new Error("The pretended model was asked before it had learnt anything.");
      return answer(kernel, asked);
    },
  };
};

const answer = (kernel: Kernel, { said }: WireRequest): WireReply => {
  const sent = z
    .array(z.string())
    .parse(findTexts(JSON.parse(said)))
    .join("\n");
  const prompt = kernel.read(prompts).find(({ value }) => sent.includes(value.text))?.value;
  const reply = replies.get(prompt?.id ?? "");
  if (reply === undefined) return { status: 400, errorType: "invalid_request_error", errorMessage: `Nobody answers "${prompt?.id}".` };
  return { value: reply(sent), pieceLength: 400, usage: { input: 9000, output: 300 } };
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

/** What it answers to each prompt of a turn. */
const replies = new Map<string, (sent: string) => unknown>([
  ["turn/interpreter", interpretScene],
  ["turn/narrator", () => "Rain drums on the awnings of the market, and nobody looks up when you pass."],
  [
    "turn/review",
    () => ({ covered: [], verdicts: [], details: [], threads: [], suggestions: ["Look around", "Wait", "Ask about the courier"] }),
  ],
]);
