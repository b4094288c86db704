import { MaintainDocument, ShowStorageDocument } from "../api/generated/graphql.ts";
import type { MaintainMutation, ShowStorageQuery } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { print, printJson, printTable } from "../output.ts";

export interface MaintainOptions extends ConnectOptions {
  readonly dryRun?: boolean;
  readonly report?: boolean;
  readonly campaign?: string;
}

/** Removes what is older than its period and prints how much it was, or prints the sizes of tables. */
export const maintain = ({ json = false, dryRun = false, report = false, campaign, ...options }: MaintainOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    if (report || campaign !== undefined) {
      const { storage } = await api.request(ShowStorageDocument, { campaignId: campaign ?? null });
      return json ? printJson(storage) : showSizes(storage);
    }
    const { removed } = unwrap((await api.request(MaintainDocument, { dryRun })).maintain);
    return json ? printJson({ dryRun, removed }) : showRemoved(removed, dryRun);
  });

const showSizes = (tables: ShowStorageQuery["storage"]): void => {
  if (tables.length === 0) return print("Nothing is stored of this campaign.");
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  printTable(
    [...tables, { table: "all", rows: null, bytes }].map(({ table, rows, bytes: size }) => [
      table,
      rows === null ? "" : `${rows} rows`,
      kilobytes(size),
    ]),
  );
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const showRemoved = (removed: Extract<MaintainMutation["maintain"], { __typename: "Maintenance" }>["removed"], dryRun: boolean): void => {
  printTable(
    removed.map(({ kind, days, rows }) => [
      kind,
      days === null ? "kept" : `older than ${days} ${days === 1 ? "day" : "days"}`,
      `${rows} rows`,
    ]),
  );
  if (dryRun) print("Nothing was removed.");
};
