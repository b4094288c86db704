import { KernelError } from "freeform-rpg/kernel";

/** A request with files that is not accepted; `status` is HTTP's. */
export class UploadError extends KernelError {
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.status = status;
  }
}
