import type { StageContext, TapContext } from "freeform-rpg/kernel";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import type { World } from "freeform-rpg/schemas";
import { narratorConversation } from "./narrator-conversation.ts";
import { writeInput } from "./narrator-input.ts";
import type { Decided, NarratorInput, SentenceRepair } from "./narrator-input.ts";
import { narratorPrompt } from "./prompt.ts";

/** The dependencies of a question to the narrator's model. */
export interface NarratorTools {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly campaignId: string;
}

/** Asks for the text of a turn, or for one sentence of it, as plain prose. It is streamed where `streams` is true. */
export const askNarrator = async (
  decided: Decided & { readonly world: World },
  { models, call, campaignId }: NarratorTools,
  { streams, repair, notes = [] }: { readonly streams: boolean; readonly repair?: SentenceRepair; readonly notes?: readonly string[] },
): Promise<string> => {
  const input = withRequests(writeInput(decided), repair, notes);
  return models.text({
    prompt: narratorPrompt,
    input,
    conversation: narratorConversation(input, decided.world),
    shorten: () => withRequests(writeInput({ ...decided, packet: shortenPacket(decided.packet) }), repair, notes),
    call: streams ? call : withoutStream(call),
    campaignId,
    language: decided.packet.calibration.language,
  });
};

/** True for a model that gave no usable answer: the turn goes on without it. A recording that a replay misses is no such failure. */
export const isModelFailure = (thrown: unknown, { signal }: Pick<StageContext, "signal">): thrown is ModelError =>
  thrown instanceof ModelError && thrown.code !== "cassette_miss" && !signal.aborted;

const withRequests = (input: NarratorInput, repair: SentenceRepair | undefined, notes: readonly string[]): NarratorInput => ({
  ...input,
  ...(repair === undefined ? {} : { repair }),
  ...(notes.length === 0 ? {} : { notes }),
});

/** A call to which nothing is streamed. */
const withoutStream = ({ runId, attempt, plugin, stage, signal, change, collect, spend }: StageContext): TapContext => ({
  runId,
  attempt,
  plugin,
  stage,
  signal,
  change,
  collect,
  spend,
});
