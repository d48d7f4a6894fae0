import { checkEmail, checkName } from '@tallrik/domain/accounts/checks';
import type { GuestResult } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { OfficeSubject } from '../../../platform/office/office-subject.ts';
import { guestAnswer, guestToChange } from './guest-changes.ts';
import { isShared } from './guest-reader.ts';

type Person = { id: string; version: number; name: string | null; email: string | null };

/** What the office corrects of a guest; in the log only that it changed (O-36). */
export const guestSubject: OfficeSubject<Person> = {
  kind: 'GUEST',
  table: 'users',
  read: (db, companyId, ids) =>
    db
      .selectFrom('users')
      .select(['id', 'version', 'name', 'email'])
      .where('companyId', '=', companyId)
      .where('deleted', '=', false)
      .where('id', 'in', [...ids])
      .execute(),
  fields: ({ name, email }) => ({ name, email }),
  hidden: ['name', 'email'],
  restore: async (trx, companyId, { id }, fields) => {
    await trx
      .updateTable('users')
      .set(fields)
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .execute();
    return undefined;
  },
};

/** Name and mail, on the guest's wish (GUESTS-07). A password is never set here. */
export const makeSaveGuest =
  (deps: { db: Database; office: Office; subject: OfficeSubject<Person> }) =>
  async (
    context: StaffContext,
    wanted: {
      companyId?: string | null | undefined;
      userId: string;
      version: number;
      name?: string | null | undefined;
      email?: string | null | undefined;
    },
  ): Promise<GuestResult> => {
    const { db, office, subject } = deps;
    const { userId, version, companyId } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUESTS');
    const answer = guestAnswer.bind(null, db, context, reader, userId);
    if (isShared(reader)) return answer({ error: 'ACCOUNT_SHARED' });
    const name = wanted.name == null ? null : checkName(wanted.name);
    const email = wanted.email == null ? null : checkEmail(wanted.email);
    if (name && !name.ok) return answer({ error: 'FIELD_INVALID', field: 'name' });
    if (email && !email.ok) return answer({ error: 'FIELD_INVALID', field: 'email' });
    const call = { action: 'saveGuest', area: 'GUESTS', companyId, id: userId, version } as const;
    const result = await office.change(context, subject, call, async (trx, _person, caller) => {
      const fields = {
        ...(name ? { name: name.value } : {}),
        ...(email ? { email: email.value } : {}),
      };
      if (Object.keys(fields).length > 0)
        await trx
          .updateTable('users')
          .set(fields)
          .where('companyId', '=', caller.companyId)
          .where('id', '=', userId)
          .execute();
      return undefined;
    });
    const { error, field, auditId } = result;
    return answer(error ? { error, ...(field ? { field } : {}) } : null, auditId);
  };
