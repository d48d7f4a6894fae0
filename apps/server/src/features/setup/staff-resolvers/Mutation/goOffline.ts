import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { printableLine } from '@tallrik/domain/printable-text';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { SetupChanges } from '../../setup-changes.ts';

/** A reason is for who reads the log later: what is too long is cut, not refused. */
export const makeGoOffline =
  (changes: SetupChanges): NonNullable<MutationResolvers<StaffContext>['goOffline']> =>
  (_root, { companyId, version, reason }, context) => {
    const text = printableLine((reason ?? '').slice(0, OFFICE_TEXTS.offlineReason)).trim();
    return changes.goOffline(context, { companyId, version, reason: text || undefined });
  };
