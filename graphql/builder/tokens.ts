import { facet } from "freeform-rpg/kernel";
import type { Builder } from "./builder.ts";

/** A part of the API: called once with the builder, adds types and fields to it. */
export type ApiPart = (builder: Builder) => void;

/** All parts of the API that plugins bring. */
export const apiParts = facet<ApiPart>("graphql/api-parts");

export type { Builder } from "./builder.ts";
export type { ApiKernel, Context, Grant, Memberships, Viewer } from "./context.ts";
export { ApiError, ConflictError, ForbiddenError, NotFoundError, RunFailedError, ValidationError } from "./errors.ts";
