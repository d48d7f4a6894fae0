import type { StaffRole } from '@tallrik/domain/accounts/staff-rights';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { TestServer } from './test-server.ts';
import { fixedId } from './fixed-id.ts';

/** Somebody in a kitchen, signed in. */
export async function signInStaff(
  server: Pick<TestServer, 'db' | 'staff'>,
  member: {
    number: number;
    companyId: string;
    venueIds: string[];
    role?: StaffRole;
  },
): Promise<string> {
  const email = `staff-${member.number}@example.test`;
  await server.db
    .insertInto('staffMembers')
    .values({
      id: fixedId(900_000 + member.number),
      companyId: member.companyId,
      name: 'Kim',
      email,
      passwordHash: await hashPassword('kitchen'),
      role: member.role ?? 'VENUE_STAFF',
      venueIds: member.venueIds,
    })
    .execute();
  const answer = await server.staff<{ staffLogin: { token: string | null; error: string | null } }>(
    'mutation Login($email: String!, $password: String!) { staffLogin(email: $email, password: $password) { token error } }',
    { email, password: 'kitchen' },
  );
  const token = answer.data?.staffLogin.token;
  if (!token) throw new Error('The planted staff member could not sign in');
  return token;
}
