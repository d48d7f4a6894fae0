import type { VenueInput } from '@tallrik/contract/generated/staff-resolvers';
import type { OfficeCaller } from '../../platform/auth/staff-rights.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OfficeRefusal } from '../../platform/office/office-subject.ts';

/** A company's first venue with its menu, in a transaction of the caller's. */
export type CreateFirstVenue = (
  trx: Database,
  call: { action: string; caller: OfficeCaller; now: Temporal.Instant; id: string },
  venue: VenueInput,
) => Promise<OfficeRefusal | undefined>;
