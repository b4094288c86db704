import { printRows } from "../changes/print-rows.ts";
import { PreviewStrikeDocument, StrikeTurnDocument, UndoChangeDocument } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { paint, print, printJson } from "../output.ts";

export interface StrikeOptions extends CampaignOptions {
  readonly reason?: string;
}

/** Shows what a strike would come to. `what` is the number of a turn or the id of a change. */
export const previewStrike = (what: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { previewStrike: preview } = await api.request(PreviewStrikeDocument, { id, ...toTarget(what) });
    if (json) return printJson(preview);
    printRows(preview.rows);
    if (preview.rows.length === 0) print("No part of the world would change.");
    for (const part of preview.stays) print(paint.dim(`stays as it is now: ${part}`));
    for (const { text, changeKey } of preview.dependents) print(`${text}${changeKey === null ? "" : paint.dim(` ${changeKey}`)}`);
    print(
      paint.dim(
        preview.dependents.length > 0
          ? "It cannot be struck while these depend on it."
          : "Nothing was changed. `strike turn` or `strike change` strikes it.",
      ),
    );
  });

/** Strikes a turn. */
export const strikeTurn = (what: string, { campaign: campaignId, reason, json, ...options }: StrikeOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, turnNumber: toTurnNumber(what), reason: reason ?? null };
    const struck = unwrap((await api.request(StrikeTurnDocument, { input })).strikeTurn);
    if (json) return printJson(struck);
    print(`Struck turn ${struck.number}: neither players nor models read it any more.`);
  });

/** Undoes a change. */
export const undoChange = (changeId: string, { campaign: campaignId, reason, json, ...options }: StrikeOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const undone = unwrap((await api.request(UndoChangeDocument, { input: { campaignId, changeId, reason: reason ?? null } })).undoChange);
    if (json) return printJson(undone);
    print(`Undid the change after turn ${undone.turnNumber}.`);
  });

const toTarget = (what: string): { turn: number | null; change: string | null } =>
  /^\d+$/.test(what) ? { turn: toTurnNumber(what), change: null } : { turn: null, change: what };

const toTurnNumber = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new CommandError("turn_number_invalid", `"${text}" is no number of a turn. Write a whole number from 1 on.`, 2);
};
