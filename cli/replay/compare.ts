import { CommandError } from "../command-error.ts";
import { CompareReplaysDocument } from "../api/generated/graphql.ts";
import { finishReplay } from "./finish-replay.ts";
import { readPromptOverride, readTurnRange } from "./read-options.ts";
import { showReport } from "./show-report.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";

export interface CompareOptions extends ConnectOptions {
  readonly turns?: string;
  readonly a?: readonly string[];
  readonly b?: readonly string[];
  readonly live?: boolean;
}

/** Replays turns with two sets of prompts and shows the comparison. Throws `option_missing`. */
export const compare = (campaignId: string, options: CompareOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!options.b)
      throw new CommandError("option_missing", "--b is missing. Name the second variant, such as prompt:turn/narrator=my-narrator.txt.", 2);
    const variant = (given: readonly string[]) => ({ prompts: given.map(readPromptOverride) });
    const input = {
      campaignId,
      ...readTurnRange(options.turns),
      ...(options.live && { cassette: "ELSE_LIVE" as const }),
      ...(options.a && { a: variant(options.a) }),
      b: variant(options.b),
    };
    const { started } = await api.request(CompareReplaysDocument, { input });
    showReport(await finishReplay(api, started), options);
  });
