import { useEffect, useState } from "preact/hooks";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { formatBytes } from "./format-bytes.ts";
import { useTask } from "../components/use-task.ts";

/** What `/health` answers. */
interface Answer {
  readonly ok: boolean;
  readonly engine: string | null;
  readonly plugins: number;
  readonly disk?: { readonly freeBytes: number; readonly totalBytes: number } | null;
  readonly databaseBytes?: number | null;
  readonly faulty: readonly { readonly name: string; readonly message: string }[];
}

/** Whether the server works: its database and its plugins. */
export const Health = () => {
  const [health, setHealth] = useState<Answer | null>(null);
  const { busy, problem, run } = useTask();
  const load = () => run(async () => setHealth((await (await fetch("/health")).json()) as Answer));
  useEffect(() => void load(), []);
  return (
    <section class="panel">
      <h2>{operatorTexts.health}</h2>
      <Alert problem={problem} retry={() => void load()} />
      {health && (
        <ul>
          <li>{health.ok ? operatorTexts.works : operatorTexts.fails}</li>
          <li>{`${operatorTexts.database}: ${health.engine ?? operatorTexts.noAnswer}`}</li>
          {typeof health.databaseBytes === "number" && <li>{`${operatorTexts.databaseSize}: ${formatBytes(health.databaseBytes)}`}</li>}
          {health.disk && <li>{operatorTexts.freeDisk(formatBytes(health.disk.freeBytes), formatBytes(health.disk.totalBytes))}</li>}
          <li>{`${operatorTexts.plugins}: ${health.plugins}, ${operatorTexts.withFaults}: ${health.faulty.length}`}</li>
        </ul>
      )}
      <button class="quiet" disabled={busy} onClick={() => void load()}>
        {operatorTexts.checkAgain}
      </button>
    </section>
  );
};
