import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LineToServer = {
  origin: string;
  /** As a tunnel does it: what is open breaks off, what is new gets no answer. */
  cut: () => void;
  mend: () => void;
  close: () => void;
};

/** A line that can be cut: no two drivers take the network away in the same way, and one cannot at all. */
export async function openLine(origin: string): Promise<LineToServer> {
  const { port } = new URL(origin);
  const open = new Set<Socket>();
  let isCut = false;
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  const line = createServer((guest) => {
    if (isCut) {
      guest.destroy();
      return;
    }
    const server = connect(Number(port), 'localhost');
    join(guest, server);
    join(server, guest);
  });
  function join(one: Socket, other: Socket): void {
    open.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      open.delete(one);
      other.destroy();
    });
    one.pipe(other);
  }
  await new Promise<void>((resolve) => {
    line.listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      line.close();
      breakAll();
    },
  };
}
