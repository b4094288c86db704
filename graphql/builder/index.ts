export { apiParts, healthSources, metricSources } from "./api-parts.ts";
export type { HealthSource } from "./api-parts.ts";
export type { ApiPart } from "./api-parts.ts";
export { httpRoutes } from "./http-routes.ts";
export type { HttpRoute, RouteAnswer, RouteRequest } from "./http-routes.ts";
export type { Builder } from "./builder.ts";
export type { ApiKernel, Context, Grant, Memberships, UploadedFile, Uploads, Viewer } from "./context.ts";
export { ApiError, ConflictError, ForbiddenError, NotFoundError, RunFailedError, UnauthenticatedError, ValidationError } from "./errors.ts";
export { requireOperator, requireUpload } from "./operators.ts";
export { joinKey, splitKey, toPlainId, toRowKey } from "./global-id.ts";
export { columns, computed } from "../read/columns.ts";
export { reading } from "../read/field-read.ts";
export type { ColumnSql } from "../read/field-read.ts";
export type { Below } from "../read/below.ts";
export { readRow } from "../read/read-row.ts";
export type { RowAsked } from "../read/row-asked.ts";
export { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
export { maySee } from "../read/visibility.ts";
export { Row, fromRow } from "../read/row.ts";
export { Campaign } from "../types/campaign.ts";
export { CampaignDm } from "../types/campaign-dm.ts";
export { Clock } from "../types/clock.ts";
export { Entity } from "../rows/entity.ts";
export { Fact } from "../types/fact.ts";
export { Member } from "../types/member.ts";
export { errorInterface, commonErrors } from "../types/errors.ts";
export { OutcomeBandEnum, RunStatusEnum } from "../types/enums.ts";
export { RunEventInterface, RunStarted } from "../types/run-event-shapes.ts";
export { RunFailure } from "../types/run-failure.ts";
export { campaignIdField, toCampaignId } from "./campaign-id.ts";
export { Scene } from "../types/scene.ts";
export { Thread } from "../types/thread.ts";
export { Turn } from "../types/turn.ts";
export { ModelReceipt, TurnDm } from "../types/turn-dm.ts";
export { anyRole, requireRole, requireViewer } from "../auth/require-role.ts";
export { readRole } from "../auth/memberships.ts";
export { toApiCode, toApiError } from "./to-api-error.ts";
export { dmAlone, loadRow, standingEntity } from "../read/load-row.ts";
export { pageOfRows, paging } from "../read/page-sql.ts";
export { entitiesIn, entityIn, oneEntity } from "../read/related.ts";
export { rowId } from "../read/row-id.ts";
export { viewerRow } from "../read/viewer-row.ts";
export { pageFromRow } from "../types/connection.ts";
export { enumOf } from "../types/enum-of.ts";
export { texts } from "../types/enum-texts.ts";
export {
  ClockDirectionEnum,
  EntityTypeEnum,
  HardnessEnum,
  RoleEnum,
  SituationTypeEnum,
  ThreadStatusEnum,
  ThreadTypeEnum,
  UrgencyEnum,
  VisibilityEnum,
} from "../types/enums.ts";
export {
  CreatedTypeEnum,
  FixStrategyEnum,
  ModelTierEnum,
  PackLayerEnum,
  RunEventTypeEnum,
  SeverityEnum,
  ThreadOutcomeEnum,
} from "../types/shared-enums.ts";
export { LateNarrationEnum, OnUnfixableNarrationEnum, ReviewModeEnum } from "../types/narration-enums.ts";
export { readCampaign } from "../types/read-campaign.ts";
export { isHeld, isStanding, mayReadTurn } from "../types/turn.ts";
export { followUntilStopped } from "./follow-until.ts";
