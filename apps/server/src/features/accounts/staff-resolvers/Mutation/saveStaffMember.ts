import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { printableLine } from '@tallrik/domain/printable-text';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Office } from '../../../../platform/office/office.ts';
import type { OfficeSubject } from '../../../../platform/office/office-subject.ts';
import { checkVenues } from '../../staff/office-staff.ts';
import { isPersonName, ownVenues } from '../../staff/staff-people.ts';
import { changeStaff, type StaffMember } from '../../staff/staff-store.ts';

export const makeSaveStaffMember =
  (deps: {
    office: Office;
    staffSubject: OfficeSubject<StaffMember>;
  }): NonNullable<MutationResolvers<StaffContext>['saveStaffMember']> =>
  async (_root, { companyId, staffId, version, name, venueIds }, context) => {
    const call = {
      action: 'saveStaffMember',
      area: 'PEOPLE',
      companyId,
      id: staffId,
      version,
    } as const;
    const { error, field, thing, auditId } = await deps.office.change(
      context,
      deps.staffSubject,
      call,
      async (trx, member, { staff }) => {
        if (member.id === staff.staffId) return { error: 'NOT_ON_YOURSELF' };
        if (name != null && !isPersonName(name)) return { error: 'STAFF_NAME', field: 'name' };
        const refusal = venueIds && checkVenues(member, venueIds);
        if (refusal) return refusal;
        await changeStaff(trx, member, {
          ...(name == null ? {} : { name: printableLine(name).trim() }),
          ...(venueIds == null
            ? {}
            : { venueIds: await ownVenues(trx, member.companyId, member.role, venueIds) }),
        });
        return undefined;
      },
    );
    return { success: error === null, error, field, version: thing?.version ?? null, auditId };
  };
