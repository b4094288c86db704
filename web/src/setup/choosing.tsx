import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { CreateCampaignDocument, NewCampaignDocument, StartSetupDocument } from "../api/generated/graphql.ts";
import type { NewCampaignQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { ChoiceField, Form, TextField, readText } from "../components/fields.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link, navigate } from "../router.tsx";
import { texts } from "../texts.ts";
import "./setup.css";
import { setupTexts } from "./texts.ts";
import { formatMoment } from "../format-moment.ts";

type Scenario = NewCampaignQuery["scenarios"][number];

/** Scenarios as cards, and session zero. */
export const Choosing = () => {
  const { data, problem, reload } = useQuery(NewCampaignDocument, {});
  const [chosen, setChosen] = useState<Scenario | null>(null);
  return (
    <main class="new">
      <PageLinks>
        <Link to="/">{texts.campaigns}</Link>
      </PageLinks>
      <h1>{setupTexts.title}</h1>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <SetupChoice setups={data.setups} />}
      {data && (
        <section aria-label={setupTexts.scenarios}>
          <h2>{setupTexts.scenarios}</h2>
          {data.scenarios.length === 0 && <p>{setupTexts.noScenarios}</p>}
          <ul class="scenarios">
            {data.scenarios.map((scenario) => (
              <ScenarioCard key={scenario.key} scenario={scenario} choose={() => setChosen(scenario)} />
            ))}
          </ul>
        </section>
      )}
      {chosen && <Creating scenario={chosen} close={() => setChosen(null)} />}
    </main>
  );
};

const SetupChoice = ({ setups }: { setups: NewCampaignQuery["setups"] }) => {
  const task = useTask();
  const begin = () =>
    task.run(async () => {
      const { key } = await send(StartSetupDocument, {});
      navigate(`/new/${encodeURIComponent(key)}`);
    });
  return (
    <section class="panel">
      <h2>{setupTexts.sessionZero}</h2>
      <p>{setupTexts.sessionZeroHelp}</p>
      <Alert problem={task.problem} />
      <button disabled={task.busy} onClick={() => void begin()}>
        {setupTexts.begin}
      </button>
      <ul>
        {setups.map(({ key, phase, updatedAt }) => (
          <li key={key}>
            <Link to={`/new/${encodeURIComponent(key)}`}>{setupTexts.goOn}</Link>{" "}
            <span class="hint">{`${setupTexts.phases[phase]}, ${formatMoment(updatedAt)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ScenarioCard = ({ scenario, choose }: { scenario: Scenario; choose: () => void }) => (
  <li class="panel">
    <h3>{scenario.name}</h3>
    <p class="hint">{[scenario.genre, `${setupTexts.system}: ${scenario.system}`, scenario.estimatedLength].filter(Boolean).join(", ")}</p>
    <p>{scenario.description}</p>
    {scenario.problems.map((problem) => (
      <p key={problem} class="notice">
        {problem}
      </p>
    ))}
    <button disabled={scenario.problems.length > 0} aria-label={`${setupTexts.play}: ${scenario.name}`} onClick={choose}>
      {setupTexts.play}
    </button>
  </li>
);

const Creating = ({ scenario, close }: { scenario: Scenario; close: () => void }) => {
  const task = useTask();
  const [seat, setSeat] = useState("");
  const create = (form: FormData) =>
    task.run(async () => {
      const name = readText(form, "name");
      const character = seat === "new" ? { name: readText(form, "character") } : { seat };
      const part = seat === "" ? { withoutCharacter: true } : { character };
      const made = await send(CreateCampaignDocument, { input: { from: { scenario: scenario.key }, ...(name && { name }), ...part } });
      navigate(`/c/${encodeURIComponent(made.key)}`);
    });
  const seats = scenario.seats.map(({ key, name }) => [key, name] as const);
  return (
    <Dialog title={scenario.name} close={close}>
      <Form send={(form) => void create(form)}>
        <TextField label={setupTexts.name} name="name" value={scenario.name} />
        <ChoiceField
          label={setupTexts.seat}
          name="seat"
          choices={[["", setupTexts.noSeat], ...seats, ["new", setupTexts.newSeat]]}
          onChoice={setSeat}
        />
        {seat === "new" && <TextField label={setupTexts.characterName} name="character" required />}
        <Alert problem={task.problem} />
        <button disabled={task.busy}>{setupTexts.create}</button>
      </Form>
    </Dialog>
  );
};
