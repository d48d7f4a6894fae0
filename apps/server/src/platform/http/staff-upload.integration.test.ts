import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { StaffViewer } from '../graphql/context.ts';
import { readUpload } from './read-upload.ts';
import { staffUploadRoute } from './staff-upload.ts';

const BOUNDARY = 'xxxx';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const BEGUN = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc`;

afterEach(() => void vi.useRealTimers());

it('[D-760] who begins to send and stops keeps nobody of another company out', async () => {
  const app = fastify();
  const door = {
    path: '/staff/files',
    area: 'MENU',
    mostBytes: 1_000,
    patienceMs: 60_000,
    atOnce: 3,
    atOnceOfCompany: 1,
  } as const;
  const viewer = (companyId: string) =>
    ({
      staffId: companyId,
      companyId,
      role: 'COMPANY_ADMIN',
      venueIds: [],
    }) as unknown as StaffViewer;
  let began = () => {};
  const isBegun = new Promise<void>((resolve) => (began = resolve));
  const deps = {
    readStaffToken: async (token: string) => viewer(token),
    countCall: async () => {
      began();
      return null;
    },
  };
  await app.register(
    staffUploadRoute(deps, door, async () => ({ status: 200, answer: { isTaken: true } })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    `POST /staff/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer one\r\ncontent-type: ${TYPE}\r\ncontent-length: 900\r\n\r\n${BEGUN}`,
  );
  await isBegun;
  const send = async (token: string) => {
    const body = new FormData();
    body.append('file', new Blob(['x']), 'a');
    const answer = await fetch(`http://127.0.0.1:${port}/staff/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return answer.status;
  };
  expect([await send('one'), await send('two')]).toEqual([429, 200]);
  slow.destroy();
  await once(slow, 'close');
  await app.close();
});

it('[D-760] an upload that no longer comes is hung up on after seconds', async () => {
  vi.useFakeTimers();
  const request = Object.assign(new PassThrough(), {
    headers: { 'content-type': TYPE },
    complete: false,
  });
  request.on('error', () => undefined);
  const read = readUpload(request as unknown as IncomingMessage, {
    mostBytes: 10_000_000,
    patienceMs: 600_000,
  });
  request.write(BEGUN);
  for (let sent = 0; sent < 3; sent += 1) {
    request.write('x'.repeat(70_000));
    await vi.advanceTimersByTimeAsync(14_000);
  }
  expect(request.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(request.destroyed).toBe(true);
  expect(await read).toEqual({ kind: 'MALFORMED' });
});
