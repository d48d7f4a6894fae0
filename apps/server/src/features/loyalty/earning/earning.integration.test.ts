import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { seededIds } from '../../../testing/seed-company.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type LoyaltyWorld, type Member, openLoyaltyWorld } from '../testing/loyalty-world.ts';

describe('what orders earn', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let number = 20;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    number += 1;
    ids = await seedOpenShop(world.db, number);
  });

  /** An order as the kitchen has it, of dishes that cost 39.00 each. */
  async function seedOrder(
    member: Member | null,
    fields: { dishes?: number; status?: string; discount?: number; isPayLater?: boolean } = {},
  ): Promise<string> {
    const { dishes = 1, status = 'READY', discount = 0, isPayLater = false } = fields;
    const id = randomUUID();
    const companyId = ids.company;
    const at = new Date(world.now().epochMilliseconds);
    await world.db
      .insertInto('carts')
      .values({ id, companyId, venueId: ids.venue, createdAt: at, lastEventAt: at })
      .execute();
    await world.db
      .insertInto('orders')
      .values({
        id,
        companyId,
        venueId: ids.venue,
        cartId: id,
        userId: member?.id ?? null,
        easyId: '1',
        status,
        type: 'TAKE_AWAY',
        currency: 'SEK',
        total: dishes * 3_900,
        tip: 500,
        isPayLater,
        createdAt: at,
        answerBy: at,
      })
      .execute();
    const entry = {
      id: ids.friesEntry,
      price: 3_900,
      selectedVariations: [],
      item: { id: ids.fries },
    };
    await world.db
      .insertInto('orderItems')
      .values(
        Array.from({ length: dishes }, (_, position) => ({
          id: randomUUID(),
          companyId,
          orderId: id,
          position,
          priceId: randomUUID(),
          amount: 3_900,
          discount,
          subtotal: 3_900,
          percentageVat: 12,
          entry: JSON.stringify(entry),
        })),
      )
      .execute();
    return id;
  }
  const setStatus = (id: string, status: string) =>
    world.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  const settle = (orderId: string) =>
    world.app.jobs['settle-loyalty']({ companyId: ids.company, orderId });
  const complete = async (orderId: string) => {
    await setStatus(orderId, 'COMPLETED');
    await settle(orderId);
  };
  const member = () => world.seedMember({ companyId: ids.company });
  const cardOf = ({ id }: Member) =>
    world.db
      .selectFrom('membershipCards')
      .select(['points', 'levelId'])
      .where('userId', '=', id)
      .executeTakeFirst();
  const stampsOf = ({ id }: Member) =>
    world.db.selectFrom('stamps').select(['active', 'orderId']).where('userId', '=', id).execute();
  const tokensOf = ({ id }: Member) =>
    world.db.selectFrom('offerTokens').selectAll().where('userId', '=', id).execute();
  const spendTokensOf = ({ id }: Member) =>
    world.db.updateTable('offerTokens').set({ used: true }).where('userId', '=', id).execute();
  const seedStampCard = async (fields: object = {}) => {
    const id = randomUUID();
    const offerId = await world.seedOffer({ companyId: ids.company });
    await world.db
      .insertInto('stampCards')
      .values({ id, companyId: ids.company, name: 'Fries', requiredCount: 3, offerId, ...fields })
      .execute();
    return { id, offerId };
  };

  describe('points', () => {
    it('[LOYAL-01] [D-117] whole units of what was paid without tip and discount, once', async () => {
      await world.seedLevels(ids.company, [0, 5, 10]);
      const guest = await member();
      const orderId = await seedOrder(guest, { dishes: 2, discount: 50 });
      await settle(orderId);
      expect(await cardOf(guest)).toBeUndefined();
      await complete(orderId);
      expect((await cardOf(guest))?.points).toBe(77);
      await settle(orderId);
      expect((await cardOf(guest))?.points).toBe(77);
    });

    it('[LOYAL-01] [D-75] points lift the card to the next level, and a withdrawn completion back', async () => {
      const [, second, third] = await world.seedLevels(ids.company, [0, 5, 10]);
      const guest = await member();
      const orderId = await seedOrder(guest, { dishes: 6 });
      await complete(orderId);
      expect(await cardOf(guest)).toEqual({ points: 234, levelId: third });
      await setStatus(orderId, 'READY');
      await settle(orderId);
      expect(await cardOf(guest)).toEqual({ points: 0, levelId: second });
      await complete(orderId);
      expect((await cardOf(guest))?.points).toBe(234);
    });

    it('[D-117] money that went back takes its points with it', async () => {
      await world.seedLevels(ids.company, [0, 5]);
      const guest = await member();
      const orderId = await seedOrder(guest, { dishes: 2 });
      await complete(orderId);
      const paymentId = randomUUID();
      const at = new Date(world.now().epochMilliseconds);
      const base = { companyId: ids.company, currency: 'SEK', createdAt: at };
      await world.db
        .insertInto('payments')
        .values({
          ...base,
          id: paymentId,
          venueId: ids.venue,
          cartId: orderId,
          orderId,
          pspReference: paymentId,
          amount: 7_800,
          state: 'CAPTURED',
          stateSince: at,
        })
        .execute();
      await world.db
        .insertInto('partRefunds')
        .values({
          id: randomUUID(),
          companyId: ids.company,
          paymentId,
          amount: 3_900,
          createdAt: at,
        })
        .execute();
      await settle(orderId);
      expect((await cardOf(guest))?.points).toBe(39);
      await world.db
        .updateTable('payments')
        .set({ state: 'REFUNDED' })
        .where('id', '=', paymentId)
        .execute();
      await settle(orderId);
      expect((await cardOf(guest))?.points).toBe(0);
    });

    it('[D-117] anonymous orders earn none, nor does a dish that is paid later', async () => {
      await world.seedLevels(ids.company, [0, 5]);
      const guest = await member();
      await complete(await seedOrder(null));
      await complete(await seedOrder(guest, { isPayLater: true }));
      expect((await cardOf(guest))?.points ?? 0).toBe(0);
    });

    it('[D-138] a job that names the wrong company does nothing', async () => {
      await world.seedLevels(ids.company, [0, 5]);
      const guest = await member();
      const orderId = await seedOrder(guest);
      await setStatus(orderId, 'COMPLETED');
      await world.app.jobs['settle-loyalty']({ companyId: world.ids.company, orderId });
      expect(await cardOf(guest)).toBeUndefined();
    });

    it('[D-117] however often and in whatever order completions, withdrawals and repeats come, points match', async () => {
      await world.seedLevels(ids.company, [0, 5, 10]);
      const guest = await member();
      const orders = [await seedOrder(guest), await seedOrder(guest, { dishes: 3 })];
      const step = fc.record({
        at: fc.nat(1),
        isDone: fc.boolean(),
        repeats: fc.integer({ min: 1, max: 2 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
          const done = [false, false];
          for (const id of orders) await setStatus(id, 'READY').then(() => settle(id));
          for (const { at, isDone, repeats } of steps) {
            const id = orders[at] ?? '';
            await setStatus(id, isDone ? 'COMPLETED' : 'READY');
            await Promise.all(Array.from({ length: repeats }, () => settle(id)));
            done[at] = isDone;
          }
          const expected = (done[0] ? 39 : 0) + (done[1] ? 117 : 0);
          expect((await cardOf(guest))?.points ?? 0).toBe(expected);
        }),
        { numRuns: 15 },
      );
    });
  });

  describe('stamps', () => {
    it('[D-119] one for each dish that qualifies, at the card’s venues', async () => {
      await seedStampCard({ itemIds: [ids.burger] });
      await seedStampCard({ itemIds: [ids.fries], venueIds: [ids.closedVenue] });
      await seedStampCard({ itemIds: [ids.fries] });
      const guest = await member();
      await complete(await seedOrder(guest, { dishes: 2 }));
      expect(await stampsOf(guest)).toHaveLength(2);
    });

    it('[D-66] [D-119] the bag earns none', async () => {
      await seedStampCard();
      await world.db
        .updateTable('cloudConfigurations')
        .set({ bagItemId: ids.fries })
        .where('companyId', '=', ids.company)
        .execute();
      const guest = await member();
      await complete(await seedOrder(guest, { dishes: 2 }));
      expect(await stampsOf(guest)).toEqual([]);
    });

    it('[D-119] a full card becomes an offer token, what is over starts the next one', async () => {
      const { offerId } = await seedStampCard();
      const guest = await member();
      await complete(await seedOrder(guest, { dishes: 7 }));
      const tokens = await tokensOf(guest);
      expect(tokens.map((token) => [token.offerId, token.singleUse, token.used])).toEqual([
        [offerId, true, false],
        [offerId, true, false],
      ]);
      expect((await stampsOf(guest)).filter(({ active }) => active)).toHaveLength(1);
    });

    it('[D-119] two orders at once never fill one card twice', async () => {
      await seedStampCard({ requiredCount: 4 });
      const guest = await member();
      const orders = [];
      for (let at = 0; at < 6; at += 1) orders.push(await seedOrder(guest));
      await Promise.all(orders.map(complete));
      expect(await tokensOf(guest)).toHaveLength(1);
      expect((await stampsOf(guest)).filter(({ active }) => active)).toHaveLength(2);
    });

    it('[D-119] a withdrawn completion takes stamps and an unspent token back', async () => {
      await seedStampCard();
      const guest = await member();
      const first = await seedOrder(guest, { dishes: 2 });
      const second = await seedOrder(guest);
      await complete(first);
      await complete(second);
      expect(await tokensOf(guest)).toHaveLength(1);
      await setStatus(second, 'READY');
      await settle(second);
      expect(await tokensOf(guest)).toEqual([]);
      expect(await stampsOf(guest)).toEqual([
        { active: true, orderId: first },
        { active: true, orderId: first },
      ]);
    });

    it('[D-119] what was earned and spent stays', async () => {
      await seedStampCard();
      const guest = await member();
      const orderId = await seedOrder(guest, { dishes: 3 });
      await complete(orderId);
      await spendTokensOf(guest);
      await setStatus(orderId, 'READY');
      await settle(orderId);
      expect(await tokensOf(guest)).toHaveLength(1);
    });

    it('[D-119] what stayed is not earned a second time when the completion comes again', async () => {
      await seedStampCard();
      const guest = await member();
      const orderId = await seedOrder(guest, { dishes: 4 });
      await complete(orderId);
      await spendTokensOf(guest);
      for (const status of ['READY', 'COMPLETED', 'READY', 'COMPLETED']) {
        await setStatus(orderId, status);
        await settle(orderId);
      }
      expect(await tokensOf(guest)).toHaveLength(1);
      expect((await stampsOf(guest)).map(({ active }) => active).toSorted()).toEqual([
        false,
        false,
        false,
        true,
      ]);
    });
  });

  it('[D-117] [D-119] the kitchen’s last click is enough: the job follows from the move', async () => {
    await world.seedLevels(ids.company, [0, 5]);
    const guest = await member();
    const orderId = await seedOrder(guest);
    const at = new Date(world.now().epochMilliseconds);
    await world.db
      .insertInto('orderMoves')
      .values({
        companyId: ids.company,
        orderId,
        version: 1,
        toStatus: 'READY',
        actor: 'SERVER',
        at,
      })
      .execute();
    world.setTime('2026-11-14T18:30:00Z');
    await world.app.jobs['complete-unfetched-order']({ companyId: ids.company, orderId });
    await world.runJobs();
    expect((await cardOf(guest))?.points).toBe(39);
  });
});
