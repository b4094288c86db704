import { ShowTurnDocument } from "../api/generated/graphql.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { describeTurnRoll } from "./describe-published.ts";

export interface ShowEventOptions extends CampaignOptions {
  readonly turn: number;
}

/** Shows a committed turn. Throws `turn_number_invalid`, `turn_not_found`. */
export const showEvent = ({ campaign: id, turn: number, json, ...options }: ShowEventOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(number)) throw new CommandError("turn_number_invalid", "--turn must be a whole number, such as --turn 3.", 2);
    const { turn } = campaignOf(await api.request(ShowTurnDocument, { id, number }), id);
    if (!turn) throw new CommandError("turn_not_found", `The campaign "${id}" has no current turn ${number}.`);
    if (json) return printJson(turn);
    print(`${paint.bold(`Turn ${turn.number}`)}  ${turn.actor ? `${turn.actor.name} ` : ""}> ${String(turn.input)}\n`);
    for (const roll of turn.rolls) print(paint.dim(describeTurnRoll(roll)));
    for (const { type, text } of turn.events) print(paint.dim(`${type}${text ? `: ${text}` : ""}`));
    for (const { action, reason } of turn.blockedActions) print(paint.yellow(`${action} was not possible: ${reason}`));
    print(`\n${turn.text}`);
  });
