import { didYouMean } from "freeform-rpg/language";
import type { Finding } from "../reference-view.ts";
import type { Story } from "./study-story.ts";

/** Finds tags such as `resolves:THREAD` and `told_by:PERSON` that name nothing. */
export const findLostTags = ({ scenario, entities }: Story): Finding[] => {
  const threads = scenario.threads.map(({ id }) => id);
  const named: Readonly<Record<string, readonly string[]>> = {
    resolves: threads,
    fails: threads,
    thread: threads,
    told_by: entities.map(({ id }) => id),
    after: scenario.facts.map(({ id }) => id),
  };
  return (["facts", "entities"] as const).flatMap((list) =>
    scenario[list].flatMap(({ tags }, at) =>
      tags.flatMap((tag): Finding[] => {
        const [kind = "", ...rest] = tag.split(":");
        const id = rest.join(":");
        const known = named[kind];
        if (known === undefined || known.includes(id)) return [];
        return [{ path: [list, at, "tags"], message: `the tag "${tag}" names nothing in this scenario.${didYouMean(id, known)}` }];
      }),
    ),
  );
};
