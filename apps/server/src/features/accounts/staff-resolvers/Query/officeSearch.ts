import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { findGuestHits } from '../../guests/find-guest-hits.ts';
import { searchOffice } from '../../../../platform/office/office-search.ts';

const LONGEST_TEXT = 200;

export const makeOfficeSearch =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['officeSearch']> =>
  async (_root, { companyId, text }, context) => {
    const caller = officeCaller(context, { area: 'OFFICE', access: 'READ', companyId });
    if (text.length === 0 || text.length > LONGEST_TEXT)
      throw badInput(`1 to ${LONGEST_TEXT} characters are looked for`);
    const hits = await searchOffice(deps.db, caller, text);
    return [...hits, ...(await findGuestHits(deps.db, context, caller, text))];
  };
