import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { endConsents, keepConsent, type ConsentEnd } from './push-consent-store.ts';

// Nobody carries more; an app that registers a fresh token at every start must not fill the table.
const DEVICES_PER_USER = 20;

export type Device = {
  id: string;
  userId: string;
  operatingSystem: OperatingSystem;
  token: string;
  language: Language | null;
  seenAt: Temporal.Instant;
};

/** A token belongs to one person: the one who signed in last on that device. Being put is the guest's consent (D-200). */
export async function putDevice(
  trx: Database,
  companyId: string,
  device: Device,
  newId: () => string,
): Promise<void> {
  const { userId, token, seenAt: at, ...facts } = device;
  const seenAt = new Date(at.epochMilliseconds);
  // Two guests who take over one phone at once would else both believe that it rings for them.
  await sql`select pg_advisory_xact_lock(hashtextextended(${companyId + token}, 0))`.execute(trx);
  const moved = await trx
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('token', '=', token)
    .where('userId', '!=', userId)
    .returning('id')
    .execute();
  await endConsents(trx, companyId, idsOf(moved), { by: 'OTHER_GUEST', at });
  const { operatingSystem, language } = facts;
  const { id } = await trx
    .insertInto('deviceTokens')
    .values({ ...facts, companyId, userId, token, seenAt })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'token']).doUpdateSet({ operatingSystem, language, seenAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  // A device that says again what it said at its last start has agreed once.
  if (id === device.id) {
    await keepConsent(trx, companyId, {
      id: newId(),
      deviceId: id,
      owner: { userId },
      operatingSystem,
      language,
      givenAt: at,
    });
  }
  const over = await trx
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
    .returning('id')
    .execute();
  await endConsents(trx, companyId, idsOf(over), { by: 'TOO_MANY', at });
}

/** One device of the user, or all of them where no token is named. */
export async function removeDevices(
  trx: Database,
  companyId: string,
  userId: string,
  token: string | null,
  end: { by: ConsentEnd; at: Temporal.Instant },
): Promise<void> {
  const own = trx
    .deleteFrom('deviceTokens')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId);
  const removed = await (token === null ? own : own.where('token', '=', token))
    .returning('id')
    .execute();
  await endConsents(trx, companyId, idsOf(removed), end);
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
