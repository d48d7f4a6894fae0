import { checkPhone } from '@tallrik/domain/accounts/phone';
import type { CountedTries } from '../../platform/auth/counted-tries.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountsCompanyOf } from './account-store.ts';
import type { DeletedPhones } from './deleted-phone-store.ts';
import { addressTries, type CallOrigin, type Limited } from './sign-in-tries.ts';

export type AskCooldown = (
  request: { companyId: string; phone: string },
  origin: CallOrigin,
) => Promise<{ daysLeft: number } | { error: 'ERROR_NOT_VALID_PHONE_NUMBER' } | Limited>;

/** How long a deleted number has to wait; asked by strangers, so limited per address (D-112). */
export const makeAskCooldown =
  (deps: { db: Database; tries: CountedTries; deletedPhones: DeletedPhones }): AskCooldown =>
  async (request, { address, now }) => {
    const phone = checkPhone(request.phone);
    if (!phone.ok) return { error: 'ERROR_NOT_VALID_PHONE_NUMBER' };
    const attempt = await deps.tries.take([addressTries('cooldown', address)], now);
    if (!attempt.ok) return attempt;
    const company = await accountsCompanyOf(deps.db, request.companyId);
    if (!company) return { daysLeft: 0 };
    return { daysLeft: await deps.deletedPhones.daysLeft(deps.db, company.id, phone.value, now) };
  };
