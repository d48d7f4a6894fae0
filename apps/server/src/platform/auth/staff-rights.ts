import { reachOf, type OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import type { StaffContext, StaffViewer } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';

type Asking = Pick<StaffContext, 'staff'>;
export type Access = 'READ' | 'WRITE';

export function signedIn({ staff }: Asking): StaffViewer {
  if (!staff) throw unauthenticated();
  return staff;
}

/** Who asks, about which company, and at which of its venues. */
export type OfficeCaller = {
  staff: StaffViewer;
  companyId: string;
  venueIds: 'ALL' | readonly string[];
};

/** Whoever the matrix lets in (O-02), and their company: the own one, or any for the platform's. */
export function officeCaller(
  context: Asking,
  wanted: { area: OfficeArea; access: Access; companyId?: string | null | undefined },
): OfficeCaller {
  const staff = signedIn(context);
  const reach = reachOf(staff.role, wanted.area, wanted.access);
  if (reach === 'NONE') throw forbidden('Your role has no right to this');
  const companyId = wanted.companyId ?? staff.companyId;
  if (staff.role !== 'PLATFORM_ADMIN' && companyId !== staff.companyId)
    throw forbidden('This company is not yours');
  return { staff, companyId, venueIds: reach === 'ALL' ? 'ALL' : staff.venueIds };
}

/**
 * The same for what concerns the whole company: whoever has rights at single venues only is refused, because such a
 * call cannot leave the others out (D-401).
 */
export function administered(
  context: Asking,
  wantedCompanyId: string | null | undefined,
  [area, access]: readonly [OfficeArea, Access],
): { staff: StaffViewer; companyId: string } {
  const { staff, companyId, venueIds } = officeCaller(context, {
    area,
    access,
    companyId: wantedCompanyId,
  });
  if (venueIds !== 'ALL') throw forbidden('Only for who runs the whole company');
  return { staff, companyId };
}

/** Whether somebody who has been let in at a venue may do this there as well. */
export function mustHaveRight(staff: StaffViewer, area: OfficeArea, access: Access): void {
  if (reachOf(staff.role, area, access) === 'NONE')
    throw forbidden('Your role has no right to this');
}

export function platformAdmin(context: Asking): StaffViewer {
  return administered(context, null, ['PLATFORM', 'WRITE']).staff;
}
