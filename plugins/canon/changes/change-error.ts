import { EngineError } from "freeform-rpg/errors";

/** A change that is refused, by its place in the list, with the field that is wrong. */
export interface ChangeRefusal {
  readonly position: number;
  /** Empty where the change as a whole is refused. */
  readonly field: string;
  readonly message: string;
}

/** Changes that are refused. Nothing of them was made. */
export class ChangeError extends EngineError {
  readonly refusals: readonly ChangeRefusal[];
  constructor(refusals: readonly ChangeRefusal[]) {
    super("change_invalid", refusals.map(describe).join(" "));
    this.refusals = refusals;
  }
}

const describe = ({ position, field, message }: ChangeRefusal): string =>
  `Change ${position + 1}${field === "" ? "" : `, "${field}"`}: ${message}`;

/** Why an edit cannot be made; the service adds its place in the list. */
export class EditRefused extends EngineError {
  readonly field: string;
  constructor(field: string, message: string) {
    super("change_invalid", message);
    this.field = field;
  }
}
