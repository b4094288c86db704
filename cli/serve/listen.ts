import { createServer } from "node:http";
import type { Server } from "node:http";
import { CommandError } from "../command-error.ts";

/** Where to listen. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

/** Runs `open`, which listens at an address. Throws `port_taken`, `port_forbidden`, `host_unknown`. */
export const listenAt = async <T>(address: Address, open: (address: Address) => Promise<T>): Promise<T> => {
  try {
    return await open(address);
  } catch (error) {
    throw explainListening(error, address);
  }
};

/** An address that answers until the engine can. */
export interface EarlyServer {
  readonly address: Address;
  /** Frees the port. */
  close(): Promise<void>;
}

/**
 * Listens while the engine starts: every request gets 503 and `{"status":"starting"}`, and a port that is taken is reported at once.
 * The address has the port that was selected for port 0.
 */
export const listenEarly = async ({ port, host }: Address): Promise<EarlyServer> => {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "content-type": "application/json", "retry-after": "1" }).end('{"status":"starting"}');
  });
  await listenAt({ port, host }, () => opened(server, port, host));
  const bound = server.address();
  return {
    address: { host, port: typeof bound === "object" && bound !== null ? bound.port : port },
    close: () => closed(server),
  };
};

const opened = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const explainListening = (error: unknown, { port, host }: Address): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE")
    return new CommandError(
      "port_taken",
      `Port ${port} is in use, perhaps by another server. Stop that one, or choose another port with --port.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new CommandError("host_unknown", `"${host}" is not an address of this machine. Try 127.0.0.1, or 0.0.0.0 for all addresses.`);
  if (code === "EACCES")
    return new CommandError("port_forbidden", `Port ${port} is reserved by the system. Choose a port above 1023 with --port.`);
  return error;
};
