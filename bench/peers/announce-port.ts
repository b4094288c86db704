import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port of this machine, and prints it for the process that started this one. */
export const announcePort = (server: Server): void => {
  server.listen(0, "127.0.0.1", () => process.stdout.write(`${portOf(server.address())}\n`));
};

const portOf = (address: AddressInfo | string | null): number => (typeof address === "object" && address !== null ? address.port : 0);
