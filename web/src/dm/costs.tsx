import { send } from "../api/client.ts";
import { ChangeSettingsDocument } from "../api/generated/graphql.ts";
import type { BudgetPartsFragment, SettingsQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Form, NumberField, readText } from "../components/fields.tsx";
import { Saved } from "../components/saved.tsx";
import { useTask } from "../components/use-task.ts";
import { DailyCosts } from "../costs/daily-costs.tsx";
import { costTexts, dollars } from "../costs/texts.ts";
import { dmTexts } from "./texts.ts";

type CampaignDm = NonNullable<NonNullable<SettingsQuery["campaign"]>["dm"]>;

interface CostsProps {
  readonly id: string;
  readonly dm: CampaignDm;
  readonly reload: () => void;
}

/** What models cost in a campaign, day by day and by stage, and what they may cost. */
export const Costs = ({ id, dm, reload }: CostsProps) => (
  <section class="panel">
    <h2>{costTexts.title}</h2>
    <Sums dm={dm} />
    <Budgets id={id} budgets={dm.budgets} reload={reload} />
    <DailyCosts days={dm.costsByDay} />
  </section>
);

const Sums = ({ dm: { costs, metrics } }: { dm: CampaignDm }) => {
  const { cost, calls, unpricedCalls, inputTokens, outputTokens, byStage, byTier } = costs;
  const unpriced = unpricedCalls > 0 ? ` (${unpricedCalls} ${costTexts.unpriced})` : "";
  return (
    <>
      <p>{`${dollars(cost)}, ${calls} ${dmTexts.callsCount}${unpriced}, ${costTexts.tokens}: ${inputTokens}, ${outputTokens}`}</p>
      <p>{`${dmTexts.turns}: ${metrics.turns}, ${dmTexts.wordsPerTurn}: ${Math.round(metrics.averageWords ?? 0)}, ${costTexts.liked}: ${metrics.thumbsUp}, ${costTexts.disliked}: ${metrics.thumbsDown}`}</p>
      <table>
        <tbody>
          {[...byTier, ...byStage].map((share) => (
            <tr key={share.name}>
              <th scope="row">{share.name}</th>
              <td>{share.calls}</td>
              <td>{dollars(share.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

interface BudgetsProps {
  readonly id: string;
  readonly budgets: readonly BudgetPartsFragment[];
  readonly reload: () => void;
}

const Budgets = ({ id, budgets, reload }: BudgetsProps) => {
  const task = useTask();
  const save = (form: FormData) =>
    task.run(async () => {
      const read = (name: string) => (readText(form, name) === "" ? null : Number(readText(form, name)));
      const budget = { turn: read("TURN"), session: read("SESSION"), day: read("DAY"), campaign: read("CAMPAIGN") };
      await send(ChangeSettingsDocument, { input: { campaignId: id, budget } });
      reload();
    });
  return (
    <Form send={(form) => void save(form)}>
      <h3>{costTexts.budgets}</h3>
      <p class="hint">{costTexts.budgetsHelp}</p>
      <ul>
        {budgets.map((budget) => (
          <li key={budget.scope}>{describe(budget)}</li>
        ))}
      </ul>
      <div class="fields">
        {budgets.map(({ scope, dmLimit }) => (
          <NumberField key={scope} label={costTexts.limitOf[scope]} name={scope} value={dmLimit ?? undefined} min={0} step="any" />
        ))}
      </div>
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{costTexts.save}</button> <Saved task={task} text={dmTexts.saved} />
    </Form>
  );
};

/** Such as "A session: $0.12 / $1.00 spent, limit of the server $5.00". */
const describe = ({ scope, limit, spent, serverLimit }: BudgetPartsFragment): string => {
  const most = limit === null ? costTexts.noLimit : dollars(limit);
  const sum = limit === null ? `${dollars(spent ?? 0)} ${costTexts.spent}, ${most}` : `${dollars(spent ?? 0)} / ${most} ${costTexts.spent}`;
  const used = spent === null ? most : sum;
  return `${costTexts.scopes[scope]}: ${used}${serverLimit === null ? "" : `, ${costTexts.serverLimit} ${dollars(serverLimit)}`}`;
};
