import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { ServerProcess } from "./server-process.ts";

/** A load balancer on one port. */
export interface Proxy {
  readonly port: number;
  /** The server that answers the client whose socket has this local port; `null` when it is connected no more. */
  serverOf(clientPort: number): string | null;
  close(): Promise<void>;
}

/** Looks that a server may fail, one after another. */
const patientFor = 3;
/** Milliseconds between two looks at a server, and those that it may take to answer. */
const lookEvery = 500;
const patience = 3000;

/** Passes connections to servers that are ready, one after another. Those of a server that is not are cut, as a load balancer does. */
export const openProxy = async (servers: readonly ServerProcess[]): Promise<Proxy> => {
  const ready = new Map<ServerProcess, Set<Socket>>();
  const names = new Map<number, string>();
  let next = 0;
  const cut = (server: ServerProcess): void => {
    for (const socket of ready.get(server) ?? []) socket.destroy();
    ready.delete(server);
  };
  const failures = new Map<ServerProcess, number>();
  const look = async (server: ServerProcess): Promise<void> => {
    const good = await isReady(server);
    const failed = good ? 0 : (failures.get(server) ?? 0) + 1;
    failures.set(server, failed);
    if (server.port === null || failed >= patientFor) cut(server);
    else if (good && !ready.has(server)) ready.set(server, new Set());
  };
  const listener = createServer((client) => {
    next += 1;
    const [server, sockets] = [...ready][next % Math.max(1, ready.size)] ?? [];
    const to = server?.port ?? null;
    if (server === undefined || to === null || sockets === undefined) return void client.destroy();
    join(client, connect(to, "127.0.0.1"), sockets);
    const port = client.remotePort ?? 0;
    names.set(port, server.name);
    client.on("close", () => names.delete(port));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const watching = servers.map((server) => watch(() => look(server)));
  return {
    port: (listener.address() as AddressInfo).port,
    serverOf: (clientPort) => names.get(clientPort) ?? null,
    async close() {
      await Promise.all(watching.map((stop) => stop()));
      for (const server of servers) cut(server);
      listener.close();
    },
  };
};

const isReady = async ({ port }: ServerProcess): Promise<boolean> => {
  if (port === null) return false;
  const response = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  await response?.text().catch(() => "");
  return response?.status === 200;
};

const join = (client: Socket, server: Socket, sockets: Set<Socket>): void => {
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from);
    from.on("error", () => from.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  }
};

/** Calls `look` again and again, and returns what stops it. */
const watch = (look: () => Promise<void>): (() => Promise<void>) => {
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) {
      await look();
      await new Promise((resolve) => void setTimeout(resolve, lookEvery));
    }
  })();
  return async () => {
    stop.abort();
    await watching;
  };
};
