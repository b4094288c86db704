import type { Notification } from "freeform-rpg/db";
import type { Bug } from "./bugs.ts";
import type { SimulatedServer } from "./open-server.ts";
import type { Faults } from "./process.ts";
import type { World } from "./world.ts";

/** What a server is still to be told, in the order in which it was sent. */
interface Channel {
  waiting: Notification[];
  /** False while its connection is lost: nothing comes then, and when it is open again, the server learns that it missed something. */
  open: boolean;
}

/** What the channels of a world are made with. */
export interface ChannelOptions {
  readonly world: World;
  readonly servers: readonly SimulatedServer[];
  readonly faults: Faults;
  readonly bug: Bug | null;
}

/** Makes what notifies all servers: each receives everything in the same order, late, at times twice, and not while its connection is lost. */
export const openChannels = ({ world, servers, faults, bug }: ChannelOptions): ((notification: Notification) => void) => {
  const channels = new Map<SimulatedServer, Channel>();
  const lose = (to: SimulatedServer, channel: Channel): void => {
    Object.assign(channel, { waiting: [], open: false });
    world.send(to.process, 5000, () => {
      channel.open = true;
      to.receive({ type: "missed" });
    });
  };
  const deliver = (to: SimulatedServer, notification: Notification): void => {
    if (bug === "loses a message" && world.random() < 0.3) return;
    const channel = channels.getOrInsertComputed(to, () => ({ waiting: [], open: true }));
    if (!channel.open) return;
    if (world.random() < faults.lost) return lose(to, channel);
    channel.waiting.push(notification);
    let sent: Notification | undefined;
    world.send(to.process, 50, () => {
      sent ??= channel.waiting.shift();
      if (sent !== undefined) to.receive(sent);
    });
  };
  return (notification) => servers.forEach((to) => deliver(to, notification));
};
