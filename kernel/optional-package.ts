import type { KernelErrorCode } from "./error-codes.ts";
import { AppError } from "./errors.ts";

/** Loads a package that an installation may leave out. Throws `package_missing`, which says how to install it. `purpose`: what needs it. */
export const optionalPackage = async <T>(name: string, purpose: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    if (!isMissing(cause, name)) throw cause;
    const message = `${purpose} needs the package "${name}", which is not installed. Install it: npm install ${name}`;
    throw new AppError<KernelErrorCode>("package_missing", message, { cause });
  }
};

const isMissing = (thrown: unknown, name: string): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ERR_MODULE_NOT_FOUND" && thrown.message.includes(`'${name}'`);
