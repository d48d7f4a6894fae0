import { isUuid } from '@tallrik/domain/is-uuid';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden } from '../../../platform/graphql/errors.ts';

/** Whose figures are read, and of which venues. */
export type BooksReader = { companyId: string; venueIds: 'ALL' | readonly string[] };

/** Owners, accountants, and managers at their own venues (O-02). */
export function booksReader(
  context: StaffContext,
  wanted: { companyId?: string | null | undefined; venueId?: string | null | undefined },
): BooksReader {
  const { companyId, venueIds } = officeCaller(context, {
    area: 'REPORTS',
    access: 'READ',
    companyId: wanted.companyId,
  });
  const { venueId } = wanted;
  if (venueId == null) return { companyId, venueIds };
  if (!isUuid(venueId)) throw badInput('Not a venue');
  if (venueIds !== 'ALL' && !venueIds.includes(venueId)) throw forbidden('This venue is not yours');
  return { companyId, venueIds: [venueId] };
}
