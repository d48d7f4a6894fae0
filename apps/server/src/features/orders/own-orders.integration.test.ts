import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { claimedLine, openGuestPhone } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { seedTable } from '../../testing/table-guests.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';
import {
  type LoyaltyWorld,
  type Member,
  openLoyaltyWorld,
} from '../loyalty/testing/loyalty-world.ts';
import { seedOrder } from './testing/seed-order.ts';

const FRIES = 3_900;
const ACTIVE = 'query { allOrders { id } }';
const HISTORY = 'query { getHistoryListing { id } }';
const CONFIRM = `mutation Seen($id: ID!, $confirmed: Boolean!) {
  updateOrder(id: $id, confirmed: $confirmed) { id confirmed } }`;
const ORDER = `query Order($id: ID!) { getHistoryOrder(orderId: $id) {
  id easyId status desiredTime estimatedFinishTime rejectReason confirmed type createdAt table { id } venue { id }
  payment { id tip } fees { id }
  items { id bundleId offer { id name type nameLang { en } }
    price { id amount percentageVAT discount subtotal }
    variations { id name nameLang { en } price } removedVariations { id name }
    entry { id price selectedVariations item { id defaultPrice title titleLang { en } } } } } }`;

describe('a guest’s orders at the endpoint', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let anna: Member;
  let company = 30;
  let number = 0;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(world.db, (company += 1));
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
    anna = await world.seedMember({ companyId: ids.company });
  });

  const seed = (fields: Parameters<typeof seedOrder>[3]) =>
    seedOrder(world.db, ids, (number += 1), { userId: anna.id, ...fields });
  const read = async (query: string, token?: string) => {
    const answer = await world.guest<Record<string, { id: string }[]>>(query, {}, token);
    return Object.values(answer.data ?? {}).flatMap((orders) => orders.map(({ id }) => id));
  };

  it('[API-10] [ORDER-09] allOrders: the guest’s own that run, or were rejected and not seen, since the start of yesterday', async () => {
    const now = new Date(FRIDAY_EVENING);
    const running: string[] = [];
    for (const status of ['PENDING', 'ACCEPTED', 'FINALIZING', 'READY']) {
      running.push(await seed({ status, createdAt: now }));
    }
    const unseen = await seed({ status: 'REJECTED', confirmed: false, createdAt: now });
    await seed({ status: 'REJECTED', confirmed: true, createdAt: now });
    await seed({ status: 'COMPLETED', createdAt: now });
    // Thursday 00:00 in Stockholm is 23:00 on Wednesday in UTC.
    const yesterday = await seed({ status: 'READY', createdAt: new Date('2026-11-11T23:00:00Z') });
    await seed({ status: 'READY', createdAt: new Date('2026-11-11T22:59:59Z') });
    const other = await world.seedMember({ companyId: ids.company });
    const theirs = await seed({ status: 'PENDING', userId: other.id, createdAt: now });
    await seed({ status: 'PENDING', userId: null, createdAt: now });
    expect(new Set(await read(ACTIVE, anna.token))).toEqual(
      new Set([...running, unseen, yesterday]),
    );
    expect(await read(ACTIVE, other.token)).toEqual([theirs]);
    const nobody = await world.guest(ACTIVE);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('[ORDER-09] [ORDER-14] [D-312] allOrders: one made on Monday for today runs, and its rejection is told', async () => {
    const monday = { createdAt: new Date('2026-11-09T10:00:00Z') };
    const tonight = new Date('2026-11-13T19:00:00Z');
    const farthest = new Date(Date.parse(FRIDAY_EVENING) - 30 * 24 * 3_600_000);
    const accepted = await seed({ status: 'ACCEPTED', ...monday, desiredTime: tonight });
    const month = await seed({ status: 'READY', createdAt: farthest, desiredTime: tonight });
    const rejected = await seed({ status: 'REJECTED', ...monday, desiredTime: tonight });
    const missed = await seed({ status: 'REJECTED', ...monday });
    await seed({ status: 'REJECTED', confirmed: true, ...monday, desiredTime: tonight });
    await seed({ status: 'COMPLETED', ...monday, desiredTime: tonight });
    await seed({ status: 'READY', ...monday, desiredTime: new Date('2026-11-11T19:00:00Z') });
    expect(new Set(await read(ACTIVE, anna.token))).toEqual(
      new Set([accepted, month, rejected, missed]),
    );
  });

  it('[API-13] [ORDER-32] getHistoryListing: the last 30 that are over, newest first, none of a table', async () => {
    const minute = (at: number) => new Date(Date.parse('2026-10-01T12:00:00Z') + at * 60_000);
    const table = await seedTable(world, ids, company);
    const over: string[] = [];
    // Planted in an order of their own: which is the newest is told by its time.
    for (let at = 0; at < 32; at += 1) {
      const when = (at * 7) % 32;
      const status = when % 2 === 0 ? 'COMPLETED' : 'REJECTED';
      over[when] = await seed({ status, createdAt: minute(when) });
    }
    await seed({ status: 'COMPLETED', tableId: table, createdAt: minute(40) });
    for (const status of ['PENDING', 'ACCEPTED', 'FINALIZING', 'READY']) {
      await seed({ status, createdAt: minute(41) });
    }
    const other = await world.seedMember({ companyId: ids.company });
    await seed({ status: 'COMPLETED', userId: other.id, createdAt: minute(42) });
    expect(await read(HISTORY, anna.token)).toEqual(over.toReversed().slice(0, 30));
    const nobody = await world.guest(HISTORY);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('[API-36] updateOrder: a rejection that was seen is told of no more; nothing else can be said', async () => {
    const rejected = await seed({ status: 'REJECTED', createdAt: new Date(FRIDAY_EVENING) });
    const pending = await seed({ status: 'PENDING', createdAt: new Date(FRIDAY_EVENING) });
    const confirm = async (
      id: string,
      confirmed = true,
      token: string | undefined = anna.token,
    ) => {
      const answer = await world.guest<{ updateOrder: object }>(CONFIRM, { id, confirmed }, token);
      return answer.data?.updateOrder ?? answer.errors?.[0]?.extensions.code;
    };
    const other = await world.seedMember({ companyId: ids.company });
    expect(await confirm(rejected, true, other.token)).toBe('FORBIDDEN');
    expect(await confirm(rejected, false)).toBe('BAD_USER_INPUT');
    expect(await confirm(pending)).toBe('BAD_USER_INPUT');
    expect(new Set(await read(ACTIVE, anna.token))).toEqual(new Set([rejected, pending]));
    expect(await confirm(rejected)).toEqual({ id: rejected, confirmed: true });
    expect(await read(ACTIVE, anna.token)).toEqual([pending]);
    // Seen is not gone: its receipt says so from now on.
    const { data } = await world.guest<{ getHistoryOrder: object }>(ORDER, { id: rejected });
    expect(data?.getHistoryOrder).toMatchObject({ status: 'REJECTED', confirmed: true });
  });

  it('[DATA-19] [DATA-21] [API-12] an order has its fields, as they were when it was paid', async () => {
    const offer = await world.seedOffer({
      companyId: ids.company,
      type: 'BUNDLE',
      isDefault: true,
      itemIds: [ids.fries],
      price: FRIES / 2,
    });
    const phone = openGuestPhone(world, ids);
    await phone.create('EAT_HERE');
    const large = { id: 'large', amount: minor(0), title: '', groupId: 'sizes' };
    const cheese = { id: ids.cheese, amount: minor(0), title: '', groupId: ids.extras };
    const burger = claimedLine({
      itemId: ids.burger,
      entryId: ids.burgerEntry,
      variations: [large, cheese],
      removedVariations: [ids.onion],
    });
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: burger });
    const fries = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
    await phone.put({ ...phone.base(), type: 'ADD_OFFER', offer: { id: offer }, items: [fries] });
    const { response } = await phone.openSession(13_900 + 1_500 + FRIES / 2);
    await world.shopper.pay(response ?? { id: '', sessionData: '' });
    await world.deliverWebhooks();
    await world.runJobs();
    const created = (await phone.events()).at(-1)?.event;
    const id = created?.type === 'ORDER_CREATED' ? created.orderId : fixedId(0);
    await world.db
      .updateTable('items')
      .set({ title: 'Renamed' })
      .where('companyId', '=', ids.company)
      .execute();
    const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const { data } = await world.guest<{ getHistoryOrder: object }>(ORDER, { id });
    expect(data?.getHistoryOrder).toEqual({
      id,
      easyId: created?.type === 'ORDER_CREATED' ? created.easyId : '',
      status: 'PENDING',
      desiredTime: null,
      estimatedFinishTime: null,
      rejectReason: null,
      confirmed: false,
      type: 'EAT_HERE',
      createdAt: FRIDAY_EVENING,
      table: null,
      venue: { id: ids.venue },
      payment: { id: anyId, tip: 0 },
      fees: [],
      items: [
        {
          id: anyId,
          bundleId: null,
          offer: null,
          price: { id: anyId, amount: 15_400, percentageVAT: 12, discount: 0, subtotal: 15_400 },
          variations: [
            { id: 'large', name: 'Large', nameLang: { en: null }, price: 0 },
            { id: ids.cheese, name: 'Cheese', nameLang: { en: null }, price: 1_500 },
          ],
          removedVariations: [{ id: ids.onion, name: 'Onion' }],
          entry: {
            id: ids.burgerEntry,
            price: 13_900,
            selectedVariations: ['large', ids.cheese],
            item: { id: ids.burger, defaultPrice: null, title: 'Burger', titleLang: { en: null } },
          },
        },
        {
          id: anyId,
          bundleId: anyId,
          offer: { id: offer, name: 'A deal', type: 'BUNDLE', nameLang: { en: 'A deal' } },
          price: { id: anyId, amount: FRIES, percentageVAT: 25, discount: 1_950, subtotal: FRIES },
          variations: [],
          removedVariations: [],
          entry: {
            id: ids.friesEntry,
            price: FRIES,
            selectedVariations: [],
            item: { id: ids.fries, defaultPrice: null, title: 'Fries', titleLang: { en: null } },
          },
        },
      ],
    });
  });
});
