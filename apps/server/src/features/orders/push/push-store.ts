import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type OwnersDevice = { id: string; operatingSystem: 'IOS' | 'ANDROID'; token: string };

export type PushedOrder = {
  status: OrderStatus;
  version: number;
  easyId: string;
  movedAt: Temporal.Instant | null;
  language: Language | null;
  /** The company of accounts, which a marketplace shares (D-03): devices are kept there. */
  accountCompanyId: string;
  senderName: string;
  defaultLanguage: Language | null;
  devices: OwnersDevice[];
};

/** The order with its owner's devices; null where nobody is signed in behind it. */
export async function findPushedOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<PushedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .leftJoin('orderMoves', (join) =>
      join
        .onRef('orderMoves.orderId', '=', 'orders.id')
        .onRef('orderMoves.version', '=', 'orders.version'),
    )
    .select([
      'orders.status',
      'orders.version',
      'orders.easyId',
      'orderMoves.at as movedAt',
      'users.id as userId',
      'users.companyId as accountCompanyId',
      'users.language',
      'companies.displayName',
      'companies.defaultLanguage',
    ])
    .where('orders.companyId', '=', companyId)
    .where('orders.id', '=', orderId)
    .where('users.deleted', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const devices = await db
    .selectFrom('deviceTokens')
    .select(['id', 'operatingSystem', 'token'])
    .where('companyId', '=', row.accountCompanyId)
    .where('userId', '=', row.userId)
    .orderBy('seenAt', 'desc')
    .execute();
  const languageIn = (text: string | null): Language | null =>
    text === null ? null : columnOneOf(LANGUAGES, text);
  return {
    status: row.status as OrderStatus,
    version: row.version,
    easyId: row.easyId,
    movedAt: row.movedAt ? Temporal.Instant.fromEpochMilliseconds(row.movedAt.getTime()) : null,
    language: languageIn(row.language),
    accountCompanyId: row.accountCompanyId,
    senderName: row.displayName,
    defaultLanguage: languageIn(row.defaultLanguage),
    devices: devices.map(({ id, operatingSystem, token }) => ({
      id,
      operatingSystem: columnOneOf(['IOS', 'ANDROID'] as const, operatingSystem),
      token,
    })),
  };
}

/** By the token too: the same row may have been given to a fresh one in between. */
export async function forgetDevice(
  db: Database,
  companyId: string,
  device: Pick<OwnersDevice, 'id' | 'token'>,
): Promise<void> {
  await db
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('id', '=', device.id)
    .where('token', '=', device.token)
    .execute();
}
