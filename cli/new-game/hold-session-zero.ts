import { isCancel, note, select, text } from "@clack/prompts";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { remark } from "../output.ts";
import { answerMutation, finishMutation, Setup, startMutation, unfinishedQuestion } from "./documents.ts";
import { intros } from "./intros.ts";
import { readTyped } from "./read-typed.ts";
import { readFounded } from "./read-founded.ts";

/** Asks a person every phase of a session zero and founds the campaign. Leaving keeps what was answered. */
export const holdSessionZero = async (api: ApiClient) => {
  let setup = await takeUp(api);
  while (setup.questions.length > 0 && setup.phase !== "VALIDATION") setup = await answerPhase(api, setup);
  for (const lack of setup.missing) remark(`Still missing: ${lack}`);
  const { founded } = await api.ask(finishMutation.document, { input: { setupId: setup.key } }, finishMutation.answer);
  return readFounded(founded);
};

/** The session zero to go on with: one that was left, if the person wants to, else a new one. */
const takeUp = async (api: ApiClient): Promise<Setup> => {
  const { setups } = await api.ask(unfinishedQuestion.document, {}, unfinishedQuestion.answer);
  const begun = setups.filter(({ phases }) => phases.some(({ answered }) => answered));
  if (begun.length > 0) {
    const chosen = await select({ message: "A session zero was left unfinished. Go on with it?", options: [...begun.map(toOption), anew] });
    if (isCancel(chosen)) throw left();
    const resumed = begun.find(({ key }) => key === chosen);
    if (resumed) return resumed;
  }
  return (await api.ask(startMutation.document, {}, startMutation.answer)).startSetup;
};

const anew = { value: "", label: "No, begin a new one" };

const toOption = ({ key, phase, updatedAt }: Setup & { readonly updatedAt: string }) => ({
  value: key,
  label: `Yes, at "${phase.toLowerCase()}"; last answered ${new Date(updatedAt).toLocaleString()}`,
});

const left = () => new CommandError("left", "Session zero was left. Whole phases that you answered are kept: new-game goes on from there.");

/** A refused answer is asked for again. */
const answerPhase = async (api: ApiClient, setup: Setup): Promise<Setup> => {
  const at = setup.phases.findIndex(({ phase }) => phase === setup.phase) + 1;
  note(intros[setup.phase] ?? "", `${at} of ${setup.phases.length}: ${setup.phase.toLowerCase()}`);
  const answer = await askQuestions(setup);
  const input = { setupId: setup.key, phase: setup.phase, answer };
  const { answerSetup: next } = await api.ask(answerMutation.document, { input }, answerMutation.answer);
  const { message, ...answered } = next;
  const parsed = Setup.safeParse(answered);
  if (parsed.success) return parsed.data;
  remark(message ?? "That answer was refused.");
  return setup;
};

const askQuestions = async ({ questions }: Setup): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const answer = await askOne(question);
    if (isCancel(answer)) throw left();
    if (answer !== undefined && answer !== "") answers[question.key] = readTyped(answer);
  }
  return answers;
};

const askOne = ({ text: message, choices, default: fallback }: Setup["questions"][number]) => {
  if (choices.length === 0) return text({ message, placeholder: fallback ?? "" });
  const left = fallback === null ? [] : [{ value: "", label: `Leave it open: ${fallback}` }];
  return select({ message, options: [...left, ...choices.map((choice) => ({ value: choice.value, label: choice.text }))] });
};
