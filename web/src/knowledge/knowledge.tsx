import { useState } from "preact/hooks";
import { RecapDocument, SearchKnownDocument } from "../api/generated/graphql.ts";
import type { RecapLength, SearchKnownQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useQuery } from "../components/use-query.ts";
import { texts } from "../texts.ts";
import { KnownEntity } from "./known-entity.tsx";
import { knowledgeTexts } from "./texts.ts";

/** A recap of the story and a search in what the character knows. */
export const Knowledge = ({ id }: { id: string }) => {
  const [recap, showRecap] = useState(false);
  const [asked, setAsked] = useState("");
  return (
    <section aria-label={knowledgeTexts.knowledge}>
      <button type="button" onClick={() => showRecap(true)}>
        {knowledgeTexts.recap}
      </button>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(String(new FormData(event.currentTarget).get("text")).trim());
        }}
      >
        <label>
          {knowledgeTexts.search} <input type="search" name="text" required maxLength={400} />
        </label>{" "}
        <button>{knowledgeTexts.find}</button>
      </form>
      {asked && <Found key={asked} id={id} text={asked} />}
      {recap && <Recap id={id} close={() => showRecap(false)} />}
    </section>
  );
};

const Found = ({ id, text }: { id: string; text: string }) => {
  const { data, problem, reload } = useQuery(SearchKnownDocument, { id, text });
  const passages = data?.campaign?.searchLore.passages ?? [];
  const named = data?.campaign?.entities;
  return (
    <div role="status">
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p>{texts.loading}</p>}
      {named && passages.length === 0 && named.nodes.length === 0 && <p>{knowledgeTexts.nothingFound}</p>}
      <Named id={id} entities={named?.nodes ?? []} />
      {named?.pageInfo.hasNextPage && <p class="hint">{knowledgeTexts.moreNamed}</p>}
      {passages.map(({ key, place, text: passage }) => (
        <blockquote key={key}>
          <cite>{place}</cite>
          <p class="prose">{passage}</p>
        </blockquote>
      ))}
    </div>
  );
};

type KnownName = NonNullable<SearchKnownQuery["campaign"]>["entities"]["nodes"][number];

/** People, places and things by name; each opens with what is known of it. */
const Named = ({ id, entities }: { id: string; entities: readonly KnownName[] }) => {
  const [shown, show] = useState<KnownName | null>(null);
  return (
    <>
      {entities.length > 0 && (
        <ul>
          {entities.map((entity) => (
            <li key={entity.key}>
              <button type="button" class="link" onClick={() => show(entity)}>
                {entity.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <KnownEntity campaign={id} entity={shown.key} name={shown.name} close={() => show(null)} />}
    </>
  );
};

const lengths: readonly RecapLength[] = ["SHORT", "STANDARD", "FULL"];

const Recap = ({ id, close }: { id: string; close: () => void }) => {
  const [length, setLength] = useState<RecapLength>("STANDARD");
  const { data, problem, reload } = useQuery(RecapDocument, { id, length });
  return (
    <Dialog title={knowledgeTexts.recap} close={close}>
      <p class="chips">
        {lengths.map((one) => (
          <button key={one} type="button" aria-pressed={one === length} onClick={() => setLength(one)}>
            {knowledgeTexts[one]}
          </button>
        ))}
      </p>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <p class="prose">{data.campaign?.recap || knowledgeTexts.nothingYet}</p>}
    </Dialog>
  );
};
