import type { Plugin } from "graphql-yoga";
import type { Context } from "../builder/context.ts";
import { answerDirectly } from "../read/answers/answer-directly.ts";

/** Sends what the database wrote, where it can write a whole answer, and executes all other operations. */
export const answerFromDatabase = (): Plugin<Context> => ({
  onExecute({ args: { contextValue }, executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => (await answerDirectly(contextValue, args)) ?? executeFn(args));
  },
});
