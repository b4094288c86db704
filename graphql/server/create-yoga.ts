import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { NoSchemaIntrospectionCustomRule } from "graphql";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import { limitShape } from "./armor.ts";
import { limitCost } from "./cost-rule.ts";
import { createContext } from "./create-context.ts";
import type { ContextParts, TransportContext } from "./create-context.ts";
import { preventCsrf } from "./csrf.ts";
import { maskError } from "./mask-error.ts";
import { countOperations } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { traceOperations } from "./trace-operations.ts";
import { serveOperatorPages } from "./operator-pages.ts";
import { receiveUploads } from "./uploads/receive-uploads.ts";
import { bodyLimit } from "./settings.ts";
import type { ApiSettings } from "./settings.ts";

/** What the HTTP side of the API is made from. */
export interface YogaParts {
  readonly schema: GraphQLSchema;
  readonly context: ContextParts;
  readonly metrics: Metrics;
  readonly settings: ApiSettings;
}

/** Makes the GraphQL server with all its limits. `fetch` answers requests without a port. */
export const createApiYoga = ({ schema, context, metrics, settings }: YogaParts) => {
  const { production, introspection = !production, version, costLimit = 20_000, onError = reportError, uploads } = settings;
  return createYoga<TransportContext>({
    schema,
    context: createContext(context),
    graphiql: production ? false : { title: "freeform-rpg", defaultQuery: greeting, headers: '{"Authorization": "Bearer TOKEN"}' },
    // The page comes with the packages: the engine has to work without a network.
    renderGraphiQL,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: bodyLimit,
    healthCheckEndpoint: "/live",
    logging: false,
    maskedErrors: { maskError: maskError(onError), errorMessage: "" },
    plugins: [
      ...(uploads ? [receiveUploads({ ...uploads, verify: context.verify, report: onError })] : []),
      preventCsrf(),
      limitShape(production),
      limitDocuments(introspection, costLimit),
      countOperations(metrics),
      traceOperations(),
      serveOperatorPages({ kernel: context.kernel, metrics, version }),
    ],
  });
};

const limitDocuments = (introspection: boolean, costLimit: number): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(limitCost(costLimit));
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});

const reportError = (error: unknown): void => console.error(error);

const greeting = `# Put a token into the header below: npx freeform-rpg token --user NAME
query Campaigns {
  campaigns(first: 10) {
    nodes { key name currentTurn myRole }
  }
}
`;
