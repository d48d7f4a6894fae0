import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { makeHttpServer } from './http-server.ts';

async function openConnection(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  return socket;
}

describe('who is calling', () => {
  const addressOf = async (trustProxy: boolean, forwarded: string) => {
    const app = makeHttpServer({ log: pino({ level: 'silent' }), trustProxy });
    app.get('/me', (request) => request.ip);
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/me', headers, remoteAddress: '10.0.0.1' })).body;
  };

  it('[D-139] is who the own proxy says, not what the caller wrote before it', async () => {
    expect(await addressOf(true, '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(true, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(false, '198.51.100.7')).toBe('10.0.0.1');
  });
});

describe('closing the server', () => {
  it('does not wait for phones that keep their connection open, used or never used', async () => {
    const app = makeHttpServer({ log: pino({ level: 'silent' }), trustProxy: false });
    app.get('/menu', () => 'soup');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    const silent = await openConnection(port);
    const kept = await openConnection(port);
    kept.write('GET /menu HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    await once(kept, 'data');
    const ended = Promise.all([once(kept, 'close'), once(silent, 'close')]);
    await app.close();
    await ended;
    expect([kept.destroyed, silent.destroyed]).toEqual([true, true]);
  });
});
