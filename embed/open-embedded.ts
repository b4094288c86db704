import { createApiClient } from "../cli/api/api-client.ts";
import { readEnvironment } from "../cli/environment.ts";
import { openApi, openHost, resumeWork, signLocalToken } from "../cli/host.ts";
import type { Engine, EngineOptions, TokenFor } from "./open-engine.ts";

export const openEmbedded = async ({ config, project, variables = process.env }: EngineOptions): Promise<Engine> => {
  const environment = readEnvironment(variables, project);
  const host = await openHost(environment, config);
  const api = await openApi(host);
  await resumeWork(host);
  const signToken = (request: TokenFor) => signLocalToken(environment, request);
  return {
    kernel: host.kernel,
    fetch: api.fetch,
    handle: api.handle,
    upgrade: api.upgrade,
    signToken,
    call: async (document, variables, as) => {
      const client = createApiClient({ url: "http://in-process/graphql", token: await signToken(as), fetch: api.fetch });
      return client.send(String(document), variables);
    },
    close: async () => {
      await api.close();
      await host.close();
    },
  };
};
