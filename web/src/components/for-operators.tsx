import type { ComponentChildren } from "preact";
import { ViewerDocument } from "../api/generated/graphql.ts";
import { texts } from "../texts.ts";
import { Alert } from "./alert.tsx";
import { useQuery } from "./use-query.ts";

const command = "npx freeform-rpg token --user NAME --operator";

/** What operators alone may use; others read why they see nothing. */
export const ForOperators = ({ children }: { children: ComponentChildren }) => {
  const { data, problem, reload } = useQuery(ViewerDocument, {});
  if (problem) return <Alert problem={problem} retry={reload} />;
  if (!data) return <p role="status">{texts.loading}</p>;
  return data.viewer?.operator ? (
    <>{children}</>
  ) : (
    <p class="notice">
      {texts.operatorsAlone} <code>{command}</code>
    </p>
  );
};
