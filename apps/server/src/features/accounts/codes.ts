import { secondsUntilNextCode } from '@tallrik/domain/accounts/codes';
import { isSameSecret } from '../../platform/auth/same-secret.ts';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockAccount } from './account-store.ts';
import {
  findCodesOfLastDay,
  replaceCode,
  takeCodeTry,
  type CodeOwner,
  type CodeSubject,
} from './code-store.ts';
import type { DeriveCode } from './derive-code.ts';

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

const NOBODYS_CODE = 'nobody has this code';

/**
 * The open code's id if these are its digits, else null. Counted by a statement of its own, outside of whatever the
 * caller does with it: an error further on must not give the try back. `closeCode` uses the right one up.
 */
export async function tryCode(
  db: Database,
  owner: CodeSubject,
  typed: string,
  deps: { deriveCode: DeriveCode; now: Temporal.Instant },
): Promise<string | null> {
  const codeId = await takeCodeTry(db, owner, deps.now);
  // The same work where there is no code: the clock must not tell who asked for one.
  const isRight = isSameSecret(deps.deriveCode(codeId ?? NOBODYS_CODE, owner.purpose), typed);
  return isRight ? codeId : null;
}
