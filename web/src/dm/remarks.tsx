import { useEffect } from "preact/hooks";
import { RemarksDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { objectionTexts } from "../objection/texts.ts";
import { Link } from "../router.tsx";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";

/** What players said about the last turns, newest first, with a way to each turn. Nothing without a remark. */
export const Remarks = ({ id, changes }: { id: string; changes: number }) => {
  const { data, problem, reload } = useQuery(RemarksDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const names = new Map(data?.campaign?.members.map(({ userId, name }) => [userId, name]));
  const remarks = (data?.campaign?.turns.nodes ?? [])
    .toReversed()
    .flatMap(({ number, dm }) =>
      (dm?.feedback ?? []).flatMap(({ userId, flag, comment }) => (flag || comment ? { number, userId, flag, comment } : [])),
    );
  if (remarks.length === 0) return <Alert problem={problem} retry={reload} />;
  return (
    <section class="panel" aria-label={dmTexts.remarks}>
      <h2>{dmTexts.remarks}</h2>
      <ul class="rows">
        {remarks.map(({ number, userId, flag, comment }) => (
          <li key={`${number} ${userId}`}>
            <span>
              {comment}{" "}
              <span class="hint">{[names.get(userId) ?? userId, flag && objectionTexts.flags[flag]].filter(Boolean).join(", ")}</span>
            </span>
            <Link to={`/c/${encodeURIComponent(id)}/dm/turns/${number}`}>{`${texts.turn} ${number}`}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
