import type { ApiClient } from "../api/api-client.ts";
import { ListPromptsDocument, ReplayTurnsDocument, ShowRequestsDocument } from "../api/generated/graphql.ts";
import type { ShowRequestsQuery } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import { finishReplay } from "../replay/finish-replay.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

type SentRequest = NonNullable<NonNullable<NonNullable<ShowRequestsQuery["campaign"]>["turn"]>["dm"]>["modelRequests"][number];

/** A request that was sent, or one that would have been sent in place of the offline model's. */
type Request = Pick<SentRequest, "stage" | "promptId" | "promptVersion" | "view" | "history" | "tail"> & { readonly sent?: SentRequest };

/** Prints what models were sent for a prompt in a turn, or would have been sent had the offline model not answered. For the DM. */
export const showRequests = (prompt: string, number: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const turn = toTurnNumber(number);
    const { turn: shown } = campaignOf(await api.request(ShowRequestsDocument, { id, turn }), id);
    if (!shown) throw new CommandError("turn_not_found", `The campaign "${id}" has no current turn ${turn}.`);
    const { modelRequests } = dmOf(shown);
    const sent = modelRequests.map((request): Request => ({ ...request, sent: request }));
    const asked = sent.some(({ promptId }) => promptId === prompt) ? sent : [...sent, ...(await playAgain(api, id, turn))];
    const found = asked.filter(({ promptId }) => promptId === prompt);
    if (found.length === 0) throw nothingSent(prompt, turn, asked);
    const { prompts } = dmOf(campaignOf(await api.request(ListPromptsDocument, { id }), id));
    const rulesOf = ({ promptId, promptVersion }: Request): string =>
      prompts.find(({ key }) => key === promptId)?.versions.find(({ version }) => version === promptVersion)?.text ?? "";
    if (json)
      return printJson(
        found.map(({ sent: one, ...request }) => ({ ...request, ...one, wasSent: one !== undefined, rules: rulesOf(request) })),
      );
    for (const request of found) printRequest(request, rulesOf(request));
  });

const toTurnNumber = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new CommandError("turn_number_invalid", `"${text}" is no number of a turn. Write a whole number from 1 on.`, 2);
};

/** The requests of a turn that the offline model answered: the turn is played again beside the campaign. Nothing is paid. */
const playAgain = async (api: ApiClient, campaignId: string, turn: number): Promise<Request[]> => {
  const input = { campaignId, fromTurn: turn, toTurn: turn, rerun: "ALL" as const, requests: true };
  const report = await finishReplay(api, (await api.request(ReplayTurnsDocument, { input })).started);
  if (report.kind !== "turns") return [];
  return report.turns
    .flatMap(({ requests }) => requests)
    .map(({ prompt_id, prompt_version, ...request }) => ({ ...request, promptId: prompt_id, promptVersion: prompt_version }));
};

const nothingSent = (prompt: string, turn: number, others: readonly Request[]): CommandError => {
  const asked = [...new Set(others.map(({ promptId }) => promptId))].join(", ");
  return new CommandError(
    "model_request_not_found",
    `Turn ${turn} asked no model with the prompt "${prompt}". ${asked === "" ? "It asked none." : `It asked: ${asked}.`}`,
  );
};

const printRequest = (request: Request, rules: string): void => {
  const { promptId, promptVersion, stage, view, history, tail, sent } = request;
  print(paint.dim(`${promptId}@${promptVersion}, stage ${stage}, ${sent?.model ?? "not sent: the offline model answered"}`));
  if (sent !== undefined)
    print(
      paint.dim(
        `input ${sent.inputTokens} tokens: ${sent.cacheReadTokens} read from the cache, ${sent.cacheWriteTokens} written to it; output ${sent.outputTokens}`,
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
  print(paint.dim(`\n--- ${name}, about ${tokens} tokens, ${cacheable ? "can be cached" : "not cached"} ---`));
  print(text);
};
