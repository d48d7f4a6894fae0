import type { StaffContext, StaffViewer } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';

export function signedIn({ staff }: Pick<StaffContext, 'staff'>): StaffViewer {
  if (!staff) throw unauthenticated();
  return staff;
}

/** An administrator and the company concerned: the own one, or any for the platform's. */
export function administered(
  context: Pick<StaffContext, 'staff'>,
  wantedCompanyId: string | null | undefined,
): { staff: StaffViewer; companyId: string } {
  const staff = signedIn(context);
  if (staff.role === 'VENUE_STAFF') throw forbidden('Only for administrators');
  const companyId = wantedCompanyId ?? staff.companyId;
  if (staff.role !== 'PLATFORM_ADMIN' && companyId !== staff.companyId)
    throw forbidden('This company is not yours');
  return { staff, companyId };
}

export function platformAdmin(context: Pick<StaffContext, 'staff'>): StaffViewer {
  const staff = signedIn(context);
  if (staff.role !== 'PLATFORM_ADMIN') throw forbidden('Only for platform administrators');
  return staff;
}
