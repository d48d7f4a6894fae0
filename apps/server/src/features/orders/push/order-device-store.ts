import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';
import type { EndConsents, KeepConsent } from './consent-port.ts';

// A party that ordered together; a stranger with the link must not fill the table.
const DEVICES_PER_ORDER = 8;

type OrderDevice = {
  id: string;
  orderId: string;
  operatingSystem: OperatingSystem;
  token: string;
  language: Language | null;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Lets a device hear of one order; false where too many do already. */
export async function putOrderDevice(
  trx: Database,
  companyId: string,
  device: OrderDevice,
  deps: { newId: () => string; keepConsent: KeepConsent },
): Promise<boolean> {
  const { orderId, token, operatingSystem, language, createdAt } = device;
  // One order's devices are counted one after the other.
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  const known = await trx
    .selectFrom('orderDeviceTokens')
    .select(['id', 'token'])
    .where('orderId', '=', orderId)
    .execute();
  if (known.some((other) => other.token === token)) return true;
  if (known.length >= DEVICES_PER_ORDER) return false;
  await trx
    .insertInto('orderDeviceTokens')
    .values({
      ...device,
      companyId,
      createdAt: dateOf(createdAt),
      expiresAt: dateOf(device.expiresAt),
    })
    .execute();
  await deps.keepConsent(trx, companyId, {
    id: deps.newId(),
    deviceId: device.id,
    owner: { orderId },
    operatingSystem,
    language,
    givenAt: createdAt,
  });
  return true;
}

export async function removeOrderDevice(
  trx: Database,
  companyId: string,
  orderId: string,
  token: string,
): Promise<string[]> {
  const removed = await trx
    .deleteFrom('orderDeviceTokens')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('token', '=', token)
    .returning('id')
    .execute();
  return idsOf(removed);
}

/** Whether anybody without an account waits for news of it. */
export const isFollowed = async (
  trx: Database,
  companyId: string,
  orderId: string,
): Promise<boolean> =>
  (await trx
    .selectFrom('orderDeviceTokens')
    .select('id')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()) !== undefined;

/** The food is fetched: nothing will be told any more (D-201). */
export async function removeDevicesOfOrder(
  trx: Database,
  companyId: string,
  orderId: string,
): Promise<string[]> {
  const removed = await trx
    .deleteFrom('orderDeviceTokens')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .returning('id')
    .execute();
  return idsOf(removed);
}

/** Every night: orders nobody completed, and those that were rejected for good. */
export const makeForgetOrderDevices =
  (deps: { db: Database; endConsents: EndConsents }) =>
  async (now: Temporal.Instant): Promise<void> => {
    await deps.db.transaction().execute(async (trx) => {
      const over = await trx
        .deleteFrom('orderDeviceTokens')
        .where('expiresAt', '<=', dateOf(now))
        .returning(['id', 'companyId'])
        .execute();
      for (const companyId of new Set(over.map((device) => device.companyId))) {
        const ids = idsOf(over.filter((device) => device.companyId === companyId));
        await deps.endConsents(trx, companyId, ids, { by: 'ORDER_OVER', at: now });
      }
    });
  };
