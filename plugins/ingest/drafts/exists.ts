import { stat } from "node:fs/promises";

/** Whether something lies at a path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
