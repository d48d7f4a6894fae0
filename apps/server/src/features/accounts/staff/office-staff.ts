import { isVenueRole } from '@tallrik/domain/accounts/staff-rights';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import { changeStaff, findStaffOf, type StaffMember } from './staff-store.ts';

/** Somebody who works for the company, as the office changes them. The platform's people are nobody's (TEAM-01). */
export const staffSubject = (deps: {
  publishSignedOut: (staffId: string) => void;
}): OfficeSubject<StaffMember> => ({
  kind: 'STAFF',
  table: 'staffMembers',
  read: findStaffOf,
  fields: ({ name, role, venueIds, active }) => ({ name, role, venueIds, active }),
  hidden: ['name'],
  restore: async (trx, _companyId, member, fields) => {
    const { name, venueIds } = fields as Partial<Pick<StaffMember, 'name' | 'venueIds'>>;
    await changeStaff(trx, member, {
      ...(name === undefined ? {} : { name }),
      ...(venueIds === undefined ? {} : { venueIds }),
    });
    return undefined;
  },
  onChanged: (_companyId, staffId) => deps.publishSignedOut(staffId),
});

export const checkVenues = (
  { role }: Pick<StaffMember, 'role'>,
  venueIds: readonly string[],
): OfficeRefusal | undefined =>
  isVenueRole(role) && venueIds.length === 0
    ? { error: 'VENUE_REQUIRED', field: 'venueIds' }
    : undefined;
