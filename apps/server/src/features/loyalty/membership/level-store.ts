import type { MembershipLevel } from '@tallrik/domain/loyalty/membership-levels';
import { levelOfCard } from '@tallrik/domain/loyalty/membership-levels';
import { localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

/** All levels of a company of accounts, deleted ones too: a card may still be on one. */
export async function findLevels(db: Database, companyId: string): Promise<MembershipLevel[]> {
  const rows = await db
    .selectFrom('membershipLevels')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('pointsRequired')
    .orderBy('id')
    .execute();
  return rows.map(({ companyId: _company, ...row }) => ({
    ...row,
    title: localizedColumn(row.title),
    description: localizedColumn(row.description),
  }));
}

/** A card with its level; a card without one is on the default (LOYAL-06). */
export type MembershipCard = { id: string; points: number; level: MembershipLevel };

/** Null where the user has no card, or the company no levels to be on. */
export async function findCard(
  db: Database,
  accountCompanyId: string,
  userId: string,
): Promise<(MembershipCard & { levels: MembershipLevel[] }) | null> {
  const card = await db
    .selectFrom('membershipCards')
    .select(['id', 'points', 'levelId'])
    .where('companyId', '=', accountCompanyId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!card) return null;
  const levels = await findLevels(db, accountCompanyId);
  const level = levelOfCard(card.levelId, levels);
  return level && { id: card.id, points: card.points, level, levels };
}

/** Percent off for this user at this company; 0 without a card, or where the company has no membership (D-75). */
export async function findMembershipRate(
  db: Database,
  companyId: string,
  userId: string,
): Promise<number> {
  const account = await db
    .selectFrom('users')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.userCompanyId', 'users.companyId')
    .innerJoin('companies', 'companies.id', 'cloudConfigurations.companyId')
    .select('users.companyId')
    .where('cloudConfigurations.companyId', '=', companyId)
    .where('companies.hasMembershipCards', '=', true)
    .where('users.id', '=', userId)
    .where('users.deleted', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (!account) return 0;
  return (await findCard(db, account.companyId, userId))?.level.discountPercentage ?? 0;
}
