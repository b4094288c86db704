import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { isDoor } from "freeform-rpg/plugins/turn/scene/lib";
import type { Rule, Settling } from "./settling.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

const isDoorway = ({ kind, ref }: Role): boolean => kind === "feature" && isDoor(namedOf(ref)?.name ?? "");

/** "Push the hatch open and go in", "step through the door": one looks at what is behind a part of the place, and goes nowhere else. */
const ruleEntered: Rule = ({ frame, meant, roles }, { earlier }) => {
  if (isThroughUnlisted(frame, roles)) return "go";
  // "Slip through the door": nobody is evaded by it.
  const moves =
    (hasTrait(meant, "moving") && !hasTrait(meant, "escaping")) || (meant.verb === "sneak" && /^(?:slip|duck)/.test(frame.phrase));
  if (!moves) return undefined;
  if (roles.some((role) => isDoorway(role) && /^(?:in|into|inside|through|behind)$/.test(role.prep)) && !leaving.test(frame.text))
    return "search";
  const last = earlier.at(-1);
  return roles.length === 0 && goingIn.test(frame.text) && last?.kind === "feature" && isDoor(last.name) ? "search" : undefined;
};

/** "Crawl through the hatch", where nothing here is listed as one: a way that may not be there, and nothing else. */
const isThroughUnlisted = ({ verb }: Settling["frame"], roles: readonly Role[]): boolean =>
  verb.some(({ token }) => /^(?:go|walk|step|crawl|climb|slip|squeeze|duck|pass|head)$/.test(token.lemma)) &&
  roles.some(({ kind, prep, ref }) => kind === "unknown" && prep === "through" && isDoor(ref.called));

const goingIn =
  /\b(?:go|step|walk|slip|head|duck|squeeze|crawl|climb|come|get|enter) ?(?:straight |right |on )?(?:in|inside|through|down)?\W*$/i;
const leaving = /\b(?:leave|exit|go out|walk out|out)\b/i;

/** "Carry it back to the mill": who has it in hand goes there with it. */
const ruleCarried: Rule = ({ frame, meant, roles }, { packet, earlier }) => {
  const carries = frame.verb.some(({ token }) => /^(?:carry|bring|haul|lug|drag|cart|heave)$/.test(token.lemma));
  const isElsewhere = ({ kind, prep, ref }: Role): boolean =>
    kind === "place" && /^(?:to|into|towards?)$/.test(prep) && namedOf(ref)?.id !== packet.scene.location_id;
  const inHand = roles.some(({ kind, prep, ref }) => {
    const named = namedOf(ref);
    return kind === "thing" && prep === "" && named !== undefined && (named.carried || earlier.includes(named));
  });
  return carries && inHand && roles.some(isElsewhere) && !hasTrait(meant, "moving") && roles.every(({ kind }) => kind !== "person")
    ? "go"
    : undefined;
};

/** What stands behind a door of the place is part of it, and what is carried to another place comes along. */
export const enteringRules: readonly Rule[] = [ruleEntered, ruleCarried];
