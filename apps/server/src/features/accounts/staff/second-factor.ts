import { createHash, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffMember } from './staff-store.ts';
import { base32, matchingStep } from './totp.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Many times a code, however it is spaced. */
const LONGEST_CODE = 100;
const cleaned = (code: string): string =>
  code.slice(0, LONGEST_CODE).replace(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string): Buffer => createHash('sha256').update(cleaned(code)).digest();

/** ABCD-EFGH-IJKL-MNOP: 80 random bits, so that a plain hash of them is enough. */
const newRecoveryCode = (): string =>
  base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g)?.join('-') ?? '';

/** Replaces the recovery codes; the plain ones are shown once and stand nowhere. */
export async function writeRecoveryCodes(
  db: Database,
  { companyId, id: staffId }: Pick<StaffMember, 'companyId' | 'id'>,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db
    .deleteFrom('staffRecoveryCodes')
    .where('companyId', '=', companyId)
    .where('staffId', '=', staffId)
    .execute();
  await db
    .insertInto('staffRecoveryCodes')
    .values(codes.map((code) => ({ companyId, staffId, codeHash: hashOf(code) })))
    .execute();
  return codes;
}

/**
 * Takes a code of the authenticator app. The step is written only if it is newer than the last one: of two requests
 * with the same code at the same moment one comes in.
 */
export async function takeTotp(
  db: Database,
  box: SecretBox,
  member: StaffMember,
  code: string,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!member.totpSecret) return false;
  const secret = box.open(member.totpSecret, member.id);
  const step = matchingStep(secret, cleaned(code), now, member.totpLastStep);
  if (step === null) return false;
  const updated = await db
    .updateTable('staffMembers')
    .set({ totpLastStep: step })
    .where('companyId', '=', member.companyId)
    .where('id', '=', member.id)
    .where('totpLastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

async function takeRecoveryCode(
  db: Database,
  member: StaffMember,
  code: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const updated = await db
    .updateTable('staffRecoveryCodes')
    .set({ usedAt: new Date(now.epochMilliseconds) })
    .where('companyId', '=', member.companyId)
    .where('staffId', '=', member.id)
    .where('codeHash', '=', hashOf(code))
    .where('usedAt', 'is', null)
    .returning('staffId')
    .executeTakeFirst();
  return updated !== undefined;
}

export type SecondFactor = 'NOT_ENROLLED' | 'REQUIRED' | 'INVALID' | 'TOTP' | 'RECOVERY_CODE';

/** Whether the second factor is there where there has to be one. A code that was good is used up. */
export async function takeSecondFactor(
  db: Database,
  box: SecretBox,
  member: StaffMember,
  code: string | null,
  now: Temporal.Instant,
): Promise<SecondFactor> {
  if (!member.totpConfirmedAt) return 'NOT_ENROLLED';
  if (!code?.trim()) return 'REQUIRED';
  if (await takeTotp(db, box, member, code, now)) return 'TOTP';
  return (await takeRecoveryCode(db, member, code, now)) ? 'RECOVERY_CODE' : 'INVALID';
}
