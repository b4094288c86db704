import { useEffect, useState } from "preact/hooks";
import { DmTurnsDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { Link } from "../router.tsx";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import { TurnDecision } from "./turn-decisions.tsx";
import type { Decision, Turn } from "./turn-decisions.tsx";
import type { PartProps } from "./types.ts";
import { WhyTurn } from "./why-turn.tsx";

/** The turns of the campaign, rewound ones included: why each reads as it does, other words for it, and rewinding. */
export const Turns = (props: PartProps) =>
  /^\d+$/.test(props.rest) ? <WhyTurn id={props.id} number={Number(props.rest)} /> : <TurnList {...props} />;

const TurnList = ({ id, changes, reload: reloadDesk }: PartProps) => {
  const [before, setBefore] = useState<string | null>(null);
  const { data, problem, reload } = useQuery(DmTurnsDocument, { id, before });
  const [deciding, decide] = useState<Decision | null>(null);
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const turns = data?.campaign?.turns;
  if (!turns) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const done = () => {
    decide(null);
    reload();
    reloadDesk();
  };
  const lost = turns.nodes.filter((turn) => deciding && !turn.superseded && turn.number > deciding.turn.number);
  const [latest, current] = [Math.max(...turns.nodes.map(({ number }) => number)), data.campaign?.currentTurn ?? 0];
  return (
    <section aria-label={dmTexts.turns}>
      {turns.nodes.length === 0 && <p class="empty">{dmTexts.noTurns}</p>}
      <ol class="story">
        {turns.nodes.toReversed().map((turn) => (
          <TurnRow key={`${turn.number} ${turn.superseded} ${turn.input}`} id={id} turn={turn} decide={(kind) => decide({ kind, turn })} />
        ))}
      </ol>
      <div class="chips">
        {turns.pageInfo.hasPreviousPage && <button onClick={() => setBefore(turns.pageInfo.startCursor)}>{dmTexts.earlier}</button>}
        {before && <button onClick={() => setBefore(null)}>{dmTexts.latest}</button>}
      </div>
      {deciding && (
        <TurnDecision
          id={id}
          kind={deciding.kind}
          turn={deciding.turn}
          lost={lost}
          later={current > latest ? [latest + 1, current] : null}
          done={done}
          close={() => decide(null)}
        />
      )}
    </section>
  );
};

interface RowProps {
  readonly id: string;
  readonly turn: Turn;
  readonly decide: (kind: Decision["kind"]) => void;
}

const TurnRow = ({ id, turn, decide }: RowProps) => (
  <li class={`panel ${turn.superseded ? "superseded" : ""}`}>
    <h3>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? texts.narration}${turn.superseded ? ` (${dmTexts.rewound})` : ""}`}</h3>
    {turn.input && <p class="said">{turn.input}</p>}
    <details>
      <summary>{turn.narrationStatus === "HELD" ? texts.held : dmTexts.text}</summary>
      <p class="prose">{turn.text}</p>
    </details>
    {!turn.superseded && (
      <div class="chips">
        <Link to={`/c/${encodeURIComponent(id)}/dm/turns/${turn.number}`}>{dmTexts.why}</Link>
        <button class="quiet" onClick={() => decide("edit")}>
          {dmTexts.edit}
        </button>
        <button class="quiet" onClick={() => decide("rewind")}>
          {dmTexts.rewindTo}
        </button>
        <button class="quiet" onClick={() => decide("strike")}>
          {dmTexts.strike}
        </button>
      </div>
    )}
  </li>
);
