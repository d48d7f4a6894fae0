import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { isUuid } from '@tallrik/domain/is-uuid';
import { invoiceDay } from '../../invoices/invoice-day.ts';
import { listInvoices } from '../../invoices/staff-invoices.ts';

const LONGEST_PAGE = 200;

export const makeCompanyInvoices =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['companyInvoices']> =>
  async (_root, { companyId: wanted, isUnpaidOnly, cursor, limit, ...filter }, context) => {
    const { companyId } = administered(context, wanted, ['INVOICES', 'READ']);
    if (limit < 1 || limit > LONGEST_PAGE)
      throw badInput(`A page has 1 to ${LONGEST_PAGE} invoices`);
    if (cursor != null && !/^\d{1,9}$/.test(cursor)) throw badInput('Not a cursor of this list');
    const before = cursor == null ? null : Number(cursor);
    const targetId = filter.targetId ?? null;
    if (targetId !== null && !isUuid(targetId)) throw badInput('Not a customer');
    const page = { before, limit, isUnpaidOnly, targetId, state: filter.state ?? null };
    return listInvoices(deps.db, companyId, page, invoiceDay(context.now()));
  };
