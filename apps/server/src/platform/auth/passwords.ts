import { hash, verify } from '@node-rs/argon2';

// OWASP's second Argon2id profile: 19 MiB and two passes, about 30 ms here.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let decoy: Promise<string> | null = null;

/** Takes as long for an unknown person as for a wrong password: the clock must not tell who has an account. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    decoy ??= hashPassword('nobody has this password');
    await verify(await decoy, password);
    return false;
  }
  return verify(stored, password);
}
