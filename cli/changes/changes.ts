import { ApplyChangeDocument, ListChangesDocument, PreviewChangeDocument } from "../api/generated/graphql.ts";
import type { CampaignChangeFieldsFragment, ChangeInput } from "../api/generated/graphql.ts";
import { findEntity } from "../api/find-entity.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { paint, print, printJson } from "../output.ts";
import { printRows } from "./print-rows.ts";
import { readChanges } from "./read-changes.ts";

export interface ChangeOptions extends CampaignOptions {
  readonly file?: string;
  readonly actor?: string;
}

export interface ApplyOptions extends ChangeOptions {
  readonly note?: string;
  readonly announce?: string;
}

/** How changes are made, whatever says which. */
export interface MakeOptions extends Omit<ApplyOptions, "file"> {
  readonly preview?: boolean;
}

/** Shows what changes would come to that are typed or stand in a file. */
export const previewChange = async (typed: string | undefined, { file, ...options }: ChangeOptions): Promise<void> =>
  showPreview(await readChanges(typed, file), options);

/** Makes changes that are typed or stand in a file. */
export const applyChange = async (typed: string | undefined, { file, ...options }: ApplyOptions): Promise<void> =>
  makeChanges(await readChanges(typed, file), options);

/** Shows what changes would come to. */
const showPreview = (changes: ChangeInput[], { campaign: id, actor, json, ...options }: Omit<ChangeOptions, "file">): Promise<void> =>
  connected(options, async ({ api }) => {
    const { previewChange: preview } = await api.request(PreviewChangeDocument, { id, changes, actor: actor ?? null });
    if (json) return printJson(preview);
    for (const sentence of preview.happens) print(sentence);
    printRows(preview.rows);
    print(paint.dim("Nothing was changed."));
  });

/** Finds the id of what is meant by a name or an id; see `findEntity`. */
export type Find = (given: string) => Promise<string>;

/** Makes changes, or shows with `preview` what they would come to. `find` may be asked for what they name. */
export const makeChanges = async (
  given: ChangeInput[] | ((find: Find) => Promise<ChangeInput[]>),
  { preview = false, campaign: campaignId, actor, note, announce, json, ...options }: MakeOptions,
): Promise<void> => {
  const changes = Array.isArray(given) ? given : await withNames(given, campaignId, options);
  if (preview) return showPreview(changes, { campaign: campaignId, ...options, ...(actor && { actor }), ...(json && { json }) });
  return connected(options, async ({ api }) => {
    const input = { campaignId, changes, actorId: actor ?? null, note: note ?? null, announcement: announce ?? null };
    const made = unwrap((await api.request(ApplyChangeDocument, { input })).applyChange);
    if (json) return printJson(made);
    for (const sentence of made.happened ?? []) print(sentence);
    print(
      `Changed after turn ${made.turnNumber}${made.announcement === "" ? "; players were not told." : `; players read: ${made.announcement}`}`,
    );
  });
};

const withNames = async (
  name: (find: Find) => Promise<ChangeInput[]>,
  campaignId: string,
  options: Omit<CampaignOptions, "campaign">,
): Promise<ChangeInput[]> => {
  let changes: ChangeInput[] = [];
  await connected(options, async ({ api }) => void (changes = await name((one) => findEntity(api, campaignId, one))));
  return changes;
};

/** Lists changes. */
export const listChanges = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { changes } = campaignOf(await api.request(ListChangesDocument, { id }), id);
    if (json) return printJson({ campaign: id, changes: changes.nodes.toReversed() });
    if (changes.nodes.length === 0) return print("Nothing was changed by hand. `change --help` shows how.");
    for (const one of changes.nodes.toReversed()) print(describe(one));
  });

const describe = (one: CampaignChangeFieldsFragment): string => {
  const kinds = (Array.isArray(one.changes) ? one.changes : []).map((change: { kind?: unknown }) =>
    String(change.kind).replaceAll("_", " "),
  );
  const parts = [kinds.join(", "), one.note ?? "", one.announcement === "" ? "" : `told: ${one.announcement}`].filter(
    (part) => part !== "",
  );
  return `${paint.bold(`after turn ${one.turnNumber}`)}  ${parts.join("; ")} ${paint.dim(one.superseded ? "(undone)" : one.key)}`;
};
