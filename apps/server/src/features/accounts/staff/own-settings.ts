import type { OwnSettingsInput } from '@tallrik/contract/generated/staff-resolvers';
import { printableLine } from '@tallrik/domain/printable-text';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { changedFields, describeChanges } from '../../../platform/office/field-changes.ts';
import { raiseVersions } from '../../../platform/office/office-subject.ts';
import { isPersonName } from './staff-people.ts';
import { lockStaff, type StaffMember } from './staff-store.ts';

const fieldsOf = ({ name, language, wantsSignInMails }: StaffMember) => ({
  name,
  language,
  wantsSignInMails,
});

type Refusal = { error: 'VERSION_CONFLICT' | 'STAFF_NAME'; field: string | null };

/** What everybody may change of the own account; nobody is signed out by it (TEAM-08). */
export const saveOwnSettings = (
  db: Database,
  staff: StaffViewer,
  { version, settings }: { version: number; settings: OwnSettingsInput },
  now: Temporal.Instant,
): Promise<Refusal | null> =>
  db.transaction().execute(async (trx) => {
    const { staffId, companyId } = staff;
    const member = await lockStaff(trx, staffId);
    if (member?.version !== version) return { error: 'VERSION_CONFLICT', field: null };
    if (settings.name != null && !isPersonName(settings.name))
      return { error: 'STAFF_NAME', field: 'name' };
    const old = fieldsOf(member);
    const fresh = {
      name: settings.name == null ? old.name : printableLine(settings.name).trim(),
      language: settings.language ?? old.language,
      wantsSignInMails: settings.wantsSignInMails ?? old.wantsSignInMails,
    };
    const names = changedFields(old, fresh);
    if (names.length === 0) return null;
    await trx
      .updateTable('staffMembers')
      .set(fresh)
      .where('companyId', '=', companyId)
      .where('id', '=', staffId)
      .execute();
    await raiseVersions(trx, 'staffMembers', companyId, [staffId]);
    const changes = describeChanges(names, old, fresh, ['name']);
    const details = { kind: 'STAFF', changes };
    await writeAudit(trx, staff, { action: 'saveOwnSettings', subjectId: staffId, details }, now);
    return null;
  });
