import { useEffect } from "preact/hooks";
import { DmBriefingDocument } from "../api/generated/graphql.ts";
import type { DmBriefingQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { Panels } from "../panels.tsx";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";

/** What no player may see, on one screen: what is due, who is here and wants what, secrets, clocks, threads. */
export const Briefing = ({ id, changes }: { id: string; changes: number }) => {
  const { data, problem, reload } = useQuery(DmBriefingDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  if (!data) return problem ? <Alert problem={problem} retry={reload} /> : <p>{texts.loading}</p>;
  const { campaign } = data;
  if (!campaign?.dm) return null;
  const { briefing } = campaign.dm;
  const { place, turn, wholeText } = briefing;
  return (
    <section aria-label={dmTexts.briefing}>
      <h2>{`${dmTexts.briefing}: ${place}, ${texts.turn} ${turn}`}</h2>
      <Alert problem={problem} retry={reload} />
      <Blocks briefing={briefing} />
      <Panels panels={campaign.panels} />
      <details>
        <summary>{dmTexts.wholeBriefing}</summary>
        <pre>{wholeText}</pre>
      </details>
    </section>
  );
};

type DmBriefing = NonNullable<NonNullable<DmBriefingQuery["campaign"]>["dm"]>["briefing"];

const Blocks = ({ briefing: { due, people, secrets, clocks, threads, since } }: { briefing: DmBriefing }) => (
  <div class="columns brief">
    <Block title={dmTexts.due} lines={due.map(({ text }) => [text])} />
    <Block
      title={dmTexts.here}
      lines={people.filter(({ present }) => present).map(({ name, goal, steps }) => [`${name}: ${goal}`, steps[0]])}
    />
    <Block title={dmTexts.secrets} lines={secrets.filter(({ near }) => near).map(({ text, way }) => [text, way])} />
    <Block
      title={texts.clocks}
      lines={clocks.map(({ name, value, max, hidden, next }) => [
        `${name} ${value}/${max}${mark(hidden, dmTexts.hidden)}`,
        next && `${next.at}: ${next.text}`,
      ])}
    />
    <Block
      title={texts.threads}
      lines={threads.map(({ title, overdue, hidden }) => [`${title}${mark(overdue, dmTexts.overdue)}${mark(hidden, dmTexts.hidden)}`])}
    />
    <Block title={`${dmTexts.since} ${since.fromTurn}`} lines={since.lines.map(({ turn, text }) => [`${turn}: ${text}`])} />
  </div>
);

const mark = (is: boolean, text: string): string => (is ? ` (${text})` : "");

/** The briefing fits a screen: each part shows this many lines, and the whole text is below. */
const shownLines = 4;

const Block = ({ title, lines }: { title: string; lines: readonly (readonly [text: string, hint?: string | null])[] }) =>
  lines.length === 0 ? null : (
    <section class="panel">
      <h3>{title}</h3>
      <ul>
        {lines.slice(0, shownLines).map(([text, hint], nth) => (
          <li key={nth}>
            <span class="line">
              {text} {hint && <span class="hint">{hint}</span>}
            </span>
          </li>
        ))}
        {lines.length > shownLines && <li class="hint">{`+ ${lines.length - shownLines}`}</li>}
      </ul>
    </section>
  );
