import type { ApiClient } from "../api/api-client.ts";
import {
  ApproveCorrectionDocument,
  ResolveNameDocument,
  ListCorrectionsDocument,
  PreviewCorrectionDocument,
  ProposeCorrectionDocument,
  RejectCorrectionDocument,
  WithdrawCorrectionDocument,
} from "../api/generated/graphql.ts";
import type { CorrectionFieldsFragment, CorrectionStatus } from "../api/generated/graphql.ts";
import { findEntity } from "../api/find-entity.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { inWords, paint, print, printJson, printTable } from "../output.ts";
import { printCorrection, printCorrections, printPreview } from "./show-correction.ts";
import { toChange } from "./to-change.ts";
import type { TypedChange } from "./to-change.ts";

export interface ListOptions extends CampaignOptions {
  readonly status?: string;
  readonly target?: string;
  readonly author?: string;
}

/** Lists the corrections that the user may see. Throws `status_unknown`. */
export const listCorrections = ({ campaign: id, status, target, author, json, ...options }: ListOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const variables = { id, status: status === undefined ? null : [readStatus(status)], target: target ?? null, author: author ?? null };
    const { correctionCounts: counts, corrections } = campaignOf(await api.request(ListCorrectionsDocument, variables), id);
    if (json) return printJson({ campaign: id, counts, corrections: corrections.nodes.toReversed() });
    if (corrections.nodes.length === 0) return print("There are no corrections. `corrections propose --help` shows how to propose one.");
    printCorrections(corrections.nodes.toReversed());
    print(paint.dim(`${counts.pending} pending, ${counts.approved} approved.`));
  });

const statuses: readonly CorrectionStatus[] = ["PENDING", "APPROVED", "REJECTED", "WITHDRAWN"];

const readStatus = (typed: string): CorrectionStatus => {
  const found = statuses.find((status) => status === typed.toUpperCase());
  if (found) return found;
  throw new CommandError("status_unknown", `Unknown status "${typed}". Use pending, approved, rejected or withdrawn.`, 2);
};

/** Shows a correction, and while it is pending what it would change. Throws `correction_not_found`. */
export const showCorrection = (key: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { corrections } = campaignOf(await api.request(ListCorrectionsDocument, { id }), id);
    const found = corrections.nodes.find((one) => one.key === key);
    if (found === undefined)
      throw new CommandError("correction_not_found", `Unknown correction "${key}". List yours with: corrections list`);
    // Players see what they proposed, but not what it would change.
    const preview = await api.request(PreviewCorrectionDocument, { id, correction: key }).then(
      ({ correctionPreview }) => correctionPreview,
      () => null,
    );
    if (json) return printJson({ ...found, preview });
    printCorrection(found);
    if (preview !== null && found.status === "PENDING") printPreview(preview);
  });

export interface ProposeOptions extends CampaignOptions {
  readonly reason?: string;
  readonly session?: string;
}

/** Proposes a correction. */
export const proposeCorrection = (typed: TypedChange, { campaign: campaignId, reason, session, json, ...options }: ProposeOptions) => {
  toChange(typed); // What is typed wrong is refused before anything is asked.
  return connected(options, async ({ api }) => {
    const change = toChange(await withIds(api, campaignId, typed));
    const input = { campaignId, change, ...(reason && { reason }), ...(session && { sessionId: session }) };
    show(unwrap((await api.request(ProposeCorrectionDocument, { input })).proposeCorrection), json);
  });
};

/** Changes of entities, which may be meant by their names; threads are meant by their ids. */
const ofEntities: readonly string[] = ["rename", "alias", "unalias", "merge", "hide"];

const withIds = async (api: ApiClient, campaignId: string, typed: TypedChange): Promise<TypedChange> => {
  if (!ofEntities.includes(typed.change)) return typed;
  const target = await findEntity(api, campaignId, typed.target);
  const isMerge = typed.change === "merge" && typed.value !== undefined;
  return { ...typed, target, ...(isMerge && { value: await findEntity(api, campaignId, typed.value ?? "") }) };
};

export interface DecideOptions extends CampaignOptions {
  readonly note?: string;
}

const decisions = { approve: ApproveCorrectionDocument, reject: RejectCorrectionDocument, withdraw: WithdrawCorrectionDocument };

/** Approves, rejects or withdraws a correction. */
export const decideCorrection = (act: keyof typeof decisions, key: string, { campaign, note, json, ...options }: DecideOptions) =>
  connected(options, async ({ api }) => {
    const input = { campaignId: campaign, correctionId: key, ...(note && { note }) };
    show(unwrap((await api.request(decisions[act], { input })).decided), json);
  });

const show = (correction: CorrectionFieldsFragment, json: boolean | undefined): void => {
  if (json) printJson(correction);
  else printCorrection(correction);
};

/** Shows the entity that a name resolves to, and the corrections that cause it. */
export const resolveName = (name: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { resolveName: found } = await api.request(ResolveNameDocument, { id, name });
    if (json) return printJson(found);
    if (found.resolution === "ENTITY") print(`"${name}" is ${paint.bold(found.canonicalName ?? "")} (${found.entityKey ?? ""}).`);
    else print(found.resolution === "HIDDEN" ? `"${name}" is hidden from the story.` : `No entity has the name "${name}".`);
    printTable(
      found.corrections.map((one) => [
        one.key,
        `${inWords(one.action)} ${one.targetKey}${one.value === null ? "" : `: "${one.value}"`}`,
        `by ${one.decidedBy ?? ""}`,
        one.decidedAt ?? "",
      ]),
    );
  });
