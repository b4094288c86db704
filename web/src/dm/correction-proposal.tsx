import { send } from "../api/client.ts";
import { ApproveCorrectionDocument, CorrectionEffectDocument, RejectCorrectionDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import type { DeskCampaign } from "./types.ts";
import { dmTexts } from "./texts.ts";

type Correction = DeskCampaign["corrections"]["nodes"][number];

interface ProposalProps {
  readonly id: string;
  readonly correction: Correction;
  readonly reload: () => void;
}

/** A correction that a player proposes, with what it would change. */
export const CorrectionProposal = ({ id, correction, reload }: ProposalProps) => {
  const task = useTask();
  const input = { campaignId: id, correctionId: correction.key };
  const decide = (approve: boolean) =>
    task.run(async () => {
      await (approve ? send(ApproveCorrectionDocument, { input }) : send(RejectCorrectionDocument, { input }));
      reload();
    });
  const what = dmTexts.corrections[correction.action];
  return (
    <article class="panel">
      <h2>{`${dmTexts.proposal}: ${what} ${correction.target?.name ?? correction.targetKey}`}</h2>
      <p>
        {[correction.value ?? "", correction.intoKey ?? ""].filter(Boolean).join(" ")} <em>{correction.reason}</em>
      </p>
      <p class="hint">{`${dmTexts.by} ${correction.proposedBy}`}</p>
      <Effect id={id} correction={correction.key} />
      <Alert problem={task.problem} />
      <div class="chips">
        <button disabled={task.busy} onClick={() => void decide(true)}>
          {dmTexts.approve}
        </button>
        <button disabled={task.busy} class="quiet" onClick={() => void decide(false)}>
          {dmTexts.reject}
        </button>
      </div>
    </article>
  );
};

const Effect = ({ id, correction }: { id: string; correction: string }) => {
  const { data, problem, reload } = useQuery(CorrectionEffectDocument, { id, correction });
  if (!data) return <Alert problem={problem} retry={reload} />;
  const { refusal, entities, threads, factCount, turnCount, chunkCount } = data.correctionPreview;
  return (
    <>
      {refusal && <p class="notice">{refusal}</p>}
      <ul>
        {[...entities, ...threads].map(({ key, before, after, aliasesBefore, aliasesAfter }) => (
          <li key={key}>
            <del>{[before, ...aliasesBefore].filter(Boolean).join(", ")}</del>{" "}
            <ins>{[after, ...aliasesAfter].filter(Boolean).join(", ")}</ins>
          </li>
        ))}
      </ul>
      <p class="hint">{`${dmTexts.touches}: ${turnCount} ${dmTexts.turnsCount}, ${factCount} ${dmTexts.factsCount}, ${chunkCount} ${dmTexts.passages}`}</p>
    </>
  );
};
