import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { fromBase32 } from './testing/from-base32.ts';
import { totpCode, totpStep } from './totp.ts';

type Session = { id: string; device: string; country: string | null; isThisOne: boolean };
type Done = { success: boolean; error: string | null };

const PASSWORD = 'a good long password';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '{ it: ownSessions { id device country isThisOne } }';
const SETTINGS =
  '{ it: ownSettings { version name email pendingEmail language wantsSignInMails } }';

describe('the own account', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer(undefined, { TRUST_PROXY: 'true', COUNTRY_HEADER: 'X-Country' });
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  let people = 0;
  const addPerson = async (role = 'COMPANY_ADMIN', language: string | null = 'en') => {
    people += 1;
    const email = `own-${people}@example.test`;
    await server.db
      .insertInto('staffMembers')
      .values({
        id: fixedId(910_000 + people),
        companyId: ids.company,
        name: 'Robin',
        email,
        passwordHash: await hashPassword(PASSWORD),
        role,
        venueIds: [],
        language,
      })
      .execute();
    return email;
  };

  /** A browser with its cookie, its token and what its proxy says. */
  const openBrowser = (headers: Record<string, string> = {}) => {
    const state = { cookie: '', token: '' };
    const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url: '/staff/graphql',
        payload: { query, variables },
        headers: {
          ...headers,
          ...(state.cookie === '' ? {} : { cookie: state.cookie }),
          ...(state.token === '' ? {} : { authorization: `Bearer ${state.token}` }),
        },
      });
      const set = answer.headers['set-cookie'];
      if (typeof set === 'string') state.cookie = set.split(';')[0] ?? '';
      const { data, errors } = answer.json<{
        data?: { it: Data };
        errors?: { extensions: { code: string } }[];
      }>();
      if (!data) throw new Error(errors?.[0]?.extensions.code);
      return data.it;
    };
    const signIn = async (email: string) => {
      state.token = '';
      const { token, error } = await ask<{ token: string | null; error: string | null }>(
        `mutation ($email: String!, $password: String!) {
          it: staffLogin(email: $email, password: $password) { token error } }`,
        { email, password: PASSWORD },
      );
      state.token = token ?? '';
      return error;
    };
    return { state, ask, signIn };
  };
  const signedIn = async (email: string, headers?: Record<string, string>) => {
    const browser = openBrowser(headers);
    expect(await browser.signIn(email)).toBeNull();
    return browser;
  };
  const mailsTo = async (address: string) => {
    await server.runJobs();
    const answer = await fetch(`${server.origin}/dev/inbox.json`);
    const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
    return mails.filter(({ to }) => to === address);
  };
  const actionsOf = async (email: string) => {
    const rows = await server.db
      .selectFrom('auditLog')
      .innerJoin('staffMembers', 'staffMembers.id', 'auditLog.staffId')
      .select(['action', 'details'])
      .where('email', '=', email)
      .orderBy('auditLog.id', 'desc')
      .execute();
    return rows;
  };

  it('[TEAM-08] its sessions say device, country and which one asks; one is ended, and all others', async () => {
    const email = await addPerson();
    const desk = await signedIn(email, { 'user-agent': FIREFOX, 'x-country': 'SE' });
    const phone = await signedIn(email, { 'x-country': 'not a country' });
    const tablet = await signedIn(email);
    const listed = await desk.ask<Session[]>(SESSIONS);
    expect(listed).toHaveLength(3);
    const own = listed.find(({ isThisOne }) => isThisOne);
    expect(own).toMatchObject({ device: 'Firefox, Windows', country: 'SE' });
    expect(listed.filter(({ country }) => country === null)).toHaveLength(2);

    const phones = (await phone.ask<Session[]>(SESSIONS)).find(({ isThisOne }) => isThisOne);
    await desk.ask(`mutation { it: endSession(id: "${phones?.id}") { error } }`);
    await expect(phone.ask(SESSIONS)).rejects.toThrow('UNAUTHENTICATED');
    expect(await tablet.ask<Session[]>(SESSIONS)).toHaveLength(2);

    await desk.ask('mutation { it: endOtherSessions { error } }');
    await expect(tablet.ask(SESSIONS)).rejects.toThrow('UNAUTHENTICATED');
    expect(await desk.ask<Session[]>(SESSIONS)).toEqual([own]);
    expect((await actionsOf(email)).slice(0, 2).map(({ action }) => action)).toEqual([
      'endOtherSessions',
      'endSession',
    ]);
  });

  it('[TEAM-08] nobody ends somebody else’s session, and a new password ends the old ones', async () => {
    const [email, other] = [await addPerson(), await addPerson()];
    const [mine, others] = [await signedIn(email), await signedIn(other)];
    const [theirs] = await others.ask<Session[]>(SESSIONS);
    await mine.ask(`mutation { it: endSession(id: "${theirs?.id}") { error } }`);
    expect(await others.ask<Session[]>(SESSIONS)).toEqual([theirs]);
    const second = await signedIn(email);
    const { token } = await mine.ask<{ token: string }>(
      `mutation { it: changeStaffPassword(password: "${PASSWORD}", newPassword: "another long one!") { token error } }`,
    );
    mine.state.token = token;
    await expect(second.ask(SESSIONS)).rejects.toThrow('UNAUTHENTICATED');
    expect(await mine.ask<Session[]>(SESSIONS)).toMatchObject([{ isThisOne: true }]);
  });

  it('[TEAM-08] a session is as old as its last use, to five minutes', async () => {
    const email = await addPerson();
    const browser = await signedIn(email);
    const seen = async () =>
      (await browser.ask<{ lastSeenAt: string }[]>('{ it: ownSessions { lastSeenAt } }'))[0]
        ?.lastSeenAt;
    const before = server.now();
    expect(await seen()).toBe(new Date(before.epochMilliseconds).toISOString());
    server.setTime(before.add({ minutes: 4 }).toString());
    expect(await seen()).toBe(new Date(before.epochMilliseconds).toISOString());
    server.setTime(before.add({ minutes: 6 }).toString());
    expect(await seen()).toBe(new Date(server.now().epochMilliseconds).toISOString());
  });

  it('[TEAM-08] name, language and mails are changed without signing anybody out, and an older version is refused', async () => {
    const email = await addPerson('ACCOUNTANT', null);
    const browser = await signedIn(email);
    const { version } = await browser.ask<{ version: number }>(SETTINGS);
    const save = (settings: string, on = version) =>
      browser.ask<Done & { field: string | null }>(
        `mutation { it: saveOwnSettings(version: ${on}, settings: ${settings}) { success error field } }`,
      );
    expect(await save('{ name: "  " }')).toMatchObject({ error: 'STAFF_NAME', field: 'name' });
    expect(await save('{ name: "Robin Ek", language: tr, wantsSignInMails: false }')).toMatchObject(
      { success: true, error: null },
    );
    expect(await save('{ name: "Too late" }')).toMatchObject({ error: 'VERSION_CONFLICT' });
    expect(await browser.ask(SETTINGS)).toEqual({
      version: version + 1,
      name: 'Robin Ek',
      email,
      pendingEmail: null,
      language: 'tr',
      wantsSignInMails: false,
    });
    expect((await actionsOf(email))[0]).toEqual({
      action: 'saveOwnSettings',
      details: {
        kind: 'STAFF',
        changes: {
          name: 'changed',
          language: { before: null, after: 'tr' },
          wantsSignInMails: { before: true, after: false },
        },
      },
    });
  });

  it('[TEAM-09] [D-590] a device not seen in 90 days is told of, in the person’s own language, and a known one is not', async () => {
    const email = await addPerson('COMPANY_ADMIN', 'se');
    const desk = await signedIn(email, { 'user-agent': FIREFOX, 'x-country': 'SE' });
    expect(await mailsTo(email)).toEqual([]);
    expect(await desk.signIn(email)).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
    await signedIn(email, { 'user-agent': FIREFOX, 'x-country': 'DK' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain('Ny inloggning');
    expect(mail?.text).toContain('Firefox, Windows (Danmark)');
    const before = server.now();
    server.setTime(before.add({ hours: 24 * 91 }).toString());
    expect(await desk.signIn(email)).toBeNull();
    expect(await mailsTo(email)).toHaveLength(2);
    await desk.ask(
      'mutation { it: saveOwnSettings(version: 1, settings: { wantsSignInMails: false }) { error } }',
    );
    await signedIn(email);
    expect(await mailsTo(email)).toHaveLength(2);
    server.setTime(before.toString());
  });

  it('[TEAM-09] a new second factor is told of', async () => {
    const email = await addPerson();
    const browser = await signedIn(email);
    const { secret } = await browser.ask<{ secret: string }>(
      'mutation { it: beginTwoFactor { secret } }',
    );
    expect(await mailsTo(email)).toEqual([]);
    const code = totpCode(fromBase32(secret), totpStep(server.now()));
    await browser.ask(`mutation { it: confirmTwoFactor(code: "${code}") { error } }`);
    expect(await mailsTo(email)).toMatchObject([{ subject: expect.stringContaining('Two-step') }]);
  });

  const linkIn = (text: string | undefined) =>
    /\/console\/confirm-mail#(\S+)/.exec(text ?? '')?.[1];
  const wish = (browser: Awaited<ReturnType<typeof signedIn>>, email: string, proof = PASSWORD) =>
    browser.ask<Done>(
      'mutation ($email: String!, $proof: String) { it: changeOwnEmail(email: $email, proof: $proof) { success error } }',
      { email, proof },
    );
  const confirm = (secret: string | undefined) =>
    openBrowser().ask<Done>(
      'mutation ($secret: String!) { it: confirmOwnEmail(secret: $secret) { success error } }',
      { secret },
    );

  it('[TEAM-10] the address changes when the link sent to the new one is opened, once; the old one is told', async () => {
    const email = await addPerson();
    const browser = await signedIn(email);
    expect(await wish(browser, 'no address')).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await wish(browser, 'new@example.test', '')).toMatchObject({
      error: 'STEP_UP_REQUIRED',
    });
    expect(await wish(browser, 'new@example.test', 'a guess')).toMatchObject({
      error: 'ERROR_INVALID_CREDENTIALS',
    });
    expect(await wish(browser, 'new@example.test')).toEqual({ success: true, error: null });
    expect(await browser.ask(SETTINGS)).toMatchObject({ email, pendingEmail: 'new@example.test' });
    const first = linkIn((await mailsTo('new@example.test'))[0]?.text);
    await wish(browser, 'new@example.test');
    const secret = linkIn((await mailsTo('new@example.test'))[0]?.text);
    expect(secret).not.toBe(first);
    expect(await confirm(first)).toMatchObject({ error: 'LINK_INVALID' });
    expect(await mailsTo(email)).toEqual([]);
    const answers = await Promise.all([confirm(secret), confirm(secret)]);
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['LINK_INVALID', null].toSorted());
    expect(await browser.ask(SETTINGS)).toMatchObject({
      email: 'new@example.test',
      pendingEmail: null,
    });
    expect(await mailsTo(email)).toMatchObject([
      { subject: expect.stringContaining('was changed') },
    ]);
    const kept = await server.db.selectFrom('staffEmailChanges').selectAll().execute();
    expect(kept.filter(({ oldEmail }) => oldEmail === email)).toEqual([]);
    expect((await actionsOf('new@example.test'))[0]).toEqual({
      action: 'confirmOwnEmail',
      details: { kind: 'STAFF', changes: { email: 'changed' } },
    });
    expect(await openBrowser().signIn('new@example.test')).toBeNull();
    expect(await openBrowser().signIn(email)).toBe('ERROR_INVALID_CREDENTIALS');
  });

  it('[TEAM-10] the link is good for a day', async () => {
    const browser = await signedIn(await addPerson());
    await wish(browser, 'late@example.test');
    const secret = linkIn((await mailsTo('late@example.test'))[0]?.text);
    const before = server.now();
    server.setTime(before.add({ hours: 25 }).toString());
    expect(await confirm(secret)).toMatchObject({ error: 'LINK_INVALID' });
    server.setTime(before.toString());
  });

  it('[TEAM-10] the link ends with the sessions it was asked for in: whoever took an account over cannot keep it', async () => {
    const email = await addPerson();
    const browser = await signedIn(email);
    await wish(browser, 'thief@example.test');
    const secret = linkIn((await mailsTo('thief@example.test'))[0]?.text);
    expect(secret).toBeDefined();
    await server.db
      .updateTable('staffMembers')
      .set(({ eb }) => ({ tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('email', '=', email)
      .execute();
    expect(await confirm(secret)).toMatchObject({ error: 'LINK_INVALID' });
    expect(await openBrowser().signIn(email)).toBeNull();
  });

  it('[D-591] somebody’s address is answered as any other: they are told, and no link is sent', async () => {
    const used = await addPerson();
    const browser = await signedIn(await addPerson());
    expect(await wish(browser, used)).toEqual({ success: true, error: null });
    expect(await browser.ask(SETTINGS)).toMatchObject({ pendingEmail: used });
    const [mail] = await mailsTo(used);
    expect(mail?.text).toContain('belongs to an account already');
    expect(linkIn(mail?.text)).toBeUndefined();
  });

  it('[TEAM-10] an address that became somebody’s meanwhile stays theirs', async () => {
    const browser = await signedIn(await addPerson());
    await wish(browser, 'wanted@example.test');
    const secret = linkIn((await mailsTo('wanted@example.test'))[0]?.text);
    const other = await signedIn(await addPerson());
    await wish(other, 'Wanted@example.test');
    const first = linkIn((await mailsTo('Wanted@example.test'))[0]?.text);
    expect(await confirm(first)).toMatchObject({ error: null });
    expect(await confirm(secret)).toMatchObject({ error: 'STAFF_EMAIL_TAKEN' });
  });

  it('[TEAM-10] two links for one address, opened in the same instant: one has it, the other is told', async () => {
    const secrets: (string | undefined)[] = [];
    for (const address of ['both@example.test', 'Both@example.test']) {
      await wish(await signedIn(await addPerson()), address);
      secrets.push(linkIn((await mailsTo(address))[0]?.text));
    }
    const answers = await Promise.all(secrets.map(confirm));
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set([null, 'STAFF_EMAIL_TAKEN']),
    );
  });
});
