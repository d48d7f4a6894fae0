import {
  levelsProblem,
  type LevelFields,
  type LevelsProblem,
} from '@tallrik/domain/loyalty/levels/check-level';
import type { MembershipLevel } from '@tallrik/domain/loyalty/membership-levels';
import { sql } from 'kysely';
import { localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import { companiesWithAccountsIn } from '../account-sharing.ts';
import { findLevels } from '../membership/level-store.ts';
import { lockLevels, moveMembers, type LevelMoves } from '../membership/move-members.ts';

/** A level as the office changes it. */
export type OfficeLevel = LevelFields & {
  id: string;
  version: number;
  image: string | null;
  isArchived: boolean;
};

export type ChangedLevel = Partial<Omit<OfficeLevel, 'id' | 'version'>>;

export async function findOfficeLevels(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeLevel[]> {
  const rows = await db
    .selectFrom('membershipLevels')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('pointsRequired')
    .orderBy('id')
    .execute();
  return rows.map(({ companyId: _company, deleted, ...row }) => ({
    ...row,
    title: localizedColumn(row.title),
    description: localizedColumn(row.description),
    isArchived: deleted,
  }));
}

async function writeLevel(
  trx: Database,
  companyId: string,
  id: string,
  { title, description, isArchived, ...plain }: ChangedLevel,
): Promise<void> {
  const changed = {
    ...plain,
    ...(title === undefined ? {} : { title: JSON.stringify(title) }),
    ...(description === undefined ? {} : { description: JSON.stringify(description) }),
    ...(isArchived === undefined ? {} : { deleted: isArchived }),
  };
  if (Object.keys(changed).length === 0) return;
  await trx
    .updateTable('membershipLevels')
    .set(changed)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Whether any company whose guests have their accounts here gives them membership. */
export async function hasMembership(db: Database, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`
    select exists (select from companies where has_membership_cards
      and (id = ${companyId} or id in ${companiesWithAccountsIn(companyId)})) as is_on`.execute(db);
  return rows[0]?.isOn ?? false;
}

const FIELD_OF: Readonly<Record<LevelsProblem, string | null>> = {
  LEVEL_POINTS_TAKEN: 'pointsRequired',
  FIRST_LEVEL_POINTS: 'pointsRequired',
  LAST_LEVEL: null,
};

/** Why the levels cannot become these, as a refusal of the office. */
export async function refusalOfLevels(
  db: Database,
  companyId: string,
  [before, after]: readonly [MembershipLevel[], MembershipLevel[]],
  changedId: string,
): Promise<OfficeRefusal | null> {
  const question = { changedId, hasMembership: await hasMembership(db, companyId) };
  const problem = levelsProblem(before, after, question);
  const field = problem && FIELD_OF[problem];
  return problem && { error: problem, ...(field === null ? {} : { field }) };
}

/** Writes a level, makes sure that the levels may stand like this, and moves whoever rises or falls. */
export async function changeLevel(
  trx: Database,
  companyId: string,
  { id }: { id: string },
  fields: ChangedLevel & { isNew?: boolean },
  onMoved: (moves: LevelMoves) => void = () => undefined,
): Promise<OfficeRefusal | undefined> {
  const { isNew = false, ...written } = fields;
  await lockLevels(trx, companyId);
  const before = await findLevels(trx, companyId);
  if (isNew)
    await trx
      .insertInto('membershipLevels')
      .values({ id, companyId, pointsRequired: written.pointsRequired ?? 0 })
      .execute();
  await writeLevel(trx, companyId, id, written);
  const after = await findLevels(trx, companyId);
  const refusal = await refusalOfLevels(trx, companyId, [before, after], id);
  if (refusal) return refusal;
  onMoved(await moveMembers(trx, companyId, before, after));
  return undefined;
}

export const levelSubject: OfficeSubject<OfficeLevel> = {
  kind: 'LEVEL',
  table: 'membershipLevels',
  read: findOfficeLevels,
  fields: ({ id: _id, version: _version, ...fields }) => fields,
  restore: (trx, companyId, thing, fields) =>
    changeLevel(trx, companyId, thing, fields as ChangedLevel),
  undoneCreation: { isArchived: true },
};
