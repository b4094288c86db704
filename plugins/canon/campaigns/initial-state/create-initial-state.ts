import type { CampaignCreation, NewMemberRow } from "freeform-rpg/db/lib";
import type { CharacterDraft } from "freeform-rpg/schemas";
import { resolveCalibration } from "../resolve-calibration.ts";
import { CampaignError } from "../campaign-error.ts";
import type { LoadedScenario } from "../scenario/load-scenario.ts";
import type { NewCampaignRequest, NewMember } from "../new-campaign.ts";
import { castParty } from "./cast-party.ts";
import { initialRows } from "./initial-rows.ts";

/** The rows of a new campaign. Pure: the same scenario, request, id and seed give the same rows. Throws `character_invalid`. */
export const createInitialState = (
  loaded: LoadedScenario,
  request: NewCampaignRequest & { readonly id: string; readonly seed: string },
): CampaignCreation => {
  const { scenario, system } = loaded;
  const members = allMembers(request);
  const cast = members.flatMap(({ character }) => character ?? []);
  const party = castParty(loaded, cast);
  const calibration = resolveCalibration(mergeCalibration(scenario.calibration, request.calibration));
  return {
    campaign: {
      id: request.id,
      name: request.name ?? scenario.name,
      seed: request.seed,
      scenario_id: scenario.id,
      calibration,
      system,
      genre_rules: scenario.genre_rules,
      content_packs: scenario.content_packs,
      story: { triggers: scenario.triggers, endings: scenario.endings },
      on_unfixable_narration: request.on_unfixable_narration ?? "fallback",
    },
    members: withCharacters(members, party.character_ids),
    user_id: request.user,
    final_text: scenario.opening_text.trim(),
    changes: initialRows(loaded, party, calibration.language),
  };
};

/** All members, the creator first. A user can be a member only once. */
const allMembers = ({ user, character, members = [] }: NewCampaignRequest): (NewMember & { character: CharacterDraft | null })[] => {
  const alone = !members.some(({ role }) => role === "PLAYER");
  const creator = { user, role: "DM" as const, character: character === undefined && alone ? {} : (character ?? null) };
  const all = [creator, ...members.map((member) => ({ ...member, character: characterOf(member) }))];
  const twice = all.find((member, at) => all.findIndex((other) => other.user === member.user) !== at);
  if (twice === undefined) return all;
  throw new CampaignError("already_member", `"${twice.user}" is named twice. Name each member once; the creator is a DM already.`);
};

/** By default players have a character and DMs do not; observers never do. */
const characterOf = ({ role, character }: NewMember): CharacterDraft | null => {
  if (role === "OBSERVER") return null;
  return character === undefined && role === "PLAYER" ? {} : (character ?? null);
};

const withCharacters = (members: readonly NewMember[], ids: readonly string[]): NewMemberRow[] => {
  const left = [...ids];
  return members.map(({ user, role, character }) => ({
    user_id: user,
    role,
    character_id: (character ?? null) === null ? null : (left.shift() ?? null),
  }));
};

type CalibrationRequest = NonNullable<NewCampaignRequest["calibration"]>;

const mergeCalibration = (base: CalibrationRequest, over: CalibrationRequest = {}): CalibrationRequest => ({
  ...base,
  ...over,
  // Another preset also replaces what the scenario changed in its own preset.
  tone: { ...(over.preset === undefined ? base.tone : {}), ...over.tone },
  risk: { ...(over.preset === undefined ? base.risk : {}), ...over.risk },
  boundaries: {
    lines: [...(base.boundaries?.lines ?? []), ...(over.boundaries?.lines ?? [])],
    veils: over.boundaries?.veils ?? base.boundaries?.veils ?? [],
  },
});
