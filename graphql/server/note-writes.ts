import { Database } from "freeform-rpg/db";
import { getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../builder/context.ts";

/** Lets users read what they have written: after a mutation their reads go to the primary until the replica has it. */
export const noteWrites = (): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    if (getOperationAST(args.document, args.operationName)?.operation !== "mutation") return;
    const { viewer, use } = args.contextValue;
    if (!viewer) return;
    setExecuteFn(async (given) => {
      const { reads } = await use(Database);
      try {
        return await executeFn(given);
      } finally {
        reads.noteWrite([`user:${viewer.userId}`]);
      }
    });
  },
});
