import { Kind, OperationTypeNode, getArgumentValues, getOperationAST } from "graphql";
import type { ExecutionArgs, FieldNode } from "graphql";
import type { Plugin, YogaInitialContext } from "graphql-yoga";
import { createMemberships } from "../../auth/memberships.ts";
import { requireRole, requireViewer } from "../../auth/require-role.ts";
import { toCampaignId } from "../../builder/campaign-id.ts";
import type { Context, Viewer } from "../../builder/context.ts";
import { ForbiddenError, NotFoundError } from "../../builder/errors.ts";
import { maskError } from "../mask-error.ts";

/** The header by which a DM reads a campaign as one of its players: the user id of that member, encoded for a URL. */
const header = "view-as";

/** Answers queries with the header `view-as` exactly as the named member gets them. For DMs of every campaign that the query reads. */
export const viewAsMembers = (report: (error: unknown) => void): Plugin<Context & Partial<YogaInitialContext>> => ({
  async onExecute({ args, setResultAndStopExecution }) {
    const named = args.contextValue.request?.headers.get(header);
    if (typeof named !== "string") return;
    try {
      const viewer = await findViewed(args, args.contextValue, decodeURIComponent(named));
      Object.assign(args.contextValue, { viewer, memberships: createMemberships(args.contextValue.kernel, viewer) });
    } catch (error) {
      setResultAndStopExecution({ errors: [maskError(report)(error)] });
    }
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    if (args.contextValue.request?.headers.has(header)) setResultAndStopExecution({ errors: [maskError(report)(onlyQueries())] });
  },
});

const onlyQueries = () => new ForbiddenError(`Only queries take the header \`${header}\`.`);

/** The member as viewer of an operation. Throws unless it reads nothing but campaigns whose DM asks, and in which the user is no DM. */
const findViewed = async (args: ExecutionArgs, context: Context, userId: string): Promise<Viewer> => {
  const viewer = requireViewer(context);
  const memberships = createMemberships(context.kernel, { ...viewer, userId });
  for (const campaignId of listCampaigns(args)) {
    await requireRole(context, campaignId, ["DM"]);
    const role = await memberships.role(campaignId);
    if (role === null) throw new NotFoundError(`"${userId}" is no member of "${campaignId}". \`Campaign.members\` lists the members.`);
    if (role === "DM") throw new ForbiddenError(`"${userId}" is a DM of "${campaignId}". View it as a player or an observer.`);
  }
  return { userId, name: userId, grants: [], operator: false, expiresAt: viewer.expiresAt };
};

/** The campaigns that the fields of a query name. Throws for anything that is not about one campaign, and for other operations. */
const listCampaigns = ({ document, operationName, schema, variableValues }: ExecutionArgs): ReadonlySet<string> => {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) throw onlyQueries();
  const fields = schema.getQueryType()?.getFields() ?? {};
  const toId = (node: FieldNode): string => {
    const field = fields[node.name.value];
    const values = field ? getArgumentValues(field, node, variableValues) : {};
    const id = node.name.value === "campaign" ? values["id"] : values["campaignId"];
    if (typeof id !== "string")
      throw new ForbiddenError(`With the header \`${header}\`, a query reads fields of one campaign; \`${node.name.value}\` is none.`);
    return toCampaignId(id);
  };
  return new Set(
    operation.selectionSet.selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return toId(selection);
      throw new ForbiddenError(`With the header \`${header}\`, a query has no fragments at its root.`);
    }),
  );
};
