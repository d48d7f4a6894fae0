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

/** Answers the provider's references of what was removed. */
export async function removeCards(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<string[]> {
  const removed = await trx
    .deleteFrom('storedCards')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .returning('reference')
    .execute();
  return removed.map(({ reference }) => reference);
}
