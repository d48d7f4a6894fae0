import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeRateCounters } from '../../../platform/auth/rate-counters.ts';
import { makeRateLimits } from '../../../platform/auth/rate-limits.ts';
import { makeMailInvitation } from './mail-invitation.ts';

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
  const mailsTo = async (email: string) => {
    const answer = await fetch(`${server.origin}/dev/inbox.json`);
    const received = (await answer.json()) as { kind: string; to: string; text: string }[];
    return received.filter(({ to }) => to === email);
  };
  const invite = (email: string, role = 'VENUE_STAFF', venueIds: string[] = [ids.venue]) =>
    call<Invitation>(
      `mutation { inviteStaffMember(name: "Robin", email: "${email}", role: ${role},
        venueIds: ${JSON.stringify(venueIds)}) { error invitation account { id } } }`,
      admin,
    );

  it('[TEAM-01] [SETUP-06] the list tells who was here when, until when an invitation counts, and none of the platform’s people', async () => {
    const { account } = await invite('quinn@example.test');
    const platform = await signInStaff(server, {
      number: 8,
      companyId: ids.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    type Listed = { id: string; role: string };
    const list = (token: string) =>
      call<Listed[]>(
        '{ staffMembers { id role lastSeenAt invitationSentAt invitationEndsAt } }',
        token,
      );
    const listed = await list(admin);
    expect(listed.some(({ role }) => role === 'PLATFORM_ADMIN')).toBe(false);
    expect((await list(platform)).some(({ role }) => role === 'PLATFORM_ADMIN')).toBe(true);
    expect(listed.find(({ id }) => id === account?.id)).toMatchObject({
      lastSeenAt: null,
      invitationSentAt: new Date(server.now().epochMilliseconds).toISOString(),
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

  it('[TEAM-02] [SETUP-05] an invitation goes by mail, in the company’s language, with its secret behind the hash', async () => {
    await server.db.updateTable('companies').set({ defaultLanguage: 'en' }).execute();
    const mails = () => mailsTo('mailed@example.test');
    const invited = await call<Invitation & { isMailed: boolean }>(
      `mutation { inviteStaffMember(name: "Robin", email: "mailed@example.test", role: VENUE_STAFF,
        venueIds: ["${ids.venue}"]) { error invitation isMailed account { id } } }`,
      admin,
    );
    expect(invited.isMailed).toBe(true);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'EMAIL', to: 'mailed@example.test' });
    expect(mail?.text).toContain('Hello Robin');
    expect(mail?.text).toContain(`/console/invitation#${invited.invitation}`);
    const again = await call<Invitation & { isMailed: boolean }>(
      `mutation { renewStaffInvitation(staffId: "${invited.account?.id}") { error invitation isMailed } }`,
      admin,
    );
    expect(again).toMatchObject({ error: null, isMailed: true });
    expect((await mails())[0]?.text).toContain(`#${again.invitation}`);
    expect(await mails()).toHaveLength(2);
  });

  it('[SETUP-05] who opens a company invites its owner by mail, in the company’s language', async () => {
    const platform = await signInStaff(server, {
      number: 9,
      companyId: ids.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    const made = await call<{ invitation: string; isMailed: boolean }>(
      `mutation { createCompany(displayName: "Ostbaren", slug: "ostbaren", country: "SE", currency: SEK,
        language: se, adminName: "Eva", adminEmail: "eva@example.test") { error invitation isMailed } }`,
      platform,
    );
    expect(made.isMailed).toBe(true);
    const [mail] = await mailsTo('eva@example.test');
    expect(mail?.text).toContain('Hej Eva! Kim bjuder in dig');
    expect(mail?.text).toContain(`/console/invitation#${made.invitation}`);
  });

  it('[TEAM-05] the owner can demand a second factor of whoever sees money or people, not of the kitchen', async () => {
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    const manager = await signInStaff(server, { ...member, number: 20, role: 'VENUE_MANAGER' });
    const books = await signInStaff(server, { ...member, number: 21, role: 'ACCOUNTANT' });
    const owner = await signInStaff(server, { ...member, number: 22, role: 'COMPANY_ADMIN' });
    const cook = await signInStaff(server, { ...member, number: 23, role: 'VENUE_STAFF' });
    const platform = await signInStaff(server, { ...member, number: 24, role: 'PLATFORM_ADMIN' });
    const require = (required: boolean, token: string) =>
      call<{ error: string | null }>(
        `mutation { setTwoFactorRequired(companyId: "${ids.company}", required: ${required}) { error } }`,
        token,
      );
    const mustEnrol = async () =>
      Promise.all(
        [manager, books, owner, cook, platform].map(
          async (token) =>
            (
              await call<{ mustEnrolTwoFactor: boolean }>(
                '{ staffMe { mustEnrolTwoFactor } }',
                token,
              )
            ).mustEnrolTwoFactor,
        ),
      );
    const officeOf = async (token: string) =>
      (await server.staff('{ administeredCompany { requiresTwoFactor } }', {}, token)).data;
    expect(await mustEnrol()).toEqual([false, false, false, false, false]);
    expect(await require(true, owner)).toEqual({ error: null });
    expect(await mustEnrol()).toEqual([true, true, true, false, false]);
    expect(await officeOf(manager)).toBeNull();
    expect(await require(false, platform)).toEqual({ error: null });
    expect(await mustEnrol()).toEqual([false, false, false, false, false]);
    expect(await officeOf(manager)).toEqual({ administeredCompany: { requiresTwoFactor: false } });
  });

  it('[TEAM-06] whose second factor somebody took off is told by mail', async () => {
    await server.db.updateTable('companies').set({ defaultLanguage: 'en' }).execute();
    const { account } = await invite('factor@example.test');
    const answer = await call<{ error: string | null }>(
      `mutation { removeTwoFactor(staffId: "${account?.id}", proof: "kitchen") { error } }`,
      admin,
    );
    expect(answer.error).toBeNull();
    expect((await mailsTo('factor@example.test'))[0]?.text).toContain(
      'Hello Robin, Kim removed your two-step sign-in',
    );
  });

  it('[TEAM-02] [SETUP-05] a mail server that is away or missing is told, and the invitation is there all the same', async () => {
    const member = await server.db
      .selectFrom('staffMembers')
      .selectAll()
      .where('id', '=', fixedId(900_001))
      .executeTakeFirstOrThrow();
    const warnings: string[] = [];
    const counters = makeRateCounters(() => 0);
    const mailWith = (sendMail: Parameters<typeof makeMailInvitation>[0]['sendMail']) =>
      makeMailInvitation({
        db: server.db,
        log: { warn: (_facts: unknown, text?: string) => void warnings.push(text ?? '') },
        newId: () => crypto.randomUUID(),
        sendMail,
        textsIn: () => (key) => key,
        origin: () => 'https://order.example',
        rates: makeRateLimits(counters, { perCallerPerMinute: 0, perAddressPerMinute: 0 }),
      })({ ...member, role: 'COMPANY_ADMIN' }, 'secret', member.id);
    expect(await mailWith(null)).toBe(false);
    expect(await mailWith(async () => ({ kind: 'REFUSED', code: '550' }))).toBe(false);
    expect(await mailWith(() => Promise.reject(new Error('away')))).toBe(false);
    expect(warnings).toEqual(['a mail to staff could not be sent']);
    expect(await mailWith(async () => ({ kind: 'SENT' }))).toBe(true);
  });

  it('[TEAM-02] nobody’s address is flooded: beyond five in an hour the link is handed over by hand', async () => {
    const { account } = await invite('flooded@example.test');
    const isMailed: boolean[] = [];
    for (let time = 0; time < 6; time += 1) {
      const again = await call<Invitation & { isMailed: boolean }>(
        `mutation { renewStaffInvitation(staffId: "${account?.id}") { error invitation isMailed } }`,
        admin,
      );
      expect(again.error).toBeNull();
      isMailed.push(again.isMailed);
    }
    expect(isMailed).toEqual([true, true, true, true, false, false]);
  });
});
