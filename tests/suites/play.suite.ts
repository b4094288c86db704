import { resolve } from "node:path";
import { z } from "zod";
import { describeFailure } from "../play/describe-account.ts";
import { figuresOf, measureAll, tableOf } from "../play/measure.ts";
import { openPlay } from "../play/open-play.ts";
import { playSentences } from "../play/play-sentences.ts";
import type { JudgedSentence } from "../play/play-sentences.ts";
import { parts, sentenceFolder } from "../play/read-sentences.ts";
import { readRecordings, recordingFolder } from "../play/recordings.ts";
import { writeDump } from "../play/write-dump.ts";
import type { Suite, SuiteOptions, SuiteReport } from "./suite.ts";

const Choice = z.enum([...parts, "all"], { error: `--part is one of ${parts.join(", ")} and all.` });

/**
 * Plays what players type up to the decision of what happens, and counts how much of it is understood and acted on as meant. Sentences
 * are shown only of `dev`, on which the interpreter is tuned, unless all are asked for.
 */
export const suite: Suite = async (options) => {
  const { data, part = "all", scripted, dump } = options;
  const choice = Choice.parse(part);
  const chosen = choice === "all" ? parts : [choice];
  const recordings = scripted === undefined ? undefined : readRecordings(scripted === true ? recordingFolder : resolve(scripted), chosen);
  const folder = data === undefined ? sentenceFolder : resolve(data);
  await using engine = await openPlay();
  const judged = await playSentences(engine, { folder, parts: chosen, recordings });
  if (dump !== undefined) writeDump(resolve(dump), judged);
  const measures = measureAll(judged);
  return { results: figuresOf(measures), table: tableOf(measures), cases: shownAmong(judged, options).map(toCase) };
};

const shownAmong = (judged: readonly JudgedSentence[], { failures = false, verbose = false }: SuiteOptions): readonly JudgedSentence[] =>
  verbose ? judged : judged.filter(({ part, verdict }) => failures && part === "dev" && verdict.grade !== "understood");

const toCase = (one: JudgedSentence): SuiteReport["cases"][number] => ({
  id: `${one.part}/${one.sentence.id}`,
  passed: one.verdict.grade === "understood",
  why: one.verdict.grade === "understood" ? one.sentence.text : describeFailure(one),
});
