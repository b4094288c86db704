import { ServersDocument } from "../api/generated/graphql.ts";
import type { ServersQuery } from "../api/generated/graphql.ts";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { usePolled } from "../components/use-polled.ts";
import { formatMoment } from "../format-moment.ts";
import "./server.css";
import { texts } from "../texts.ts";
import { serverTexts } from "./texts.ts";

type Server = ServersQuery["servers"][number];

/** The servers that share the database: whether each works, and what it runs. */
export const Servers = () => {
  const { data, problem, reload } = usePolled(ServersDocument, {});
  return (
    <section class="panel">
      <h2>{serverTexts.servers}</h2>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data?.servers.length === 0 && <p class="empty">{serverTexts.none}</p>}
      {data && data.servers.length > 0 && <Table servers={data.servers} />}
    </section>
  );
};

const Table = ({ servers }: { servers: readonly Server[] }) => (
  <div class="scroll servers" tabIndex={0} role="region" aria-label={serverTexts.servers}>
    <table>
      <thead>
        <tr>
          {[serverTexts.name, serverTexts.state, operatorTexts.version, serverTexts.started, serverTexts.lastSeen].map((title) => (
            <th key={title}>{title}</th>
          ))}
          <th>{serverTexts.runs}</th>
        </tr>
      </thead>
      <tbody>
        {servers.map((server) => (
          <tr key={server.key}>
            <th scope="row">
              {server.name} <span class="hint">{server.key}</span>
            </th>
            <td>{serverTexts.states[stateOf(server)]}</td>
            <td>{server.version}</td>
            <td>{formatMoment(server.startedAt)}</td>
            <td>{formatMoment(server.seenAt)}</td>
            <td>{server.runs.map(describeRun).join(", ") || serverTexts.runsNothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const stateOf = ({ lost, draining }: Server) => {
  if (lost) return "lost";
  return draining ? "draining" : "works";
};

const describeRun = ({ kind, campaignId }: Server["runs"][number]): string => (campaignId === null ? kind : serverTexts.turnOf(campaignId));
