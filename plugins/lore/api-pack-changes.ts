import { ForbiddenError, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Database } from "freeform-rpg/db";
import { JobRow, Jobs } from "freeform-rpg/plugins/jobs";
import { z } from "zod";
import { installPackJob } from "./packs/install-job.ts";
import type { PackPreview } from "./packs/pack-preview.ts";
import type { UninstallReport } from "./packs/uninstall.ts";
import { Library } from "./tokens.ts";

/** Adds installing, upgrading and uninstalling packs, with a look ahead at each. */
export const addPackChanges: ApiPart = (builder) => {
  addPreview(builder);
  addInstall(builder);
  addUninstall(builder);
};

const keyOfPack = z.string().min(1).max(200);
const needsForce = "Of operators: go back to an older version, or go through all the same. Default false.";
const who =
  "For operators; a DM may do it too as long as nobody else's campaign plays with a pack that changes. Only packs on the server's shelf can be named.";

const addPreview: ApiPart = (builder) => {
  builder.queryField("previewPackInstall", (t) =>
    t.field({
      type: "JSON",
      description: `What \`installPack\` would do, nothing being done: \`packs\` with files and chunks added, changed and removed, \`conflicts\`, \`warnings\`, \`campaigns\`. ${who}`,
      args: {
        key: t.arg.string({ required: true, description: "The pack's id.", validate: keyOfPack }),
        force: t.arg.boolean({ defaultValue: false, description: needsForce }),
      },
      resolve: (_root, { key, force }, context) =>
        withApiErrors(async () => {
          await requireKeeper(context, []);
          return (await context.use(Library)).preview(key, { force: force === true });
        }),
    }),
  );
};

const addInstall: ApiPart = (builder) => {
  builder.mutationField("installPack", (t) =>
    t.field({
      type: JobRow,
      description: `Installs a pack and what it depends on, or brings them up to date: only changed chunks are indexed. Answers at once with a job to follow by \`runEvents\`. ${who}`,
      args: {
        key: t.arg.string({ required: true, description: "The pack's id.", validate: keyOfPack }),
        force: t.arg.boolean({ defaultValue: false, description: needsForce }),
        idempotencyKey: t.arg.string({
          required: true,
          description: "New for each new installation. The same key again answers with the first job.",
          validate: z.string().min(1).max(200),
        }),
        wait: t.arg.boolean({ defaultValue: false, description: "Answer when the job has ended instead of at once." }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, force, idempotencyKey, wait }, context) =>
        withApiErrors(() => startInstall(context, { key, force: force === true }, idempotencyKey, wait === true)),
    }),
  );
};

const startInstall = async (context: Context, request: { key: string; force: boolean }, idempotency_key: string, wait: boolean) => {
  const { userId } = await requireKeeper(context, []);
  // Looking ahead refuses at once what cannot be, and says whom it would touch.
  const preview = await (await context.use(Library)).preview(request.key, { force: request.force });
  await requireKeeper(context, preview.campaigns, request.force && isBackwards(preview));
  const jobs = await context.use(Jobs);
  const job = await jobs.start({ kind: installPackJob, user_id: userId, idempotency_key, request });
  if (!wait) return job;
  for await (const _ of jobs.follow(job.id, 0, context.signal));
  return (await jobs.find(job.id)) ?? job;
};

const isBackwards = ({ packs }: PackPreview): boolean => packs.some(({ action }) => action === "downgrade");

const addUninstall: ApiPart = (builder) => {
  const report = builder.objectRef<UninstallReport>("PackUninstall").implement({
    description: "What uninstalling a pack came to, or would.",
    fields: (t) => ({
      key: t.exposeString("pack_id", { description: "The pack's id." }),
      version: t.exposeString("version", { description: "The version that was installed." }),
      chunks: t.exposeInt("chunks", { description: "Pieces of text that are not found any more." }),
      dependents: t.stringList({
        description: "Packs that depend on it and are left without.",
        resolve: ({ dependents }) => [...dependents],
      }),
      campaigns: t.stringList({
        description: "Campaigns that played with it and go on without; their story and corrections stay.",
        resolve: ({ campaigns }) => [...campaigns],
      }),
    }),
  });
  builder.queryField("previewPackUninstall", (t) =>
    t.field({
      type: report,
      description: `What \`uninstallPack\` would leave without, nothing being done. ${who}`,
      args: { key: t.arg.string({ required: true, description: "The pack's id.", validate: keyOfPack }) },
      resolve: (_root, { key }, context) =>
        withApiErrors(async () => {
          await requireKeeper(context, []);
          return (await context.use(Library)).previewUninstall(key);
        }),
    }),
  );
  builder.mutationField("uninstallPack", (t) =>
    t.field({
      type: report,
      description: `Removes a pack. Refused while another pack or a campaign stands on it, unless an operator forces it. ${who}`,
      args: {
        key: t.arg.string({ required: true, description: "The pack's id.", validate: keyOfPack }),
        force: t.arg.boolean({ defaultValue: false, description: needsForce }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, force }, context) =>
        withApiErrors(async () => {
          const library = await context.use(Library);
          await requireKeeper(context, [], force === true);
          return library.uninstall(key, { force: force === true });
        }),
    }),
  );
};

/** The viewer, if they are an operator, or a DM of all these campaigns where nothing is forced. Throws a {@link ForbiddenError}. */
const requireKeeper = async ({ viewer, use }: Context, campaigns: readonly string[], forced = false) => {
  if (viewer === null) throw new ForbiddenError("This needs a token of an operator or a DM.");
  if (viewer.operator) return viewer;
  if (forced)
    throw new ForbiddenError(
      "Only an operator may force this: it concerns campaigns of others. `npx freeform-rpg token --operator` makes their token.",
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
      ? "Packs are for operators and DMs. Ask whoever runs this server."
      : `${others.length} campaign${others.length === 1 ? "" : "s"} of others play with this pack, so an operator has to do it.`,
  );
};
