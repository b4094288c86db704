import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { blankNote, toLorebook, toMarkdownFiles } from "freeform-rpg/plugins/ingest/notes/lib";
import type { Note } from "freeform-rpg/plugins/ingest/notes/lib";
import { ExportEntitiesDocument, ExportFactsDocument } from "../api/generated/graphql.ts";
import type { EntityType, ExportEntitiesQuery, ExportFactsQuery, Visibility } from "../api/generated/graphql.ts";
import type { ApiClient } from "../api/api-client.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface ExportLoreOptions extends CampaignOptions {
  readonly format: "lorebook" | "markdown";
  readonly out?: string;
  readonly all?: boolean;
  readonly force?: boolean;
}

/** Writes what a campaign knows of its people, places and things as a lorebook or as Markdown files. Throws `file_exists`. */
export const exportLore = ({
  campaign: id,
  format,
  out,
  all = false,
  force = false,
  json = false,
  ...options
}: ExportLoreOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { name, entities } = await readEntities(api, id, all);
    const facts = Map.groupBy(await readFacts(api, id, all), ({ subject }) => subject?.key);
    const target = out ?? `${idFrom(name)}${format === "lorebook" ? ".lorebook.json" : ""}`;
    if (existsSync(target) && !force)
      throw new CommandError("file_exists", `"${target}" already exists. Choose another with --out, or replace it with --force.`);
    const notes = entities.map((entity) => noteOf(entity, facts.get(entity.key) ?? []));
    if (format === "lorebook") await writeFile(target, `${JSON.stringify(toLorebook(name, notes), null, 2)}\n`, { mode: 0o600 });
    else await writeFolder(target, toMarkdownFiles(notes));
    if (json) printJson({ campaign: id, format, out: target, entries: notes.length });
    else print(`Wrote ${notes.length} entries of "${name}" to ${target}${all ? ". They contain secrets that players may not know" : ""}.`);
  });

type Campaign = NonNullable<ExportEntitiesQuery["campaign"]>;
type FactPage = NonNullable<ExportFactsQuery["campaign"]>["facts"];
type Exported = Campaign["entities"]["nodes"][number];
type Fact = FactPage["nodes"][number];

const visibleTo = (all: boolean): Visibility[] => (all ? ["KNOWN", "WORLD", "DM"] : ["KNOWN"]);

const readFacts = async (api: ApiClient, id: string, all: boolean): Promise<Fact[]> => {
  const facts: Fact[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: FactPage = campaignOf(await api.request(ExportFactsDocument, { id, visibility: visibleTo(all), after, all }), id).facts;
    facts.push(...page.nodes);
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  return facts;
};

const readEntities = async (api: ApiClient, id: string, all: boolean): Promise<{ name: string; entities: Exported[] }> => {
  const entities: Exported[] = [];
  let name = id;
  for (let after: string | null = null, more = true; more;) {
    const campaign: Campaign = campaignOf(await api.request(ExportEntitiesDocument, { id, visibility: visibleTo(all), after, all }), id);
    entities.push(...campaign.entities.nodes);
    [name, after, more] = [campaign.name, campaign.entities.pageInfo.endCursor, campaign.entities.pageInfo.hasNextPage];
  }
  return { name, entities };
};

const types: Readonly<Record<EntityType, Note["type"]>> = {
  CHARACTER: "npc",
  DEITY: "culture",
  FACTION: "faction",
  ITEM: "item",
  LOCATION: "location",
  MONSTER: "npc",
  ORGANIZATION: "faction",
  OTHER: "general",
};

const noteOf = ({ name, type, description, aliases, tags, dm }: Exported, facts: readonly Fact[]): Note => {
  const isKnown = (fact: Fact): boolean => fact.dm === undefined || fact.dm === null || fact.dm.visibility === "KNOWN";
  const list = (of: readonly Fact[]): string =>
    of
      .filter(({ text }) => text !== null)
      .map(({ text }) => `- ${(text ?? "").replaceAll(/\s*\n\s*/g, " ")}`)
      .join("\n");
  return {
    ...blankNote,
    title: name,
    type: types[type],
    aliases,
    tags,
    visibility: dm ? visibilities[dm.visibility] : "known",
    text: [description ?? "", list(facts.filter(isKnown))].filter((part) => part !== "").join("\n\n"),
    secret: list(facts.filter((fact) => !isKnown(fact))),
    links: dm?.location ? [dm.location.name] : [],
  };
};

const visibilities = { KNOWN: "known", WORLD: "world", DM: "dm" } as const satisfies Record<Visibility, Note["visibility"]>;

const writeFolder = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { mode: 0o600 });
  }
};
