import { Scenarios } from "freeform-rpg/plugins/canon/campaigns";
import { ListScenariosDocument, ScenarioFindingsDocument } from "../api/generated/graphql.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { paint, print, printJson } from "../output.ts";

interface Checked {
  /** The scenario's id or file. */
  readonly scenario: string;
  readonly findings: readonly { readonly line: number; readonly message: string }[];
}

/** Checks one scenario file, or all scenarios, and sets exit code 1 when there is a finding. */
export const checkScenarios = async (file: string | null, { json, ...options }: ConnectOptions): Promise<void> => {
  const checked = await (options.url === undefined || file !== null ? checkLocal(file) : checkAt(options));
  if (checked.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
  if (json) return printJson(checked);
  for (const { scenario, findings } of checked) {
    print(`${paint.bold(scenario)}  ${findings.length === 0 ? "no findings" : count(findings.length)}`);
    for (const { line, message } of findings) print(`  ${line}: ${message}`);
  }
};

const count = (findings: number): string => `${findings} finding${findings === 1 ? "" : "s"}`;

const checkLocal = (file: string | null): Promise<Checked[]> =>
  withKernel(readEnvironment(), async (kernel) => {
    const scenarios = await kernel.use(Scenarios);
    if (file !== null) return [{ scenario: file, findings: (await scenarios.checkFile(file)).map(short) }];
    const ids = (await scenarios.list()).map(({ id }) => id);
    return Promise.all(ids.map(async (id) => ({ scenario: id, findings: (await scenarios.check(id)).map(short) })));
  });

const checkAt = (options: ConnectOptions): Promise<Checked[]> =>
  connected(options, async ({ api }) => {
    const { scenarios } = await api.request(ListScenariosDocument);
    return Promise.all(
      scenarios.map(async ({ key }) => ({
        scenario: key,
        findings: (await api.request(ScenarioFindingsDocument, { key })).scenarioFindings,
      })),
    );
  });

const short = ({ line, message }: { readonly line: number; readonly message: string }) => ({ line, message });
