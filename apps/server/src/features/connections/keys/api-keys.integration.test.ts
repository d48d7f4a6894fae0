import { randomUUID } from 'node:crypto';
import { MOST_API_KEYS } from '@tallrik/domain/company/api-keys';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../demo/pictures/seeded-random.ts';
import { API_CALLS_PER_KEY_PER_MINUTE } from '../../../platform/auth/rate-limits.ts';
import { nastyText } from '../../../testing/fuzz/nasty-values.ts';
import { NOW, openApiWorld } from '../api/testing/api-world.ts';

const DAYS = 'from=2026-10-01&to=2026-11-16';

describe('keys of the programming interface', () => {
  let world: Awaited<ReturnType<typeof openApiWorld>>;
  beforeAll(async () => {
    world = await openApiWorld();
  });
  afterEach(() => world.server.setTime(NOW));
  afterAll(() => world.close());

  const keys = (token?: string) =>
    world.ask<{ id: string; lastUsedAt: string | null }[]>(
      '{ it: apiKeys { id lastUsedAt } }',
      {},
      token,
    );
  const statusOf = async (path: string, key: string | null) =>
    (await world.get(path, key)).statusCode;

  it('[D-770] a key is answered once, kept as a keyed hash, and only its end is shown', async () => {
    const id = randomUUID();
    const { secret, apiKey } = await world.create({ name: '  Books ' }, world.owner, id);
    expect(secret).toMatch(/^tlk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      name: 'Books',
      keyEnd: secret?.slice(-4),
      endsAt: '2026-12-16T12:00:00.000Z',
      lastUsedAt: null,
    });
    expect(await world.create({}, world.owner, id)).toMatchObject({ error: null, secret: null });
    const stored = await world.server.db
      .selectFrom('apiKeys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(stored.keyHash).toHaveLength(32);
    expect(await statusOf('/company', secret)).toBe(200);
    await world.revoke(id);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ reads: [] }, 'reads'],
    [{ endsInDays: 0 }, 'endsInDays'],
    [{ endsInDays: 100_000 }, 'endsInDays'],
  ])('[D-770] %j is refused', async (more, field) => {
    expect(await world.create(more)).toMatchObject({ error: 'FIELD_INVALID', field, secret: null });
  });

  it('[D-770] revoked, ended, of a company that is switched off, unknown: one and the same refusal', async () => {
    const { secret, apiKey } = await world.create({ endsInDays: 1 });
    const second = await world.create({ endsInDays: 1 });
    const lasting = await world.newKey({ endsInDays: null });
    expect(await statusOf('/venues', secret)).toBe(200);
    // Of another company: it is not there.
    expect(await world.revoke(apiKey?.id ?? '', world.stranger)).toMatchObject({
      error: 'API_KEY_GONE',
    });
    expect(await statusOf('/venues', secret)).toBe(200);
    await world.revoke(apiKey?.id ?? '');
    expect(await world.revoke(apiKey?.id ?? '')).toMatchObject({ error: 'API_KEY_GONE' });
    world.server.setTime('2026-11-17T12:00:00Z');
    expect(await statusOf('/venues', lasting)).toBe(200);
    const refusals = [];
    for (const key of [secret, second.secret, null, '', 'tlk_', `tlk_${'x'.repeat(43)}`]) {
      const answer = await world.get('/venues', key);
      const { traceId, ...problem } = answer.json<{ traceId: string }>();
      expect(traceId).toBeTruthy();
      refusals.push({ status: answer.statusCode, type: answer.headers['content-type'], problem });
    }
    expect(refusals[0]).toMatchObject({
      status: 401,
      type: 'application/problem+json; charset=utf-8',
      problem: { title: 'Unauthorized', status: 401 },
    });
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    const disable = (at: Date | null) =>
      world.server.db
        .updateTable('companies')
        .set({ disabledAt: at })
        .where('id', '=', world.ids.company)
        .execute();
    await disable(new Date(NOW));
    expect(await statusOf('/venues', lasting)).toBe(401);
    await disable(null);
    expect(await statusOf('/venues', lasting)).toBe(200);
  });

  it('[D-770] a staff token opens nothing, nor does a key in the address, nor a key the office', async () => {
    const key = await world.newKey();
    expect(await statusOf('/venues', world.owner)).toBe(401);
    expect(await statusOf(`/venues?access_token=${key}`, null)).toBe(401);
    const astray = await world.get(`/venues?access_token=${key}`, key);
    expect(astray.statusCode).toBe(400);
    expect(astray.body).not.toContain(key);
    const { errors } = await world.server.staff('{ apiKeys { id } }', {}, key);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('[D-770] a key reads what it was made for and nothing else', async () => {
    const key = await world.newKey({ reads: ['MENU'] });
    expect(await statusOf('/menu', key)).toBe(200);
    expect(await statusOf('/venues', key)).toBe(200);
    const shut = ['/orders', `/reports/sales?${DAYS}`, '/invoices', '/closings', '/credit-notes'];
    for (const path of shut) expect(await statusOf(path, key), path).toBe(403);
  });

  it('[D-770] owners alone make them, at most ten', async () => {
    for (const { id } of await keys()) await world.revoke(id);
    const { errors } = await world.server.staff('{ apiKeys { id } }', {}, world.accountant);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const made = await Promise.all(Array.from({ length: 12 }, () => world.create()));
    expect(made.filter(({ error }) => error === 'LIMIT_REACHED')).toHaveLength(2);
    expect(await keys()).toHaveLength(MOST_API_KEYS);
    for (const { id } of await keys()) await world.revoke(id);
  });

  it('[D-772] made, revoked, and once a day that it was used: so says the log, and no log has the key', async () => {
    const { secret, apiKey } = await world.create();
    const id = apiKey?.id ?? '';
    const used = async () =>
      (await world.audits('useApiKey')).filter(({ subjectId }) => subjectId === id);
    const since = await world.ask<{ latest: string }>('{ it: officeNews { latest } }');
    await Promise.all(['/venues', '/company'].map((path) => statusOf(path, secret)));
    await statusOf('/venues', secret);
    expect(await used()).toMatchObject([
      { companyId: world.ids.company, staffId: null, details: { name: 'Bookkeeping' } },
    ]);
    // It changes nothing that somebody has open.
    const news = await world.ask<{ isChangedByOthers: boolean }>(
      `{ it: officeNews(after: "${since.latest}") { isChangedByOthers } }`,
    );
    expect(news.isChangedByOthers).toBe(false);
    world.server.setTime('2026-11-17T11:00:00Z');
    await statusOf('/venues', secret);
    expect(await used()).toHaveLength(2);
    // The session of the office would be over by now.
    world.server.setTime(NOW);
    expect((await keys()).find((one) => one.id === id)?.lastUsedAt).toBe(
      '2026-11-17T11:00:00.000Z',
    );
    await world.revoke(id);
    expect(await world.audits('revokeApiKey')).toContainEqual(
      expect.objectContaining({ subjectId: id, companyId: world.ids.company }),
    );
    expect((await world.audits('createApiKey')).at(-1)?.subjectId).toBe(id);
    expect(world.logged()).not.toContain(secret);
    expect(JSON.stringify(await world.audits('createApiKey'))).not.toContain(secret);
  });

  it('[D-772] a key has so many calls a minute, then waits, and no other key waits with it', async () => {
    const [key, other] = [await world.newKey(), await world.newKey()];
    for (let call = 0; call < API_CALLS_PER_KEY_PER_MINUTE; call += 1)
      expect(await statusOf('/company', key)).toBe(200);
    const answer = await world.get('/company', key);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expect(await statusOf('/company', other)).toBe(200);
  });

  it('[D-772] three calls at once of a company, and no more', async () => {
    const key = await world.newKey();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => world.get(`/reports/sales?${DAYS}&by=ITEM`, key)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await statusOf('/company', key)).toBe(200);
  });

  it('[D-772] what is known need not come again; nothing is kept on the way; no other site reads it', async () => {
    const key = await world.newKey();
    const first = await world.get('/closings', key, { origin: 'https://evil.example' });
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(Object.keys(first.headers).filter((name) => name.includes('access-control'))).toEqual(
      [],
    );
    const tag = String(first.headers.etag);
    const again = await world.get('/closings', key, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await world.get('/venues', key, { 'if-none-match': tag })).statusCode).toBe(200);
    expect((await world.get('/closings', null, { 'if-none-match': tag })).statusCode).toBe(401);
  });

  it.each([
    ['/orders?from=2026-02-31', 'from: A day'],
    ['/orders?from=2026-11-02&to=2026-11-01', 'end before they begin'],
    ['/orders?limit=0', 'limit: A whole number, 1 to 100'],
    ['/orders?limit=0x10', 'limit: A whole number'],
    ['/orders?limit=', 'limit: A whole number'],
    ['/orders?state=LOST', 'state: One of PENDING'],
    ['/orders?cursor=abc', 'cursor: not a cursor'],
    ['/orders?venue=1', 'venue: An id'],
    ['/orders?format=xml', 'format: One of json, csv'],
    ['/orders?state=READY&state=PENDING', 'state: Only once'],
    ['/orders?guest=Kim', 'guest: There is no such parameter'],
    ['/orders/not-an-id', 'id: An id'],
    ['/reports/sales', 'from: Missing. A day'],
    ['/reports/sales?from=2020-01-01&to=2026-01-01', 'more than 24 months'],
    [`/reports/sales?${DAYS}&by=GUEST`, 'by: One of DAY'],
    ['/reports/vat?fromMonth=2026-13&toMonth=2026-01', 'fromMonth: A month'],
    ['/menu?format=csv', 'format: There is no such parameter'],
    [`/refunds?${DAYS}&cursor=2026`, 'cursor: not a cursor'],
    ['/closings?cursor=%00', 'cursor: not a cursor'],
    ['/invoices?cursor=-1', 'cursor: not a cursor'],
    ['/credit-notes?cursor=99999999999', 'cursor: not a cursor'],
  ])('[D-772] %s is refused in words', async (path, words) => {
    const key = await world.newKey();
    const answer = await world.get(path, key);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json<{ detail: string }>().detail).toContain(words);
  });

  it('[D-772] another company’s order, venue and cursor are not found', async () => {
    const [key, theirs] = [await world.newKey(), await world.newKey({}, world.stranger)];
    const { orders, nextCursor } = await world.read<{
      orders: { id: string }[];
      nextCursor: string;
    }>('/orders?limit=3', theirs);
    expect(await statusOf(`/orders/${orders[0]?.id}`, key)).toBe(404);
    expect(await statusOf(`/orders/${randomUUID()}`, key)).toBe(404);
    for (const path of ['/orders?', `/reports/sales?${DAYS}&`, '/closings?', `/refunds?${DAYS}&`])
      expect(await statusOf(`${path}venue=${world.others.venue}`, key), path).toBe(404);
    const page = await world.get(`/orders?cursor=${nextCursor}`, key);
    for (const { id } of orders) expect(page.body).not.toContain(id);
  });

  it('[D-772] it is read only, and what is not there is no page of a restaurant', async () => {
    const key = await world.newKey();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await world.server.app.http.inject({
        method,
        url: '/api/v1/orders',
        headers: { authorization: `Bearer ${key}` },
      });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    for (const path of ['/', '/nothing', '/orders/x/y', '/../../staff/graphql'])
      expect((await world.get(path, key)).headers['content-type']).toContain('json');
    expect(await statusOf('/nothing', key)).toBe(404);
  });

  it('[D-772] whatever stands in an address, it is an answer or a refusal, never a fault', async () => {
    const document = (await world.get('/openapi.json', null)).json<{
      paths: Record<string, { get: { parameters: { name: string; required: boolean }[] } }>;
    }>();
    const random = seededRandom('addresses of the interface');
    const fine: Record<string, string> = {
      from: '2026-10-01',
      to: '2026-11-16',
      fromMonth: '2026-10',
      toMonth: '2026-11',
    };
    let key = await world.newKey();
    let calls = 0;
    for (const [path, { get }] of Object.entries(document.paths))
      for (const { name } of get.parameters)
        for (let round = 0; round < 12; round += 1) {
          if ((calls += 1) % 100 === 0) key = await world.newKey();
          const hostile = encode(nastyText(random));
          const others = get.parameters
            .filter((one) => one.required && one.name !== name)
            .map((one) => `&${one.name}=${fine[one.name]}`);
          const given = path.includes(`{${name}}`)
            ? path.replace(`{${name}}`, hostile)
            : `${path}?${name}=${hostile}${others.join('')}`;
          const { statusCode, body } = await world.get(given, key);
          expect([200, 400, 404], given.slice(0, 200)).toContain(statusCode);
          expect(body).not.toMatch(/select |node_modules|syntax/);
        }
    expect(calls).toBeGreaterThan(300);
  });
});

/** Half letters cannot be written into an address: their bytes are. */
const encode = (text: string): string =>
  [...Buffer.from(text).subarray(0, 2_000)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
