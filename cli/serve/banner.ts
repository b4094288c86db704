import { Lore } from "freeform-rpg/plugins/memory/lore";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { demo } from "../demo.ts";
import { signLocalToken } from "../host.ts";
import type { Host } from "../host.ts";
import { paint } from "../output.ts";

/** The message of a server when it starts listening. */
export interface Banner {
  readonly url: string;
  readonly database: string;
  readonly model: string;
  readonly lore: string;
  /** Tokens of the demo's users; `null` without the demo, or where an identity provider makes tokens. */
  readonly demo: { readonly campaign: string; readonly dm: DemoUser; readonly player: DemoUser } | null;
}

interface DemoUser {
  readonly user: string;
  readonly token: string;
  /** Signs the user in to the web app, once, within 10 minutes. */
  readonly link: string;
}

type CreateCode = (user: { readonly user: string; readonly name: string }) => string;

/** Gathers what is to be said. */
export const describeServer = async (host: Host, url: string, createCode: CreateCode | null): Promise<Banner> => {
  const { environment, kernel } = host;
  const provider = await kernel.use(ModelProvider);
  const sign = async (user: string) => ({
    user,
    token: await signLocalToken(environment, { user }),
    link: new URL(`/#key=${createCode?.({ user, name: user }) ?? ""}`, url).href,
  });
  return {
    url,
    database: environment.databaseUrl ? "Postgres (DATABASE_URL)" : `embedded, in ${environment.dataDir}`,
    model: `${provider.name}: ${provider.notice}`,
    lore: (await kernel.use(Lore)).notice(),
    demo:
      createCode !== null && environment.keySets.length === 0
        ? { campaign: demo.campaign, dm: await sign(demo.dm), player: await sign(demo.player) }
        : null,
  };
};

/** The banner for people. */
export const showBanner = ({ url, database, model, lore, demo: made }: Banner): string =>
  [
    "",
    `${paint.bold("freeform-rpg")} is listening`,
    `  GraphQL and GraphiQL  ${paint.cyan(url)}`,
    `  Database              ${database}`,
    `  Model                 ${model}`,
    `  Lore                  ${lore}`,
    ...(made ? showDemo(url, made) : []),
    "",
    paint.dim("Ctrl-C stops it."),
  ].join("\n");

const showDemo = (url: string, { campaign, dm, player }: NonNullable<Banner["demo"]>): string[] => [
  "",
  `The campaign "${campaign}" is ready. Play it in a browser (each link works once, for 10 minutes):`,
  "",
  `  as the player ${player.user}  ${paint.cyan(player.link)}`,
  `  as the DM ${dm.user}      ${paint.cyan(dm.link)}`,
  "",
  "in another terminal:",
  "",
  "  npm run play",
  "",
  "or take a turn through GraphQL:",
  "",
  `  export TOKEN=${player.token}`,
  `  curl -s ${url} -H "authorization: Bearer $TOKEN" -H "content-type: application/json" \\`,
  `    -d '{"query":"mutation { playTurn(input: {campaignId: \\"${campaign}\\", text: \\"I look around.\\", idempotencyKey: \\"first\\", wait: true}) { ... on QueuedTurn { turn { number text } } ... on Error { message } } }"}'`,
  "",
  `That token is for the player "${player.user}". For GraphiQL, paste it into the headers: {"Authorization": "Bearer ..."}`,
  `The token of the DM "${dm.user}", who sees what players must not:`,
  "",
  `  ${dm.token}`,
];
