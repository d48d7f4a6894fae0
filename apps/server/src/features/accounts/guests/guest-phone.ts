import type { GuestResult } from '@tallrik/contract/generated/staff-resolvers';
import { checkActivationCode } from '@tallrik/domain/accounts/checks';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import {
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
  type CountedTries,
  type TryKey,
} from '../../../platform/auth/counted-tries.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { findCredentials, lockAccount } from '../account-store.ts';
import type { BlockedPhones } from '../blocked-phone-store.ts';
import { closeCode, closeCodes, findNewPhone } from '../code-store.ts';
import { issueCode, tryCode } from '../codes.ts';
import type { DeriveCode } from '../derive-code.ts';
import { guestAnswer, guestToChange, type Refusal, type Wanted } from './guest-changes.ts';
import { isShared, type GuestReader } from './guest-reader.ts';

export type GuestPhoneDeps = {
  db: Database;
  newId: () => string;
  blockedPhones: BlockedPhones;
  tries: CountedTries;
  deriveCode: DeriveCode;
};

const TAKEN = { error: 'PHONE_TAKEN', field: 'phone' } as const;
const WRONG = { error: 'PHONE_CODE_WRONG', field: 'code' } as const;
const LIMITED = { error: 'RATE_LIMITED' } as const;

/** One number is not sent codes for many guests, and nobody sends them to many numbers. */
const triesOf = ({ homeId, staff }: GuestReader, phone: string): TryKey[] => [
  { subject: `new phone ${homeId} ${phone}`, maxTries: TRIES_PER_ACCOUNT },
  { subject: `new phones by ${staff.staffId}`, maxTries: TRIES_PER_ADDRESS },
];

/** An account's, or one that was shut out (O-33). */
const isTaken = async (
  { blockedPhones }: GuestPhoneDeps,
  db: Database,
  { homeId }: GuestReader,
  phone: string,
): Promise<boolean> =>
  (await findCredentials(db, homeId, phone)) !== null ||
  (await blockedPhones.isBlocked(db, homeId, phone));

/** A code to the new number, as often as a guest may ask for one (D-109); the number stands in no log (GUESTS-07). */
export const makeSendGuestPhoneCode =
  (deps: GuestPhoneDeps) =>
  async (context: StaffContext, wanted: Wanted & { phone: string }): Promise<GuestResult> => {
    const { db } = deps;
    const { userId } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUESTS');
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (isShared(reader)) return answer({ error: 'ACCOUNT_SHARED' });
    const phone = checkPhone(wanted.phone);
    if (!phone.ok) return answer({ error: 'FIELD_INVALID', field: 'phone' });
    if (await isTaken(deps, db, reader, phone.value)) return answer(TAKEN);
    const now = context.now();
    if (!(await deps.tries.take(triesOf(reader, phone.value), now)).ok) return answer(LIMITED);
    const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
      const owner = { companyId: reader.homeId, userId, newPhone: phone.value };
      const code = { ...owner, purpose: 'NEW_PHONE' } as const;
      if (!(await issueCode(trx, code, deps.newId(), now)).ok) return LIMITED;
      const { staff, companyId } = reader;
      const entry = { action: 'sendGuestPhoneCode', subjectId: userId, details: {}, companyId };
      await writeAudit(trx, staff, entry, now);
      return null;
    });
    return answer(refusal);
  };

/** The number becomes the account's by the digits that were sent to it, and by nothing else (GUESTS-07). */
export const makeChangeGuestPhone =
  (deps: GuestPhoneDeps) =>
  async (context: StaffContext, wanted: Wanted & { code: string }): Promise<GuestResult> => {
    const { db } = deps;
    const { userId } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUESTS');
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (isShared(reader)) return answer({ error: 'ACCOUNT_SHARED' });
    const code = wanted.code.length > LONGEST_CODE ? null : checkActivationCode(wanted.code);
    if (!code?.ok) return answer(WRONG);
    const now = context.now();
    const guesses = [
      { subject: `new phone codes by ${reader.staff.staffId}`, maxTries: TRIES_PER_ADDRESS },
    ];
    if (!(await deps.tries.take(guesses, now)).ok) return answer(LIMITED);
    const subject = { companyId: reader.homeId, userId, purpose: 'NEW_PHONE' } as const;
    const codeId = await tryCode(db, subject, code.value, { ...deps, now });
    if (codeId === null) return answer(WRONG);
    try {
      const refusal = await db
        .transaction()
        .execute((trx) => putPhone(deps, trx, { reader, userId, codeId, now }));
      if (refusal === null) await deps.tries.giveBack(guesses);
      return await answer(refusal);
    } catch (error) {
      // Somebody signed up with it since it was looked for.
      if (isUniqueViolation(error)) return answer(TAKEN);
      throw error;
    }
  };

/** Far more than a code and the spaces around it. */
const LONGEST_CODE = 20;

async function putPhone(
  deps: GuestPhoneDeps,
  trx: Database,
  at: { reader: GuestReader; userId: string; codeId: string; now: Temporal.Instant },
): Promise<Refusal | null> {
  const { reader, userId, codeId, now } = at;
  const { homeId, staff, companyId } = reader;
  if (!(await lockAccount(trx, homeId, userId))) throw notFound('Guest');
  const phone = await findNewPhone(trx, homeId, codeId);
  if (phone === null || !(await closeCode(trx, homeId, codeId, now))) return WRONG;
  if (await isTaken(deps, trx, reader, phone)) return TAKEN;
  const changed = await trx
    .updateTable('users')
    .set({
      phone,
      version: sql<number>`version + 1`,
      // Who holds the old number is nobody here any more.
      tokenVersion: sql<number>`token_version + 1`,
    })
    .where('companyId', '=', homeId)
    .where('id', '=', userId)
    .returning('blockedAt')
    .executeTakeFirstOrThrow();
  await closeCodes(trx, { companyId: homeId, userId }, now);
  // Shut out, the guest stays so with the new number too.
  if (changed.blockedAt !== null)
    await deps.blockedPhones.block(trx, homeId, { id: deps.newId(), userId, phone, now });
  const details = { phone: 'changed' };
  const entry = { action: 'changeGuestPhone', subjectId: userId, details, companyId };
  await writeAudit(trx, staff, entry, now);
  return null;
}
