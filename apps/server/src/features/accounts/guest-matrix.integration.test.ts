import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { OPERATIONS, type Caller as Right } from '@tallrik/contract/operations';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { openFuzzWorld, type FuzzWorld } from '../../testing/fuzz/fuzz-world.ts';
import { callsOf, type GraphCall } from '../../testing/fuzz/graph-calls.ts';
import { leaksIn } from '../../testing/fuzz/judge-answer.ts';
import { openGuestPhone } from '../../testing/guest-orders.ts';

const DONE = 'DONE';
const calls = callsOf(buildSchema(guestTypeDefs));
const members = ['a guest', 'another guest', 'a guest of the other company'];
const UNACTIVATED = 'an unactivated guest';

/** Rows that are one guest's: what the other members are told about them. */
const OTHERS: Record<string, Record<string, string>> = {
  User: {
    'another guest': 'FORBIDDEN',
    'a guest of the other company': 'FORBIDDEN',
    [UNACTIVATED]: 'FORBIDDEN',
  },
  deleteNode: { 'another guest': 'FORBIDDEN', 'a guest of the other company': 'FORBIDDEN' },
  updateStamp: { 'another guest': 'NOT_FOUND', 'a guest of the other company': 'NOT_FOUND' },
  // Only right after one's own account was deleted (D-112).
  createHashedPhoneNumber: Object.fromEntries(
    [...members, UNACTIVATED].map((name) => [name, 'FORBIDDEN']),
  ),
};

/** The order asked about has a user: its id alone opens nothing (D-201). */
const OWNERS_ONLY = new Set(['addOrderDeviceToken', 'removeOrderDeviceToken']);

const SUBSCRIPTION = JSON.stringify({
  endpoint: 'https://web.push.apple.com/a-browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});

/** What the contract's own table of rights promises to a caller. */
function expected(operation: string, caller: string): string {
  const right: Right = OPERATIONS[operation as keyof typeof OPERATIONS].caller;
  const isMember = members.includes(caller);
  const exception = OTHERS[operation]?.[caller];
  if (OWNERS_ONLY.has(operation)) return caller === 'a guest' ? DONE : 'FORBIDDEN';
  if (exception) return exception;
  if (right === 'USER') return isMember ? DONE : 'UNAUTHENTICATED';
  if (right === 'UNACTIVATED_USER')
    return isMember || caller === UNACTIVATED ? DONE : 'UNAUTHENTICATED';
  return DONE;
}

describe('[D-96] [D-105] [D-106] [D-111] [D-138] who may call what on the guest endpoint', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openFuzzWorld();
  });
  afterAll(() => world.close());

  /** What an app of the company would send; ids of other companies where `of` is one. */
  const variablesOf = (call: GraphCall, of: FuzzWorld['own']): Record<string, unknown> => {
    const { ids, people } = of;
    const event = {
      ...openGuestPhone(world, ids, of.cartId).base(),
      type: 'SET_COMMENT',
      comment: 'no onions',
    };
    const byOperation: Record<string, unknown> = {
      companyQuery: ids.company,
      Company: ids.company,
      Venue: ids.venue,
      Item: ids.fries,
      Offer: of.offerId,
      Cheque: of.chequeId,
      Table: of.tableId,
      User: people.guest,
      updateOrder: of.rejectedId,
      updateStamp: of.stampId,
    };
    const byName: Record<string, unknown> = {
      id: byOperation[call.operation],
      companyId: ids.company,
      venueId: ids.venue,
      cartId: of.cartId,
      sessionId: 'a-session',
      guestId: people.guest,
      qrToken: 'noise',
      orderId: of.orderId,
      userId: people.guest,
      categoryId: ids.burgers,
      reference: of.cartId,
      slug: call.operation === 'orderingCloudConfiguration' ? 'company-1' : undefined,
      ids: call.operation === 'allItems' ? [ids.fries] : [ids.burgers],
      removedVariationIds: [ids.onion],
      events: [event],
      returnUrl: `${world.origin}/order`,
      amount: 3_900,
      tip: 0,
      currency: 'SEK',
      payload: {},
      code: 'nobody',
      confirmed: true,
      seen: true,
      operatingSystem: 'IOS',
      token: call.operation === 'renewDeviceToken' ? SUBSCRIPTION : 'a-phone',
      oldToken: SUBSCRIPTION,
      name: 'Ada Lovelace',
      email: 'ada@example.test',
      phone: '+46709990019',
      phoneNumber: '+46709990019',
      password: 'hunger',
    };
    return Object.fromEntries(
      call.arguments.map(({ variable, name }) => [variable, byName[name] ?? null]),
    );
  };

  const ask = async (call: GraphCall, variables: object, token: string | null) => {
    const answer = await world.guest<Record<string, unknown>>(
      call.text,
      variables,
      token ?? undefined,
    );
    return { outcome: answer.errors?.[0]?.extensions.code ?? DONE, answer };
  };

  it.each(calls)('$operation', async (call) => {
    const outcomes: Record<string, string> = {};
    for (const caller of world.callers.guest) {
      await world.refresh();
      const variables = variablesOf(call, world.own);
      const token = await caller.token(world.now());
      const { outcome, answer } = await ask(call, variables, token);
      outcomes[caller.name] = outcome;
      const request = JSON.stringify(variables);
      const text = JSON.stringify(answer);
      expect(leaksIn(world, { text, request, sees: caller.sees }), caller.name).toEqual([]);
    }
    expect(outcomes).toEqual(
      Object.fromEntries(
        world.callers.guest.map(({ name }) => [name, expected(call.operation, name)]),
      ),
    );
  });

  it.each(calls.filter(({ operation }) => isPublic(operation)))(
    '[D-133] $operation is the same for everybody, whoever holds up which token',
    async (call) => {
      await world.refresh();
      const variables = variablesOf(call, world.own);
      const answers = await Promise.all(
        world.callers.guest.map(async ({ token }) =>
          JSON.stringify((await ask(call, variables, await token(world.now()))).answer),
        ),
      );
      expect(new Set(answers).size).toBe(1);
    },
  );

  it('[D-58] [D-97] what belongs to a guest is changed by nobody else', async () => {
    await world.refresh();
    const { own } = world;
    const guest = world.callers.guest.find(({ name }) => name === 'a guest');
    const owner = (await guest?.token(world.now())) ?? undefined;
    const phone = openGuestPhone(
      { ...world, guest: (query, variables) => world.guest(query, variables, owner) },
      own.ids,
      fixedId(990_001),
    );
    await phone.put({
      ...phone.base(),
      type: 'CREATE_CART',
      serviceType: 'TAKE_AWAY',
      deliveryTargetId: null,
      userId: own.people.guest,
    });
    await phone.addFries();
    await world.db
      .updateTable('orders')
      .set({ userId: own.people.guest })
      .where('id', '=', own.rejectedId)
      .execute();
    const answers: Record<string, unknown> = {};
    for (const caller of world.callers.guest) {
      const token = (await caller.token(world.now())) ?? undefined;
      const other = openGuestPhone(
        { ...world, guest: (query, variables) => world.guest(query, variables, token) },
        own.ids,
        phone.cartId,
      );
      const { error } = await other.put({ ...other.base(), type: 'SET_COMMENT', comment: 'hi' });
      const confirmed = await world.guest(
        `mutation { updateOrder(id: "${own.rejectedId}", confirmed: true) { id } }`,
        {},
        token,
      );
      answers[caller.name] = [error, confirmed.errors?.[0]?.extensions.code ?? DONE];
    }
    const refusals = ['NOT_YOUR_CART', 'FORBIDDEN'];
    expect(answers).toEqual(
      Object.fromEntries(
        world.callers.guest.map(({ name }) => [name, name === 'a guest' ? [null, DONE] : refusals]),
      ),
    );
  });

  it('[D-138] one company’s rows are not there in another company’s calls', async () => {
    await world.refresh();
    const { own, foreign } = world;
    const valueOf = async (query: string) =>
      Object.values((await world.guest<Record<string, unknown>>(query)).data ?? {})[0];
    const { company, venue } = own.ids;
    expect(
      await valueOf(`{ allItems(companyId: "${company}", ids: ["${foreign.ids.fries}"]) { id } }`),
    ).toEqual([]);
    expect(
      await valueOf(
        `{ getAppliedMenus(companyId: "${company}", venueId: "${foreign.ids.venue}") { id } }`,
      ),
    ).toEqual([]);
    const session = (reference: string, companyId: string, venueId: string) =>
      valueOf(`mutation { initAdyenSession(companyId: "${companyId}", venueId: "${venueId}",
        reference: "${reference}", amount: 3900, tip: 0, currency: SEK, returnUrl: "${world.origin}/order") { error } }`);
    expect(await session(foreign.cartId, company, venue)).toEqual({ error: 'CART_NOT_FOUND' });
    expect(await session(own.cartId, company, foreign.ids.venue)).toEqual({
      error: 'CART_NOT_FOUND',
    });
    const promo = (code: string) =>
      valueOf(`mutation { activatePromoCode(companyId: "${company}", venueId: "${venue}",
        cartId: "${own.cartId}", code: "${code}") { error } }`);
    expect(await promo('SECRET-B-code')).toEqual({ error: 'NOTFOUND' });
    expect(await promo('SECRET-A-code')).toEqual({ error: null });
    const login = (companyId: string) =>
      valueOf(
        `mutation { login(companyId: "${companyId}", phone: "+46709990011", password: "hunger") { error } }`,
      );
    expect(await login(foreign.ids.company)).toEqual({ error: 'ERROR_INVALID_CREDENTIALS' });
    expect(await login(company)).toEqual({ error: null });
  });
});

const isPublic = (operation: string): boolean =>
  OPERATIONS[operation as keyof typeof OPERATIONS].caller === 'ANYBODY';
