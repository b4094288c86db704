import type { ApiCode } from "freeform-rpg/errors";
import { AppError } from "freeform-rpg/kernel";

/** A request with files that is not accepted; `status` is HTTP's. */
export class UploadError extends AppError<ApiCode> {
  readonly status: number;
  constructor(status: number, code: ApiCode, message: string) {
    super(code, message);
    this.status = status;
  }
}
