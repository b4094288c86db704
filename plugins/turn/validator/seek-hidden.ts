import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { bareNameKey } from "freeform-rpg/language";
import { factText, locationOf, phraseWords, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { InterpreterOutput, World } from "freeform-rpg/schemas";

/**
 * Points a search beside what nobody lists at the feature of the place that has it: who reaches behind the tea caddies looks on the shelf,
 * where something is hidden behind them.
 */
export const seekHidden = (interpretation: InterpreterOutput, world: World): InterpreterOutput => ({
  ...interpretation,
  proposed_actions: interpretation.proposed_actions.map((proposed) => {
    const isSearch = hasTrait(actionsOf(world.campaign.system).find(proposed.action), "searching", "glancing");
    const called = proposed.target_id === "" ? besideIn(proposed.details) : proposed.target_id;
    const spot = isSearch && called !== "" && isUnlisted(called, world) ? spotBeside(called, world) : undefined;
    return spot === undefined ? proposed : { ...proposed, target_id: `feature:${spot}` };
  }),
});

/** "See what's behind the towel rail": beside what one searches. */
const besideIn = (details: string): string => /\b(?:behind|under|underneath|beneath) (the [\p{L}' -]+)/iu.exec(details)?.[1]?.trim() ?? "";

const isUnlisted = (called: string, world: World): boolean => {
  const target = resolveTarget(called, world);
  return target.kind === "unknown" || (target.kind === "feature" && !featuresOf(world).includes(target.name));
};

const featuresOf = (world: World): readonly string[] => locationOf(world)?.attrs.features ?? [];

/** The feature in which something is still hidden beside what the words name. */
const spotBeside = (called: string, world: World): string | undefined => {
  const said = phraseWords(called.replace(/^feature:/, "")).filter((word) => !vessels.has(word) && !articles.has(word));
  const spots = hidingPlaces(world)
    .filter(({ text }) => said.length > 0 && landmarksIn(text).some((words) => said.every((word) => words.has(word))))
    .map(({ spot }) => bareNameKey(spot));
  return featuresOf(world).find((feature) => spots.includes(bareNameKey(feature)));
};

/** "The brandy bottles" are the brandy. */
const vessels: ReadonlySet<string> = new Set("bottle jar tin can box pot row stack shelf".split(" "));
const articles: ReadonlySet<string> = new Set("the a an that those these this old of".split(" "));

interface HidingPlace {
  readonly text: string;
  readonly spot: string;
}

const hidingPlaces = ({ entities, facts, scene: { location_id } }: World): HidingPlace[] => [
  ...entities.flatMap(({ visibility, attrs }) => {
    const spot = attrs["hidden_in"];
    const isHidden = visibility === "world" && attrs.location_id === location_id;
    return isHidden && typeof spot === "string" ? [{ text: attrs.description ?? "", spot }] : [];
  }),
  ...facts.flatMap((fact) => {
    const spot = fact.object["feature"];
    const isHidden = fact.visibility === "world" && fact.subject_id === location_id;
    return isHidden && typeof spot === "string" ? [{ text: factText(fact), spot }] : [];
  }),
];

/** The words of each phrase that says where something is: "behind the towel rail", "under the third stair". */
const landmarksIn = (text: string): ReadonlySet<string>[] =>
  [
    ...text.matchAll(
      /\b(?:behind|under|underneath|beneath|below|above|beside|between|inside|among|in|on) (the [^,.;:]+?)(?= (?:where|which|that|who|and|as|is|has)\b|[,.;:]|$)/gi,
    ),
  ].map(([, words = ""]) => new Set(phraseWords(words)));
