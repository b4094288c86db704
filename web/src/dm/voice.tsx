import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { NarrateDocument, RollAsDmDocument, TableDocument, WhisperDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { CheckField, ChoiceField, Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import type { PartProps } from "./types.ts";

/** The DM's own words: narration, speech of anybody, whispers, table talk and dice. */
export const Voice = ({ id, changes }: PartProps) => {
  const { data, problem, reload } = useQuery(TableDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const campaign = data?.campaign;
  if (!campaign) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const speakers = campaign.entities.nodes.map(({ key, name }) => [key, name] as const);
  const characters = campaign.members.flatMap(({ character }) => (character ? [[character.key, character.name] as const] : []));
  return (
    <>
      <Narrating id={id} speakers={speakers} />
      <Whispering id={id} characters={characters} />
      <Rolling id={id} />
    </>
  );
};

type Names = readonly (readonly [key: string, name: string])[];

/** Sends what a form says and answers what it has led to. */
type Say = (idempotencyKey: string) => Promise<string>;

/** Sends what a form says under a key of its own, so that a second attempt says nothing twice; the form is empty after it. */
const useSaying = () => {
  const task = useTask();
  const [answer, setAnswer] = useState("");
  const sent = useRef({ key: "", content: "" });
  const say = (form: FormData, element: HTMLFormElement, work: Say) => {
    const content = JSON.stringify([...form.entries()]);
    if (sent.current.content !== content) sent.current = { key: crypto.randomUUID(), content };
    void task.run(async () => {
      setAnswer(await work(sent.current.key));
      sent.current = { key: "", content: "" };
      element.reset();
    });
  };
  return { ...task, say, answer };
};

/** What was said last, until something goes wrong. */
const Answer = ({ problem, answer }: { problem: string; answer: string }) => (
  <>
    <Alert problem={problem} />
    <p role="status" class="hint">
      {problem ? "" : answer}
    </p>
  </>
);

const Narrating = ({ id, speakers }: { id: string; speakers: Names }) => {
  const { busy, problem, answer, say } = useSaying();
  const narrate = (form: FormData, element: HTMLFormElement) =>
    say(form, element, async (idempotencyKey) => {
      const speakerId = readText(form, "speaker");
      const { number } = await send(NarrateDocument, {
        input: { campaignId: id, text: readText(form, "text"), idempotencyKey, ...(speakerId && { speakerId }) },
      });
      return dmTexts.saidAs(number);
    });
  return (
    <Form class="panel" send={narrate}>
      <h2>{dmTexts.narrate}</h2>
      <ChoiceField label={dmTexts.speaker} name="speaker" choices={[["", dmTexts.narratorVoice], ...speakers]} />
      <LongTextField label={dmTexts.words} name="text" required />
      <Answer problem={problem} answer={answer} />
      <button disabled={busy}>{dmTexts.narrate}</button>
    </Form>
  );
};

const Whispering = ({ id, characters }: { id: string; characters: Names }) => {
  const { busy, problem, answer, say } = useSaying();
  const whisper = (form: FormData, element: HTMLFormElement) =>
    say(form, element, async (idempotencyKey) => {
      const to = form.getAll("to").map(String);
      const { number } = await send(WhisperDocument, { input: { campaignId: id, text: readText(form, "text"), to, idempotencyKey } });
      return dmTexts.saidAs(number);
    });
  return (
    <Form class="panel" send={whisper}>
      <h2>{dmTexts.whisper}</h2>
      <fieldset>
        <legend>{dmTexts.whisperTo}</legend>
        {characters.map(([key, name]) => (
          <label key={key} class="check">
            <input type="checkbox" name="to" value={key} /> {name}
          </label>
        ))}
      </fieldset>
      <LongTextField label={dmTexts.words} name="text" rows={2} required />
      <Answer problem={problem} answer={answer} />
      <button disabled={busy}>{dmTexts.whisper}</button>
    </Form>
  );
};

const Rolling = ({ id }: { id: string }) => {
  const { busy, problem, answer, say } = useSaying();
  const roll = (form: FormData, element: HTMLFormElement) =>
    say(form, element, async (idempotencyKey) => {
      const { tableMessage } = await send(RollAsDmDocument, {
        input: { campaignId: id, kind: "ROLL", hidden: form.has("secret"), text: readText(form, "dice"), idempotencyKey },
      });
      return `${dmTexts.rolled} ${tableMessage?.roll?.text ?? ""}`;
    });
  return (
    <Form class="panel" send={roll}>
      <h2>{dmTexts.roll}</h2>
      <TextField label={dmTexts.dice} name="dice" required />
      <CheckField label={dmTexts.secretRoll} name="secret" checked />
      <Answer problem={problem} answer={answer} />
      <button disabled={busy}>{dmTexts.roll}</button>
    </Form>
  );
};
