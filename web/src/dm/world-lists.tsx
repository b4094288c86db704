import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import type { Started, World } from "./types.ts";

interface Row {
  readonly key: string;
  readonly text: string;
  readonly hint?: string;
  readonly started: Started;
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Whether there are more than are shown. */
  readonly more?: boolean;
  readonly start: (started: Started) => void;
}

const List = ({ title, rows, more = false, start }: ListProps) =>
  rows.length === 0 ? null : (
    <details class="panel" open>
      <summary>{`${title} (${rows.length}${more ? "+" : ""})`}</summary>
      {more && <p class="hint">{dmTexts.firstOnly}</p>}
      <ul class="rows">
        {rows.map(({ key, text, hint, started }) => (
          <li key={key}>
            <span>
              {text} {hint && <span class="hint">{hint}</span>}
            </span>
            <button class="quiet" aria-label={`${dmTexts.change}: ${text}`} onClick={() => start(started)}>
              {dmTexts.change}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );

/** Everything in the world in lists; each row starts a change. */
export const WorldLists = ({ world, start }: { world: World; start: (started: Started) => void }) => (
  <div class="columns">
    {listsOf(world).map((list) => (
      <List key={list.title} {...list} start={start} />
    ))}
  </div>
);

const listsOf = (world: World): readonly Omit<ListProps, "start">[] => [
  { title: dmTexts.now, rows: timeRows(world) },
  { title: texts.clocks, rows: clockRows(world) },
  { title: dmTexts.entities, rows: world.entities.nodes.map(entityRow), more: world.entities.pageInfo.hasNextPage },
  { title: texts.threads, rows: threadRows(world) },
  { title: dmTexts.facts, rows: world.facts.nodes.map(factRow), more: world.facts.pageInfo.hasNextPage },
  {
    title: dmTexts.situations,
    rows: world.situations.map(({ key, narrative }) => ({ key, text: narrative, started: begin("endSituation", { situation: key }) })),
  },
  { title: dmTexts.threats, rows: world.threats.map(({ key, text }) => ({ key, text, started: begin("endThreat", { threat: key }) })) },
];

const begin = (change: string, values: Record<string, string>): Started => ({ change, values });

const join = (...hints: readonly (string | null | undefined)[]): string => hints.filter(Boolean).join(", ");

const timeRows = ({ scene }: World): readonly Row[] => {
  if (!scene) return [];
  const { day, hour, minute, weather } = scene.time;
  const text = `${dmTexts.day} ${day}, ${hour}:${String(minute).padStart(2, "0")}, ${weather}`;
  return [{ key: "now", text, hint: scene.location?.name ?? "", started: begin("setTime", { weather }) }];
};

const clockRows = ({ clocks }: World): readonly Row[] =>
  clocks.map(({ key, name, value, max, dm }) => ({
    key,
    text: `${name} ${value}/${max}`,
    hint: dm ? dmTexts.value(dm.visibility) : "",
    started: begin("setClock", { clock: key, value: String(value) }),
  }));

const entityRow = ({ key, name, type, description, dm }: World["entities"]["nodes"][number]): Row => ({
  key,
  text: name,
  hint: join(dmTexts.value(type), dm?.location?.name, dm && dmTexts.value(dm.visibility)),
  started: begin("editEntity", { entity: key, description: description ?? "" }),
});

const threadRows = ({ threads }: World): readonly Row[] =>
  threads.map(({ key, title, status }) => ({
    key,
    text: title,
    hint: dmTexts.value(status),
    started: begin("editThread", { thread: key }),
  }));

const factRow = ({ key, text, subject, dm }: World["facts"]["nodes"][number]): Row => ({
  key,
  text: text ?? key,
  hint: join(subject?.name, dm && dmTexts.value(dm.visibility)),
  started: begin("editFact", { fact: key, text: text ?? "" }),
});
