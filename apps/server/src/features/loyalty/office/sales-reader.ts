import { sql, type RawBuilder } from 'kysely';
import { officeCaller, type OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';

/** Whose sales somebody who looks at codes and offers may sum: as in the reports, a manager only the own venues' (D-785). */
export type SalesReader = Pick<OfficeCaller, 'companyId' | 'venueIds'>;

export const salesReader = (
  context: StaffContext,
  companyId: string | null | undefined,
): SalesReader => officeCaller(context, { area: 'REPORTS', access: 'READ', companyId });

/** Of `orders`: those the reader may sum. */
export const salesOf = ({ venueIds }: SalesReader): RawBuilder<boolean> =>
  venueIds === 'ALL' ? sql`true` : sql`orders.venue_id = any(${[...venueIds]}::uuid[])`;
