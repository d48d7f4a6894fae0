import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { callsOf, leafOf, type GraphCall } from '../../testing/fuzz/graph-calls.ts';
import { claimedLine, openGuestPhone, PUT_EVENTS } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const SOMETHING: Record<string, unknown> = {
  ID: fixedId(1),
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'something',
  DateTime: '2026-11-13T19:00:00Z',
  JSON: {},
};

/** A value of its type for each argument, so that the call reaches its resolver. */
const someVariables = (call: GraphCall): Record<string, unknown> =>
  Object.fromEntries(
    call.arguments.map(({ variable, type }) => {
      const { isList, scalar, choices } = leafOf(type);
      return [variable, isList ? [] : (choices[0] ?? SOMETHING[scalar])];
    }),
  );

describe('bad input', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
    (await answer).errors?.[0]?.extensions.code;
  const rows = async () =>
    Number(
      (
        await server.pool.query(
          'select (select count(*) from carts) + (select count(*) from cart_events) as n',
        )
      ).rows[0].n,
    );

  it('[CONF-07] an unknown slug finds no configuration', async () => {
    const answer = await server.guest(
      'query { orderingCloudConfiguration(slug: "nobody") { id } }',
    );
    expect(answer).toEqual({ data: { orderingCloudConfiguration: null } });
  });

  it('[D-134] an unknown operation, a wrong type, a malformed id and a syntax error are BAD_USER_INPUT with a trace id', async () => {
    const bad = [
      'query { tables }',
      'query { Venue(id: 7.5) { id } }',
      'query { Venue(id: "no-uuid") { id } }',
      'query {',
      'subscription { x }',
    ];
    for (const query of bad) {
      const answer = await server.guest(query);
      expect(answer.errors?.[0]?.extensions, query).toMatchObject({
        code: 'BAD_USER_INPUT',
        traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  it('[D-134] [D-137] every operation of the contract is served', async () => {
    const answersOf = async (typeDefs: string, ask: TestServer['guest']) => {
      const calls = callsOf(buildSchema(typeDefs));
      const codes = await Promise.all(
        calls.map((call) => codeOf(ask(call.text, someVariables(call)))),
      );
      return calls.map(({ operation }, at) => `${operation} ${codes[at]}`);
    };
    const answers = [
      ...(await answersOf(guestTypeDefs, server.guest)),
      ...(await answersOf(staffTypeDefs, server.staff)),
    ];
    expect(answers.length).toBeGreaterThan(47);
    expect(answers.filter((answer) => /NOT_IMPLEMENTED|INTERNAL/.test(answer))).toEqual([]);
  });

  it('[D-139] a body of 1 MB is refused before it is read', async () => {
    const answer = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'x'.repeat(1_000_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }],
    });
  });

  it('[D-139] a query nested or widened beyond reason is refused', async () => {
    const deep = `query { allCategories(companyId: "${ids.company}") { ${'items { categories { '.repeat(8)} id ${'} }'.repeat(8)} } }`;
    expect(await codeOf(server.guest(deep))).toBe('BAD_USER_INPUT');
    const wide = `query { ${Array.from({ length: 50 }, (_, index) => `t${index}: currentTime`).join(' ')} }`;
    expect(await codeOf(server.guest(wide))).toBe('BAD_USER_INPUT');
  });

  it('[D-152] [D-57] malformed, foreign and forged cart events store nothing', async () => {
    const before = await rows();
    const phone = openGuestPhone(server, ids);
    expect(await codeOf(server.guest(PUT_EVENTS, { events: [{ type: 'ADD_ITEM' }] }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(
      await codeOf(
        server.guest(PUT_EVENTS, {
          events: [{ ...phone.base(), type: 'ORDER_CREATED', orderId: phone.cartId }],
        }),
      ),
    ).toBe('BAD_USER_INPUT');
    expect((await phone.put({ ...phone.base(), type: 'CLEAR_CART' })).error).toBe('CART_NOT_FOUND');
    const other = await seedOpenShop(server.db, 2);
    const foreign = {
      ...phone.base(),
      type: 'CREATE_CART',
      companyId: other.company,
      serviceType: 'TAKE_AWAY',
      deliveryTargetId: null,
      userId: null,
    } as const;
    expect((await phone.put(foreign)).error).toBe('WRONG_CART');
    expect((await phone.put({ ...foreign, ...phone.base(), serviceType: 'DELIVERY' })).error).toBe(
      'DELIVERY_NOT_AVAILABLE',
    );
    expect(await rows()).toBe(before);
  });

  it('[D-52] a refused dish leaves the cart as it was', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const stranger = claimedLine({ itemId: ids.retired, entryId: ids.retiredEntry });
    expect((await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: stranger })).error).toBe(
      'ITEM_NOT_ON_MENU',
    );
    expect((await phone.addFries(8)).error).toBe('OUT_OF_STOCK');
    expect(await phone.events()).toHaveLength(1);
  });

  it('[D-77] an unsigned or forged payment webhook is refused and stored nowhere', async () => {
    const forged = {
      live: 'false',
      notificationItems: [
        {
          NotificationRequestItem: {
            pspReference: 'X',
            merchantReference: 'tallrik-x',
            eventCode: 'AUTHORISATION',
            success: 'true',
            amount: { value: 1, currency: 'SEK' },
          },
        },
      ],
    };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/webhooks/adyen',
      payload: forged,
    });
    expect([400, 401]).toContain(answer.statusCode);
    const stored = await server.db.selectFrom('paymentNotices').select('id').execute();
    expect(stored).toEqual([]);
  });

  it('[API-03] echoes a trace id and replaces one that is none', async () => {
    const id = '6f1f6b0e-8f3b-4c8e-9d3d-3a1f2b4c5d6e';
    const call = (trace: string) =>
      server.app.http.inject({ method: 'GET', url: '/healthz', headers: { 'x-trace-id': trace } });
    expect((await call(id)).headers['x-trace-id']).toBe(id);
    expect((await call('<script>')).headers['x-trace-id']).not.toContain('<');
  });

  it('the process is alive and ready after all of it', async () => {
    expect((await server.app.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await server.app.http.inject('/metrics')).body).toContain('tallrik_open_sockets');
  });
});
