// How the client reaches its tables: a server over the network, or the host on this device. Both speak the same messages.

import * as device from "./device";
import { onDevice } from "./place";
import { socketAddress, takeSocket, type Opened, type Wire } from "./preload";

export interface Transport {
  /** A request; `address` begins with /api. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** A socket at a table, and what it has heard already. */
  open(table: string, query: Record<string, string>): Opened;
}

const network: Transport = {
  ask: (address, init) => fetch(address, init),
  open(table, query) {
    const address = socketAddress(table, query);
    return takeSocket(address) ?? { socket: new WebSocket(address), heard: [] };
  },
};

const local: Transport = {
  ask: device.ask,
  open: (table, query) => ({ socket: new device.DeviceWire(table, query) satisfies Wire, heard: [] }),
};

export const transport: Transport = onDevice ? local : network;
