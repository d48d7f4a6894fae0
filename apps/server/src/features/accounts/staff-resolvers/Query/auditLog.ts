import type {
  AuditActor,
  OfficeKind,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { readAudit, type AuditFilter } from '../../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';

const LONGEST_PAGE = 200;
const EXPORT_PAGE = 1_000;

export const makeAuditLog =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['auditLog']> =>
  async (_root, args, context) => {
    const { companyId, filter, before } = readArguments(args, context);
    const { limit } = args;
    if (limit < 1 || limit > LONGEST_PAGE)
      throw badInput(`A page has 1 to ${LONGEST_PAGE} entries`);
    return readAudit(deps.db, companyId, filter, { before, limit });
  };

export const makeAuditExport =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['auditExport']> =>
  async (_root, args, context) => {
    const { companyId, filter, before } = readArguments(args, context);
    return readAudit(deps.db, companyId, filter, { before, limit: EXPORT_PAGE });
  };

type Asked = {
  companyId?: string | null;
  cursor?: string | null;
  staffId?: string | null;
  subjectId?: string | null;
  kind?: OfficeKind | null;
  actor?: AuditActor | null;
  from?: string | null;
  until?: string | null;
};

function readArguments(
  args: Asked,
  context: StaffContext,
): { companyId: string; filter: AuditFilter; before: string | null } {
  const { staff, companyId, venueIds } = officeCaller(context, {
    area: 'AUDIT',
    access: 'READ',
    companyId: args.companyId,
  });
  const { cursor } = args;
  if (cursor != null && !/^\d{1,15}$/.test(cursor)) throw badInput('Not a cursor of this log');
  if (args.staffId != null && !isUuid(args.staffId)) throw badInput('Not the id of a person');
  return {
    companyId,
    before: cursor ?? null,
    filter: {
      // Who looks after single venues reads what they did themselves (O-02).
      ownOf: venueIds === 'ALL' ? null : staff.staffId,
      staffId: args.staffId ?? null,
      actor: args.actor ?? null,
      kind: args.kind ?? null,
      subjectId: args.subjectId ?? null,
      from: readMoment(args.from),
      until: readMoment(args.until),
    },
  };
}

function readMoment(moment: string | null | undefined): Date | null {
  if (moment == null) return null;
  try {
    const date = new Date(Temporal.Instant.from(moment).epochMilliseconds);
    // The database's calendar is shorter than the language's.
    if (date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2200) return date;
  } catch {
    // Told below.
  }
  throw badInput('Not a moment');
}
