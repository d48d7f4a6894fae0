import type { Venue } from '@tallrik/domain/venues/venue';
import type { Database } from '../../../platform/database/database.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { MenuSubjects } from './office-subjects.ts';

export type FindVenue = (companyId: string, venueId: string) => Promise<Venue | null>;

export type MenuOfficeDeps = {
  db: Database;
  office: Office;
  subjects: MenuSubjects;
  newId: () => string;
  now: () => Date;
};
