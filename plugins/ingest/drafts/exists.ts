import { stat } from "node:fs/promises";

/** Whether a path exists. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
