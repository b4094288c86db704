import { encodeJson } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { narrationPacks } from "freeform-rpg/plugins/policy";
import type { PolicyDesk } from "freeform-rpg/plugins/policy";
import type { CampaignEvent } from "freeform-rpg/plugins/turn";
import type { Fault, NarrationRelease } from "freeform-rpg/schemas";
import { NarrationFaultyError, alreadyReleased, textMissing } from "./held-narration-error.ts";
import { readHeld } from "./read-held.ts";
import type { Held } from "./read-held.ts";
import type { HeldNarrations, ReleaseRequest } from "./tokens.ts";

/** What narrations are released with. */
export interface HeldNarrationTools {
  readonly database: DatabaseConnection;
  readonly policies: Pick<PolicyDesk, "check">;
  readonly publish: (event: CampaignEvent) => void;
}

/** The narrations of a database that wait for DMs. */
export const openHeldNarrations = ({ database, policies, publish }: HeldNarrationTools): HeldNarrations => ({
  release: async (request) => {
    const { campaign_id, turn_no, by, form } = request;
    const held = await readHeld(database, campaign_id, turn_no);
    const chosen = await choose(held, request, policies);
    const release: NarrationRelease = { form, ...chosen, by, at: new Date().toISOString() };
    await keep(database, campaign_id, turn_no, { seq: held.seq, release });
    publish({ type: "narration_released", campaignId: campaign_id, userId: by, turnNo: turn_no });
    return release;
  },
});

type Chosen = Pick<NarrationRelease, "text" | "faults">;

const choose = async (held: Held, request: ReleaseRequest, policies: HeldNarrationTools["policies"]): Promise<Chosen> => {
  if (request.form === "safe") return { text: held.safe, faults: [] };
  if (request.form === "as_it_is") return { text: held.text, faults: [...held.faults] };
  const text = (request.text ?? "").trim();
  if (text === "") throw textMissing();
  const faults = await findFaults(text, held, policies);
  if (faults.some(({ severity }) => severity === "error") && request.despite_faults !== true) throw new NarrationFaultyError(faults);
  return { text, faults };
};

const findFaults = async (text: string, { given }: Held, policies: HeldNarrationTools["policies"]): Promise<Fault[]> => {
  const { violations } = await policies.check(text, { packs: narrationPacks, given });
  return violations.map(({ policy_id, rule_id, message, severity, suggestion = "", location }) => ({
    code: `${policy_id}/${rule_id}`,
    message,
    severity,
    suggestion,
    ...(location === undefined ? {} : { location }),
  }));
};

/** Of two DMs who release at once one comes first; the other is told so. */
const keep = async (
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
