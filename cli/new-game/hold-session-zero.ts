import { isCancel, note, select, text } from "@clack/prompts";
import type { ApiClient } from "../api/api-client.ts";
import { AnswerSetupDocument, FinishSetupDocument, StartSetupDocument, UnfinishedSetupsDocument } from "../api/generated/graphql.ts";
import type { SetupFieldsFragment as Setup } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { remark } from "../output.ts";
import { intros } from "./intros.ts";
import { readTyped } from "./read-typed.ts";

/** Asks the questions of every phase of session zero and creates the campaign. Answered phases remain saved when the user leaves. */
export const holdSessionZero = async (api: ApiClient) => {
  let setup = await openSetup(api);
  while (setup.questions.length > 0 && setup.phase !== "VALIDATION") setup = await answerPhase(api, setup);
  for (const missing of setup.missing) remark(`Still missing: ${missing}`);
  return unwrap((await api.request(FinishSetupDocument, { input: { setupId: setup.key } })).finishSetup);
};

/** An unfinished session zero if the user wants to continue it, else a new one. */
const openSetup = async (api: ApiClient): Promise<Setup> => {
  const { setups } = await api.request(UnfinishedSetupsDocument);
  const unfinished = setups.filter(({ phases }) => phases.some(({ answered }) => answered));
  if (unfinished.length > 0) {
    const options = [...unfinished.map(toOption), { value: "", label: "No, start a new one" }];
    const chosen = await select({ message: "There is an unfinished session zero. Continue it?", options });
    if (isCancel(chosen)) throw left();
    const resumed = unfinished.find(({ key }) => key === chosen);
    if (resumed) return resumed;
  }
  return (await api.request(StartSetupDocument)).startSetup;
};

const toOption = ({ key, phase, updatedAt }: Setup & { readonly updatedAt: string }) => ({
  value: key,
  label: `Yes, at "${phase.toLowerCase()}"; last answered ${new Date(updatedAt).toLocaleString()}`,
});

const left = () => new CommandError("left", "You left session zero. Completed phases are saved: new-game continues from there.");

/** A rejected answer is asked for again. */
const answerPhase = async (api: ApiClient, setup: Setup): Promise<Setup> => {
  const at = setup.phases.findIndex(({ phase }) => phase === setup.phase) + 1;
  note(intros[setup.phase], `${at} of ${setup.phases.length}: ${setup.phase.toLowerCase()}`);
  const answer = await askQuestions(setup);
  const input = { setupId: setup.key, phase: setup.phase, answer };
  const { answerSetup: next } = await api.request(AnswerSetupDocument, { input });
  if ("questions" in next) return next;
  remark(next.message);
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
  const open = fallback === null ? [] : [{ value: "", label: `Use the default: ${fallback}` }];
  return select({ message, options: [...open, ...choices.map((choice) => ({ value: choice.value, label: choice.text }))] });
};
