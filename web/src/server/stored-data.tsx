import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { MaintainDocument, StorageDocument } from "../api/generated/graphql.ts";
import type { MaintainMutation } from "../api/generated/graphql.ts";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { formatBytes } from "./format-bytes.ts";
import { language, texts } from "../texts.ts";

type Maintenance = Extract<MaintainMutation["maintain"], { readonly removed: unknown }>;

/** How much is stored, and the removal of what is older than its period: counted first, then removed on request. */
export const StoredData = () => {
  const { data, problem, reload } = useQuery(StorageDocument, {});
  const task = useTask();
  const [done, setDone] = useState<Maintenance | null>(null);
  const maintain = (dryRun: boolean) =>
    task.run(async () => {
      setDone(await send(MaintainDocument, { dryRun }));
      if (!dryRun) reload();
    });
  return (
    <section class="panel">
      <h2>{operatorTexts.storedData}</h2>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <Tables tables={data.storage} />}
      <h3>{operatorTexts.oldData}</h3>
      <p class="hint">{operatorTexts.oldDataHelp}</p>
      <div class="chips">
        <button disabled={task.busy} onClick={() => void maintain(true)}>
          {operatorTexts.countOld}
        </button>
        {done?.dryRun && done.removed.some(({ rows }) => rows > 0) && (
          <ConfirmButton
            label={operatorTexts.removeOld}
            warning={operatorTexts.removeOldWarning}
            disabled={task.busy}
            confirm={() => void maintain(false)}
          />
        )}
      </div>
      <Alert problem={task.problem} />
      <div role="status">{done && <Removed maintenance={done} />}</div>
    </section>
  );
};

const formatNumber = (value: number): string => value.toLocaleString(language);

const Tables = ({ tables }: { tables: readonly { readonly table: string; readonly rows: number; readonly bytes: number }[] }) => (
  <details>
    <summary>{`${operatorTexts.tables} (${tables.length}), ${formatBytes(tables.reduce((sum, { bytes }) => sum + bytes, 0))}`}</summary>
    <div class="scroll" tabIndex={0} role="region" aria-label={operatorTexts.tables}>
      <table>
        <thead>
          <tr>
            {[operatorTexts.table, operatorTexts.rows, operatorTexts.size].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, rows, bytes }) => (
            <tr key={table}>
              <th scope="row">{table}</th>
              <td>{formatNumber(rows)}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const Removed = ({ maintenance: { dryRun, removed } }: { maintenance: Maintenance }) => (
  <>
    <p>{dryRun ? operatorTexts.wouldRemove : operatorTexts.wasRemoved}</p>
    <ul>
      {removed.map(({ kind, days, rows }) => (
        <li key={kind}>
          <code>{kind}</code>{" "}
          {`${formatNumber(rows)} ${operatorTexts.rows}, ${days === null ? operatorTexts.keptForever : operatorTexts.keptDays(days)}`}
        </li>
      ))}
    </ul>
  </>
);
