import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import { administered, officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { makeCloseFinding, makeRetryFinding, type FindingOutcome } from './change-finding.ts';
import { countOpenFindings, readFinding, readFindings } from './read-findings.ts';
import { readLedger, readLedgerPayment, type LedgerReader } from './read-ledger.ts';
import { makeMailFindings, makeTellFindings } from './tell-findings.ts';

const LONGEST_PAGE = 100;

type Query = Required<
  Pick<QueryResolvers<StaffContext>, 'ledger' | 'ledgerPayment' | 'findings' | 'openFindings'>
>;
type Mutation = Required<Pick<MutationResolvers<StaffContext>, 'retryFinding' | 'closeFinding'>>;

/** Owners, accountants, and managers at their own venues (O-02). */
function readerOf(
  context: StaffContext,
  wanted: { companyId?: string | null | undefined; venueId?: string | null | undefined },
): LedgerReader {
  const { companyId } = wanted;
  const caller = officeCaller(context, { area: 'LEDGER', access: 'READ', companyId });
  const { venueId } = wanted;
  if (venueId == null) return caller;
  if (!isUuid(venueId)) throw badInput('Not a venue');
  if (caller.venueIds !== 'ALL' && !caller.venueIds.includes(venueId))
    throw forbidden('This venue is not yours');
  return { companyId: caller.companyId, venueIds: [venueId] };
}

/** The ledger and what disagrees in it (MONEY-13 to MONEY-15). */
export function makeLedgerOffice(
  deps: Parameters<typeof makeTellFindings>[0] & Parameters<typeof makeMailFindings>[0],
) {
  const { db } = deps;
  const retry = makeRetryFinding(deps);
  const close = makeCloseFinding(deps);
  const query: Query = {
    ledger: (_root, args, context) => {
      const reader = readerOf(context, args);
      const days = readReportDays(args);
      if (!days.ok) throw badInput('Not days');
      const { limit, cursor } = args;
      if (limit < 1 || limit > LONGEST_PAGE)
        throw badInput(`A page has 1 to ${LONGEST_PAGE} movements`);
      if (cursor != null && (cursor.length > 18 || !/^\d+$/.test(cursor)))
        throw badInput('Not a cursor of this list');
      return readLedger(db, reader, {
        ...days.value,
        kinds: args.kinds ?? null,
        entries: args.entries ?? null,
        before: cursor ?? null,
        limit,
      });
    },
    ledgerPayment: async (_root, { companyId, id }, context) => {
      const { venueIds, ...reader } = readerOf(context, { companyId });
      const payment = isUuid(id) ? await readLedgerPayment(db, reader.companyId, id) : null;
      if (!payment) throw notFound('Payment');
      if (venueIds !== 'ALL' && !venueIds.includes(payment.venueId))
        throw forbidden('This payment is not of your venues');
      return payment;
    },
    findings: (_root, { companyId, isWithEnded }, context) =>
      readFindings(db, readerOf(context, { companyId }), { isWithEnded, now: context.now() }),
    openFindings: (_root, { companyId }, context) =>
      countOpenFindings(db, readerOf(context, { companyId })),
  };
  const answer = async (
    context: StaffContext,
    { companyId, id }: { companyId?: string | null | undefined; id: string },
    { error, field }: FindingOutcome,
  ) => {
    const owner = administered(context, companyId, ['LEDGER', 'WRITE']);
    const finding = await readFinding(db, owner.companyId, id);
    return { error, field: field ?? null, finding };
  };
  const mutation: Mutation = {
    retryFinding: async (_root, args, context) => answer(context, args, await retry(context, args)),
    closeFinding: async (_root, args, context) => answer(context, args, await close(context, args)),
  };
  return {
    staffResolvers: { Query: query, Mutation: mutation },
    jobs: { 'tell-findings': makeTellFindings(deps), 'mail-findings': makeMailFindings(deps) },
  };
}
