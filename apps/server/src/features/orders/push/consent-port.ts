import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';

/** Writes down that a guest agreed to hear of an order, and when (D-200). */
export type KeepConsent = (
  trx: Database,
  companyId: string,
  consent: {
    id: string;
    deviceId: string;
    owner: { orderId: string };
    operatingSystem: OperatingSystem;
    language: Language | null;
    givenAt: Temporal.Instant;
  },
) => Promise<void>;

/** And that it ended, when and how. */
export type EndConsents = (
  trx: Database,
  companyId: string,
  deviceIds: readonly string[],
  end: { by: 'GUEST' | 'GONE' | 'TOO_MANY' | 'ORDER_OVER'; at: Temporal.Instant },
) => Promise<void>;
