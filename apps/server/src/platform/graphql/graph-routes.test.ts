import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildServedSchema } from './build-schema.ts';
import { systemError } from './errors.ts';
import { makeExecutor } from './executor.ts';
import { graphRoutes } from './graph-routes.ts';

const TYPE_DEFS = `type Query { menu(name: String!): String secret: String broken: String later: String }
  type Mutation { order: Boolean }`;
const MENU = 'query Menu($name: String!) { menu(name: $name) }';
const ORDER = 'mutation Order { order }';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function serve(given: { registeredOnly?: boolean; isBusy?: boolean } = {}) {
  const options = { registeredOnly: false, isBusy: false, ...given };
  const failures: unknown[] = [];
  const app = Fastify({ genReqId: () => 'trace-1' });
  const schema = buildServedSchema(TYPE_DEFS, {
    Query: {
      menu: (_root: unknown, { name }: { name: string }) => `menu of ${name}`,
      secret: () => {
        throw systemError('FORBIDDEN', 'Not yours');
      },
      broken: () => {
        throw new Error('password=hunter2');
      },
    },
    Mutation: { order: () => true },
  });
  const execute = makeExecutor<{ traceId: string }>({
    schema,
    hidesIntrospection: options.registeredOnly,
    reportFailure: (error) => failures.push(error),
  });
  graphRoutes(app, {
    path: '/graphql',
    execute,
    contextOf: async (request) => ({ traceId: request.id }),
    callerOf: () => null,
    countCall: async () => (options.isBusy ? { retryAfterMs: 2_100 } : null),
    registered: new Map([MENU, ORDER].map((text) => [sha256(text), text])),
    registeredOnly: options.registeredOnly,
    publicOperations: new Set(['Menu']),
  });
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/graphql', payload })).json();
  const get = (text: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: '/graphql',
      query: { hash: sha256(text), variables: '{"name":"Nordbro"}' },
      headers,
    });
  return { app, failures, post, get };
}

describe('operations that are compiled once', () => {
  function compiling() {
    let compilations = 0;
    const execute = makeExecutor<{ traceId: string }>({
      schema: buildServedSchema(TYPE_DEFS, { Query: { menu: () => 'soup' }, Mutation: {} }),
      hidesIntrospection: false,
      reportFailure: () => undefined,
      onCompile: () => (compilations += 1),
    });
    const run = (text: string, operationName: string | null = null) =>
      execute({ text, variables: { name: 'x' }, operationName }, { traceId: 'trace-1' });
    return { run, compilations: () => compilations };
  }

  it('[F-28] junk operation names push none of them out', async () => {
    const { run, compilations } = compiling();
    await run(MENU);
    await run(MENU, 'Menu');
    for (let index = 0; index < 600; index += 1) {
      const answer = await run(MENU, `Junk${index}`);
      expect(answer.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    expect((await run(MENU)).data).toEqual({ menu: 'soup' });
    expect((await run(MENU, 'Menu')).data).toEqual({ menu: 'soup' });
    expect(compilations()).toBe(2);
  });

  it('[F-28] junk texts push out what nobody asks for, not what everybody does', async () => {
    const { run, compilations } = compiling();
    for (let index = 0; index < 700; index += 1) {
      await run(`query Junk${index} { menu(name: "${index}") }`);
      await run(MENU);
    }
    expect(compilations()).toBe(701);
  });

  it('[F-28] one text with two operations runs the one that is named', async () => {
    const { run } = compiling();
    const two = 'query A { one: menu(name: "1") } query B { two: menu(name: "2") }';
    expect((await run(two, 'A')).data).toEqual({ one: 'soup' });
    expect((await run(two, 'B')).data).toEqual({ two: 'soup' });
    expect((await run(two)).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

describe('the GraphQL endpoint', () => {
  it('[D-134] hides what broke, names what is refused, and gives both the trace', async () => {
    const { post, failures } = await serve();
    expect(await post({ query: '{ secret }' })).toMatchObject({
      errors: [{ message: 'Not yours', extensions: { code: 'FORBIDDEN', traceId: 'trace-1' } }],
    });
    const broken = await post({ query: '{ broken }' });
    expect(broken).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', traceId: 'trace-1' } }],
    });
    expect(JSON.stringify(broken)).not.toContain('hunter2');
    expect(failures).toHaveLength(1);
  });

  it('[D-540] packs a long answer for those who can read it, and no short one', async () => {
    const { app } = await serve();
    const ask = (length: number) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: MENU, variables: { name: 'x'.repeat(length) } },
        headers: { 'accept-encoding': 'gzip, br' },
      });
    const long = await ask(20_000);
    expect(long.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    const answer = JSON.parse(brotliDecompressSync(long.rawPayload).toString());
    expect(answer.data.menu).toHaveLength('menu of '.length + 20_000);
    expect((await ask(20)).headers).not.toHaveProperty('content-encoding');
  });

  it('says of an operation without a resolver that it is not served', async () => {
    const { post } = await serve();
    expect(await post({ query: '{ later }' })).toMatchObject({
      errors: [{ extensions: { code: 'NOT_IMPLEMENTED' } }],
    });
  });

  it('[D-139] in production runs what our apps were built with, and nothing else', async () => {
    const { post } = await serve({ registeredOnly: true });
    const variables = { name: 'Nordbro' };
    const byHash = { extensions: { persistedQuery: { sha256Hash: sha256(MENU) } }, variables };
    expect(await post(byHash)).toEqual({ data: { menu: 'menu of Nordbro' } });
    expect(await post({ query: MENU, variables })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    const unknown = { extensions: { persistedQuery: { sha256Hash: sha256('other') } } };
    expect(await post(unknown)).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
  });

  it('[D-133] answers a registered public query by GET, and not again while the guest has it', async () => {
    const { get } = await serve();
    const first = await get(MENU);
    expect(first.json()).toEqual({ data: { menu: 'menu of Nordbro' } });
    const again = await get(MENU, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[D-139] [D-134] says RATE_LIMITED and when to come back, in the answer and in the header', async () => {
    const { app, get } = await serve({ isBusy: true });
    const posted = await app.inject({ method: 'POST', url: '/graphql', payload: { query: MENU } });
    for (const answer of [posted, await get(MENU)]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 3, traceId: 'trace-1' } }],
      });
    }
  });

  it('[D-133] never changes anything by GET', async () => {
    const { get } = await serve();
    expect((await get(ORDER)).statusCode).toBe(404);
  });

  it.each([[[]], ['text'], [{ query: 7 }], [{ variables: 'x' }], [{}]])(
    'refuses %j in words',
    async (payload) => {
      const { app } = await serve();
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    },
  );
});
