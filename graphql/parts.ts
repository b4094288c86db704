import type { ApiPart } from "./builder/api-parts.ts";
import { addCampaignCanon } from "./types/campaign-canon.ts";
import { addCampaignDm } from "./types/campaign-dm.ts";
import { addCampaignLog } from "./types/campaign-log.ts";
import { addCampaignQueries } from "./types/campaign-queries.ts";
import { addCampaignState } from "./types/campaign-state.ts";
import { addCampaigns } from "./types/campaign.ts";
import { addClocks } from "./types/clock.ts";
import { addEngine } from "./types/engine.ts";
import { addEntities } from "./types/entity.ts";
import { addEntityDm } from "./types/entity-dm.ts";
import { addErrors } from "./types/errors.ts";
import { addDossier } from "./types/dossier.ts";
import { addFacts } from "./types/fact.ts";
import { addInventory } from "./types/inventory-item.ts";
import { addMembers } from "./types/member.ts";
import { addNarrationEnums } from "./types/narration-enums.ts";
import { addPlayEnums } from "./types/play-enums.ts";
import { addRelationships } from "./types/relationship.ts";
import { addAnnouncements } from "./types/announcements.ts";
import { addRunEvents } from "./types/run-event.ts";
import { addRunFailures } from "./types/run-failure.ts";
import { addScenes } from "./types/scene.ts";
import { addSignIn } from "./types/sign-in.ts";
import { addSituations } from "./types/situation.ts";
import { addSharedEnums } from "./types/shared-enums.ts";
import { addStateEnums } from "./types/state-enums.ts";
import { addThreadChecks } from "./types/thread-checks.ts";
import { addThreads } from "./types/thread.ts";
import { addThreats } from "./types/threat.ts";
import { addTurnDm } from "./types/turn-dm.ts";
import { addTurnParts } from "./types/turn-parts.ts";
import { addTurns } from "./types/turn.ts";

/** All parts of the API that ship with the product. */
export const parts: readonly ApiPart[] = [
  addStateEnums,
  addSharedEnums,
  addPlayEnums,
  addNarrationEnums,
  addErrors,
  addSignIn,
  addCampaigns,
  addCampaignDm,
  addCampaignState,
  addCampaignCanon,
  addCampaignLog,
  addCampaignQueries,
  addMembers,
  addScenes,
  addEntities,
  addEntityDm,
  addDossier,
  addFacts,
  addThreads,
  addThreadChecks,
  addClocks,
  addInventory,
  addRelationships,
  addSituations,
  addThreats,
  addTurns,
  addTurnParts,
  addTurnDm,
  addRunFailures,
  addRunEvents,
  addAnnouncements,
  addEngine,
];
