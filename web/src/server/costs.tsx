import { ServerCostsDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { DailyCosts } from "../costs/daily-costs.tsx";
import { costTexts } from "../costs/texts.ts";
import { texts } from "../texts.ts";

/** What models cost on the whole server. */
export const Costs = () => {
  const { data, problem, reload } = useQuery(ServerCostsDocument, {});
  return (
    <section class="panel">
      <h2>{costTexts.title}</h2>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <DailyCosts days={data.costsByDay} />}
    </section>
  );
};
