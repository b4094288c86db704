import type { Call } from "freeform-rpg/kernel";
import type { Fault, NarratorOutput } from "freeform-rpg/schemas";
import type { Redraft } from "./correct-draft.ts";
import type { NarrationContext } from "./narrate.ts";
import { judgeNarration, reviewNarration } from "./tokens.ts";

/** What was wrong with a draft, as the narrator is told. */
export type Complaint = Pick<Fault, "message" | "suggestion">;

/** How a narration is drafted and how often. */
export interface Drafting {
  /** Asks for a draft; `complaints` are about the draft before. */
  readonly draft: (complaints: readonly Complaint[]) => Promise<NarratorOutput>;
  /** Asks once more, and says what it cost. */
  readonly redraft: Redraft;
  /** Tries after the first. */
  readonly retries: number;
  /** True when drafts are told while they are written. */
  readonly streams: boolean;
  /** False leaves drafts unjudged. */
  readonly gate: boolean;
}

/** Where the drafts of one turn are made, judged and told. */
export interface DraftDesk {
  /** Names the turn, for reports. */
  readonly turn: string;
  /** Retracts what was told of the draft before and makes another. */
  draft(complaints: readonly Complaint[]): Promise<NarratorOutput>;
  /** What is wrong with a draft. */
  judge(output: NarratorOutput): Promise<readonly Fault[]>;
  /** Judges the newest draft and keeps what is wrong with it. */
  review(output: NarratorOutput): Promise<readonly Fault[]>;
  /** Everything that was kept. */
  faults(): readonly Fault[];
  /** Sees to it that those who listen have heard this text and no other. */
  tell(text: string): void;
}

/** Opens the desk of one turn. */
export const openDesk = (context: NarrationContext, { draft, streams, gate }: Drafting, call: Call): DraftDesk => {
  const kept: Fault[] = [];
  let drafts = 0;
  let heard: string | null = null;
  const judge: DraftDesk["judge"] = async (output) => (gate ? call.collect(judgeNarration, { draft: output, ...context }) : []);
  return {
    turn: `${context.world.campaign.id}:${context.world.campaign.current_turn + 1}`,
    async draft(complaints) {
      if (heard !== null) call.discardDraft(complaints.map(({ message }) => message).join(" "));
      // An answer that cannot be read may have been told in part.
      heard = streams ? "" : null;
      drafts += 1;
      const output = await draft(complaints);
      if (streams) heard = output.final_text;
      return call.change(reviewNarration, output, context);
    },
    judge,
    async review(output) {
      const found = await judge(output);
      kept.push(...found.map((fault) => ({ ...fault, draft: drafts })));
      return found;
    },
    faults: () => kept,
    tell(text) {
      if (heard === text) return;
      if (heard !== null) call.discardDraft("The text was mended after it was told.");
      if (text !== "") call.token(text);
      heard = text;
    },
  };
};
