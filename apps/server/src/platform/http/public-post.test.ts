import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PublicFetchDeps } from './public-fetch.ts';
import { makePublicPost } from './public-post.ts';

const PUBLIC = '93.184.215.14';

describe('handing something over in the open internet', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Answers for every name; `called` says where the connection was to go. */
  async function internet(
    answer: RequestListener,
    addresses: () => Promise<string[]> = async () => [PUBLIC],
    options: { patienceMs?: number; reachesThisMachine?: boolean } = {},
  ) {
    server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const called: string[] = [];
    const request: PublicFetchDeps['request'] = (url, given, onAnswer) => {
      given.lookup?.(url.hostname, { all: false }, (_error, address) => {
        called.push(`${url.host} at ${String(address)}`);
      });
      return httpRequest(
        { ...given, lookup: undefined, host: '127.0.0.1', port, path: url.pathname },
        onAnswer,
      );
    };
    const post = makePublicPost(
      { patienceMs: 5_000, reachesThisMachine: false, ...options },
      {
        request,
        resolve: async () => (await addresses()).map((address) => ({ address, family: 4 })),
      },
    );
    return { post, called, port };
  }
  const fine: RequestListener = (_request, reply) => reply.writeHead(204).end();

  it('[D-730] [F-27] hands it to the very address it has looked at, and keeps the status alone', async () => {
    const bodies: string[] = [];
    const answers = [[PUBLIC], ['127.0.0.1']];
    const { post, called } = await internet(
      (request, reply) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          bodies.push(`${request.method} ${request.headers['webhook-id']} ${body}`);
          reply.writeHead(204).end();
        });
      },
      async () => answers.shift() ?? [],
    );
    expect(await post('https://till.example/hook', { 'webhook-id': 'one' }, '{"å":1}')).toEqual({
      status: 204,
    });
    expect(bodies).toEqual(['POST one {"å":1}']);
    expect(called).toEqual([`till.example at ${PUBLIC}`]);
  });

  it.each([['127.0.0.1'], ['10.0.0.5'], ['fd00::1'], [PUBLIC, '192.168.0.1'], []])(
    '[D-730] [F-27] never calls a name that is %s',
    async (...addresses) => {
      const { post, called } = await internet(fine, async () => addresses);
      expect(await post('https://till.example/', {}, '{}')).toEqual({ problem: 'PRIVATE_ADDRESS' });
      expect(called).toEqual([]);
    },
  );

  it('[D-730] follows no redirect: what is handed over is meant for this address', async () => {
    const { post, called } = await internet((_request, reply) =>
      reply.writeHead(307, { location: 'https://elsewhere.example/' }).end(),
    );
    expect(await post('https://till.example/', {}, '{}')).toEqual({ status: 307 });
    expect(called).toHaveLength(1);
  });

  it('[D-730] reaches this machine in a demo and nowhere else', async () => {
    const demo = await internet(fine, undefined, { reachesThisMachine: true });
    const here = `http://127.0.0.1:${demo.port}/`;
    expect(await demo.post(here, {}, '{}')).toEqual({ status: 204 });
    const real = makePublicPost({ patienceMs: 1_000, reachesThisMachine: false });
    expect(await real(here, {}, '{}')).toEqual({ problem: 'PRIVATE_ADDRESS' });
  });

  it('[D-731] says why nothing came of it', async () => {
    const silent = await internet(() => undefined, undefined, { patienceMs: 50 });
    expect(await silent.post('https://till.example/', {}, '{}')).toEqual({ problem: 'TIMEOUT' });
    const broken = await internet((request) => request.socket.destroy());
    expect(await broken.post('https://till.example/', {}, '{}')).toEqual({ problem: 'CONNECTION' });
    const nobody = await internet(fine, () =>
      Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    );
    expect(await nobody.post('https://till.example/', {}, '{}')).toEqual({
      problem: 'NAME_NOT_FOUND',
    });
    const untrusted = await internet(fine, () =>
      Promise.reject(Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' })),
    );
    expect(await untrusted.post('https://till.example/', {}, '{}')).toEqual({
      problem: 'CERTIFICATE',
    });
  });
});
