import type { Founding, FoundingMember } from "freeform-rpg/db";
import type { CharacterDraft } from "freeform-rpg/schemas";
import { calibrate } from "../calibrate.ts";
import { CampaignError } from "../campaign-error.ts";
import type { LoadedScenario } from "../scenario/load-scenario.ts";
import type { NewCampaignRequest, NewMember } from "../tokens.ts";
import { castParty } from "./cast-party.ts";
import { initialRows } from "./initial-rows.ts";

/** Everything a campaign begins with. Pure: the same scenario, request, id and seed give the same founding. Throws `character_invalid`. */
export const foundingOf = (
  loaded: LoadedScenario,
  request: NewCampaignRequest & { readonly id: string; readonly seed: string },
): Founding => {
  const { scenario, system } = loaded;
  const members = allMembers(request);
  const cast = members.flatMap(({ character }) => character ?? []);
  const party = castParty(loaded, cast);
  return {
    campaign: {
      id: request.id,
      name: request.name ?? scenario.name,
      seed: request.seed,
      scenario_id: scenario.id,
      calibration: calibrate(overlay(scenario.calibration, request.calibration)),
      system,
      genre_rules: scenario.genre_rules,
      content_packs: scenario.content_packs,
      beyond_repair: request.beyond_repair ?? "safe",
    },
    members: withCharacters(members, party.character_ids),
    user_id: request.user,
    final_text: scenario.opening_text.trim(),
    changes: initialRows(loaded, party),
  };
};

/** The creator first. Whoever is named twice would be two members in one row. */
const allMembers = ({ user, character, members = [] }: NewCampaignRequest): (NewMember & { character: CharacterDraft | null })[] => {
  const alone = !members.some(({ role }) => role === "PLAYER");
  const creator = { user, role: "DM" as const, character: character === undefined && alone ? {} : (character ?? null) };
  const all = [creator, ...members.map((member) => ({ ...member, character: characterOf(member) }))];
  const twice = all.find((member, at) => all.findIndex((other) => other.user === member.user) !== at);
  if (twice === undefined) return all;
  throw new CampaignError("already_member", `"${twice.user}" is named twice. Name each member once; the creator is a DM already.`);
};

/** Players play unless they say otherwise, DMs only when they say so, observers never. */
const characterOf = ({ role, character }: NewMember): CharacterDraft | null => {
  if (role === "OBSERVER") return null;
  return character === undefined && role === "PLAYER" ? {} : (character ?? null);
};

const withCharacters = (members: readonly NewMember[], ids: readonly string[]): FoundingMember[] => {
  const left = [...ids];
  return members.map(({ user, role, character }) => ({
    user_id: user,
    role,
    character_id: (character ?? null) === null ? null : (left.shift() ?? null),
  }));
};

type Asked = NonNullable<NewCampaignRequest["calibration"]>;

const overlay = (base: Asked, over: Asked = {}): Asked => ({
  ...base,
  ...over,
  // Another preset is meant whole: what the scenario set on top of its own goes with it.
  tone: { ...(over.preset === undefined ? base.tone : {}), ...over.tone },
  risk: { ...(over.preset === undefined ? base.risk : {}), ...over.risk },
  boundaries: {
    lines: [...(base.boundaries?.lines ?? []), ...(over.boundaries?.lines ?? [])],
    veils: over.boundaries?.veils ?? base.boundaries?.veils ?? [],
  },
});
