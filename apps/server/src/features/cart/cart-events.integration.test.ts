import { randomUUID } from 'node:crypto';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine, openGuestPhone, PUT_EVENTS } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { pricedCartOf } from '../../testing/priced-cart.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';
import { type LoyaltyWorld, openLoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';

const FRIES = 3_900;

/** What a phone says at the endpoint, what the server makes of it, and what it then takes money for. */
describe('events of a cart at the endpoint', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let number = 20;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(world.db, (number += 1), {
      configuration: { enablePromoCodes: true },
    });
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  });

  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const fries = () => claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
  const begun = async (portions = 0): Promise<Phone> => {
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    if (portions > 0) await phone.addFries(portions);
    return phone;
  };
  const lastEvent = async (phone: Pick<Phone, 'events'>) => (await phone.events()).at(-1)?.event;
  /** What the server would take for the cart now: the amount at which it opens a session. */
  const isCharged = async (phone: Phone, amount: number) =>
    (await phone.openSession(amount)).error === null;

  it('[CART-02] [CART-03] [CART-04] [API-35] a cart begins under the id its phone made up, and is read with all an event carries', async () => {
    const phone = world.openPhone(undefined, ids);
    const sent = {
      ...phone.base(),
      type: 'CREATE_CART',
      serviceType: 'TAKE_AWAY',
      // Claims: nobody delivers, and nobody is signed in.
      deliveryTargetId: randomUUID(),
      userId: randomUUID(),
    } as const;
    expect(await phone.put(sent)).toMatchObject({ success: true, error: null, refused: [] });
    const stored: StoredCartEvent[] = [
      { sequence: 1, event: { ...sent, deliveryTargetId: null, userId: null } },
    ];
    expect(await phone.events()).toEqual(stored);
    expect((await phone.create()).error).toBe('CART_EXISTS');
    const other = await begun();
    expect(other.cartId).not.toBe(phone.cartId);
    expect(await phone.events()).toEqual(stored);
    for (const field of ['eventId', 'createdAt', 'cartId', 'venueId', 'companyId']) {
      const { [field]: _left, ...rest } = { ...sent, ...phone.base() } as Record<string, unknown>;
      const answer = await world.guest(PUT_EVENTS, { events: [rest] });
      expect(answer.errors?.[0]?.extensions.code, field).toBe('BAD_USER_INPUT');
    }
  });

  it('[API-50] [D-54] several events are taken with one call, in their order, by the rules of the socket', async () => {
    const phone = world.openPhone(undefined, ids);
    const create = { deliveryTargetId: null, serviceType: 'TAKE_AWAY', userId: null } as const;
    const sold = { ...phone.base(), type: 'ADD_ITEM', item: fries() } as const;
    const foreign = claimedLine({ itemId: ids.retired, entryId: ids.retiredEntry });
    const unsold = { ...phone.base(), type: 'ADD_ITEM', item: foreign } as const;
    const comment = { ...phone.base(), type: 'SET_COMMENT', comment: 'No salt' } as const;
    const answer = await phone.put(
      { ...phone.base(), type: 'CREATE_CART', ...create },
      sold,
      unsold,
      comment,
    );
    expect(answer).toMatchObject({
      success: false,
      error: 'ITEM_NOT_ON_MENU',
      refused: [{ eventId: unsold.eventId, code: 'ITEM_NOT_ON_MENU' }],
    });
    expect(answer.confirmed).toMatchObject([
      { sequence: 1, event: { type: 'CREATE_CART' } },
      { sequence: 2, event: { type: 'ADD_ITEM', item: { amount: FRIES, title: 'Fries' } } },
      { sequence: 3, event: { type: 'SET_COMMENT' } },
    ]);
    expect(await phone.events()).toEqual(answer.confirmed);
    // Sent again, as a phone does that has heard no answer: nothing is there twice.
    expect((await phone.put(sold, comment)).confirmed.map(({ sequence }) => sequence)).toEqual([
      2, 3,
    ]);
    expect(await phone.events()).toHaveLength(3);
  });

  it('[CONF-08] [VENUE-14] knows three ways of eating, of which nobody delivers yet', async () => {
    const create = async (serviceType: string) => {
      const { base } = world.openPhone(undefined, ids);
      const event = { ...base(), type: 'CREATE_CART', serviceType, deliveryTargetId: null };
      const answer = await world.guest<{ putShoppingCartEvents: { error: string | null } }>(
        PUT_EVENTS,
        { events: [{ ...event, userId: null }] },
      );
      return answer.errors?.[0]?.extensions.code ?? answer.data?.putShoppingCartEvents.error;
    };
    expect(await create('EAT_HERE')).toBeNull();
    expect(await create('TAKE_AWAY')).toBeNull();
    expect(await create('DELIVERY')).toBe('DELIVERY_NOT_AVAILABLE');
    expect(await create('DRIVE_IN')).toBe('BAD_USER_INPUT');
  });

  it('[CART-01] two phones that know nothing but the events have the same cart, and the server charges it', async () => {
    const phone = await begun(2);
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'No salt' });
    const other = openGuestPhone(world, ids, phone.cartId);
    const [here, there] = [await pricedCartOf(phone), await pricedCartOf(other)];
    expect(there).toEqual(here);
    expect(there).toMatchObject({ total: 2 * FRIES, comment: 'No salt' });
    expect(await isCharged(phone, 2 * FRIES)).toBe(true);
  });

  it('[CART-08] [CART-10] one is added, several are added, one is taken out: each line once', async () => {
    const phone = await begun();
    const one = fries();
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: one });
    const several = [fries(), fries()];
    await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: several });
    const again = await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: one });
    expect(again.error).toBe('DUPLICATE_LINE');
    expect((await pricedCartOf(phone)).items.map(({ id }) => id)).toEqual(
      [one, ...several].map(({ id }) => id),
    );
    expect(await isCharged(phone, 3 * FRIES)).toBe(true);
    const second = await begun();
    await second.put({ ...second.base(), type: 'ADD_ITEMS', items: [one, ...several] });
    await second.put({ ...second.base(), type: 'REMOVE_ITEM', id: several[0]?.id ?? '' });
    expect((await pricedCartOf(second)).items.map(({ id }) => id)).toEqual([
      one.id,
      several[1]?.id,
    ]);
    expect(await isCharged(second, 2 * FRIES)).toBe(true);
    const gone = await second.put({ ...second.base(), type: 'REMOVE_ITEM', id: randomUUID() });
    expect(gone.error).toBe('LINE_NOT_FOUND');
  });

  it('[CART-09] [CART-21] [D-64] cleared, the cart has neither dish, code nor comment, and nothing is charged', async () => {
    await world.seedCode('HALF', { companyId: ids.company, discountRate: 50 });
    const phone = await begun(2);
    await phone.activate('HALF');
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'No salt' });
    await phone.put({ ...phone.base(), type: 'CLEAR_CART' });
    expect((await phone.openSession(FRIES)).error).toBe('CART_EMPTY');
    expect(await pricedCartOf(phone)).toMatchObject({ items: [], promoCode: null, comment: '' });
    await phone.addFries();
    expect(await isCharged(phone, FRIES)).toBe(true);
  });

  it('[CART-11] [D-63] a comment is cleaned, cut at 150 and goes with the order', async () => {
    const phone = await begun(1);
    // U+2000, U+2019 and U+3300 lie inside the bounds, U+1FFF and U+3301 outside; a burger is two units and one space.
    const comment = `a\u2000b\u2019c\u3300d\u1fffe\u3301f🍔g${'x'.repeat(200)}`;
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment });
    const cleaned = `a b c d\u1fffe\u3301f g${'x'.repeat(200)}`.slice(0, 150);
    expect(await lastEvent(phone)).toMatchObject({ type: 'SET_COMMENT', comment: cleaned });
    await world.pay(phone, FRIES);
    const order = await world.db
      .selectFrom('orders')
      .select('comment')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirst();
    expect(order?.comment).toBe(cleaned);
  });

  it('[CART-13] [CART-14] a member’s cart has the rate of the member’s level, and loses it with the member', async () => {
    const [level] = await world.seedLevels(ids.company, [20]);
    await world.db
      .updateTable('companies')
      .set({ hasMembershipCards: true })
      .where('id', '=', ids.company)
      .execute();
    const member = await world.seedMember({ companyId: ids.company });
    await world.db
      .insertInto('membershipCards')
      .values({
        id: randomUUID(),
        companyId: ids.company,
        userId: member.id,
        levelId: level ?? null,
      })
      .execute();
    const anonymous = await begun(1);
    const rate = { type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 99 } as const;
    expect((await anonymous.put({ ...anonymous.base(), ...rate })).error).toBe(
      'ERROR_USER_IS_REQUIRED',
    );
    const signedIn = openGuestPhone(
      { ...world, guest: (query, variables) => world.guest(query, variables, member.token) },
      ids,
      anonymous.cartId,
    );
    await signedIn.put({ ...signedIn.base(), type: 'UPDATE_USER', userId: member.id });
    await signedIn.put({ ...signedIn.base(), ...rate });
    expect(await lastEvent(signedIn)).toMatchObject({ ...rate, discountRate: 20 });
    expect((await signedIn.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect((await anonymous.put({ ...anonymous.base(), type: 'CLEAR_CART' })).error).toBe(
      'NOT_YOUR_CART',
    );
    await signedIn.put({ ...signedIn.base(), type: 'UPDATE_USER', userId: null });
    expect(await pricedCartOf(signedIn)).toMatchObject({ userId: null, total: FRIES, discount: 0 });
    expect(await isCharged(anonymous, FRIES)).toBe(true);
  });

  it('[CART-17] the server’s word on a code carries all of it, and the code can be taken away', async () => {
    const id = await world.seedCode('TENTH', {
      companyId: ids.company,
      venueIds: [ids.venue],
      categoryIds: [ids.burgers],
    });
    const phone = await begun(1);
    await phone.activate('TENTH');
    expect(await lastEvent(phone)).toMatchObject({
      type: 'SET_PROMO_CODE',
      id,
      code: 'TENTH',
      discountRate: 10,
      discountType: 'PERCENTAGE',
      title: { en: 'TENTH' },
      venues: [ids.venue],
      categoryIds: [ids.burgers],
      offerType: 'ORDER_DISCOUNT',
    });
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    await phone.put({ ...phone.base(), type: 'CLEAR_PROMO_CODE' });
    expect(await isCharged(phone, FRIES)).toBe(true);
  });

  it('[CART-20] [D-245] a thousand events are read at once and each is answered, one more is not', async () => {
    // Of a cart that is not there: a thousand changes of one that is take a minute.
    const phone = world.openPhone(undefined, ids);
    const comments = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...phone.base(),
        type: 'SET_COMMENT' as const,
        comment: `${at} ${'x'.repeat(100)}`,
      }));
    const tooMany = await world.guest(PUT_EVENTS, { events: comments(1001) });
    expect(tooMany.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const events = comments(1000);
    const { refused } = await phone.put(...events);
    expect(refused.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['CART_NOT_FOUND']));
  });
});
