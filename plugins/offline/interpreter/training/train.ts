/**
 * Trains the offline interpreter on its marked sentences and writes the weights: `npm run train`. With `--measure`
 * it keeps one sentence in five for a test, prints how many of its parts are read right, and writes nothing; `--of w4,w5` tests
 * only sentences whose ids begin so.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { weightsFile } from "../reader/models.ts";
import { packModels } from "../reader/weights-file.ts";
import { isHeldOut, loadSentences } from "./load-sentences.ts";
import { measureReader } from "./measure-reader.ts";
import { prepareSentences } from "./prepare-sentence.ts";
import { trainReader, trainSurety } from "./train-reader.ts";

const corpus = loadSentences();
const prepared = prepareSentences(corpus);
if (process.argv.includes("--measure")) {
  const models = trainReader(prepared.filter(({ sentence }) => !isHeldOut(sentence)));
  const { of = "" } = parseArgs({ options: { measure: { type: "boolean" }, of: { type: "string" } } }).values;
  const isAsked = ({ id }: { readonly id: string }): boolean => of.split(",").some((prefix) => id.startsWith(prefix));
  console.log(
    measureReader(
      models,
      prepared.filter(({ sentence }) => isHeldOut(sentence) && isAsked(sentence)),
    ),
  );
} else {
  const models = { ...trainReader(prepared), surety: trainSurety(prepared) };
  writeFileSync(weightsFile, packModels({ digest: corpus.digest, models }));
  console.log(`Trained on ${prepared.length} sentences: ${weightsFile}`);
}
