import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import type { NarrationRelease } from "freeform-rpg/schemas";
import { NarrationInvalidError, alreadyReleased, textMissing } from "./held-narration-error.ts";
import { readHeld } from "./read-held.ts";
import type { Held } from "./read-held.ts";
import type { HeldNarrations, ReleaseRequest } from "./tokens.ts";

/** The services that narrations are released with. */
export interface HeldNarrationDeps {
  readonly database: DatabaseConnection;
  readonly judge: Pick<NarrationJudge, "check">;
  readonly publish: (event: CampaignEvent) => void;
}

/** Makes the service over the held narrations of a database. */
export const openHeldNarrations = ({ database, judge, publish }: HeldNarrationDeps): HeldNarrations => ({
  release: async (request) => {
    const { campaign_id, turn_no, by, form } = request;
    const held = await readHeld(database, campaign_id, turn_no);
    const chosen = await chooseText(held, request, judge);
    const release: NarrationRelease = { form, ...chosen, by, at: new Date().toISOString() };
    await storeRelease(database, campaign_id, turn_no, { seq: held.seq, release });
    publish({ type: "narration_released", campaignId: campaign_id, userId: by, turnNo: turn_no });
    return release;
  },
});

type ChosenText = Pick<NarrationRelease, "text" | "violations">;

const chooseText = async (held: Held, request: ReleaseRequest, judge: HeldNarrationDeps["judge"]): Promise<ChosenText> => {
  if (request.form === "fallback") return { text: held.fallback, violations: [] };
  if (request.form === "as_drafted") return { text: held.text, violations: [...held.violations] };
  const text = (request.text ?? "").trim();
  if (text === "") throw textMissing();
  const violations = [...(await judge.check(text, held.given))];
  if (violations.some(({ severity }) => severity === "error") && request.ignore_violations !== true)
    throw new NarrationInvalidError(violations);
  return { text, violations };
};

/** Of two DMs who release at the same time the first one succeeds; the other gets `already_released`. */
const storeRelease = async (
  { sql }: DatabaseConnection,
  campaignId: string,
  turnNo: number,
  { seq, release }: { readonly seq: number; readonly release: NarrationRelease },
): Promise<void> => {
  const { numUpdatedRows } = await sql
    .updateTable("events")
    .set({ release: encodeJson(release) })
    .where("campaign_id", "=", campaignId)
    .where("seq", "=", seq)
    .where("release", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw alreadyReleased(turnNo, "another DM");
};
