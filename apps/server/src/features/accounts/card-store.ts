import type { Database } from '../../platform/database/database.ts';

/** Newest first, so that the card used last is offered first. Expired ones are left out: they cannot pay. */
export const findCards = (
  db: Database,
  companyId: string,
  userId: string,
  now: Temporal.Instant,
) => {
  const { year, month } = now.toZonedDateTimeISO('UTC');
  return db
    .selectFrom('storedCards')
    .select(['id', 'brand as provider', 'lastFour as digits', 'reference as token'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where((where) =>
      where.or([
        where('expiryYear', '>', year),
        where.and([where('expiryYear', '=', year), where('expiryMonth', '>=', month)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
};

export type RemovedCard = { reference: string; accountId: string | null };

/** Answers the provider's references of what was removed, and through whose account each was kept. */
export async function removeCards(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<RemovedCard[]> {
  return trx
    .deleteFrom('storedCards')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .returning(['reference', 'accountId'])
    .execute();
}
