import { useEffect, useState } from "preact/hooks";
import { WorldDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { texts } from "../texts.ts";
import { ChangeForm } from "./change-form.tsx";
import { ChangeList } from "./change-list.tsx";
import { dmTexts } from "./texts.ts";
import type { PartProps, Started } from "./types.ts";
import { WorldLists } from "./world-lists.tsx";

/** Everything in the world, with a way to change any of it by hand. */
export const Changes = ({ id, changes }: PartProps) => {
  const [name, setName] = useState("");
  const [started, setStarted] = useState<Started>({ change: "setClock", values: {} });
  const { data, problem, reload } = useQuery(WorldDocument, { id, name: name || null });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const world = data?.campaign;
  if (!world) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  return (
    <>
      <Alert problem={problem} retry={reload} />
      <ChangeForm id={id} world={world} started={started} start={setStarted} done={reload} />
      <label class="field">
        <span>{dmTexts.search}</span>
        <input type="search" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <WorldLists world={world} start={setStarted} />
      <ChangeList id={id} changes={world.changes.nodes.toReversed()} reload={reload} />
    </>
  );
};
