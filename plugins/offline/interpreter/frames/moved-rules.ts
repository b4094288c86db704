import { wordSet } from "../text/token-tests.ts";
import type { Rule } from "./settling.ts";
import { namedOf } from "./shape.ts";

/** "Peel a notice off the door", "unpin the note from the board": taken. */
export const rulePeeled: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:peel|tear|rip|pluck|unpin|unhook|prise|pry|pull)$/.test(token.lemma)) &&
  /\b(?:off|from|down)\b/i.test(frame.text) &&
  roles.some(({ prep, kind, ref }) => prep === "" && kind === "thing" && namedOf(ref)?.carried === false) &&
  roles.every(({ kind }) => kind !== "person")
    ? "take"
    : undefined;

/** "Try the door", "try the lid of the crate": one tries whether it opens. */
export const ruleTried: Rule = ({ frame, roles }) =>
  tried.test(frame.text) && roles.every(({ kind }) => kind !== "person") ? "open" : undefined;

const tried =
  /^\W*(?:i |we |then |and )*try (?:the |his |her |its |that )?(?:[\p{L}'’-]+ )?(?:doors?|lid|latch|handle|knob|lock|drawers?|hatch|gate|windows?|shutters?)\b/iu;

/** "Pull my boots off", "wrap my scarf over my nose", "put the cap on my head": worn, or taken off. */
export const ruleWorn: Rule = ({ frame, roles }) => {
  const garment = roles.find(({ prep, ref }) => prep === "" && garments.has(ref.words.head));
  const isHandled = frame.verb.some(({ token }) =>
    /^(?:pull|put|wrap|tie|slip|throw|kick|take|draw|tug|shrug|jam|set|pop|drape|wind)$/.test(token.lemma),
  );
  if (garment === undefined || !isHandled || roles.some(({ kind }) => kind === "person")) return undefined;
  const isChanged = garment.article === "my" && /\b(?:off|on|(?:over|around|round|about) my)\b/i.test(frame.text);
  return isChanged || /\bon my (?:own )?(?:head|feet|hands?|shoulders?)\b/i.test(frame.text) ? "equip" : undefined;
};

const garments = wordSet(
  "boot boots shoe shoes coat jacket cloak hat cap helmet hood scarf shawl glove gloves mask apron shirt belt sock socks goggles spectacles glasses gambeson kerchief",
);
