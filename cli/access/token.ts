import type { Role } from "freeform-rpg/schemas/values";
import { readEnvironment } from "../environment.ts";
import { signLocalToken } from "../host.ts";
import { print, printJson } from "../output.ts";
export interface TokenOptions {
  readonly user: string;
  readonly campaign?: string;
  readonly role?: Role;
  readonly operator?: boolean;
  readonly days: number;
  readonly json?: boolean;
}

export const printToken = async ({ json, ...request }: TokenOptions): Promise<void> => {
  const token = await signLocalToken(readEnvironment(), request);
  if (json) printJson({ token });
  else print(token);
};
