import type { ErrorCode, StaffErrorCode } from '@tallrik/contract/error-codes';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext, StaffViewer } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { findAccount } from '../account-store.ts';
import type { DeleteAccount, DeletionHooks } from '../delete-account.ts';
import { guestToChange } from './guest-changes.ts';
import { isShared } from './guest-reader.ts';

/** Null: it is who it was; otherwise why not. */
export type ProveAgain = (
  staff: StaffViewer,
  proof: string,
  from: { address: string; now: Temporal.Instant },
) => Promise<StaffErrorCode | ErrorCode | null>;

export type DeleteGuestDeps = Pick<DeletionHooks, 'hasActiveOrder' | 'hasUnpaidBill'> & {
  db: Database;
  deleteAccount: DeleteAccount;
  proveAgain: ProveAgain;
};

const CODES = { ORDER_IS_ACTIVE: 'ORDER_RUNNING', BILL_IS_UNPAID: 'BILL_UNPAID' } as const;

const LONGEST_NUMBER = 40;
const asNumber = (typed: string): string =>
  typed.length > LONGEST_NUMBER ? '' : typed.replaceAll(/\s/g, '');

/** What the guest's own deletion does (GUESTS-09, D-111); the proof comes last, because a code is used up by being right. */
export const makeDeleteGuest =
  (deps: DeleteGuestDeps) =>
  async (
    context: StaffContext,
    wanted: {
      companyId?: string | null | undefined;
      userId: string;
      easyId: string;
      isForced: boolean;
      proof?: string | null | undefined;
    },
  ): Promise<StaffErrorCode | ErrorCode | null> => {
    const { db } = deps;
    const { userId, isForced } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_DATA');
    if (isShared(reader)) return 'ACCOUNT_SHARED';
    const { staff, companyId } = reader;
    const owner = { companyId, userId };
    const account = await findAccount(db, companyId, userId);
    if (!account) throw notFound('Guest');
    if (asNumber(wanted.easyId) !== account.easyId) return 'FIELD_INVALID';
    if (await deps.hasUnpaidBill(db, owner)) return 'BILL_UNPAID';
    if (!isForced && (await deps.hasActiveOrder(db, owner))) return 'ORDER_RUNNING';
    const now = context.now();
    const refusal = await deps.proveAgain(staff, wanted.proof ?? '', {
      address: context.address,
      now,
    });
    if (refusal !== null) return refusal;
    const outcome = await deps.deleteAccount(owner, {
      isForced,
      now,
      alongside: (trx) =>
        writeAudit(
          trx,
          staff,
          { action: 'deleteGuest', subjectId: userId, details: {}, companyId },
          now,
        ),
    });
    return outcome === 'DELETED' ? null : CODES[outcome];
  };
