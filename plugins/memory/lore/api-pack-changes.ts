import { ForbiddenError, commonErrors, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { Database } from "freeform-rpg/db";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { JobRow } from "freeform-rpg/plugins/operations/jobs/lib";
import { z } from "zod";
import { countOf } from "freeform-rpg/language";
import { installPackJob } from "./packs/install-job.ts";
import type { describePreview } from "./api-pack-preview.ts";
import type { PackPreview } from "./packs/pack-preview.ts";
import type { UninstallReport } from "./packs/uninstall.ts";
import { InstalledPacks } from "./tokens.ts";

/** Adds installing, upgrading and uninstalling packs, with a preview of each. */
export const addPackChanges = (builder: Builder, preview: PackPreviewType): void => {
  addPreview(builder, preview);
  addInstall(builder);
  addUninstall(builder);
};

const keyOfPack = z.string().min(1).max(400);
const toPackKey = (given: string): string => toRowKey(["ContentPack", "AvailablePack"], given);
const needsForce = "For operators: whether to allow an older version, or to uninstall despite dependents. Default false.";
const who =
  "For operators, and for DMs while no other DM's campaign uses a changed pack. The packs must be in the server's pack directory.";

type PackPreviewType = ReturnType<typeof describePreview>;

const addPreview = (builder: Builder, type: PackPreviewType): void => {
  builder.queryField("previewPackInstall", (t) =>
    t.field({
      type,
      description: `A preview of \`installPack\` that changes nothing. ${who}`,
      args: {
        key: t.arg.string({ required: true, description: "The pack, by its global id or its key.", validate: keyOfPack }),
        force: t.arg.boolean({ defaultValue: false, description: needsForce }),
      },
      resolve: async (_root, { key, force }, context) => {
        await requirePackRights(context, []);
        return (await context.use(InstalledPacks)).preview(toPackKey(key), { force: force === true });
      },
    }),
  );
};

const addInstall: ApiPart = (builder) => {
  builder.mutationField("installPack", (t) =>
    t.fieldWithInput({
      type: JobRow,
      description: `Installs or updates a pack and its dependencies. Only changed chunks are indexed. Returns a job immediately; follow it with \`runEvents\`. ${who}`,
      typeOptions: { description: "The pack to install, and how." },
      input: {
        key: t.input.string({ required: true, description: "The pack, by its global id or its key.", validate: keyOfPack }),
        force: t.input.boolean({ defaultValue: false, description: needsForce }),
        idempotencyKey: t.input.string({
          required: true,
          description: "A key that is unique to each installation. The same key returns the first job again.",
          validate: z.string().min(1).max(200),
        }),
        wait: t.input.boolean({
          defaultValue: false,
          description: "Whether to respond when the job has ended instead of immediately. Default false.",
        }),
      },
      errors: { types: commonErrors },
      resolve: (_root, { input: { key, force, idempotencyKey, wait } }, context) =>
        startInstall(context, { key: toPackKey(key), force: force === true }, idempotencyKey, wait === true),
    }),
  );
};

const startInstall = async (context: Context, request: { key: string; force: boolean }, idempotencyKey: string, wait: boolean) => {
  const { userId } = await requirePackRights(context, []);
  // The preview rejects an impossible change before a job starts, and lists the affected campaigns.
  const preview = await (await context.use(InstalledPacks)).preview(request.key, { force: request.force });
  await requirePackRights(context, preview.campaigns, request.force && isBackwards(preview));
  const jobs = await context.use(Jobs);
  const job = await jobs.start({ kind: installPackJob, userId, idempotencyKey, request });
  if (!wait) return job;
  for await (const _ of jobs.follow(job.id, 0, context.signal));
  return (await jobs.find(job.id)) ?? job;
};

const isBackwards = ({ packs }: PackPreview): boolean => packs.some(({ action }) => action === "downgrade");

const addUninstall: ApiPart = (builder) => {
  const report = builder.objectRef<UninstallReport>("PackUninstall").implement({
    description: "The effect of uninstalling a pack.",
    fields: (t) => ({
      key: t.exposeString("packId", { description: "The id of the pack." }),
      version: t.exposeString("version", { description: "The installed version." }),
      chunks: t.exposeInt("chunks", { description: "The number of text chunks that are no longer found." }),
      dependents: t.stringList({
        description: "Packs that depend on it and lose the dependency.",
        resolve: ({ dependents }) => [...dependents],
      }),
      campaigns: t.stringList({
        description: "Campaigns that use the pack and continue without it. Their history and corrections do not change.",
        resolve: ({ campaigns }) => [...campaigns],
      }),
    }),
  });
  builder.queryField("previewPackUninstall", (t) =>
    t.field({
      type: report,
      description: `A preview of \`uninstallPack\` that changes nothing. ${who}`,
      args: { key: t.arg.string({ required: true, description: "The pack, by its global id or its key.", validate: keyOfPack }) },
      resolve: async (_root, { key }, context) => {
        await requirePackRights(context, []);
        return (await context.use(InstalledPacks)).previewUninstall(toPackKey(key));
      },
    }),
  );
  builder.mutationField("uninstallPack", (t) =>
    t.fieldWithInput({
      type: report,
      description: `Uninstalls a pack. Fails while another pack or a campaign uses it, unless an operator forces it. ${who}`,
      typeOptions: { description: "The pack to uninstall, and how." },
      input: {
        key: t.input.string({ required: true, description: "The pack, by its global id or its key.", validate: keyOfPack }),
        force: t.input.boolean({ defaultValue: false, description: needsForce }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { key, force } }, context) => {
        const library = await context.use(InstalledPacks);
        await requirePackRights(context, [], force === true);
        return library.uninstall(toPackKey(key), { force: force === true });
      },
    }),
  );
};

/** Returns the viewer if they are an operator, or, unless the change is forced, a DM of all these campaigns. Throws a {@link ForbiddenError}. */
const requirePackRights = async ({ viewer, use }: Context, campaigns: readonly string[], forced = false) => {
  if (viewer === null) throw new ForbiddenError("This requires the token of an operator or of a DM.");
  if (viewer.operator) return viewer;
  if (forced)
    throw new ForbiddenError(
      "Only an operator can force this, because it affects campaigns of other DMs. `npx freeform-rpg token --operator` makes their token.",
    );
  const { sql } = await use(Database);
  const rows = await sql
    .selectFrom("members")
    .select("campaign_id")
    .where("user_id", "=", viewer.userId)
    .where("role", "=", "DM")
    .execute();
  const own = rows.map(({ campaign_id }) => campaign_id);
  const others = campaigns.filter((id) => !own.includes(id));
  if (own.length > 0 && others.length === 0) return viewer;
  throw new ForbiddenError(
    own.length === 0
      ? "Only operators and DMs can change packs. Ask the operator of this server."
      : `${countOf(others.length, "campaign")} of other DMs use this pack. Ask an operator to make this change.`,
  );
};
