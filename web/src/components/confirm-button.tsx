import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  readonly label: string;
  /** What cannot be taken back, in a sentence. */
  readonly warning: ComponentChildren;
  readonly confirm: () => void;
  readonly disabled?: boolean;
  /** Whether it is one of the main buttons of its part. Default: it is a quiet one. */
  readonly main?: boolean;
}

/** A button for what cannot be taken back: it asks before it does it. */
export const ConfirmButton = ({ label, warning, confirm, disabled, main = false }: ConfirmProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class={main ? undefined : "quiet"} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <Dialog title={label} close={() => setAsking(false)}>
          <p>{warning}</p>
          <button
            type="button"
            onClick={() => {
              setAsking(false);
              confirm();
            }}
          >
            {label}
          </button>
        </Dialog>
      )}
    </>
  );
};
