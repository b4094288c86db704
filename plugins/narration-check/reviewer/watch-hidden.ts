import { withoutArticle, wordsOf } from "freeform-rpg/language";
import { aliasesOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { World } from "freeform-rpg/schemas";

/** Tells whether words name something that players do not know and that the text does not name. */
export const watchHidden = ({ entities, offstage }: Pick<World, "entities" | "offstage">, text: string): ((words: string) => boolean) => {
  const told = folded(text);
  const hidden = [
    ...entities.filter(({ visibility }) => visibility !== "known").flatMap((entity) => [entity.name, ...aliasesOf(entity)]),
    ...offstage.names.filter(({ visibility }) => visibility !== "known").flatMap(({ name, aliases }) => [name, ...aliases]),
  ].map((name) => folded(withoutArticle(name)));
  const untold = hidden.filter((name) => name.trim() !== "" && !told.includes(name));
  return (words) => untold.some((name) => folded(words).includes(name));
};

const folded = (text: string): string => ` ${wordsOf(text).join(" ")} `;
