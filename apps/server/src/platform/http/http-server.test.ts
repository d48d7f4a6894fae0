import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { makeHttpServer, portOf } from './http-server.ts';

async function openConnection(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  return socket;
}

describe('what is no request', () => {
  const answerTo = async (text: string): Promise<string> => {
    const app = makeHttpServer({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      publicOrigin: null,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = await openConnection(portOf(app));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.write(text);
    await once(socket, 'close');
    await app.close();
    return answer;
  };

  it.each([
    [
      'headers over their limit',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['something else than HTTP', 'EHLO mail.example\r\n\r\n', 400],
  ])(
    '[D-139] %s is refused in an answer that says the connection ends with it',
    async (_what, text, status) => {
      const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      // Without this a proxy sends the next guest's request into a connection that is being closed.
      expect(head.toLowerCase()).toContain('\r\nconnection: close');
      expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
      expect(JSON.parse(body)).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    },
  );
});

describe('who is calling', () => {
  const addressOf = async (trustProxy: boolean, forwarded: string) => {
    const app = makeHttpServer({ log: pino({ level: 'silent' }), trustProxy, publicOrigin: null });
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

describe('what every answer says', () => {
  const headersOf = async (
    options: { trustProxy?: boolean; publicOrigin?: string | null },
    headers: Record<string, string> = {},
    url = '/menu',
  ) => {
    const { trustProxy = false, publicOrigin = null } = options;
    const app = makeHttpServer({ log: pino({ level: 'silent' }), trustProxy, publicOrigin });
    app.get('/menu', () => ({ soup: true }));
    app.get('/broken', () => {
      throw new Error('broken');
    });
    return (await app.inject({ url, headers, remoteAddress: '10.0.0.1' })).headers;
  };
  const HSTS = 'strict-transport-security';

  it.each(['/menu', '/broken', '/nowhere'])(
    '[F-25] %s is taken for what it says it is, and for nothing else',
    async (url) => {
      expect(await headersOf({}, {}, url)).toMatchObject({ 'x-content-type-options': 'nosniff' });
    },
  );

  it('[F-25] behind TLS browsers stay there', async () => {
    const year = 'max-age=31536000';
    expect(await headersOf({ publicOrigin: 'https://eat.example' })).toMatchObject({
      [HSTS]: year,
    });
    const forwarded = { 'x-forwarded-proto': 'https' };
    expect(await headersOf({ trustProxy: true }, forwarded)).toMatchObject({ [HSTS]: year });
    // Without a proxy of ours the header is the caller's own word.
    expect(await headersOf({}, forwarded)).not.toHaveProperty(HSTS);
    expect(await headersOf({ trustProxy: true })).not.toHaveProperty(HSTS);
    expect(await headersOf({ publicOrigin: 'http://127.0.0.1:4000' })).not.toHaveProperty(HSTS);
  });
});

describe('closing the server', () => {
  it('does not wait for phones that keep their connection open, used or never used', async () => {
    const app = makeHttpServer({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      publicOrigin: null,
    });
    app.get('/menu', () => 'soup');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    const silent = await openConnection(port);
    const connection = await openConnection(port);
    connection.write('GET /menu HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    await once(connection, 'data');
    const ended = Promise.all([once(connection, 'close'), once(silent, 'close')]);
    await app.close();
    await ended;
    expect([connection.destroyed, silent.destroyed]).toEqual([true, true]);
  });
});
