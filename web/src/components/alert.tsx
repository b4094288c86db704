import { texts } from "../texts.ts";

interface AlertProps {
  readonly problem: string;
  readonly retry?: () => void;
}

/** What went wrong, and a way to try again where there is one. Nothing without a problem. */
export const Alert = ({ problem, retry }: AlertProps) =>
  problem === "" ? null : (
    <p role="alert">
      {problem}{" "}
      {retry && (
        <button type="button" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </p>
  );
