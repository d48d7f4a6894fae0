import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

const SYSTEMS = ['IOS', 'ANDROID', 'WEB'] as const;

export type PushedDevice = {
  id: string;
  /** Of an account's device the company of accounts, which a marketplace shares (D-03). */
  companyId: string;
  /** Whether it hears of this order only. */
  isOfOrder: boolean;
  operatingSystem: (typeof SYSTEMS)[number];
  token: string;
  language: Language | null;
};

export type PushedOrder = {
  status: OrderStatus;
  version: number;
  easyId: string;
  movedAt: Temporal.Instant | null;
  /** Its last move added minutes to the promise (KITCHEN-10). */
  isExtended: boolean;
  finishTime: Temporal.Instant | null;
  timeZone: string;
  senderName: string;
  defaultLanguage: Language | null;
  devices: PushedDevice[];
};

const languageIn = (text: string | null): Language | null =>
  text === null ? null : columnOneOf(LANGUAGES, text);
const instantOf = (date: Date | null): Temporal.Instant | null =>
  date && Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** The order with the devices that may hear of it: its owner's, and those that follow this order alone. */
export async function findPushedOrder(
  db: Database,
  companyId: string,
  orderId: string,
  now: Temporal.Instant,
): Promise<PushedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .innerJoin('venues', 'venues.id', 'orders.venueId')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'orders.userId').on('users.deleted', '=', false),
    )
    .leftJoin('orderMoves', (join) =>
      join
        .onRef('orderMoves.orderId', '=', 'orders.id')
        .onRef('orderMoves.version', '=', 'orders.version'),
    )
    .select([
      'orders.status',
      'orders.version',
      'orders.easyId',
      'orders.estimatedFinishTime',
      'orderMoves.at as movedAt',
      'orderMoves.addedMinutes',
      'venues.timeZone',
      'users.id as userId',
      'users.companyId as accountCompanyId',
      'users.language',
      'companies.displayName',
      'companies.defaultLanguage',
    ])
    .where('orders.companyId', '=', companyId)
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { userId, accountCompanyId } = row;
  const owners =
    userId && accountCompanyId
      ? await devicesOfUser(db, accountCompanyId, userId, row.language)
      : [];
  const followers = await devicesOfOrder(db, companyId, orderId, now);
  const rung = new Set(owners.map(({ token }) => token));
  return {
    status: row.status as OrderStatus,
    version: row.version,
    easyId: row.easyId,
    movedAt: instantOf(row.movedAt),
    isExtended: row.addedMinutes !== null,
    finishTime: instantOf(row.estimatedFinishTime),
    timeZone: row.timeZone,
    senderName: row.displayName,
    defaultLanguage: languageIn(row.defaultLanguage),
    devices: [...owners, ...followers.filter(({ token }) => !rung.has(token))],
  };
}

async function devicesOfUser(
  db: Database,
  companyId: string,
  userId: string,
  usersLanguage: string | null,
): Promise<PushedDevice[]> {
  const rows = await db
    .selectFrom('deviceTokens')
    .select(['id', 'companyId', 'operatingSystem', 'token', 'language'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .orderBy('seenAt', 'desc')
    .execute();
  return rows.map((row) => deviceOf({ ...row, language: row.language ?? usersLanguage }, false));
}

async function devicesOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
  now: Temporal.Instant,
): Promise<PushedDevice[]> {
  const rows = await db
    .selectFrom('orderDeviceTokens')
    .select(['id', 'companyId', 'operatingSystem', 'token', 'language'])
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('expiresAt', '>', new Date(now.epochMilliseconds))
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => deviceOf(row, true));
}

const deviceOf = (
  row: {
    id: string;
    companyId: string;
    operatingSystem: string;
    token: string;
    language: string | null;
  },
  isOfOrder: boolean,
): PushedDevice => ({
  id: row.id,
  companyId: row.companyId,
  isOfOrder,
  operatingSystem: columnOneOf(SYSTEMS, row.operatingSystem),
  token: row.token,
  language: languageIn(row.language),
});

/** By the token too: the same row may have been given to a fresh one in between. Answers what was removed. */
export async function forgetDevice(
  trx: Database,
  device: Pick<PushedDevice, 'id' | 'companyId' | 'token' | 'isOfOrder'>,
): Promise<string[]> {
  const removed = await trx
    .deleteFrom(device.isOfOrder ? 'orderDeviceTokens' : 'deviceTokens')
    .where('companyId', '=', device.companyId)
    .where('id', '=', device.id)
    .where('token', '=', device.token)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** Puts a renewed token in the place of the old one, wherever that stands; the consent goes on. */
export async function replaceToken(trx: Database, oldToken: string, token: string): Promise<void> {
  for (const table of ['deviceTokens', 'orderDeviceTokens'] as const) {
    // Where the new one was registered already, by the page itself, the old one is of no use.
    const twins = trx.selectFrom(table).select('id').where('token', '=', token);
    await trx
      .updateTable(table)
      .set({ token })
      .where('token', '=', oldToken)
      .where(({ not, exists }) => not(exists(twins)))
      .execute();
  }
}
