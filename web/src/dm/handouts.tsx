import { useEffect, useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { putFile } from "../api/files.ts";
import {
  CreateHandoutDocument,
  DeleteHandoutDocument,
  DrawerDocument,
  EditHandoutDocument,
  GiveHandoutDocument,
  WithdrawHandoutDocument,
} from "../api/generated/graphql.ts";
import type { DrawnFragment } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { CheckField, Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { HandoutImage } from "../handouts/handout-image.tsx";
import { handoutTexts } from "../handouts/texts.ts";
import { texts } from "../texts.ts";
import type { PartProps } from "./types.ts";

/** The texts and images that the DM prepares, gives and takes back. */
export const Handouts = ({ id, changes }: PartProps) => {
  const { data, problem, reload } = useQuery(DrawerDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const campaign = data?.campaign;
  if (!campaign?.dm) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const characters = campaign.members.flatMap(({ character }) => character ?? []);
  return (
    <section aria-label={handoutTexts.handouts}>
      <Alert problem={problem} retry={reload} />
      {campaign.dm.handouts.length === 0 && <p class="empty">{handoutTexts.none}</p>}
      {campaign.dm.handouts.map((handout) => (
        <DrawnHandout key={handout.key} id={id} handout={handout} characters={characters} reload={reload} />
      ))}
      <article class="panel">
        <h2>{handoutTexts.prepare}</h2>
        <Fields id={id} handout={null} done={reload} />
      </article>
    </section>
  );
};

interface Character {
  readonly key: string;
  readonly name: string;
}

interface DrawnProps {
  readonly id: string;
  readonly handout: DrawnFragment;
  readonly characters: readonly Character[];
  readonly reload: () => void;
}

const DrawnHandout = ({ id, handout, characters, reload }: DrawnProps) => {
  const { busy, problem, run } = useTask();
  const [doing, setDoing] = useState<"give" | "edit" | null>(null);
  const input = { campaignId: id, handoutId: handout.key };
  const act = (work: () => Promise<unknown>) => void run(async () => (await work(), reload()));
  const done = () => {
    setDoing(null);
    reload();
  };
  return (
    <article class="panel">
      <h2>{handout.title}</h2>
      <p class="hint">{describeState(handout)}</p>
      {handout.image && <HandoutImage {...handout.image} alternativeText={handout.alternativeText} />}
      {handout.text && <p class="prose">{handout.text}</p>}
      <Alert problem={problem} />
      <div class="chips">
        <button type="button" onClick={() => setDoing("give")}>
          {handoutTexts.give}
        </button>
        <button type="button" class="quiet" onClick={() => setDoing("edit")}>
          {handoutTexts.edit}
        </button>
        {handout.given.length > 0 && (
          <ConfirmButton
            label={handoutTexts.withdraw}
            warning={handoutTexts.withdrawWarning}
            disabled={busy}
            confirm={() => act(() => send(WithdrawHandoutDocument, { input }))}
          />
        )}
        {handout.state === "PREPARED" && (
          <ConfirmButton
            label={handoutTexts.delete}
            warning={handoutTexts.deleteWarning}
            disabled={busy}
            confirm={() => act(() => send(DeleteHandoutDocument, { input }))}
          />
        )}
      </div>
      {doing === "give" && <Giving id={id} handout={handout} characters={characters} done={done} close={() => setDoing(null)} />}
      {doing === "edit" && (
        <Dialog title={handout.title} close={() => setDoing(null)}>
          <Fields id={id} handout={handout} done={done} />
        </Dialog>
      )}
    </article>
  );
};

const describeState = ({ state, given }: DrawnFragment): string => {
  if (state !== "GIVEN") return handoutTexts[state];
  if (given.some(({ forAll }) => forAll)) return handoutTexts.givenToAll;
  return `${handoutTexts.givenTo} ${given.flatMap(({ holders }) => holders.map(({ name }) => name)).join(", ")}`;
};

interface FieldsProps {
  readonly id: string;
  /** `null` for a new one. */
  readonly handout: DrawnFragment | null;
  readonly done: () => void;
}

const Fields = ({ id, handout, done }: FieldsProps) => {
  const { busy, problem, run } = useTask();
  const save = (form: FormData, element: HTMLFormElement) =>
    void run(async () => {
      const fields = { title: readText(form, "title"), text: readText(form, "text"), alternativeText: readText(form, "alternativeText") };
      const input = { campaignId: id, ...fields };
      const { key } =
        handout === null
          ? await send(CreateHandoutDocument, { input: { ...input, idempotencyKey: (element.dataset["key"] ??= crypto.randomUUID()) } })
          : await send(EditHandoutDocument, { input: { ...input, handoutId: handout.key, withoutImage: form.has("withoutImage") } });
      const file = form.get("image");
      if (file instanceof File && file.size > 0)
        await putFile(`/files/handouts/${encodeURIComponent(id)}/${encodeURIComponent(key)}`, file);
      delete element.dataset["key"];
      element.reset();
      done();
    });
  return (
    <Form send={save}>
      <TextField label={handoutTexts.title} name="title" value={handout?.title ?? ""} required />
      <LongTextField label={handoutTexts.text} name="text" value={handout?.text ?? ""} />
      <label class="field">
        <span>{handoutTexts.image}</span>
        <input type="file" name="image" accept="image/png,image/jpeg,image/webp,image/gif" />
      </label>
      <TextField label={handoutTexts.alternativeText} name="alternativeText" value={handout?.alternativeText ?? ""} />
      {handout?.image && <CheckField label={handoutTexts.withoutImage} name="withoutImage" />}
      <Alert problem={problem} />
      <button disabled={busy}>{handoutTexts.save}</button>
    </Form>
  );
};

interface GivingProps extends Omit<DrawnProps, "reload"> {
  readonly done: () => void;
  readonly close: () => void;
}

const Giving = ({ id, handout, characters, done, close }: GivingProps) => {
  const { busy, problem, run } = useTask();
  const give = (form: FormData, element: HTMLFormElement) =>
    void run(async () => {
      const to = form.getAll("to").map(String);
      const announcement = readText(form, "announcement");
      const idempotencyKey = (element.dataset["key"] ??= crypto.randomUUID());
      const whom = form.has("all") ? { toAll: true } : { to };
      const input = { campaignId: id, handoutId: handout.key, ...whom, idempotencyKey, ...(announcement && { announcement }) };
      await send(GiveHandoutDocument, { input });
      done();
    });
  return (
    <Dialog title={`${handoutTexts.give}: ${handout.title}`} close={close}>
      <Form send={give}>
        <fieldset>
          <legend>{handoutTexts.giveTo}</legend>
          <CheckField label={handoutTexts.toAll} name="all" />
          {characters.map(({ key, name }) => (
            <label key={key} class="check">
              <input type="checkbox" name="to" value={key} /> {name}
            </label>
          ))}
        </fieldset>
        <LongTextField label={handoutTexts.announcement} name="announcement" rows={2} />
        <Alert problem={problem} />
        <button disabled={busy}>{handoutTexts.give}</button>
      </Form>
    </Dialog>
  );
};
