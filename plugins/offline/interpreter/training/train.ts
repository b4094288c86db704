/**
 * Trains the offline interpreter on its marked sentences and writes the weights: `npm run train`. With `--measure`
 * it keeps one sentence in five for a test, prints how many of its parts are read right, and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { packModels, weightsFile } from "../reader/models.ts";
import { isHeldOut, loadSentences } from "./load-sentences.ts";
import { measureReader } from "./measure-reader.ts";
import { prepareSentences } from "./prepare-sentence.ts";
import { trainReader, trainSurety } from "./train-reader.ts";

const corpus = loadSentences();
const prepared = prepareSentences(corpus);
if (process.argv.includes("--measure")) {
  const models = trainReader(prepared.filter(({ sentence }) => !isHeldOut(sentence)));
  console.log(
    measureReader(
      models,
      prepared.filter(({ sentence }) => isHeldOut(sentence)),
    ),
  );
} else {
  const models = { ...trainReader(prepared), surety: trainSurety(prepared) };
  writeFileSync(weightsFile, packModels({ digest: corpus.digest, models }));
  console.log(`Trained on ${prepared.length} sentences: ${weightsFile}`);
}
