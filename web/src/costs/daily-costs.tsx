import type { CostDayPartsFragment } from "../api/generated/graphql.ts";
import "./costs.css";
import { costTexts, dollars } from "./texts.ts";

interface DailyCostsProps {
  readonly days: readonly CostDayPartsFragment[];
}

/** What each of the last days cost: a bar a day, and the same as a table. */
export const DailyCosts = ({ days }: DailyCostsProps) => {
  const paid = days.filter(({ calls }) => calls > 0);
  return (
    <>
      <h3>{costTexts.days(days.length)}</h3>
      {paid.length === 0 ? <p class="empty">{costTexts.none(days.length)}</p> : <Bars days={days} />}
      {paid.length > 0 && <DaysTable days={paid.toReversed()} />}
    </>
  );
};

const height = 60;
const step = 10;

const Bars = ({ days }: DailyCostsProps) => {
  const [first] = days.toSorted((a, b) => b.cost - a.cost);
  const most = Math.max(first?.cost ?? 0, Number.MIN_VALUE);
  const all = days.reduce((sum, { cost }) => sum + cost, 0);
  const label = costTexts.chart(dollars(all), first?.day ?? "", dollars(first?.cost ?? 0));
  return (
    <figure class="costs">
      <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map(({ day, cost }, nth) => {
          const tall = (cost / most) * height;
          return (
            <rect key={day} x={nth * step + 1} y={height - tall} width={step - 2} height={tall}>
              <title>{`${day}: ${dollars(cost)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};

const DaysTable = ({ days }: DailyCostsProps) => (
  <details>
    <summary>{costTexts.byDay}</summary>
    <div class="scroll" tabIndex={0} role="region" aria-label={costTexts.byDay}>
      <table>
        <thead>
          <tr>
            {[costTexts.day, costTexts.calls, costTexts.tokens, costTexts.cost, costTexts.models].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, calls, unpricedCalls, inputTokens, outputTokens, cost, byModel }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{unpricedCalls > 0 ? `${calls} (${unpricedCalls} ${costTexts.unpriced})` : calls}</td>
              <td>{`${inputTokens} / ${outputTokens}`}</td>
              <td>{dollars(cost)}</td>
              <td>{byModel.map((model) => `${model.name} ${dollars(model.cost)}`).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
