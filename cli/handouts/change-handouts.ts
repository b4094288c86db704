import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import {
  CreateHandoutDocument,
  DeleteHandoutDocument,
  EditHandoutDocument,
  GiveHandoutDocument,
  WithdrawHandoutDocument,
} from "../api/generated/graphql.ts";
import type { DrawerHandoutFragment } from "../api/generated/graphql.ts";
import { findEntities } from "../api/find-entity.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions, Connection } from "../connect.ts";
import { print, printJson } from "../output.ts";
import { describeState, findHandout } from "./show-handouts.ts";

export interface FieldOptions extends CampaignOptions {
  readonly title?: string;
  readonly text?: string;
  /** A file; `false` removes the image. */
  readonly image?: string | boolean;
  readonly alt?: string;
}

export interface GiveOptions extends CampaignOptions {
  readonly to?: string[];
  readonly all?: boolean;
  readonly announce?: string;
}

export interface WithdrawOptions extends CampaignOptions {
  readonly reason?: string;
}

/** Prepares a handout. Throws `file_not_found`. */
export const addHandout = async (
  title: string,
  { campaign: campaignId, text, image, alt, json, ...options }: FieldOptions,
): Promise<void> => {
  const file = await readImage(image);
  await connected(options, async ({ api }) => {
    const input = { campaignId, title, text: text ?? null, alternativeText: alt ?? null };
    const handout = unwrap((await api.request(CreateHandoutDocument, { input })).createHandout);
    if (file) await sendImage(api, campaignId, handout.key, file);
    show(handout, json);
  });
};

/** Changes a handout. Throws `file_not_found`, and `nothing_to_change` without a field. */
export const editHandout = async (
  handout: string,
  { campaign: campaignId, title, text, image, alt, json, ...options }: FieldOptions,
): Promise<void> => {
  const file = await readImage(image);
  const fields = { title: title ?? null, text: text ?? null, alternativeText: alt ?? null };
  if (!file && image !== false && Object.values(fields).every((value) => value === null))
    throw new CommandError("fields_missing", "Say what changes: --title, --text, --image, --no-image or --alt.", 2);
  await connected(options, async ({ api }) => {
    const handoutId = await findHandout(api, campaignId, handout);
    const input = { campaignId, handoutId, ...fields, withoutImage: image === false };
    const edited = unwrap((await api.request(EditHandoutDocument, { input })).editHandout);
    if (file) await sendImage(api, campaignId, handoutId, file);
    show(edited, json);
  });
};

/** Gives a handout. */
export const giveHandout = (given: string, { campaign: campaignId, to, all, announce, json, ...options }: GiveOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const handoutId = await findHandout(api, campaignId, given);
    const holders = to ? await findEntities(api, campaignId, to) : null;
    const input = { campaignId, handoutId, to: holders, toAll: all ?? false, announcement: announce ?? null };
    show(unwrap((await api.request(GiveHandoutDocument, { input })).giveHandout), json);
  });

/** Takes a handout back. */
export const withdrawHandout = (given: string, { campaign: campaignId, reason, json, ...options }: WithdrawOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, handoutId: await findHandout(api, campaignId, given), reason: reason ?? null };
    show(unwrap((await api.request(WithdrawHandoutDocument, { input })).withdrawHandout), json);
  });

/** Deletes a handout that was never given. */
export const deleteHandout = (given: string, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const handoutId = await findHandout(api, campaignId, given);
    const campaign = unwrap((await api.request(DeleteHandoutDocument, { input: { campaignId, handoutId } })).deleteHandout);
    if (json) return printJson(campaign);
    print("The handout is deleted.");
  });

const types: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
};

interface ImageFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const readImage = async (path: string | boolean | undefined): Promise<ImageFile | null> => {
  if (typeof path !== "string") return null;
  try {
    return { content: new Uint8Array(await readFile(path)), type: types[extname(path).toLowerCase()] ?? "application/octet-stream" };
  } catch {
    throw new CommandError("file_not_found", `The image "${path}" cannot be read. Check the path.`, 2);
  }
};

const sendImage = (api: Connection["api"], campaignId: string, handoutId: string, { content, type }: ImageFile): Promise<unknown> =>
  api.put(`/files/handouts/${encodeURIComponent(campaignId)}/${encodeURIComponent(handoutId)}`, content, type);

const show = (handout: DrawerHandoutFragment, json: boolean | undefined): void => {
  if (json) return printJson(handout);
  print(`${handout.title} (${handout.key}): ${describeState(handout)}.`);
};
