import type { ComponentChildren } from "preact";
import { WhyTurnDocument } from "../api/generated/graphql.ts";
import type { WhyTurnQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { dollars } from "../costs/texts.ts";
import { useQuery } from "../components/use-query.ts";
import { sayResult } from "../say-result.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import { Verdicts } from "./verdicts.tsx";
import { WhatModelsRead } from "./what-models-read.tsx";

type Turn = NonNullable<NonNullable<WhyTurnQuery["campaign"]>["turn"]>;
type TurnDm = NonNullable<Turn["dm"]>;

/** Why a turn reads as it does: dice and events, drafts and findings, what the models read and why, calls and their costs. */
export const WhyTurn = ({ id, number }: { id: string; number: number }) => {
  const { data, problem, reload } = useQuery(WhyTurnDocument, { id, number });
  const turn = data?.campaign?.turn;
  if (!turn) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{data ? dmTexts.noTurns : texts.loading}</p>;
  const { dm } = turn;
  return (
    <article>
      <h2>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? texts.narration}`}</h2>
      {turn.input && <p class="said">{turn.input}</p>}
      <p class="prose">{turn.text}</p>
      <Decided turn={turn} />
      {dm?.narration && <Narration narration={dm.narration} />}
      {dm && <Calls dm={dm} />}
      {dm && <WhatModelsRead selection={dm.selection} packet={dm.packet} />}
      <Json title={dmTexts.stateDiff} value={dm?.stateDiff} />
      <Json title={dmTexts.refusedEffects} value={dm?.refusedEffects} />
    </article>
  );
};

const Part = ({ title, children, open = false }: { title: string; children: ComponentChildren; open?: boolean }) => (
  <details class="panel" open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

const Json = ({ title, value }: { title: string; value: unknown }) =>
  value === null || value === undefined || Object.keys(Object(value)).length === 0 ? null : (
    <Part title={title}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </Part>
  );

const Decided = ({ turn }: { turn: Turn }) => (
  <Part title={dmTexts.decided} open>
    <ul>
      {turn.rolls.map(({ action, method, dice, modifier, total, against, band }, nth) => (
        <li
          key={nth}
        >{`${action}: ${method} [${dice.join(", ")}] ${modifier < 0 ? modifier : `+${modifier}`}${sayResult({ method, dice, total, against })}: ${texts.bands[band]}`}</li>
      ))}
      {turn.blockedActions.map(({ action, reason }, nth) => (
        <li key={`blocked ${nth}`}>{`${texts.refused} (${action}): ${reason}`}</li>
      ))}
      {turn.events.map(({ text, type }, nth) => (
        <li key={`event ${nth}`}>
          {text} <code>{type}</code>
        </li>
      ))}
    </ul>
  </Part>
);

const Narration = ({
  narration: { source, drafts, heldText, violations, changes, dropped },
}: {
  narration: NonNullable<TurnDm["narration"]>;
}) => (
  <Part title={dmTexts.narration} open>
    <p>{`${dmTexts.sources[source]}, ${dmTexts.drafts}: ${drafts}`}</p>
    {heldText && <p class="prose">{heldText}</p>}
    <Verdicts violations={violations} />
    <ul>
      {changes.map(({ original, replacement, explanation }, nth) => (
        <li key={nth}>
          <del>{original}</del> <ins>{replacement}</ins> <em>{explanation}</em>
        </li>
      ))}
      {dropped.map(({ kind, value, reason }, nth) => (
        <li key={`dropped ${nth}`}>{`${dmTexts.dropped}: ${kind} ${value}. ${reason}`}</li>
      ))}
    </ul>
  </Part>
);

const Calls = ({ dm: { receipts, costs } }: { dm: TurnDm }) => (
  <Part title={`${dmTexts.calls} (${costs.calls}, ${dollars(costs.cost)})`}>
    <div class="scroll" tabIndex={0} role="region" aria-label={dmTexts.calls}>
      <table>
        <thead>
          <tr>
            {[dmTexts.stage, dmTexts.model, dmTexts.prompt, dmTexts.tokens, dmTexts.milliseconds, dmTexts.cost].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {receipts.map(({ stage, model, promptId, promptVersion, inputTokens, outputTokens, ms, cost, degraded }, nth) => (
            <tr key={nth}>
              <td>{stage}</td>
              <td>{degraded ? `${model} (${degraded})` : model}</td>
              <td>{`${promptId} ${promptVersion}`}</td>
              <td>{`${inputTokens} → ${outputTokens}`}</td>
              <td>{Math.round(ms)}</td>
              <td>{dollars(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Part>
);
