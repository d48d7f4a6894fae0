import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpServer } from '../../../platform/http/http-server.ts';
import { uploadPicture } from '../../../testing/hostile-pictures/upload-picture.ts';
import { pictureRoute } from './picture-route.ts';

const STORED = { key: 'a', url: '/media/a', width: 1, height: 1, colour: '#ffffff' };

describe('places for uploads', () => {
  const toClose: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  /** A server on which the token is the company. */
  async function open(patienceMs: number): Promise<number> {
    const app = makeHttpServer({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      publicOrigin: null,
    });
    const route = pictureRoute({
      readStaffToken: (companyId) =>
        Promise.resolve({
          staffId: 's',
          companyId,
          role: 'COMPANY_ADMIN',
          venueIds: [],
          sessionId: null,
        }),
      countCall: () => Promise.resolve(null),
      storePicture: () => Promise.resolve(STORED),
      patienceMs,
    });
    await app.register(route);
    await app.listen({ host: '127.0.0.1', port: 0 });
    toClose.push(() => app.close());
    return (app.server.address() as AddressInfo).port;
  }

  /** Sends the beginning of a form, waits until the server reads it, and stops. */
  async function stall(port: number, companyId: string): Promise<Socket> {
    const socket = connect({ host: '127.0.0.1', port });
    toClose.push(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      'POST /staff/pictures HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 900\r\n' +
        `Authorization: Bearer ${companyId}\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');
    return socket;
  }
  const statusOf = async (port: number, companyId: string) =>
    (
      await uploadPicture(`http://127.0.0.1:${port}`, companyId, Buffer.from('a'), {
        purpose: 'DISH',
      })
    ).status;

  it('[O-13] who stops in the middle is hung up on, and the place is free again', async () => {
    const port = await open(100);
    const stalled = await Promise.all([stall(port, 'one'), stall(port, 'one')]);
    await Promise.all(stalled.map((socket) => once(socket, 'close')));
    expect(await statusOf(port, 'one')).toBe(201);
  });

  it('[O-13] one company takes two at once, all together four', async () => {
    const port = await open(60_000);
    await stall(port, 'one');
    expect(await statusOf(port, 'one')).toBe(201);
    const second = await stall(port, 'one');
    expect(await statusOf(port, 'one')).toBe(429);
    expect(await statusOf(port, 'two')).toBe(201);
    await stall(port, 'two');
    await stall(port, 'two');
    expect(await statusOf(port, 'three')).toBe(429);
    second.destroy();
    await expect.poll(() => statusOf(port, 'three')).toBe(201);
  });
});
