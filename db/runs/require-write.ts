import { DatabaseError } from "../errors.ts";
import type { RunAttempt } from "../tokens.ts";

/** The row that a write of a run returned. Without one, the run was claimed by another worker meanwhile: throws `run_superseded`. */
export const requireWrite = async <Row>({ id, attempt }: RunAttempt, written: Promise<{ readonly rows: readonly Row[] }>): Promise<Row> => {
  const [row] = (await written).rows;
  if (row !== undefined) return row;
  throw superseded({ id, attempt });
};

/** A write under a claim that no longer holds. */
export const superseded = ({ id, attempt }: Pick<RunAttempt, "id" | "attempt">): DatabaseError =>
  new DatabaseError(
    "run_superseded",
    `The run "${id}" is no longer this worker's (claim ${attempt}): its lease ran out and another took it over. Nothing was written.`,
  );
