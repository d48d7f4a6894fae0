import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../platform/database/free-port.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';

/** What systemd or a container's host waits before it starts a dead process again. */
const RAISE_AFTER_MS = 200;

/** Run before anything else of the server: the machine's clock is wrong by so much. */
const wrongClock = (offMs: number): string => {
  const script = `const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ${offMs}) : super(...given); }
      static now() { return Real.now() + ${offMs}; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

type Life = { child: ChildServer; isOpen: Promise<unknown> };

/** Several servers of one installation, each raised again when it was killed; one that ends by itself is a fault. */
export async function openChaosServers(
  file: string,
  count: number,
  env: Record<string, string>,
): Promise<{
  ports: readonly number[];
  kill: (place: number) => Promise<void>;
  restart: (place: number) => Promise<void>;
  /** Killed, and its machine's clock is off by so much from then on. */
  misset: (place: number, offMs: number) => Promise<void>;
  /** Until each of them listens. */
  ready: () => Promise<void>;
  crashes: () => readonly string[];
  close: () => Promise<void>;
}> {
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const offBy = ports.map(() => 0);
  const lives: Life[] = [];
  const crashes: string[] = [];
  let isOver = false;

  function raise(place: number): void {
    const off = offBy[place] ?? 0;
    const child = startChildServer(file, {
      ...env,
      PORT: String(ports[place]),
      ...(off !== 0 && { NODE_OPTIONS: wrongClock(off) }),
    });
    const isOpen = child.origin.catch(() => undefined);
    lives[place] = { child, isOpen };
    void child.gone
      .catch((error: Error) => crashes.push(error.message))
      .then(() => pause(RAISE_AFTER_MS))
      .then(() => {
        if (!isOver) raise(place);
      });
  }
  for (const place of ports.keys()) raise(place);

  const at = (place: number): ChildServer => {
    const life = lives[place];
    if (!life) throw new Error(`There is no server ${place}`);
    return life.child;
  };
  return {
    ports,
    kill: (place) => at(place).stop(),
    restart: (place) => at(place).end(),
    misset: async (place, offMs) => {
      offBy[place] = offMs;
      await at(place).stop();
    },
    ready: async () => {
      // One that was killed just now is about to be raised.
      await pause(2 * RAISE_AFTER_MS);
      await Promise.all(lives.map(({ isOpen }) => isOpen));
    },
    crashes: () => crashes,
    close: async () => {
      isOver = true;
      await Promise.all(lives.map(({ child }) => child.stop().catch(() => undefined)));
    },
  };
}
