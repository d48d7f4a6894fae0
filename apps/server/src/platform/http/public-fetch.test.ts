import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { makePublicFetch, type PublicFetchDeps } from './public-fetch.ts';

const PUBLIC = '93.184.215.14';
const LIMITS = { maxBytes: 1_000, patienceMs: 2_000, maxRedirects: 2 };

describe('what belongs to the open internet', () => {
  it.each([PUBLIC, '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    '[F-27] %s does',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',

    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
    '127.1',
    '0x7f.1',
    '2130706433',
  ])('[F-27] %s does not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('[F-27] a private IPv4 address is private in every spelling', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (b, c, d) => {
        expect(isPublicAddress(`::ffff:10.${b}.${c}.${d}`)).toBe(false);
        const hex = [10 * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
        expect(isPublicAddress(`::ffff:${hex}`)).toBe(false);
      }),
    );
  });
});

describe('fetching from the open internet', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Answers for every name; `called` says which host was asked for and where the connection was to go. */
  async function internet(
    answer: RequestListener,
    addressesOf: (host: string) => string[] = () => [PUBLIC],
  ) {
    server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const called: string[] = [];
    const request: PublicFetchDeps['request'] = (url, options, onAnswer) => {
      options.lookup?.(url.hostname, { all: false }, (_error, address) => {
        called.push(`${url.host} at ${String(address)}`);
      });
      // Whatever it was to reach, our own server answers.
      return httpRequest(
        { ...options, lookup: undefined, host: '127.0.0.1', port, path: url.pathname },
        onAnswer,
      );
    };
    let resolved = 0;
    const fetchPublic = makePublicFetch(LIMITS, {
      request,
      resolve: async (host) => {
        resolved += 1;
        return addressesOf(host).map((address) => ({ address, family: 4 }));
      },
    });
    return { fetchPublic, called, resolved: () => resolved };
  }
  const picture: RequestListener = (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'image/png; x=y' }).end('bytes');

  it('[F-27] looks a name up once and connects to the very address it has looked at', async () => {
    // A name that changes between the look and the call: the second answer would be our own machine.
    const answers = [[PUBLIC], ['127.0.0.1']];
    const { fetchPublic, called, resolved } = await internet(picture, () => answers.shift() ?? []);
    expect(await fetchPublic('https://cdn.example/1.png')).toEqual({
      status: 200,
      type: 'image/png',
      bytes: Buffer.from('bytes'),
    });
    expect([called, resolved()]).toEqual([[`cdn.example at ${PUBLIC}`], 1]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.5'],
    ['169.254.169.254'],
    ['100.64.0.9'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    [PUBLIC, '127.0.0.1'],
    [],
  ])('[F-27] never calls a name that is %s', async (...addresses) => {
    const { fetchPublic, called } = await internet(picture, () => addresses);
    expect(await fetchPublic('https://cdn.example/1.png')).toBeNull();
    expect(called).toEqual([]);
  });

  it.each([
    'http://cdn.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://2130706433/1.jpg',
    'https://0x7f.1/1.jpg',
    'https://169.254.169.254/latest',
    'https://cdn.example:8443/1.jpg',
    'https://user:secret@cdn.example/1.jpg',
    'file:///etc/passwd',
    'not an address',
    `https://cdn.example/${'a'.repeat(3_000)}`,
  ])('[D-138] [F-27] never asks %s', async (address) => {
    const { fetchPublic, called } = await internet(picture);
    expect(await fetchPublic(address)).toBeNull();
    expect(called).toEqual([]);
  });

  it('[F-27] follows a redirect only to where it might have gone at once', async () => {
    const places: Record<string, string> = {
      '/out': 'https://other.example/1.png',
      '/in': 'https://inside.example/1.png',
      '/plain': 'http://other.example/1.png',
      '/round': '/round',
    };
    const { fetchPublic, called } = await internet(
      (request, reply) => {
        const location = places[request.url ?? ''];
        if (location === undefined) return picture(request, reply);
        return reply.writeHead(302, { location }).end();
      },
      (host) => (host === 'inside.example' ? ['192.168.0.7'] : [PUBLIC]),
    );
    expect((await fetchPublic('https://cdn.example/out'))?.bytes.toString()).toBe('bytes');
    expect(await fetchPublic('https://cdn.example/in')).toBeNull();
    expect(await fetchPublic('https://cdn.example/plain')).toBeNull();
    expect(await fetchPublic('https://cdn.example/round')).toBeNull();
    expect(called.filter((call) => call.startsWith('inside'))).toEqual([]);
    expect(called.filter((call) => call.startsWith('cdn.example'))).toHaveLength(6);
  });

  it('[F-27] reads so much and no more, whatever length was promised', async () => {
    const { fetchPublic } = await internet((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'image/png' });
      reply.write('x'.repeat(600));
      reply.end('x'.repeat(600));
    });
    expect(await fetchPublic('https://cdn.example/1.png')).toBeNull();
  });

  it('[F-27] waits so long and no longer', async () => {
    const { fetchPublic } = await internet((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'image/png' });
      reply.write('x');
    });
    expect(await fetchPublic('https://cdn.example/1.png')).toBeNull();
    const never = makePublicFetch(
      { ...LIMITS, patienceMs: 20 },
      {
        resolve: () => new Promise(() => undefined),
        request: () => {
          throw new Error('was called');
        },
      },
    );
    expect(await never('https://cdn.example/1.png')).toBeNull();
  });
});
