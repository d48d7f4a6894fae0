import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import {
  billCaller,
  makeSettleBill,
  makeTakeOffBill,
  mustServe,
  type BillChangeDeps,
  type BillOutcome,
} from './change-bill.ts';
import { findBills, readBill } from './read-bills.ts';

type Query = Required<Pick<QueryResolvers<StaffContext>, 'officeBills' | 'officeBill'>>;
type Mutation = Required<Pick<MutationResolvers<StaffContext>, 'settleBill' | 'takeOffBill'>>;

/** Bills of tables in the office: read, settled at the counter, corrected (MONEY-16, MONEY-17). */
export function makeBillOffice(deps: BillChangeDeps) {
  const { db } = deps;
  const settleBill = makeSettleBill(deps);
  const takeOffBill = makeTakeOffBill(deps);
  const answer = async (
    context: StaffContext,
    { companyId, billId }: { companyId?: string | null | undefined; billId: string },
    { error, field, receiptId }: BillOutcome,
  ) => ({
    error,
    field: field ?? null,
    receiptId: receiptId ?? null,
    bill: await readBill(
      db,
      billCaller(context, companyId, 'WRITE').companyId,
      billId,
      context.now(),
    ),
  });
  const query: Query = {
    officeBills: (_root, { companyId, venueId, isClosed }, context) => {
      const caller = billCaller(context, companyId, 'READ');
      if (venueId != null && !isUuid(venueId)) throw badInput('Not a venue');
      return findBills(db, caller, { venueId: venueId ?? null, isClosed }, context.now());
    },
    officeBill: async (_root, { companyId, id }, context) => {
      const caller = billCaller(context, companyId, 'READ');
      const bill = isUuid(id) ? await readBill(db, caller.companyId, id, context.now()) : null;
      if (!bill) throw notFound('Bill');
      mustServe(caller, bill.venueId);
      return bill;
    },
  };
  const mutation: Mutation = {
    settleBill: async (_root, args, context) =>
      answer(context, args, await settleBill(context, args)),
    takeOffBill: async (_root, args, context) =>
      answer(context, args, await takeOffBill(context, args)),
  };
  return { staffResolvers: { Query: query, Mutation: mutation } };
}
