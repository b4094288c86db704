import { ActionsReview } from "./actions-review.tsx";
import { Briefing } from "./briefing.tsx";
import { CorrectionProposal } from "./correction-proposal.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { NarrationReview } from "./narration-review.tsx";
import type { PartProps } from "./types.ts";
import { Pausing } from "./pausing.tsx";
import { Remarks } from "./remarks.tsx";
import { dmTexts } from "./texts.ts";
import { formatTime } from "../format-moment.ts";

/** What waits for the DM, oldest first, and below it the briefing. */
export const Desk = ({ id, campaign, reload, changes }: PartProps) => {
  const waiting = campaign.dm?.waiting ?? [];
  const requests = campaign.dm?.joinRequests.filter(({ refusedAt }) => refusedAt === null) ?? [];
  const proposals = campaign.corrections.nodes;
  const nothing = waiting.length + requests.length + proposals.length === 0 && campaign.pause?.reason !== "X_CARD";
  return (
    <>
      <Pausing id={id} campaign={campaign} reload={reload} />
      <section aria-label={dmTexts.desk}>
        {nothing && <p class="empty">{dmTexts.nothingWaits}</p>}
        {waiting.map((review) => (
          <article key={review.key} class="panel">
            <h2>{`${dmTexts.kinds[review.kind]}: ${review.actor?.name ?? review.player?.name ?? ""}`}</h2>
            <p class="said">{review.input}</p>
            <p class="hint">{`${dmTexts.goesOnAt} ${formatTime(review.until)}`}</p>
            {review.narration && <NarrationReview id={id} reviewKey={review.key} narration={review.narration} reload={reload} />}
            {review.actions && <ActionsReview id={id} reviewKey={review.key} waiting={review.actions} reload={reload} />}
          </article>
        ))}
        <JoinRequests id={id} requests={requests} reload={reload} />
        {proposals.map((correction) => (
          <CorrectionProposal key={correction.key} id={id} correction={correction} reload={reload} />
        ))}
      </section>
      <Remarks id={id} changes={changes} />
      <Briefing id={id} changes={changes} />
    </>
  );
};
