import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { readPhrase } from "freeform-rpg/plugins/turn/scene/lib";
import type { Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";

/** What keeps something inside. */
const closed = /^(?:safe|strongbox|chest|vault|locker|cabinet|drawer|coffer|trunk|cashbox|case|door|gate|hatch|trapdoor|lock)$/;

/** Refuses to open what the text only spoke of: nobody knows what is in it, and nothing is made up. */
export const checkDescribed: Check = ({ action, target, world }) =>
  target.kind === "feature" && target.told === true && hasTrait(action, "opening", "breaking") && closed.test(readPhrase(target.name).head)
    ? { code: "contradiction", reason: messagesOf(world).staysShut(target.name) }
    : undefined;
