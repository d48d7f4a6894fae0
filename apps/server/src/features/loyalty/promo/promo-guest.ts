import type { Database } from '../../../platform/database/database.ts';
import type { PromoGuest } from './promo-store.ts';

/** A keyed hash: whoever reads the table alone learns no number. */
export type HashPhone = (phone: string) => string;

/**
 * The guest of a cart as a code's rules see one. An account of a company that shares none with this one is nobody
 * here (D-03).
 */
export const makeFindPromoGuest =
  (deps: { hashPhone: HashPhone }) =>
  async (
    db: Database,
    cart: { companyId: string; venueId: string; cartId: string; userId: string | null },
  ): Promise<PromoGuest> => {
    const { companyId, venueId, cartId } = cart;
    const venue = await db
      .selectFrom('venues')
      .select('timeZone')
      .where('companyId', '=', companyId)
      .where('id', '=', venueId)
      .executeTakeFirstOrThrow();
    const user =
      cart.userId === null
        ? undefined
        : await db
            .selectFrom('users')
            .innerJoin(
              'cloudConfigurations',
              'cloudConfigurations.userCompanyId',
              'users.companyId',
            )
            .select(['users.id', 'users.phone'])
            .where('users.id', '=', cart.userId)
            .where('cloudConfigurations.companyId', '=', companyId)
            .limit(1)
            .executeTakeFirst();
    return {
      venueId,
      cartId,
      timeZone: venue.timeZone,
      userId: user?.id ?? null,
      phoneHash: user?.phone ? deps.hashPhone(user.phone) : null,
    };
  };

export type FindPromoGuest = ReturnType<typeof makeFindPromoGuest>;
