import { AppError, PluginError, messageOf, toFailure } from "freeform-rpg/kernel";
import { GraphQLError } from "graphql";
import { PothosValidationError } from "@pothos/core";
import { ApiError, ValidationError } from "../builder/errors.ts";
import { toApiError } from "../builder/to-api-error.ts";

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429 };

/** The version of an error that clients may see: typed errors completely, with their code; for all others only that one occurred. */
export const maskError =
  (report: (error: unknown) => void) =>
  (error: unknown): GraphQLError => {
    const original = originOf(error);
    if (original === undefined && error instanceof GraphQLError) return ofGraphql(error);
    const shown = toShown(original ?? error);
    if (!shown || isUnexpected(original)) report(original ?? error);
    return build(shown ?? unexpected, error);
  };

const originOf = (error: unknown): unknown => {
  let origin = error instanceof GraphQLError ? error.originalError : error;
  while (origin instanceof GraphQLError) origin = origin.originalError;
  return origin;
};

/** A syntax or validation error of the document, or one that a plugin of the server made. */
const ofGraphql = (error: GraphQLError): GraphQLError => {
  if (!error.extensions["code"]) error.extensions["code"] = "BAD_REQUEST";
  return error;
};

interface Shown {
  readonly code: string;
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const unexpected: Shown = { code: "INTERNAL", message: "Something unexpected went wrong. The server's log has the details." };

const toShown = (error: unknown): Shown | null => {
  const known = toApiError(error);
  if (known instanceof ValidationError) return { ...pick(known), extensions: { ...reasonOf(known), issues: known.issues } };
  if (known instanceof ApiError) return { ...pick(known), extensions: reasonOf(known) };
  if (known instanceof PluginError) return ofPlugin(known);
  if (known instanceof AppError)
    return { code: "ENGINE_FAILED", message: known.message, extensions: { reason: known.code, ...valuesOf(known) } };
  if (known instanceof PothosValidationError) return { code: "VALIDATION_FAILED", message: messageOf(known) };
  return null;
};

/** What an unexpected error of a plugin says may name hosts and keys: it is for the log alone. */
const ofPlugin = (error: PluginError): Shown => {
  const { code, message } = toFailure(error);
  return { code: "ENGINE_FAILED", message, extensions: { reason: code } };
};

const isUnexpected = (error: unknown): boolean => error instanceof PluginError && !(error.cause instanceof AppError);

const reasonOf = (error: ApiError) => ({ reason: error.reason, ...valuesOf(error) });

/** What the message names, where it says so. */
const valuesOf = ({ values }: AppError) => (Object.keys(values).length === 0 ? {} : { values });

const pick = ({ code, message }: ApiError): Shown => ({ code, message });

const build = ({ code, message, extensions }: Shown, error: unknown): GraphQLError => {
  const status = statuses[code];
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions: { code, ...extensions, ...(status ? { http: { status } } : {}) } });
};
