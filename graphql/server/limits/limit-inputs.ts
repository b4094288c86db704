import { GraphQLError } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { ValidationError } from "../../builder/errors.ts";
import { findInputFault } from "./find-input-fault.ts";

interface Operation {
  readonly document: DocumentNode;
  readonly variableValues?: unknown;
}

/** Refuses operations with values that no field takes, over any transport, before anything of them is executed. */
export const limitInputs = (): Plugin => ({
  onExecute({ args, setResultAndStopExecution }) {
    const error = findError(args);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const error = findError(args);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
});

const findError = ({ document, variableValues }: Operation): GraphQLError | undefined => {
  const issue = findInputFault(document, { ...Object(variableValues) });
  if (issue === null) return undefined;
  const { code, message, reason, issues } = new ValidationError([issue], "input_invalid");
  return new GraphQLError(message, { extensions: { code, reason, issues, http: { status: 400, spec: true } } });
};
