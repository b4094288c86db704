import { contribute, definePlugin, tapCollect } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models/core";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { z } from "zod";

/** A provider that asks a server of its own over HTTP. */
const oracle = {
  name: "oracle",
  missing: (keys) => (keys.read("ORACLE_URL") === null ? "ORACLE_URL is not set" : null),
  open: ({ keys }) => ({
    name: "oracle",
    notice: "The oracle answers.",
    complete: async ({ prompt, text, signal, onText }) => {
      const body = JSON.stringify({ prompt: prompt.id, text });
      const response = await fetch(keys.read("ORACLE_URL"), { method: "POST", body, signal });
      const { value } = await response.json();
      if (typeof value === "string") onText?.(value);
      return { value, model: "oracle-1", inputTokens: text.length, outputTokens: 1, cost: 0 };
    },
  }),
};

/** No narration mentions what the configuration forbids. */
const judge = (forbid) =>
  tapCollect(judgeNarration, ({ draft: { final_text: text } }) => {
    const start = text.indexOf(forbid);
    if (start < 0) return [];
    const location = { start, end: start + forbid.length };
    const message = `There is no ${forbid} in this story.`;
    return [{ rule_id: "forbidden", message, severity: "error", suggestion: "Leave it out.", location }];
  });

export default definePlugin({
  name: "foreign-oracle",
  engine: "^0.1.0",
  options: z.strictObject({ forbid: z.string().min(1) }),
  create: ({ forbid }) => ({ contributes: [contribute(providers, oracle)], taps: [judge(forbid)] }),
});
