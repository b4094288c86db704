import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { accountOf } from "./account-of.ts";
import type { Account } from "./judge/account.ts";
import { judge } from "./judge/verdict.ts";
import type { Verdict } from "./judge/verdict.ts";
import { checkRecordings } from "./recordings.ts";
import type { Recordings } from "./recordings.ts";
import type { PlayCampaign, PlayEngine, PlayedSentence } from "./open-play.ts";
import { parts, readSentences, scenariosOf } from "./read-sentences.ts";
import type { Part } from "./read-sentences.ts";
import type { Sentence } from "./sentence.ts";

/** A sentence with what the engine made of it. */
export interface JudgedSentence {
  readonly part: Part;
  readonly scenario: string;
  readonly sentence: Sentence;
  readonly account: Account;
  readonly verdict: Verdict;
  /** What the interpreter's model was asked. */
  readonly asked: ModelRequest;
}

/** Which sentences are played, and with what interpretations. */
export interface PlayOptions {
  readonly folder: string;
  readonly parts: readonly Part[];
  /** Stand in place of the offline interpreter's answers. */
  readonly recordings?: Recordings | undefined;
}

/** Plays the sentences of some parts and judges each. */
export const playSentences = async (engine: PlayEngine, { folder, parts: chosen, recordings }: PlayOptions): Promise<JudgedSentence[]> => {
  const judged: JudgedSentence[] = [];
  const scenarios = [...new Set(chosen.flatMap((part) => scenariosOf(folder, part)))];
  for (const scenario of scenarios) {
    const campaign = await engine.campaign(scenario);
    const sets = chosen.filter((part) => scenariosOf(folder, part).includes(scenario));
    const read = sets.map((part) => readSentences(folder, part, scenario, campaign.ids));
    const all = read.flatMap(({ part, sentences }) => sentences.map((sentence) => ({ part, sentence })));
    if (recordings !== undefined)
      checkRecordings(
        recordings,
        all.filter(({ part }) => part !== "dev").map(({ part, sentence: { id } }) => ({ part, id })),
      );
    // What was tuned on says little of a model: `dev` is recorded in part.
    const played = all.filter(({ part, sentence: { id } }) => recordings === undefined || part !== "dev" || recordings.has(part, id));
    for (const { part, sentence } of played) {
      const outcome = await campaign.play(sentence, recordings?.read(part, sentence.id));
      judged.push({ part, scenario, sentence, ...judgePlayed(campaign, sentence, outcome) });
    }
  }
  return judged.toSorted((a, b) => order(a) - order(b));
};

const judgePlayed = ({ actions, state: { entities } }: PlayCampaign, sentence: Sentence, played: PlayedSentence) => {
  const account = accountOf(played, { actions, entities });
  return { account, verdict: judge(sentence, account, (word) => actions.find(word)), asked: played.asked };
};

const order = ({ part }: JudgedSentence): number => parts.indexOf(part);
