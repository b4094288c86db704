import { isCancel, note, select, text } from "@clack/prompts";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { remark } from "../output.ts";
import { answerMutation, finishMutation, startMutation } from "./documents.ts";
import type { Setup } from "./documents.ts";
import { readFounded } from "./read-founded.ts";

/** Asks a person every phase of a session zero and founds the campaign. Leaving keeps what was answered. */
export const holdSessionZero = async (api: ApiClient) => {
  let { startSetup: setup } = await api.ask(startMutation.document, {}, startMutation.answer);
  while (setup.questions.length > 0 && setup.phase !== "VALIDATION") setup = await answerPhase(api, setup);
  for (const lack of setup.missing) remark(`Still missing: ${lack}`);
  const { founded } = await api.ask(finishMutation.document, { input: { setupId: setup.key } }, finishMutation.answer);
  return readFounded(founded);
};

/** A refused answer is asked for again. */
const answerPhase = async (api: ApiClient, setup: Setup): Promise<Setup> => {
  note(`${setup.phase.toLowerCase()}`, "Session zero");
  const answer = await askQuestions(setup);
  const input = { setupId: setup.key, phase: setup.phase, answer };
  const { answerSetup: next } = await api.ask(answerMutation.document, { input }, answerMutation.answer);
  const { key, phase, missing, questions, message } = next;
  if (key !== undefined && phase !== undefined && missing !== undefined && questions !== undefined)
    return { key, phase, missing, questions };
  remark(message ?? "That answer was refused.");
  return setup;
};

const askQuestions = async ({ questions }: Setup): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = await askOne(question);
    if (isCancel(answer)) throw new CommandError("left", "Session zero was left. Nothing was founded; begin again with new-game.");
    if (answer !== undefined && answer !== "") answers[question.key] = answer;
  }
  return answers;
};

const askOne = ({ text: message, choices, default: fallback }: Setup["questions"][number]) => {
  if (choices.length === 0) return text({ message, placeholder: fallback ?? "" });
  const left = fallback === null ? [] : [{ value: "", label: `as it is: ${fallback}` }];
  return select({ message, options: [...left, ...choices.map((choice) => ({ value: choice.value, label: choice.text }))] });
};
