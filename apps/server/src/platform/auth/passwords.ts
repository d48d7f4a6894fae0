// OWASP's second Argon2id profile: 19 MiB and two passes, about 30 ms here.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// With the first password, not with the server.
const loadArgon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> =>
  (await loadArgon2()).hash(password, ARGON2ID);

let decoy: Promise<string> | null = null;

/** Takes as long for an unknown person as for a wrong password: the clock must not tell who has an account. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  if (stored === null) {
    decoy ??= hashPassword('nobody has this password');
    await verify(await decoy, password);
    return false;
  }
  return verify(stored, password);
}
