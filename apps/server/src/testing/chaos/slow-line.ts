import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line to a neighbour on this machine that can become as slow as one across an ocean. */
export async function openSlowLine(port: number) {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    // One after the other: what was sent first arrives first, however the delay changes.
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      last = last.then(() => pause(delayMs)).then(() => void to.write(chunk));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setDelay: (ms: number): void => {
      delayMs = ms;
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
