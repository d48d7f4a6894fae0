import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { FastifyInstance } from 'fastify';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { payoutReportRoute, type PayoutReportDeps } from './payout-report-route.ts';
import { readPayout, readPayouts } from './read-payouts.ts';

type Query = Required<Pick<QueryResolvers<StaffContext>, 'payouts' | 'payout'>>;

/** What the provider has sent to the bank, held against the books (MONEY-31): of a whole company, never of a venue. */
export function makePayoutOffice(deps: PayoutReportDeps) {
  const { db } = deps;
  const query: Query = {
    payouts: (_root, { companyId }, context) =>
      readPayouts(
        db,
        administered(context, companyId, ['LEDGER', 'READ']).companyId,
        context.now(),
      ),
    payout: async (_root, { companyId, id }, context) => {
      const owner = administered(context, companyId, ['LEDGER', 'READ']);
      const payout = isUuid(id) ? await readPayout(db, owner.companyId, id) : null;
      if (!payout) throw notFound('Payout');
      return payout;
    },
  };
  return {
    staffResolvers: { Query: query },
    routes: (http: FastifyInstance): void => {
      void http.register(payoutReportRoute(deps));
    },
  };
}
