import type { ApiClient } from "../api/api-client.ts";
import { CreateCampaignDocument } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { holdSessionZero } from "./hold-session-zero.ts";
import { canAsk, print, printJson } from "../output.ts";
import { unfixableValues } from "../narrations/narrations.ts";
import type { Unfixable } from "../narrations/narrations.ts";
import { wrapWords } from "../wrap-words.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";

export interface NewGameOptions extends ConnectOptions {
  readonly scenario?: string;
  readonly name?: string;
  readonly yes?: boolean;
  readonly unfixable?: Unfixable;
}

export const createGame = ({ scenario, name, unfixable, yes = false, json = false, ...options }: NewGameOptions): Promise<void> => {
  if (scenario === undefined && unfixable !== undefined) {
    throw new CommandError("scenario_needed", "--unfixable needs --scenario. Without a scenario, session zero asks for it.", 2);
  }
  if (scenario === undefined && (yes || json || !canAsk())) {
    throw new CommandError(
      "scenario_needed",
      "Without a terminal no questions can be asked. Name a scenario with --scenario; list-scenarios lists them.",
      2,
    );
  }
  return connected(options, async ({ api }) => {
    const created = scenario === undefined ? await holdSessionZero(api) : await createFrom(api, scenario, { name, unfixable });
    const openingText = created.openingText ?? "";
    if (json) return printJson({ campaign: created.key, name: created.name, openingText });
    print(
      `${wrapWords(openingText)}\n\nThe campaign "${created.name}" is created. Play it:\n\n  npx freeform-rpg play --campaign ${created.key} --as ${options.as}`,
    );
  });
};

const createFrom = async (api: ApiClient, scenario: string, { name, unfixable }: Pick<NewGameOptions, "name" | "unfixable">) => {
  const input = { from: { scenario }, ...(name && { name }), ...(unfixable && { onUnfixableNarration: unfixableValues[unfixable] }) };
  return unwrap((await api.request(CreateCampaignDocument, { input })).createCampaign);
};
