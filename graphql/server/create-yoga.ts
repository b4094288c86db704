import type { GraphQLSchema } from "graphql";
import { _createLRUCache as createCache, createYoga } from "graphql-yoga";
import type { OperationsInFlight } from "./event-loop/operations-in-flight.ts";
import { trackOperations } from "./event-loop/track-operations.ts";
import { limitDocuments } from "./limits/limit-documents.ts";
import { limitInputs } from "./limits/limit-inputs.ts";
import type { Admission } from "./admission/admission.ts";
import { admitRequests } from "./admission/admit-requests.ts";
import type { ServerContext } from "./admission/admit-requests.ts";
import { limitSubscriptions } from "./admission/limit-subscriptions.ts";
import { createOpenCounts } from "./admission/open-counts.ts";
import { createContext } from "./create-context.ts";
import type { ContextParts } from "./create-context.ts";
import { answerFromDatabase } from "./answer-from-database.ts";
import { allowOrigins } from "./cors.ts";
import { preventCsrf } from "./csrf.ts";
import { executePersisted } from "./persisted-operations.ts";
import type { FindOperation } from "./persisted-operations.ts";
import { serveHelpPages } from "./help-pages.ts";
import { serveFileRoutes } from "./file-routes.ts";
import { maskError } from "./mask-error.ts";
import { countOperations } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { noteWrites } from "./note-writes.ts";
import { traceOperations } from "./trace-operations.ts";
import { serveWebPages } from "./web-pages.ts";
import { createHealth } from "./health.ts";
import { serveOperatorPages } from "./operator-pages.ts";
import { viewAsMembers } from "./viewing/view-as.ts";
import { receiveUploads } from "./uploads/receive-uploads.ts";
import { bodyLimit } from "./settings.ts";
import type { ApiSettings } from "./settings.ts";

/** The dependencies of the HTTP transport. */
export interface YogaParts {
  readonly schema: GraphQLSchema;
  readonly context: ContextParts;
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly operations: OperationsInFlight;
  readonly settings: ApiSettings;
  readonly findOperation: FindOperation;
  /** Whether the server is stopping. */
  readonly draining: () => boolean;
}

/** The maximum number of cached parsed documents. It is small, because each may have a hundred thousand characters. */
const keptDocuments = 200;

/** Makes the GraphQL server with all its limits. `fetch` answers requests without a port. */
export const createApiYoga = ({ schema, context, admission, metrics, operations, settings, findOperation, draining }: YogaParts) => {
  const {
    production,
    introspection = !production,
    version,
    costLimit = 20_000,
    subscriptionsPerViewer = 100,
    onError = reportError,
    uploads,
    proxies = 0,
    corsOrigins = [],
    metricsToken,
  } = settings;
  const subscriptions = createOpenCounts({ most: subscriptionsPerViewer, noun: "subscriptions", code: "too_many_subscriptions" });
  const health = createHealth({ kernel: context.kernel, version, folder: uploads?.folder });
  return createYoga<ServerContext>({
    schema,
    context: createContext(context),
    graphiql: production ? false : { title: "freeform-rpg", defaultQuery: greeting, headers: '{"Authorization": "Bearer TOKEN"}' },
    // The page comes with the packages: the engine has to work without a network.
    // The page is a string of 18 MB: it is read when somebody opens it.
    renderGraphiQL: async (options) => (await import("@graphql-yoga/render-graphiql")).renderGraphiQL(options),
    landingPage: false,
    cors: allowOrigins(corsOrigins),
    batching: false,
    parserAndValidationCache: { documentCache: createCache({ max: keptDocuments }), errorCache: createCache({ max: keptDocuments }) },
    multipart: false,
    maxRequestBodySize: bodyLimit,
    healthCheckEndpoint: "/live",
    logging: false,
    maskedErrors: { maskError: maskError(onError), errorMessage: "" },
    plugins: [
      ...(settings.web === undefined ? [] : [serveWebPages(settings.web)]),
      admitRequests({ admission, proxies, report: onError }),
      serveFileRoutes({ kernel: context.kernel, report: onError }),
      ...(uploads ? [receiveUploads({ ...uploads, report: onError })] : []),
      preventCsrf(),
      executePersisted(findOperation),
      answerFromDatabase(),
      trackOperations(operations),
      limitDocuments({ introspection, suggestions: !production, costLimit }),
      limitInputs(),
      limitSubscriptions(subscriptions, onError),
      viewAsMembers(onError),
      countOperations(metrics),
      traceOperations(),
      noteWrites(),
      serveOperatorPages({ kernel: context.kernel, metrics, health, draining, ...(metricsToken && { metricsToken }) }),
      serveHelpPages({ endpoint: "/graphql", graphiql: !production, web: settings.web !== undefined }),
    ],
  });
};

const reportError = (error: unknown): void => console.error(error);

const greeting = `# Put a token into the header below: npx freeform-rpg token --user NAME
query Campaigns {
  viewer {
    campaigns(first: 10) {
      nodes { key name currentTurn myRole }
    }
  }
}
`;
