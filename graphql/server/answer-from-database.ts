import type { Plugin } from "graphql-yoga";
import type { Context } from "../builder/context.ts";
import { answerDirectly } from "../read/answers/answer-directly.ts";
import type { TransportContext } from "./create-context.ts";

/** Sends what the database wrote, where it can write a whole answer, and executes all other operations. */
export const answerFromDatabase = (): Plugin<Context & TransportContext, TransportContext> => ({
  onExecute({ args: { contextValue }, executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const answered = await answerDirectly(contextValue, args);
      if (answered === null) return executeFn(args);
      const { document, operationName } = args;
      if (contextValue.learned) contextValue.learned.operation = { plan: answered.plan, document, operationName };
      return answered.result;
    });
  },
  onResponse({ serverContext: { learned }, response }) {
    if (learned?.operation) learned.response = response;
  },
});
