import type { Logger } from '../logging/log.ts';
import { NeighbourAway } from '../neighbours/is-away.ts';

/** What we use of Redis or Valkey: one connection for commands, one that only listens. */
export type Redis = {
  /** Rejects at once while Redis is away: nobody waits in line for it. */
  command: (...words: string[]) => Promise<unknown>;
  /** Several commands in one round trip, nobody's command in between. */
  together: (commands: string[][]) => Promise<unknown[]>;
  /** At the start only: rejects, and closes everything, where Redis is away. Later losses are mended by themselves. */
  listen: (channel: string, listener: (text: string) => void) => Promise<void>;
  /** Called when the listening connection is back after a loss. */
  onBack: (listener: () => void) => void;
  /** Both connections stand. */
  isReady: () => boolean;
  close: () => Promise<void>;
};

const LONGEST_RECONNECT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const PING_MS = 10_000;

/** Connects or rejects: a server that was told of a Redis it cannot reach must not open its doors alone. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  // Only here: most servers are alone, and the client is the largest thing they would load.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    // Valkey, older Redis and every proxy speak it; we need nothing of the newer one.
    RESP: 2,
    // Queued commands would be answered minutes later, when nobody wants to know any more.
    disableOfflineQueue: true,
    // A connection that died without a word is found out by this.
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RECONNECT_MS),
    },
  });
  const subscriber = client.duplicate();
  const backListeners = new Set<() => void>();
  let isLost = false;
  for (const connection of [client, subscriber]) {
    // Unheard, an 'error' event ends the process; the client reconnects by itself.
    connection.on('error', (error: Error) =>
      log.warn({ code: error.message }, 'Redis does not answer'),
    );
  }
  subscriber.on('reconnecting', () => {
    isLost = true;
  });
  subscriber.on('ready', () => {
    if (!isLost) return;
    isLost = false;
    for (const listener of backListeners) listener();
  });
  await Promise.all([connectOnce(client), connectOnce(subscriber)]);
  const close = async () => {
    client.destroy();
    subscriber.destroy();
  };
  return {
    command: (...words) => client.sendCommand(words),
    together: async (commands) => {
      const batch = client.multi();
      for (const words of commands) batch.addCommand(words);
      return batch.exec();
    },
    listen: async (channel, listener) => {
      try {
        await subscriber.subscribe(channel, listener);
      } catch (error) {
        // Lost between the connection and the first channel: the server's start is tried again, with new connections.
        await close();
        throw new NeighbourAway(`Redis went away: ${String(error)}`);
      }
    },
    onBack: (listener) => {
      backListeners.add(listener);
    },
    isReady: () => client.isReady && subscriber.isReady,
    close,
  };
}

type Connecting = {
  connect: () => Promise<unknown>;
  destroy: () => void;
  on: (event: 'error', listener: (error: Error) => void) => unknown;
  off: (event: 'error', listener: (error: Error) => void) => unknown;
};

/** The client tries for ever in silence; the first connection is tried once, and whoever waits for it says so. */
async function connectOnce(client: Connecting): Promise<void> {
  let refuse: (error: Error) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = (error) =>
      reject(new NeighbourAway(`Redis does not answer at REDIS_URL: ${error.message}`));
  });
  client.on('error', refuse);
  try {
    await Promise.race([client.connect(), refused]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    client.off('error', refuse);
  }
}
