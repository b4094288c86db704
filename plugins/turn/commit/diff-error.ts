import { EngineError } from "freeform-rpg/errors";

/** A diff that does not fit the campaign: a row it changes is missing, one it adds exists, or a new value has the wrong shape. */
export class DiffError extends EngineError {
  readonly table: string;
  readonly key: readonly string[];
  constructor(code: "unknown_row" | "row_exists" | "row_invalid", message: string, table: string, key: readonly string[]) {
    super(code, message);
    this.table = table;
    this.key = key;
  }
}
