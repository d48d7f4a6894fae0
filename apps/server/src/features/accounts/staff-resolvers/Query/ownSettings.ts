import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import { columnOneOf } from '../../../../platform/database/columns.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { OwnEmail } from '../../staff/own-email.ts';
import { findStaff } from '../../staff/staff-store.ts';

export const makeOwnSettings =
  (deps: {
    db: Database;
    ownEmail: OwnEmail;
  }): NonNullable<QueryResolvers<StaffContext>['ownSettings']> =>
  async (_root, _args, context) => {
    const staff = signedIn(context);
    const member = await findStaff(deps.db, staff.companyId, staff.staffId);
    if (!member) throw unauthenticated();
    const { version, name, email, language, wantsSignInMails } = member;
    return {
      version,
      name,
      email,
      language: language === null ? null : columnOneOf(LANGUAGES, language),
      wantsSignInMails,
      pendingEmail: await deps.ownEmail.pending(staff, context.now()),
    };
  };
