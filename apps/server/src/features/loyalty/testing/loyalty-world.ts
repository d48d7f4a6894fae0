import { randomUUID } from 'node:crypto';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { Insertable } from 'kysely';
import { tokenKeysFromSeed } from '../../../platform/auth/token-keys.ts';
import { makeTokens } from '../../../platform/auth/tokens.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';
import { openGuestPhone } from '../../../testing/guest-orders.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const SEED = '5eed'.repeat(16);
const ACTIVATE = `mutation Activate($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
  activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {
    success error promoCode { id code discountType discountRate categoryIds title { en } } } }`;

export type Activated = {
  activatePromoCode: {
    success: boolean;
    error: string | null;
    promoCode: { code: string; discountRate: number } | null;
  };
};
export type Member = { id: string; companyId: string; token: string; phone: string };
export type LoyaltyWorld = Awaited<ReturnType<typeof openLoyaltyWorld>>;

/** The burger place with membership and promo codes, people with accounts, and everything they can be given. */
export async function openLoyaltyWorld() {
  const server = await openTestServer(undefined, { TOKEN_SECRET_SEED: SEED });
  const { db } = server;
  const tokens = makeTokens(tokenKeysFromSeed(SEED), randomUUID);
  const ids = await seedOpenShop(db, 1, {
    company: { hasMembershipCards: true },
    configuration: { enablePromoCodes: true },
  });
  // Enough for every test: which of them are sold out is another test's matter.
  await db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  let people = 0;

  const seedMember = async (fields: Partial<Insertable<DB['users']>> = {}): Promise<Member> => {
    people += 1;
    const phone = `+4670${String(1_000_000 + people)}`;
    const id = randomUUID();
    const companyId = fields.companyId ?? ids.company;
    await db
      .insertInto('users')
      .values({ id, companyId, phone, easyId: String(people), activated: true, ...fields })
      .execute();
    const claims = { subject: id, companyId, version: 1 };
    return { id, companyId, phone, token: await tokens.issue('guest', claims, server.now()) };
  };

  const seedOffer = async (fields: Partial<Insertable<DB['offers']>> = {}): Promise<string> => {
    const id = fields.id ?? randomUUID();
    await db
      .insertInto('offers')
      .values({
        id,
        companyId: ids.company,
        type: 'ORDER_DISCOUNT',
        discountRate: 10,
        discountType: 'PERCENTAGE',
        nameLang: JSON.stringify({ en: 'A deal' }),
        ...fields,
      })
      .execute();
    return id;
  };

  const seedCode = async (
    code: string,
    fields: Partial<Insertable<DB['promoCodes']>> = {},
  ): Promise<string> => {
    const id = randomUUID();
    await db
      .insertInto('promoCodes')
      .values({
        id,
        companyId: ids.company,
        code,
        discountType: 'PERCENTAGE',
        discountRate: 10,
        title: JSON.stringify({ en: code }),
        ...fields,
      })
      .execute();
    return id;
  };

  const seedToken = async (
    member: Member,
    offerId: string,
    fields: Partial<Insertable<DB['offerTokens']>> = {},
  ): Promise<string> => {
    const id = randomUUID();
    await db
      .insertInto('offerTokens')
      .values({ id, companyId: member.companyId, userId: member.id, offerId, ...fields })
      .execute();
    return id;
  };

  const seedLevels = async (companyId: string, rates: readonly number[]): Promise<string[]> => {
    const rows = rates.map((discountPercentage, at) => ({
      id: randomUUID(),
      companyId,
      pointsRequired: at * 100,
      discountPercentage,
      title: JSON.stringify({ en: `Level ${at + 1}` }),
    }));
    await db.insertInto('membershipLevels').values(rows).execute();
    return rows.map(({ id }) => id);
  };

  /** A phone with a cart of its own; signed in, the cart is the member's. */
  const openPhone = (member?: Member, shop = ids) => {
    const phone = openGuestPhone(
      {
        ...server,
        guest: (query, variables) => server.guest(query, variables, member?.token),
      },
      shop,
    );
    return {
      ...phone,
      begin: async (fries = 1) => {
        await phone.create();
        return phone.addFries(fries);
      },
      activate: async (code: string, overrides: object = {}) => {
        const at = { companyId: shop.company, venueId: shop.venue, cartId: phone.cartId };
        return server.guest<Activated>(ACTIVATE, { ...at, code, ...overrides }, member?.token);
      },
      types: async () =>
        (await phone.events()).map(({ event }: StoredCartEvent) => event.type as string),
    };
  };

  return {
    ...server,
    ids,
    seedMember,
    seedOffer,
    seedCode,
    seedToken,
    seedLevels,
    openPhone,
    /** Pays a session and lets the news of it through; the order's id, or null when none was made. */
    pay: async (phone: ReturnType<typeof openPhone>, amount: number): Promise<string | null> => {
      const { response, error } = await phone.openSession(amount);
      if (!response) throw new Error(`No session: ${error}`);
      await server.shopper.pay(response);
      await server.deliverWebhooks();
      await server.runJobs();
      const last = (await phone.events()).findLast(({ event }) => event.type === 'ORDER_CREATED');
      return last?.event.type === 'ORDER_CREATED' ? last.event.orderId : null;
    },
  };
}
