import { useState } from "preact/hooks";
import { ImportCampaignDocument, OperatorDocument } from "../api/generated/graphql.ts";
import type { OperatorQuery } from "../api/generated/graphql.ts";
import { sendFile } from "../api/upload.ts";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { Form } from "../components/fields.tsx";
import { ForOperators } from "../components/for-operators.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link } from "../router.tsx";
import { texts } from "../texts.ts";
import { Costs } from "./costs.tsx";
import { Exporting } from "./exporting.tsx";
import { Health } from "./health.tsx";
import { Servers } from "./servers.tsx";
import { Work } from "./work.tsx";
import { StoredData } from "./stored-data.tsx";

/** The servers for those who run them: health, servers, what waits and runs, plugins and their faults, costs, stored data, import and export. */
export const Page = () => (
  <main class="new">
    <PageLinks>
      <Link to="/">{texts.campaigns}</Link> <Link to="/books">{operatorTexts.title}</Link>
    </PageLinks>
    <h1>{operatorTexts.server}</h1>
    <ForOperators>
      <Health />
      <Servers />
      <Work />
      <Plugins />
      <Costs />
      <StoredData />
      <Importing />
      <Exporting />
    </ForOperators>
  </main>
);

/** Plugins with their faults, pipelines and policies. */
const Plugins = () => {
  const { data, problem, reload } = useQuery(OperatorDocument, {});
  return (
    <>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <Parts server={data} />}
    </>
  );
};

const Parts = ({ server: { serverInfo, plugins, pipelines, policyPacks } }: { server: OperatorQuery }) => {
  const faulty = plugins.filter(({ failure }) => failure !== null);
  return (
    <>
      <section class="panel">
        <h2>{operatorTexts.faults}</h2>
        {faulty.length === 0 && <p class="empty">{operatorTexts.noFaults}</p>}
        <ul>
          {faulty.map(({ name, failure }) => (
            <li key={name}>{`${name}: ${failure?.message ?? ""}`}</li>
          ))}
        </ul>
        <p>{`${serverInfo.name}, ${operatorTexts.version} ${serverInfo.version}`}</p>
      </section>
      <Names title={operatorTexts.plugins} names={plugins.map(({ name, version }) => `${name} ${version}`)} />
      <Names
        title={operatorTexts.pipelines}
        names={pipelines.map(({ name, stages }) => `${name}: ${stages.map((stage) => stage.name).join(" → ")}`)}
      />
      <Names title={operatorTexts.policies} names={policyPacks.map(({ name, version }) => `${name} ${version}`)} />
    </>
  );
};

const Names = ({ title, names }: { title: string; names: readonly string[] }) => (
  <details class="panel">
    <summary>{`${title} (${names.length})`}</summary>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);

const Importing = () => {
  const task = useTask();
  const [imported, setImported] = useState("");
  const bringIn = (form: FormData) =>
    task.run(async () => {
      const file = form.get("file");
      if (!(file instanceof File)) return;
      const made = await sendFile(ImportCampaignDocument, { file: null }, { file, path: "variables.file" });
      if (typeof made === "object" && made !== null && "key" in made) setImported(String(made.key));
    });
  return (
    <Form class="panel" send={(form) => void bringIn(form)}>
      <h2>{operatorTexts.importCampaign}</h2>
      <label class="field">
        <span>{operatorTexts.importFile}</span>
        <input type="file" name="file" required />
      </label>
      <Alert problem={task.problem} />
      {imported && (
        <p role="status">
          {operatorTexts.imported} <Link to={`/c/${encodeURIComponent(imported)}`}>{imported}</Link>
        </p>
      )}
      <button disabled={task.busy}>{operatorTexts.importNow}</button>
    </Form>
  );
};
