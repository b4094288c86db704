import { useEffect, useState } from "preact/hooks";
import type { Task } from "./use-task.ts";

/** How long the page says that something was done. */
const shownMs = 6000;

/** Says for a while that the work of a task is done, also to screen readers. */
export const Saved = ({ task, text }: { task: Pick<Task, "finished">; text: string }) => {
  const [shown, show] = useState(false);
  useEffect(() => {
    if (task.finished === 0) return;
    show(true);
    const timer = setTimeout(() => show(false), shownMs);
    return () => clearTimeout(timer);
  }, [task.finished]);
  return (
    <span role="status" class="hint saved">
      {shown ? text : ""}
    </span>
  );
};
