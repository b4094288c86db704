import { ListPromptsDocument, ShowRequestsDocument } from "../api/generated/graphql.ts";
import type { ShowRequestsQuery } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

type Request = NonNullable<NonNullable<NonNullable<ShowRequestsQuery["campaign"]>["turn"]>["dm"]>["modelRequests"][number];

/** Prints what paid models were sent for a prompt in a turn. For the DM. */
export const showRequests = (prompt: string, number: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const turn = toTurnNumber(number);
    const { turn: shown } = campaignOf(await api.request(ShowRequestsDocument, { id, turn }), id);
    if (!shown) throw new CommandError("turn_not_found", `The campaign "${id}" has no current turn ${turn}.`);
    const { modelRequests } = dmOf(shown);
    const found = modelRequests.filter(({ promptId }) => promptId === prompt);
    if (found.length === 0) throw nothingSent(prompt, turn, modelRequests);
    const { prompts } = await api.request(ListPromptsDocument, { id });
    const rulesOf = ({ promptId, promptVersion }: Request): string =>
      prompts.find(({ key }) => key === promptId)?.versions.find(({ version }) => version === promptVersion)?.text ?? "";
    if (json) return printJson(found.map((request) => ({ ...request, rules: rulesOf(request) })));
    for (const request of found) printRequest(request, rulesOf(request));
  });

const toTurnNumber = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new CommandError("turn_number_invalid", `"${text}" is no number of a turn. Write a whole number from 1 on.`, 2);
};

const nothingSent = (prompt: string, turn: number, others: readonly Request[]): CommandError => {
  const asked = [...new Set(others.map(({ promptId }) => promptId))].join(", ");
  const why = asked === "" ? "No paid model was asked in that turn: calls of the offline model are not recorded." : `It sent: ${asked}.`;
  return new CommandError("model_request_not_found", `Turn ${turn} sent nothing for the prompt "${prompt}". ${why}`);
};

const printRequest = (request: Request, rules: string): void => {
  const { promptId, promptVersion, stage, model, view, history, tail } = request;
  print(paint.dim(`${promptId}@${promptVersion}, stage ${stage}, ${model}`));
  print(
    paint.dim(
      `input ${request.inputTokens} tokens: ${request.cacheReadTokens} read from the cache, ${request.cacheWriteTokens} written to it; output ${request.outputTokens}`,
    ),
  );
  printPart("rules", rules, true);
  if (view !== null) printPart("view", view, true);
  const turns = history.flatMap(({ player, narrator }) => [`player: ${player}`, `narrator: ${narrator}`]);
  if (turns.length > 0) printPart(`history, ${history.length} turns`, turns.join("\n\n"), true);
  printPart(view === null ? "input" : "tail", tail, false);
};

/** Characters of English text in a token, about. */
const charactersPerToken = 4;

const printPart = (name: string, text: string, cacheable: boolean): void => {
  const tokens = Math.ceil(text.length / charactersPerToken);
  print(paint.dim(`\n--- ${name}, about ${tokens} tokens, ${cacheable ? "cached" : "not cached"} ---`));
  print(text);
};
