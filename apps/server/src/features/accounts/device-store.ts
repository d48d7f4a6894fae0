import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../platform/database/database.ts';

// Nobody carries more; an app that registers a fresh token at every start must not fill the table.
const DEVICES_PER_USER = 20;

export type Device = {
  id: string;
  userId: string;
  operatingSystem: OperatingSystem;
  token: string;
  seenAt: Temporal.Instant;
};

/** A token belongs to one person: the one who signed in last on that device. */
export async function putDevice(db: Database, companyId: string, device: Device): Promise<void> {
  const { id, userId, operatingSystem, token } = device;
  const seenAt = new Date(device.seenAt.epochMilliseconds);
  await db
    .insertInto('deviceTokens')
    .values({ id, companyId, userId, operatingSystem, token, seenAt })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'token']).doUpdateSet({ userId, operatingSystem, seenAt }),
    )
    .execute();
  await db
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('id', 'in', (devices) =>
      devices
        .selectFrom('deviceTokens')
        .select('id')
        .where('companyId', '=', companyId)
        .where('userId', '=', userId)
        .orderBy('seenAt', 'desc')
        .orderBy('id')
        .offset(DEVICES_PER_USER),
    )
    .execute();
}

export async function removeDevice(
  db: Database,
  companyId: string,
  userId: string,
  token: string,
): Promise<void> {
  await db
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('token', '=', token)
    .execute();
}

export async function removeDevices(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<void> {
  await trx
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
}
