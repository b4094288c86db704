import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { wordSet } from "../text/token-tests.ts";
import type { Rule } from "./settling.ts";

/** "Do a little jig", "perform a cartwheel in front of him": shown, and nothing is climbed or looked at. */
export const ruleFeat: Rule = ({ frame, meant, roles }) => {
  const [, noun = ""] =
    /^\W*(?:i |we |then |and )*(?:do|perform|attempt|try|break into|dance) (?:an?|another|my) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?=\W|$)/iu.exec(
      frame.text,
    ) ?? [];
  const isDanced = frame.verb.some(({ token }) => dances.has(token.lemma)) && roles.every(({ prep }) => prep !== "");
  return (isDanced || feats.has(noun.toLowerCase())) && !hasTrait(meant, "violent") ? "gesture" : undefined;
};

const dances = wordSet("jig dance waltz twirl pirouette cartwheel handstand somersault curtsy shimmy");

const feats = wordSet(
  "jig dance reel waltz twirl pirouette spin cartwheel handstand headstand somersault backflip flip curtsy bow wave salute impression impersonation trick shimmy wiggle juggle lap push-up handspring",
);
