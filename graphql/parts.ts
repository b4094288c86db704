import type { ApiPart } from "./builder/tokens.ts";
import { addCancelRun } from "./mutations/cancel-run.ts";
import { addChangeCampaignSettings } from "./mutations/change-campaign-settings.ts";
import { addCorrectionMutations } from "./mutations/corrections.ts";
import { addFoundAndJoin } from "./mutations/found-and-join.ts";
import { addPlayTurn } from "./mutations/play-turn.ts";
import { addReleaseNarration } from "./mutations/release-narration.ts";
import { addRewindCampaign } from "./mutations/rewind-campaign.ts";
import { addSetupMutations } from "./mutations/setup.ts";
import { addCampaignEventsSubscription } from "./subscriptions/campaign-events.ts";
import { addRunEventsSubscription } from "./subscriptions/run-events.ts";
import { addCampaignCanon } from "./types/campaign-canon.ts";
import { addCampaignCorrections } from "./types/campaign-corrections.ts";
import { addCampaignDm } from "./types/campaign-dm.ts";
import { addCampaignEvents } from "./types/campaign-event.ts";
import { addCampaignLog } from "./types/campaign-log.ts";
import { addCampaignNarrations } from "./types/campaign-narrations.ts";
import { addCampaignQueries } from "./types/campaign-queries.ts";
import { addCampaignState } from "./types/campaign-state.ts";
import { addCampaigns } from "./types/campaign.ts";
import { addClocks } from "./types/clock.ts";
import { addCorrectionEnums } from "./types/correction-enums.ts";
import { addCorrections } from "./types/correction.ts";
import { addEngine } from "./types/engine.ts";
import { addEntities } from "./types/entity.ts";
import { addEntityDm } from "./types/entity-dm.ts";
import { addErrors } from "./types/errors.ts";
import { addFacts } from "./types/fact.ts";
import { addInventory } from "./types/inventory-item.ts";
import { addLeftCampaign } from "./types/left-campaign.ts";
import { addMembers } from "./types/member.ts";
import { addNarrationEnums } from "./types/narration-enums.ts";
import { addNarrationReports } from "./types/narration-report.ts";
import { addNarrationViolations } from "./types/narration-violation.ts";
import { addPlayEnums } from "./types/play-enums.ts";
import { addRelationships } from "./types/relationship.ts";
import { addRunEvents } from "./types/run-event.ts";
import { addRunFailures } from "./types/run-failure.ts";
import { addRuns } from "./types/run.ts";
import { addScenarios } from "./types/scenario.ts";
import { addScenes } from "./types/scene.ts";
import { addSetups } from "./types/setup.ts";
import { addSituations } from "./types/situation.ts";
import { addStateEnums } from "./types/state-enums.ts";
import { addThreads } from "./types/thread.ts";
import { addThreats } from "./types/threat.ts";
import { addTurnDm } from "./types/turn-dm.ts";
import { addTurnParts } from "./types/turn-parts.ts";
import { addTurns } from "./types/turn.ts";

/** All parts of the API that ship with the product. */
export const parts: readonly ApiPart[] = [
  addStateEnums,
  addPlayEnums,
  addNarrationEnums,
  addErrors,
  addCampaigns,
  addCampaignDm,
  addCampaignState,
  addCampaignCanon,
  addCampaignLog,
  addCampaignNarrations,
  addCampaignQueries,
  addMembers,
  addScenes,
  addEntities,
  addEntityDm,
  addFacts,
  addThreads,
  addClocks,
  addInventory,
  addRelationships,
  addSituations,
  addThreats,
  addTurns,
  addTurnParts,
  addTurnDm,
  addNarrationViolations,
  addNarrationReports,
  addRuns,
  addRunFailures,
  addRunEvents,
  addCampaignEvents,
  addEngine,
  addScenarios,
  addSetups,
  addLeftCampaign,
  addCorrectionEnums,
  addCorrections,
  addCampaignCorrections,
  addFoundAndJoin,
  addCorrectionMutations,
  addSetupMutations,
  addPlayTurn,
  addCancelRun,
  addRewindCampaign,
  addReleaseNarration,
  addChangeCampaignSettings,
  addRunEventsSubscription,
  addCampaignEventsSubscription,
];
