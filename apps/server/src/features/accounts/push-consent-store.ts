import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../platform/database/database.ts';

/** How a consent ended; the guest's own word, a sign-out included, is `GUEST`. */
export type ConsentEnd =
  | 'GUEST'
  | 'GONE'
  | 'OTHER_GUEST'
  | 'TOO_MANY'
  | 'ACCOUNT_DELETED'
  | 'ORDER_OVER';

export type Consent = {
  id: string;
  deviceId: string;
  owner: { userId: string } | { orderId: string };
  operatingSystem: OperatingSystem;
  language: Language | null;
  givenAt: Temporal.Instant;
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Writes down that a guest agreed, and when (D-200). */
export async function keepConsent(
  trx: Database,
  companyId: string,
  { owner, givenAt, ...consent }: Consent,
): Promise<void> {
  await trx
    .insertInto('pushConsents')
    .values({ ...consent, ...owner, companyId, givenAt: dateOf(givenAt) })
    .execute();
}

/** Ends what is still open for these devices; a consent that has ended keeps its first end. */
export async function endConsents(
  trx: Database,
  companyId: string,
  deviceIds: readonly string[],
  end: { by: ConsentEnd; at: Temporal.Instant },
): Promise<void> {
  if (deviceIds.length === 0) return;
  await trx
    .updateTable('pushConsents')
    .set({ withdrawnAt: dateOf(end.at), withdrawnBy: end.by })
    .where('companyId', '=', companyId)
    .where('deviceId', 'in', [...deviceIds])
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** What nobody can dispute any more (D-200). */
export async function forgetOldConsents(db: Database, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('pushConsents').where('withdrawnAt', '<', dateOf(before)).execute();
}
