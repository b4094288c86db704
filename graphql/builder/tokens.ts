import { facet } from "freeform-rpg/kernel";
import type { Builder } from "./builder.ts";

/** A part of the API: called once with the builder, adds types and fields to it. */
export type ApiPart = (builder: Builder) => void;

/** All parts of the API that plugins bring. */
export const apiParts = facet<ApiPart>("graphql/api-parts");

/** Further texts for `/metrics`, in Prometheus' format, that plugins bring. */
export const metricSources = facet<() => Promise<string>>("graphql/metric-sources");

export type { Builder } from "./builder.ts";
export type { ApiKernel, Context, Grant, Memberships, UploadedFile, Uploads, Viewer } from "./context.ts";
export { ApiError, ConflictError, ForbiddenError, NotFoundError, RunFailedError, ValidationError } from "./errors.ts";
export { joinKey, splitKey, toPlainId } from "./global-id.ts";
export { columns, computed } from "../read/columns.ts";
export { reading } from "../read/field-read.ts";
export type { ColumnSql } from "../read/field-read.ts";
export type { Below } from "../read/below.ts";
export { readRow } from "../read/read-row.ts";
export type { RowAsked } from "../read/read-row.ts";
export { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
export { maySee } from "../read/visibility.ts";
export { Row, fromRow } from "../read/row.ts";
export { Campaign } from "../types/campaign.ts";
export { CampaignDm } from "../types/campaign-dm.ts";
export { Clock } from "../types/clock.ts";
export { Entity } from "../rows/entity.ts";
export { Fact } from "../types/fact.ts";
export { Member } from "../types/member.ts";
export { refusals } from "../types/errors.ts";
export { RunStatusEnum } from "../types/enums.ts";
export { Run } from "../types/run.ts";
export { RunEventInterface } from "../types/run-event.ts";
export { RunFailure } from "../types/run-failure.ts";
export { withApiErrors } from "./to-api-error.ts";
export { Scene } from "../types/scene.ts";
export { Thread } from "../types/thread.ts";
export { Turn } from "../types/turn.ts";
export { ModelReceipt, TurnDm } from "../types/turn-dm.ts";
export { followUntilStopped } from "../subscriptions/follow-until.ts";
