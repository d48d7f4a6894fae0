import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Database } from '../../../platform/database/database.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { MenuSubjects } from './office-subjects.ts';

export type FindVenue = (companyId: string, venueId: string) => Promise<Venue | null>;

/** A picture of the company's that somebody has chosen, as it is written (O-13). */
export type ChosenPicture = (
  trx: Database,
  companyId: string,
  chosen: { key: string | null | undefined; stands?: string | null | undefined; field?: string },
) => Promise<{ image?: string | null } | { error: StaffErrorCode; field: string }>;

export type MenuOfficeDeps = {
  chosenPicture: ChosenPicture;
  db: Database;
  office: Office;
  subjects: MenuSubjects;
  newId: () => string;
  now: () => Date;
};
