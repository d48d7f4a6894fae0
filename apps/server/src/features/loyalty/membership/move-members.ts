import {
  levelAfterChange,
  levelOfCard,
  type MembershipLevel,
} from '@tallrik/domain/loyalty/membership-levels';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Levels = readonly MembershipLevel[];
type Cards = {
  levelId: string | null;
  givenLevelId: string | null;
  points: number;
  members: number;
};
type Moved = { from: string | null; given: string | null; points: number; to: string | null };
export type LevelMoves = { rise: number; fall: number };

/** Whoever gives a card its level reads the levels as they stay until it is written. */
export const holdLevels = (trx: Database, companyId: string) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${`levels:${companyId}`}, 0))`.execute(
    trx,
  );

/** Whoever changes levels does so alone: a card that earns points meanwhile waits for them. */
export const lockLevels = (trx: Database, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`levels:${companyId}`}, 0))`.execute(trx);

/** Cards that have the same level, were given the same one and have the same points go the same way. */
async function findCards(db: Database, companyId: string): Promise<Cards[]> {
  const { rows } = await sql<Cards>`
    select card.level_id, card.given_level_id, card.points, (count(*) filter (where not users.deleted))::int as members
    from membership_cards as card join users on users.id = card.user_id
    where card.company_id = ${companyId}
    group by card.level_id, card.given_level_id, card.points`.execute(db);
  return rows;
}

/** GROWTH-23: who rises and who falls when the levels become others. */
export async function planMoves(
  db: Database,
  companyId: string,
  before: Levels,
  after: Levels,
): Promise<LevelMoves & { moved: Moved[] }> {
  const plan = { rise: 0, fall: 0, moved: [] as Moved[] };
  for (const card of await findCards(db, companyId)) {
    const { level, move } = levelAfterChange(card, before, after);
    if (move === 'RISES') plan.rise += card.members;
    if (move === 'FALLS') plan.fall += card.members;
    const to = level?.id ?? null;
    const { levelId: from, givenLevelId: given, points } = card;
    if (to !== from) plan.moved.push({ from, given, points, to });
  }
  return plan;
}

/** The same, written; the caller holds the lock of the levels. */
export async function moveMembers(
  trx: Database,
  companyId: string,
  before: Levels,
  after: Levels,
): Promise<LevelMoves> {
  const { moved, rise, fall } = await planMoves(trx, companyId, before, after);
  if (moved.length > 0)
    await sql`
      update membership_cards set level_id = moved.to_level
      from unnest(${moved.map(({ from }) => from)}::uuid[], ${moved.map(({ points }) => points)}::int[],
        ${moved.map(({ to }) => to)}::uuid[], ${moved.map(({ given }) => given)}::uuid[])
        as moved (from_level, points, to_level, given_level)
      where company_id = ${companyId} and membership_cards.points = moved.points
        and membership_cards.level_id is not distinct from moved.from_level
        and membership_cards.given_level_id is not distinct from moved.given_level`.execute(trx);
  return { rise, fall };
}

/** How many members are on each level, by its id. */
export async function countMembers(
  db: Database,
  companyId: string,
  levels: Levels,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { levelId, members } of await findCards(db, companyId)) {
    const level = levelOfCard(levelId, levels);
    if (level) counts.set(level.id, (counts.get(level.id) ?? 0) + members);
  }
  return counts;
}
