import { CODE_DIGITS, type CodePurpose } from '@tallrik/domain/accounts/codes';
import type { KeyedHash } from '../../platform/auth/keyed-hash.ts';

/**
 * The digits of a code follow from its random id under a key of the deployment. So the code stands nowhere, neither
 * in its row nor in the job that sends it: who reads the database learns none, and a job that runs twice sends the
 * same one. A stored hash of four digits would be undone in ten thousand guesses.
 */
export type DeriveCode = (codeId: string, purpose: CodePurpose) => string;

// Six bytes are 2^48 numbers: some digits come up one time in 28 thousand million more often than others.
const BYTES = 6;

export const makeDeriveCode =
  (hash: KeyedHash): DeriveCode =>
  (codeId, purpose) =>
    String(hash(`${purpose} ${codeId}`).readUIntBE(0, BYTES) % 10 ** CODE_DIGITS).padStart(
      CODE_DIGITS,
      '0',
    );
