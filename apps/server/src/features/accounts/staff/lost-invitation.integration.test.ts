import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { inviteFirstAdmin } from './first-admin.ts';

type Session = { token: string | null; error: string | null };
type Invitation = {
  error: string | null;
  invitation: string | null;
  account: { id: string; isInvited: boolean } | null;
};

const PASSWORD = 'a good long password';

const openStaffCalls = (server: TestServer) => {
  const call = async <Answer>(text: string, token?: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0] as Answer;
  };
  const accept = (invitation: string | null) =>
    call<Session>(
      `mutation { acceptStaffInvitation(invitation: "${invitation}", password: "${PASSWORD}") { token error } }`,
    );
  return { call, accept };
};

describe('[D-296] an invitation whose address was lost', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let calls: ReturnType<typeof openStaffCalls>;
  beforeAll(async () => {
    server = await openTestServer();
    calls = openStaffCalls(server);
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  let number = 0;
  /** Signed in anew for each call: days pass between them. */
  const asAdmin = () => {
    number += 1;
    const member = { companyId: ids.company, venueIds: [], number };
    return signInStaff(server, { ...member, role: 'COMPANY_ADMIN' });
  };
  const ANSWER = '{ error invitation account { id isInvited } }';
  const invite = async (email: string) =>
    calls.call<Invitation>(
      `mutation { inviteStaffMember(name: "Robin", email: "${email}", role: VENUE_STAFF,
        venueIds: ["${ids.venue}"]) ${ANSWER} }`,
      await asAdmin(),
    );
  const renew = async (staffId: string | undefined) =>
    calls.call<Invitation>(
      `mutation { renewStaffInvitation(staffId: "${staffId}") ${ANSWER} }`,
      await asAdmin(),
    );
  const login = (email: string) =>
    calls.call<Session>(
      `mutation { staffLogin(email: "${email}", password: "${PASSWORD}") { token error } }`,
    );

  it('is made anew: the old address ends, the new one is good for three days, and it is written down', async () => {
    const old = await invite('robin@example.test');
    server.setTime(server.now().add({ hours: 71 }).toString());
    const anew = await renew(old.account?.id);
    expect(anew).toEqual({
      error: null,
      invitation: expect.any(String),
      account: { id: old.account?.id, isInvited: true },
    });
    expect(await calls.accept(old.invitation)).toMatchObject({ error: 'INVITATION_INVALID' });
    server.setTime(server.now().add({ hours: 71 }).toString());
    expect(await calls.accept(anew.invitation)).toMatchObject({ error: null });
    const log = await calls.call<{ entries: { action: string; subjectId: string }[] }>(
      '{ auditLog { entries { action subjectId } } }',
      await asAdmin(),
    );
    const ofRobin = log.entries.filter(({ subjectId }) => subjectId === old.account?.id);
    expect(ofRobin.map(({ action }) => action)).toEqual([
      'acceptStaffInvitation',
      'renewStaffInvitation',
      'inviteStaffMember',
    ]);
  });

  it('also after it has expired', async () => {
    const old = await invite('late@example.test');
    server.setTime(server.now().add({ hours: 73 }).toString());
    expect(await calls.accept(old.invitation)).toMatchObject({ error: 'INVITATION_INVALID' });
    const { invitation } = await renew(old.account?.id);
    expect(await calls.accept(invitation)).toMatchObject({ error: null });
  });

  it('[SETUP-06] its address tells what became of it, who invited to what, and nothing of one that never was', async () => {
    await server.db.updateTable('companies').set({ displayName: 'Bistro' }).execute();
    const known = (invitation: string | null) =>
      calls.call<{ state: string } | null>(
        `{ staffInvitation(invitation: "${invitation}") { state company name inviter } }`,
      );
    const first = await invite('old@example.test');
    const facts = { company: 'Bistro', name: 'Robin', inviter: 'Kim' };
    expect(await known(first.invitation)).toEqual({ ...facts, state: 'OPEN' });
    const second = await renew(first.account?.id);
    expect(await known(first.invitation)).toEqual({ ...facts, state: 'REPLACED' });
    server.setTime(server.now().add({ hours: 73 }).toString());
    expect(await known(second.invitation)).toEqual({ ...facts, state: 'EXPIRED' });
    const third = await renew(first.account?.id);
    await calls.accept(third.invitation);
    expect(await known(third.invitation)).toEqual({ ...facts, state: 'USED' });
    const withdrawn = await invite('withdrawn@example.test');
    await calls.call(
      `mutation { setStaffActive(staffId: "${withdrawn.account?.id}", active: false) { error } }`,
      await asAdmin(),
    );
    expect(await known(withdrawn.invitation)).toMatchObject({ state: 'REPLACED' });
    expect(await known('never-was')).toBeNull();
  });

  it('once accepted it is refused, and takes neither password nor session away', async () => {
    const { invitation, account } = await invite('quick@example.test');
    const { token } = await calls.accept(invitation);
    expect(await renew(account?.id)).toEqual({
      error: 'INVITATION_ACCEPTED',
      invitation: null,
      account: null,
    });
    expect(await calls.call('{ staffMe { id } }', token ?? '')).toEqual({ id: account?.id });
    expect(await login('quick@example.test')).toMatchObject({ error: null });
  });

  it('accepted and made anew at once: one of both holds, never half of each', async () => {
    const { invitation, account } = await invite('both@example.test');
    const [accepted, renewed] = await Promise.all([calls.accept(invitation), renew(account?.id)]);
    const isIn = accepted.error === null;
    expect(renewed.error).toBe(isIn ? 'INVITATION_ACCEPTED' : null);
    const last = isIn ? accepted : await calls.accept(renewed.invitation);
    expect(last).toMatchObject({ error: null });
    expect(await login('both@example.test')).toMatchObject({ error: null });
  });

  it("[D-138] another company's people do not exist, nor does the platform's", async () => {
    const foreign = await seedOpenShop(server.db, 2);
    const cook = { companyId: foreign.company, venueIds: [], number: 60 };
    await signInStaff(server, cook);
    const platform = { companyId: ids.company, venueIds: [], number: 61 };
    await signInStaff(server, { ...platform, role: 'PLATFORM_ADMIN' });
    const others = await server.db
      .selectFrom('staffMembers')
      .select('id')
      .where((where) =>
        where.or([where('companyId', '=', foreign.company), where('role', '=', 'PLATFORM_ADMIN')]),
      )
      .execute();
    expect(others).toHaveLength(2);
    for (const { id } of others) {
      const answer = await server.staff(
        `mutation { renewStaffInvitation(staffId: "${id}") { error } }`,
        {},
        await asAdmin(),
      );
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('[D-297] the first administrator, whose printed address was lost', () => {
  let server: TestServer;
  let calls: ReturnType<typeof openStaffCalls>;
  beforeAll(async () => {
    server = await openTestServer();
    calls = openStaffCalls(server);
  });
  afterAll(() => server.close());

  const start = (email = 'boss@example.test') =>
    inviteFirstAdmin(server.db, email, { newId: randomUUID, now: server.now() });
  const later = (hours: number) => server.setTime(server.now().add({ hours }).toString());

  it('is invited anew by the next start until somebody has come in, and never somebody else', async () => {
    const lost = await start();
    expect(await Promise.all([start(), start()])).toEqual([null, null]);
    later(1);
    expect(await start('thief@example.test')).toBeNull();
    const printed = (await Promise.all([start(' Boss@Example.test'), start()])).filter(
      (made) => made !== null,
    );
    expect(printed).toHaveLength(1);
    expect(await calls.accept(lost)).toMatchObject({ error: 'INVITATION_INVALID' });
    later(80);
    const afterExpiry = await start();
    expect(await calls.accept(printed[0] ?? '')).toMatchObject({ error: 'INVITATION_INVALID' });
    const { token } = await calls.accept(afterExpiry);
    expect(await calls.call('{ companies { displayName } }', token ?? '')).toEqual([
      { displayName: 'Platform' },
    ]);
    later(80);
    expect(await start()).toBeNull();
  });
});

describe('[D-115] the first platform administrator', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('is invited once, however many processes start, and opens companies then', async () => {
    const now = server.now();
    const invitations = await Promise.all(
      [1, 2, 3].map(() =>
        inviteFirstAdmin(server.db, 'boss@example.test', { newId: randomUUID, now }),
      ),
    );
    const [invitation, ...others] = invitations.filter((made) => made !== null);
    expect(others).toEqual([]);
    const accepted = await server.staff<{ acceptStaffInvitation: Session }>(
      `mutation { acceptStaffInvitation(invitation: "${invitation}", password: "a good password") { token error } }`,
    );
    const token = accepted.data?.acceptStaffInvitation.token ?? undefined;
    const listed = await server.staff('{ companies { displayName slugs } }', {}, token);
    expect(listed.data).toEqual({ companies: [{ displayName: 'Platform', slugs: [] }] });
  });
});
