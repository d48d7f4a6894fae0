import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Invitation = {
  error: string | null;
  invitation: string | null;
  account: { id: string } | null;
};

describe('the list of the team', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let admin: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    admin = await signInStaff(server, {
      number: 1,
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });
  });
  afterAll(() => server.close());

  const call = async <Answer>(text: string, token?: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0]!;
  };
  const invite = (email: string, role = 'VENUE_STAFF', venueIds: string[] = [ids.venue]) =>
    call<Invitation>(
      `mutation { inviteStaffMember(name: "Robin", email: "${email}", role: ${role},
        venueIds: ${JSON.stringify(venueIds)}) { error invitation account { id } } }`,
      admin,
    );

  it('[TEAM-01] the list tells who was here when, until when an invitation counts, and none of the platform’s people', async () => {
    const { account } = await invite('quinn@example.test');
    const platform = await signInStaff(server, {
      number: 8,
      companyId: ids.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    type Listed = { id: string; role: string; lastSeenAt: string; invitationEndsAt: string };
    const list = (token: string) =>
      call<Listed[]>('{ staffMembers { id role lastSeenAt invitationEndsAt } }', token);
    const listed = await list(admin);
    expect(listed.some(({ role }) => role === 'PLATFORM_ADMIN')).toBe(false);
    expect((await list(platform)).some(({ role }) => role === 'PLATFORM_ADMIN')).toBe(true);
    expect(listed.find(({ id }) => id === account?.id)).toMatchObject({
      lastSeenAt: null,
      invitationEndsAt: new Date(server.now().add({ hours: 72 }).epochMilliseconds).toISOString(),
    });
    expect(listed.find(({ id }) => id === fixedId(900_001))).toMatchObject({
      lastSeenAt: new Date(server.now().epochMilliseconds).toISOString(),
      invitationEndsAt: null,
    });
  });

  it('[TEAM-02] [D-402] who works at a venue is given one, once there is one', async () => {
    expect(await invite('nowhere@example.test', 'VENUE_STAFF', [])).toMatchObject({
      error: 'VENUE_REQUIRED',
      invitation: null,
    });
    expect(await invite('nowhere@example.test', 'VENUE_MANAGER', [])).toMatchObject({
      error: 'VENUE_REQUIRED',
    });
    const { account } = await invite('books@example.test', 'ACCOUNTANT', []);
    const demoted = await call<{ error: string | null }>(
      `mutation { changeStaffRole(staffId: "${account?.id}", role: VENUE_STAFF, venueIds: []) { error } }`,
      admin,
    );
    expect(demoted.error).toBe('VENUE_REQUIRED');
    await server.db.updateTable('venues').set({ deleted: true }).execute();
    expect(await invite('early@example.test', 'VENUE_STAFF', [])).toMatchObject({ error: null });
    await server.db.updateTable('venues').set({ deleted: false }).execute();
  });
});
