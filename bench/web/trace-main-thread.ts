import type { CDPSession, Page } from "playwright-core";

/** What the main thread of a page did: its tasks by the processor time that each took, in milliseconds. A busy machine does not change it much. */
export interface MainThread {
  readonly tasks: readonly number[];
}

/** An event of Chromium's trace; times are in microseconds, `tdur` counts the thread's own time alone. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Traces the main thread of a page while some work is done. */
export const traceMainThread = async (page: Page, work: () => Promise<void>): Promise<MainThread> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...value.map(readEvent)));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: categories } });
  await work();
  await endTrace(session);
  const thread = findBusiest(events.filter(({ name }) => name === "FireAnimationFrame"));
  return { tasks: events.flatMap((event) => (threadOf(event) === thread && event.name === "RunTask" ? (event.tdur ?? 0) / 1000 : [])) };
};

const endTrace = async (session: CDPSession): Promise<void> => {
  const ended = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await ended;
  await session.detach();
};

const readEvent = (event: Readonly<Record<string, unknown>>): TraceEvent => ({
  name: String(event["name"]),
  ph: String(event["ph"]),
  pid: Number(event["pid"]),
  tid: Number(event["tid"]),
  tdur: Number(event["tdur"] ?? 0),
});

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The thread with the most of these events: the main thread of the page that was scrolled. */
const findBusiest = (events: readonly TraceEvent[]): string => {
  const counts = Map.groupBy(events, threadOf);
  const [busiest] = [...counts].toSorted(([, left], [, right]) => right.length - left.length);
  if (!busiest) throw new Error("The trace has no frame of the page. Was the page hidden?");
  return busiest[0];
};
