import { secondsUntilNextCode } from '@tallrik/domain/accounts/codes';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockAccount } from './account-store.ts';
import {
  closeCode,
  findCodesOfLastDay,
  replaceCode,
  takeCodeTry,
  type CodeOwner,
} from './code-store.ts';
import { isSameCode, type DeriveCode } from './derive-code.ts';

export type IssuedCode = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Makes a code and the job that sends it, as often as D-109 allows. The caller names the id, so that a job that
 * runs a second time does not send a second code.
 */
export async function issueCode(
  trx: Database,
  owner: CodeOwner,
  codeId: string,
  now: Temporal.Instant,
): Promise<IssuedCode> {
  // Two requests at once would both find that the minute is over.
  if (!(await lockAccount(trx, owner.companyId, owner.userId))) return { ok: true };
  const earlier = await findCodesOfLastDay(trx, owner, now);
  if (earlier.some(({ id }) => id === codeId)) return { ok: true };
  const wait = secondsUntilNextCode(
    owner.purpose,
    earlier.map(({ createdAt }) => createdAt),
    now,
  );
  if (wait > 0) return { ok: false, retryAfterSeconds: wait };
  await replaceCode(trx, owner, codeId, now);
  await addJob(trx, 'send-sms', { companyId: owner.companyId, codeId }, { key: `sms:${codeId}` });
  return { ok: true };
}

/** Whether these digits are the open code; right ones are used up, wrong ones cost a try. */
export async function useCode(
  trx: Database,
  owner: CodeOwner,
  typed: string,
  deps: { deriveCode: DeriveCode; now: Temporal.Instant },
): Promise<boolean> {
  const codeId = await takeCodeTry(trx, owner, deps.now);
  if (codeId === null || !isSameCode(deps.deriveCode(codeId, owner.purpose), typed)) return false;
  await closeCode(trx, owner.companyId, codeId, deps.now);
  return true;
}
