import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoyaltyWorld, openLoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { claimedLine } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';

const FRIES = 3_900;
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

describe('a cart is held against today before anybody pays', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let number = 40;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(world.db, (number += 1));
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  });

  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const fries = () => claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
  const begun = async (): Promise<Phone> => {
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    return phone;
  };
  const take = (phone: Phone, offerId: string, items = [fries()]) =>
    phone.put({ ...phone.base(), type: 'ADD_OFFER', offer: { id: offerId }, items });
  const setPickup = (phone: Phone, time: string) =>
    phone.put({ ...phone.base(), type: 'SET_PICKUP_TIME', time });
  const halfOff = () =>
    world.seedOffer({
      companyId: ids.company,
      type: 'ITEM_DISCOUNT',
      isDefault: true,
      itemIds: [ids.fries],
      discountRate: 50,
    });
  const changeOffer = (id: string, fields: object) =>
    world.db.updateTable('offers').set(fields).where('id', '=', id).execute();
  const changeEntry = (fields: object) =>
    world.db.updateTable('menuEntries').set(fields).where('id', '=', ids.friesEntry).execute();
  const lastEvent = async (phone: Phone) => (await phone.events()).at(-1)?.event;
  const orderOf = (cartId: string) =>
    world.db.selectFrom('orders').selectAll().where('cartId', '=', cartId).executeTakeFirst();
  /** Asks at the old amount, looks what was written, and pays the new one. */
  async function sellAgain(phone: Phone, before: number, now: number) {
    const { error } = await phone.openSession(before);
    const written = (await lastEvent(phone))?.type;
    const orderId = await world.pay(phone, now);
    return {
      error,
      written,
      isOrdered: orderId !== null,
      total: (await orderOf(phone.cartId))?.total,
    };
  }
  const repricedTo = (total: number) => ({
    error: 'AMOUNT_CHANGED',
    written: 'CART_REPRICED',
    isOrdered: true,
    total,
  });

  describe('lines taken with an offer', () => {
    it('[D-52] [F-02] follow a raised price', async () => {
      const phone = await begun();
      await take(phone, await halfOff());
      await changeEntry({ price: 6_900 });
      expect(await sellAgain(phone, FRIES / 2, 3_450)).toEqual(repricedTo(3_450));
    });

    it('[D-52] [D-57] [F-02] follow an offer whose rate was cut', async () => {
      const phone = await begun();
      const offer = await halfOff();
      await take(phone, offer);
      await changeOffer(offer, { discountRate: 10 });
      expect(await sellAgain(phone, FRIES / 2, 3_510)).toEqual(repricedTo(3_510));
    });

    it('[D-52] [F-02] follow a staged bundle whose price was raised', async () => {
      const stage = { nameLang: {}, itemIds: [ids.fries], discountRate: 0 };
      const offer = await world.seedOffer({
        companyId: ids.company,
        type: 'STAGED_BUNDLE',
        isDefault: true,
        price: 5_000,
        stages: JSON.stringify(
          ['a', 'b'].map((id) => ({ ...stage, id, discountType: 'PERCENTAGE' })),
        ),
      });
      const phone = await begun();
      await take(phone, offer, [fries(), fries()]);
      await changeOffer(offer, { price: 6_500 });
      expect(await sellAgain(phone, 5_000, 6_500)).toEqual(repricedTo(6_500));
    });

    it('[D-74] [F-02] are sold at their own price when the offer is no longer theirs', async () => {
      const phone = await begun();
      const offer = await halfOff();
      await take(phone, offer);
      await changeOffer(offer, { itemIds: [ids.burger] });
      expect(await sellAgain(phone, FRIES / 2, FRIES)).toEqual(repricedTo(FRIES));
    });

    it('[TIME-26] [F-02] are not sold once the dish is off the menu or deleted', async () => {
      const offer = await halfOff();
      const phone = await begun();
      await take(phone, offer);
      await world.db
        .updateTable('items')
        .set({ deleted: true })
        .where('id', '=', ids.fries)
        .execute();
      expect((await phone.openSession(FRIES / 2)).error).toBe('ITEM_NOT_ON_MENU');
      await world.db
        .updateTable('items')
        .set({ deleted: false })
        .where('id', '=', ids.fries)
        .execute();
      await world.db.deleteFrom('menuEntries').where('id', '=', ids.friesEntry).execute();
      expect((await phone.openSession(FRIES / 2)).error).toBe('ITEM_NOT_ON_MENU');
    });

    it('[D-59] [F-02] [F-05] follow a new VAT rate, and so does any other line', async () => {
      const offer = await halfOff();
      const [offered, plain] = [await begun(), await begun()];
      await take(offered, offer);
      await plain.addFries();
      await changeEntry({ vatRate: 12 });
      expect(await sellAgain(offered, FRIES / 2, FRIES / 2)).toEqual(repricedTo(FRIES / 2));
      expect(await sellAgain(plain, FRIES, FRIES)).toEqual(repricedTo(FRIES));
      const item = await world.db
        .selectFrom('orderItems')
        .innerJoin('orders', 'orders.id', 'orderItems.orderId')
        .select('percentageVat')
        .where('cartId', '=', plain.cartId)
        .executeTakeFirstOrThrow();
      expect(Number(item.percentageVat)).toBe(12);
    });

    it('[D-52] [F-02] a free order is made of today’s prices, too', async () => {
      const offer = await halfOff();
      await changeOffer(offer, { discountRate: 100 });
      const phone = await begun();
      await take(phone, offer);
      await changeOffer(offer, { discountRate: 40 });
      await phone.put({
        ...phone.base(),
        type: 'ADD_CLIENT_SIDE_PAYMENT',
        id: phone.cartId,
        tip: minor(0),
        amount: minor(0),
        paymentType: 'ADYEN',
        transactionId: null,
        payload: null,
      });
      await world.runJobs();
      expect(await orderOf(phone.cartId)).toBeUndefined();
      expect(await lastEvent(phone)).toMatchObject({ resultCode: 'AMOUNT_CHANGED' });
      expect(await world.pay(phone, 2_340)).not.toBeNull();
    });
  });

  describe('the pickup time that counts', () => {
    const EVENING_FRIES = 5_500;
    /** Lunch from 11 to 14 at the old price, everything else dearer. A quarter of an hour is needed. */
    beforeEach(async () => {
      const { company: companyId } = ids;
      await world.db
        .updateTable('venues')
        .set({ minimumPickupWaitTime: 15 })
        .where('id', '=', ids.venue)
        .execute();
      await world.db
        .insertInto('menuAvailabilities')
        .values(
          DAYS.map((dayOfWeek, day) => ({
            id: fixedId(number * 1000 + 700 + day),
            companyId,
            menuId: ids.lunch,
            dayOfWeek,
            timeRangeId: fixedId(number * 1000 + 750 + day),
            starts: '11:00',
            ends: '14:00',
          })),
        )
        .execute();
      const menuId = fixedId(number * 1000 + 600);
      await world.db
        .insertInto('menus')
        .values({ id: menuId, companyId, venueId: ids.venue, serviceTypes: ['TAKE_AWAY'] })
        .execute();
      await world.db
        .insertInto('menuEntries')
        .values({
          id: fixedId(number * 1000 + 601),
          companyId,
          menuId,
          itemId: ids.fries,
          price: EVENING_FRIES,
          vatRate: 25,
        })
        .execute();
      world.setTime('2026-11-13T08:00:00Z');
    });
    const atLunch = async () => {
      const phone = await begun();
      expect((await setPickup(phone, '2026-11-13T12:00:00Z')).success).toBe(true);
      return phone;
    };
    const eveningFries = () =>
      claimedLine({ itemId: ids.fries, entryId: fixedId(number * 1000 + 601) });

    it('[TIME-33] [TIME-29] [D-164] [F-03] a lunch slot that has passed adds and sells by the menu of now', async () => {
      const phone = await atLunch();
      await phone.addFries();
      world.setTime(FRIDAY_EVENING);
      expect((await phone.addFries()).error).toBe('ITEM_NOT_ON_MENU');
      const items = [eveningFries()];
      expect((await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items })).success).toBe(true);
      expect((await phone.openSession(FRIES + EVENING_FRIES)).error).toBe('ITEM_NOT_ON_MENU');
    });

    it('[TIME-33] [D-164] [F-03] a time that has passed is written as ASAP, the guest is told, and the order says so', async () => {
      await world.db
        .deleteFrom('menuAvailabilities')
        .where('companyId', '=', ids.company)
        .execute();
      await world.db
        .deleteFrom('menuEntries')
        .where('menuId', '=', fixedId(number * 1000 + 600))
        .execute();
      await world.db
        .deleteFrom('menus')
        .where('id', '=', fixedId(number * 1000 + 600))
        .execute();
      for (const late of ['2026-11-13T11:55:00Z', '2026-11-13T12:30:00Z']) {
        world.setTime('2026-11-13T08:00:00Z');
        const phone = await atLunch();
        await phone.addFries();
        world.setTime(late);
        expect((await phone.openSession(FRIES)).error).toBe('PICKUP_TIME_TOO_SOON');
        expect(await lastEvent(phone)).toMatchObject({ type: 'SET_PICKUP_TIME', time: 'ASAP' });
        expect(await world.pay(phone, FRIES)).not.toBeNull();
        expect(await orderOf(phone.cartId)).toMatchObject({ desiredTime: null });
      }
    });

    it('[TIME-33] [D-31] [D-164] [F-03] a slot that the kitchen cannot reach when the money comes is cooked as soon as possible', async () => {
      const phone = await atLunch();
      await phone.addFries();
      world.setTime('2026-11-13T11:44:00Z');
      const { response } = await phone.openSession(FRIES);
      world.setTime('2026-11-13T11:55:00Z');
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      expect(await orderOf(phone.cartId)).toMatchObject({ desiredTime: null, total: FRIES });
    });

    it('[TIME-33] [D-164] [F-03] a slot that can still be reached stays', async () => {
      const phone = await atLunch();
      await phone.addFries();
      world.setTime('2026-11-13T11:40:00Z');
      expect(await world.pay(phone, FRIES)).not.toBeNull();
      const order = await orderOf(phone.cartId);
      expect(order?.desiredTime?.toISOString()).toBe('2026-11-13T12:00:00.000Z');
    });

    it('[D-52] [F-02] an offer taken at lunch is not paid at night, though the guest alone moved the time', async () => {
      const phone = await atLunch();
      await take(phone, await halfOff());
      world.setTime(FRIDAY_EVENING);
      await setPickup(phone, 'ASAP');
      expect((await phone.openSession(FRIES / 2)).error).toBe('ITEM_NOT_ON_MENU');
    });
  });
});
