import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { texts } from "../texts.ts";

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  /** Whether it is as wide as the page, for what stands side by side. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog while it is rendered. Escape and its last button close it; the focus then returns to where it was. */
export const Dialog = ({ title, close, wide = false, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class={wide ? "wide" : undefined} aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{title}</h2>
      {children}
      <p>
        <button type="button" class="quiet" onClick={close}>
          {texts.close}
        </button>
      </p>
    </dialog>
  );
};
