import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type Activated, type LoyaltyWorld, openLoyaltyWorld } from '../testing/loyalty-world.ts';

const FRIES = 3_900;
const TENTH_OFF = 3_510;

describe('promo codes', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => world.setTime(FRIDAY_EVENING));

  const errorOf = async (answer: Promise<{ data?: Activated }>) =>
    (await answer).data?.activatePromoCode.error;
  const usesOf = async (codeId: string) => {
    const { usedCount } = await world.db
      .selectFrom('promoCodes')
      .select('usedCount')
      .where('id', '=', codeId)
      .executeTakeFirstOrThrow();
    const rows = await world.db
      .selectFrom('promoUses')
      .select(['orderId', 'expiresAt'])
      .where('promoCodeId', '=', codeId)
      .execute();
    return { usedCount, reserved: rows.filter(({ expiresAt }) => expiresAt !== null).length };
  };
  const newCode = () => `CODE-${randomUUID()}`;

  describe('being typed in', () => {
    it('[API-44] [DISC-04] [D-71] the server itself sets the code, with its own rate and title', async () => {
      await world.seedCode('LOUD15', { discountRate: 15 });
      const phone = world.openPhone();
      await phone.begin();
      const answer = await phone.activate('  loud15 ');
      expect(answer.data?.activatePromoCode).toMatchObject({
        success: true,
        error: null,
        promoCode: { code: 'LOUD15', discountRate: 15 },
      });
      const last = (await phone.events()).at(-1)?.event;
      expect(last).toMatchObject({
        type: 'SET_PROMO_CODE',
        discountRate: 15,
        title: { en: 'LOUD15' },
      });
      // Typed again it is the same code: nothing new to tell.
      const count = (await phone.events()).length;
      expect((await phone.activate('LOUD15')).data?.activatePromoCode.success).toBe(true);
      expect(await phone.events()).toHaveLength(count);
    });

    it('[ERR-15] [ERR-16] [ERR-17] [ERR-18] [ERR-19] [ERR-20] [ERR-21] [ERR-22] [D-69] each refusal, first failure wins', async () => {
      const past = '2026-11-01T00:00:00Z';
      const ahead = '2026-12-01T00:00:00Z';
      // Each also fails everything after it: the answer is the first reason and tells nothing of the others.
      const usedUp = { useLimit: 1, usedCount: 1 };
      const needsUser = { ...usedUp, requiresUser: true };
      const elsewhere = { ...needsUser, venueIds: [world.ids.closedVenue] };
      const atNight = { ...elsewhere, hoursStart: '03:00', hoursEnd: '04:00' };
      const over = { ...atNight, endsAt: past };
      const early = { ...over, startsAt: ahead };
      await world.seedCode('R-INACTIVE', { ...early, active: false });
      await world.seedCode('R-EARLY', early);
      await world.seedCode('R-OVER', over);
      await world.seedCode('R-NIGHT', atNight);
      await world.seedCode('R-ELSEWHERE', elsewhere);
      await world.seedCode('R-USER', needsUser);
      await world.seedCode('R-USED', usedUp);
      const phone = world.openPhone();
      await phone.begin();
      const typed = 'NOBODYS R-INACTIVE R-EARLY R-OVER R-NIGHT R-ELSEWHERE R-USER R-USED';
      const answers = [];
      for (const code of typed.split(' ')) {
        answers.push(await errorOf(phone.activate(code)));
      }
      expect(answers.join(' ')).toBe(
        'NOTFOUND INACTIVE NOTACTIVEYET EXPIRED OUTOFHOURS INVALIDVENUE NOUSER USELIMIT',
      );
      expect(await phone.types()).not.toContain('SET_PROMO_CODE');
    });

    it('[DISC-07] a code for members is taken by a member', async () => {
      await world.seedCode('MEMBERS', { requiresUser: true });
      const phone = world.openPhone(await world.seedMember());
      await phone.begin();
      expect(await errorOf(phone.activate('MEMBERS'))).toBeNull();
      expect(await phone.types()).toContain('SET_PROMO_CODE');
    });

    it('[D-03] an account of a company that shares none with this one is nobody here', async () => {
      const other = await seedOpenShop(world.db, 2);
      await world.seedCode('MEMBERS-2', { requiresUser: true });
      const phone = world.openPhone(await world.seedMember({ companyId: other.company }));
      await phone.begin();
      expect(await errorOf(phone.activate('MEMBERS-2'))).toBe('NOUSER');
    });

    it('[D-138] another company’s code does not exist, nor does another company’s cart', async () => {
      const other = await seedOpenShop(world.db, 3, { configuration: { enablePromoCodes: true } });
      await world.seedCode('THEIRS', { companyId: other.company });
      const phone = world.openPhone();
      await phone.begin();
      expect(await errorOf(phone.activate('THEIRS'))).toBe('NOTFOUND');
      const there = { companyId: other.company, venueId: other.venue };
      expect(await errorOf(phone.activate('THEIRS', there))).toBe('CART_NOT_FOUND');
      expect(await errorOf(phone.activate('THEIRS', { venueId: other.venue }))).toBe('WRONG_CART');
    });

    it('[D-58] somebody else’s cart takes no code', async () => {
      await world.seedCode('MINE');
      const owner = world.openPhone(await world.seedMember());
      await owner.begin();
      const stranger = world.openPhone(await world.seedMember());
      expect(await errorOf(stranger.activate('MINE', { cartId: owner.cartId }))).toBe(
        'NOT_YOUR_CART',
      );
      expect(await errorOf(world.openPhone().activate('MINE', { cartId: owner.cartId }))).toBe(
        'NOT_YOUR_CART',
      );
    });

    it('[CART-25] a company without promo codes knows none', async () => {
      const plain = await seedOpenShop(world.db, 4);
      await world.seedCode('SECRET', { companyId: plain.company });
      const phone = world.openPhone(undefined, plain);
      await phone.begin();
      expect(await errorOf(phone.activate('SECRET'))).toBe('NOTFOUND');
    });

    it('[D-69] [D-139] writing the cart’s id another way gives no new tries', async () => {
      const phone = world.openPhone();
      await phone.begin();
      for (let at = 0; at < 10; at += 1) await phone.activate('guess');
      const { cartId } = phone;
      const spellings = [cartId.toUpperCase(), `{${cartId}}`, cartId.replaceAll('-', '')];
      for (const spelling of spellings) {
        const limited = await phone.activate('guess', { cartId: spelling });
        expect(limited.errors?.[0]?.extensions.code, spelling).toBe('RATE_LIMITED');
      }
    });

    it('[D-69] [D-139] the eleventh try of a minute is not looked at; the next minute is free', async () => {
      const code = newCode();
      await world.seedCode(code);
      const phone = world.openPhone();
      await phone.begin();
      for (let at = 0; at < 10; at += 1) await phone.activate('guess');
      const limited = await phone.activate(code);
      expect(limited.errors?.[0]?.extensions).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfterSeconds: 60,
      });
      world.setTime('2026-11-13T18:31:01Z');
      expect(await errorOf(phone.activate(code))).toBeNull();
    });
  });

  describe('uses', () => {
    it('[D-70] are reserved with the session, counted with the order, and back after a rejection', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code, { useLimit: 5 });
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      const { response } = await phone.openSession(TENTH_OFF);
      expect(await usesOf(codeId)).toEqual({ usedCount: 0, reserved: 1 });
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      expect(await usesOf(codeId)).toEqual({ usedCount: 1, reserved: 0 });
      const { id } = await world.db
        .selectFrom('orders')
        .select('id')
        .where('cartId', '=', phone.cartId)
        .executeTakeFirstOrThrow();
      // Nobody answers: the server rejects (D-92).
      world.setTime('2026-11-13T19:30:00Z');
      await world.app.jobs['reject-unanswered-order']({
        companyId: world.ids.company,
        orderId: id,
      });
      expect(await usesOf(codeId)).toEqual({ usedCount: 0, reserved: 0 });
    });

    it('[D-70] of a session that ends unpaid are free again', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code, { useLimit: 1 });
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      await phone.openSession(TENTH_OFF);
      const other = world.openPhone();
      await other.begin();
      expect(await errorOf(other.activate(code))).toBe('USELIMIT');
      const session = await world.db
        .selectFrom('paymentSessions')
        .select('id')
        .where('cartId', '=', phone.cartId)
        .executeTakeFirstOrThrow();
      world.setTime('2026-11-13T18:50:00Z');
      await world.app.jobs['expire-session']({
        companyId: world.ids.company,
        sessionId: session.id,
      });
      expect(await usesOf(codeId)).toEqual({ usedCount: 0, reserved: 0 });
      expect(await errorOf(other.activate(code))).toBeNull();
    });

    it('[D-70] [D-81] a second session of the same cart is the same use', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code, { useLimit: 1 });
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      await phone.openSession(TENTH_OFF);
      await phone.addFries(1);
      expect((await phone.openSession(2 * TENTH_OFF)).success).toBe(true);
      expect(await usesOf(codeId)).toEqual({ usedCount: 0, reserved: 1 });
    });

    it('[D-70] per guest are counted by account and by phone, across accounts', async () => {
      const code = newCode();
      await world.seedCode(code, { useLimitPerUser: 1 });
      const member = await world.seedMember();
      const first = world.openPhone(member);
      await first.begin();
      await first.activate(code);
      expect(await world.pay(first, TENTH_OFF)).not.toBeNull();
      const second = world.openPhone(member);
      await second.begin();
      expect(await errorOf(second.activate(code))).toBe('USELIMIT');
      // Deleted and signed up again: another account, the same phone.
      await world.db
        .updateTable('users')
        .set({ deleted: true, phone: null })
        .where('id', '=', member.id)
        .execute();
      const again = world.openPhone(await world.seedMember({ phone: member.phone }));
      await again.begin();
      expect(await errorOf(again.activate(code))).toBe('USELIMIT');
      const somebodyElse = world.openPhone(await world.seedMember());
      await somebodyElse.begin();
      expect(await errorOf(somebodyElse.activate(code))).toBeNull();
    });

    it('[D-69] a code that lapsed before the session leaves the cart, which says why', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code);
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      await world.db
        .updateTable('promoCodes')
        .set({ active: false })
        .where('id', '=', codeId)
        .execute();
      expect(await phone.openSession(TENTH_OFF)).toMatchObject({
        success: false,
        error: 'AMOUNT_CHANGED',
      });
      const lastEvents = (await phone.events()).slice(-2).map(({ event }) => event);
      expect(lastEvents).toMatchObject([
        { type: 'CLEAR_PROMO_CODE' },
        { type: 'CART_ERROR', code: 'INACTIVE' },
      ]);
      expect((await phone.openSession(FRIES)).success).toBe(true);
    });

    it('[D-71] a code whose rate has changed is charged at the new one, once the guest has seen it', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code);
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      await world.db
        .updateTable('promoCodes')
        .set({ discountRate: 50 })
        .where('id', '=', codeId)
        .execute();
      expect((await phone.openSession(TENTH_OFF)).error).toBe('AMOUNT_CHANGED');
      expect((await phone.openSession(FRIES / 2)).success).toBe(true);
    });

    it('[D-69] a code that lapses while the guest pays stays good for that payment', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code, { useLimit: 1 });
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      const { response } = await phone.openSession(TENTH_OFF);
      await world.db
        .updateTable('promoCodes')
        .set({ active: false, useLimit: 0 })
        .where('id', '=', codeId)
        .execute();
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      expect(await phone.types()).toContain('ORDER_CREATED');
      expect(await usesOf(codeId)).toEqual({ usedCount: 1, reserved: 0 });
    });

    it('[D-69] [D-82] paid after its session was over with a lapsed code, the money goes back', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code);
      const phone = world.openPhone();
      await phone.begin();
      await phone.activate(code);
      const { response } = await phone.openSession(TENTH_OFF);
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.db
        .updateTable('promoCodes')
        .set({ active: false })
        .where('id', '=', codeId)
        .execute();
      world.setTime('2026-11-13T18:50:00Z');
      await world.deliverWebhooks();
      await world.runJobs();
      const types = await phone.types();
      expect(types).not.toContain('ORDER_CREATED');
      expect(types.slice(-2)).toEqual(['PAYMENT_FAILED', 'CART_ERROR']);
      expect(await usesOf(codeId)).toMatchObject({ usedCount: 0 });
    });

    it('[D-70] twenty carts at once after the last use: one gets it', async () => {
      const code = newCode();
      const codeId = await world.seedCode(code, { useLimit: 3, usedCount: 2 });
      const phones = Array.from({ length: 20 }, () => world.openPhone());
      for (const phone of phones) {
        await phone.begin();
        await phone.activate(code);
      }
      const sessions = await Promise.all(phones.map((phone) => phone.openSession(TENTH_OFF)));
      expect(sessions.filter(({ success }) => success)).toHaveLength(1);
      expect(new Set(sessions.map(({ error }) => error))).toEqual(
        new Set([null, 'AMOUNT_CHANGED']),
      );
      expect(await usesOf(codeId)).toEqual({ usedCount: 2, reserved: 1 });
      const winner = sessions.find(({ response }) => response)?.response;
      await world.shopper.pay(winner ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      expect(await usesOf(codeId)).toEqual({ usedCount: 3, reserved: 0 });
    });
  });
});
