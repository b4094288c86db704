import { AppError } from "freeform-rpg/kernel";
import { CommandError } from "../command-error.ts";

interface ApiError {
  readonly message: string;
  readonly reason: string;
}

/** The result of a mutation. Throws the error that the API answered instead of one. */
export const unwrap = <T extends object>(result: T | null | undefined): Exclude<T, ApiError> => {
  if (result && isError(result)) throw new AppError(result.reason, result.message);
  if (result && isResult(result)) return result;
  throw new CommandError("result_missing", "The API answered neither a result nor an error.");
};

const isError = (result: object): result is ApiError => "message" in result && "reason" in result;

const isResult = <T extends object>(result: T): result is Exclude<T, ApiError> => !isError(result);
