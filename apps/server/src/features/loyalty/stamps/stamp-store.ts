import type { Localized } from '@tallrik/domain/company/languages';
import { localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { companiesWithAccountsIn } from '../account-sharing.ts';

export type StoredStamp = { id: string; seen: boolean; stampCardId: string };

export type StoredStampCard = {
  id: string;
  name: string;
  nameLang: Localized;
  description: string | null;
  descriptionLang: Localized;
  details: Localized;
  icon: string | null;
  offerImage: string | null;
  requiredCount: number;
  venues: string[];
  offerId: string | null;
  stamps: StoredStamp[];
};

/** Stamps their owner has not been shown (DATA-25). */
export const findUnseenStamps = (
  db: Database,
  accountCompanyId: string,
  userId: string,
): Promise<StoredStamp[]> =>
  db
    .selectFrom('stamps')
    .select(['id', 'seen', 'stampCardId'])
    .where('companyId', '=', accountCompanyId)
    .where('userId', '=', userId)
    .where('seen', '=', false)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** D-119: the owner may say that it was seen, and nothing else. Null for anybody else's stamp. */
export async function markStampSeen(
  db: Database,
  accountCompanyId: string,
  userId: string,
  stampId: string,
): Promise<StoredStamp | null> {
  const stamp = await db
    .updateTable('stamps')
    .set({ seen: true })
    .where('companyId', '=', accountCompanyId)
    .where('userId', '=', userId)
    .where('id', '=', stampId)
    .returning(['id', 'seen', 'stampCardId'])
    .executeTakeFirst();
  return stamp ?? null;
}

/**
 * The cards of every company that shares the accounts, each with what lies on the user's present one. One that was
 * taken away is still there for who has stamps on it, until its last day (GROWTH-21).
 */
export async function findStampCards(
  db: Database,
  accountCompanyId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<StoredStampCard[]> {
  const cards = await db
    .selectFrom('stampCards')
    .selectAll()
    .where('companyId', 'in', companiesWithAccountsIn(accountCompanyId))
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (cards.length === 0) return [];
  const stamps = await findStampsInHand(db, accountCompanyId, userId);
  const isShown = ({ id, archivedAt, endsAt }: (typeof cards)[number]): boolean => {
    if (archivedAt === null) return true;
    const isOpen = endsAt !== null && endsAt.getTime() > now.epochMilliseconds;
    return stamps.some(
      ({ stampCardId, filledCardId }) => stampCardId === id && (isOpen || filledCardId !== null),
    );
  };
  return cards
    .filter(isShown)
    .map(({ companyId: _company, itemIds: _items, venueIds, ...card }) => ({
      ...card,
      nameLang: localizedColumn(card.nameLang),
      descriptionLang: localizedColumn(card.descriptionLang),
      details: localizedColumn(card.details),
      venues: venueIds,
      stamps: presentCard(stamps.filter(({ stampCardId }) => stampCardId === card.id)),
    }));
}

type StampInHand = StoredStamp & { filledCardId: string | null };

/** Those on cards not full yet, and all of a full card as long as one of its stamps is unseen. */
const findStampsInHand = (
  db: Database,
  accountCompanyId: string,
  userId: string,
): Promise<StampInHand[]> =>
  db
    .selectFrom('stamps')
    .select(['id', 'seen', 'stampCardId', 'filledCardId'])
    .where('companyId', '=', accountCompanyId)
    .where('userId', '=', userId)
    .where((where) =>
      where.or([
        where('active', '=', true),
        where(
          'filledCardId',
          'in',
          where
            .selectFrom('stamps as unseen')
            .select('unseen.filledCardId')
            .where('unseen.userId', '=', userId)
            .where('unseen.seen', '=', false)
            .where('unseen.filledCardId', 'is not', null),
        ),
      ]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** A full card the guest has not said OK to comes first (LOYAL-12); after it, the one being filled. */
function presentCard(stamps: readonly StampInHand[]): StampInHand[] {
  const full = stamps.find(({ filledCardId }) => filledCardId !== null)?.filledCardId ?? null;
  return stamps.filter(({ filledCardId }) => filledCardId === full);
}
