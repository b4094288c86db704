import { note, select } from "@clack/prompts";
import type { ApiClient } from "../api/api-client.ts";
import {
  AnswerSetupDocument,
  DiscardSetupDocument,
  FinishSetupDocument,
  GoBackInSetupDocument,
  StartSetupDocument,
  UnfinishedSetupsDocument,
} from "../api/generated/graphql.ts";
import type { SetupFieldsFragment as Setup, SetupPhase } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { remark } from "../output.ts";
import { askInOrder, askQuestion, given } from "./ask-question.ts";
import { intros } from "./intros.ts";

/** Walks a user through session zero, back and forth, and creates the campaign. Answered phases remain saved when the user leaves. */
export const holdSessionZero = async (api: ApiClient) => {
  let setup = await openSetup(api);
  for (;;) {
    const next = setup.phase === "VALIDATION" ? await decide(api, setup) : await answerPhase(api, setup);
    if (next === "create") return unwrap((await api.request(FinishSetupDocument, { input: { setupId: setup.key } })).finishSetup);
    setup = next;
  }
};

/** An unfinished session zero if the user wants to continue it, else a new one. */
const openSetup = async (api: ApiClient): Promise<Setup> => {
  const { setups } = await api.request(UnfinishedSetupsDocument);
  const unfinished = setups.filter(({ phases }) => phases.some(({ answered }) => answered));
  if (unfinished.length > 0) {
    const options = [...unfinished.flatMap(toOptions), { value: "", label: "No, start a new one" }];
    const chosen = await given(select({ message: "There is an unfinished session zero. Continue it?", options }));
    const resumed = unfinished.find(({ key }) => key === chosen);
    if (resumed) return resumed;
    const discarded = unfinished.find(({ key }) => `discard ${key}` === chosen);
    if (discarded) unwrap((await api.request(DiscardSetupDocument, { setupId: discarded.key })).discardSetup);
  }
  return unwrap((await api.request(StartSetupDocument)).startSetup);
};

const toOptions = ({ key, phase, updatedAt }: Setup & { readonly updatedAt: string }) => {
  const at = `at "${phase.toLowerCase()}"; last answered ${new Date(updatedAt).toLocaleString()}`;
  return [
    { value: key, label: `Yes, ${at}` },
    { value: `discard ${key}`, label: `No, and delete the one ${at}` },
  ];
};

/** A rejected answer is asked for again. */
const answerPhase = async (api: ApiClient, setup: Setup): Promise<Setup> => {
  const { phase, phases, questions, key: setupId } = setup;
  const at = phases.findIndex((each) => each.phase === phase);
  note(intros[phase], `${at + 1} of ${phases.length}: ${phase.toLowerCase()}`);
  const answer = await askInOrder(questions, askQuestion);
  if (answer === "back") return goTo(api, setup, phases[Math.max(0, at - 1)]?.phase ?? phase);
  const { answerSetup: next } = await api.request(AnswerSetupDocument, { input: { setupId, phase, answer } });
  if ("questions" in next) return next;
  remark(next.message);
  return setup;
};

const goTo = async (api: ApiClient, { key: setupId }: Setup, phase: SetupPhase): Promise<Setup> =>
  unwrap((await api.request(GoBackInSetupDocument, { input: { setupId, phase } })).goBackInSetup);

/** The last step: create the campaign, or go to where something is missing or is to be changed. */
const decide = async (api: ApiClient, setup: Setup): Promise<Setup | "create"> => {
  for (const { phase, text } of setup.problems) remark(`Still missing in "${phase.toLowerCase()}": ${text}`);
  const wanting = new Set(setup.problems.map(({ phase }) => phase));
  const steps = setup.phases.filter(({ phase }) => phase !== "VALIDATION");
  const options = [
    ...(wanting.size === 0 ? [{ value: "create" as const, label: "Create the campaign" }] : []),
    ...steps.filter(({ phase }) => wanting.has(phase)).map(({ phase }) => ({ value: phase, label: `Go to "${phase.toLowerCase()}"` })),
    ...steps.filter(({ phase }) => !wanting.has(phase)).map(({ phase }) => ({ value: phase, label: `Change "${phase.toLowerCase()}"` })),
  ];
  const chosen = await given(select({ message: wanting.size === 0 ? intros.VALIDATION : "Where do you go?", options }));
  return chosen === "create" ? "create" : goTo(api, setup, chosen);
};
