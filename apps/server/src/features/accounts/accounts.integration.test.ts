import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { fixedId } from '../../testing/fixed-id.ts';

const PHONE = '+46706000001';

/** The whole server, with real hashes and the demo's inbox: what the other tests take apart, in one piece. */
describe('an account from first to last', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db
      .insertInto('membershipLevels')
      .values([
        { id: fixedId(701), companyId: ids.company, pointsRequired: 0 },
        { id: fixedId(702), companyId: ids.company, pointsRequired: 10 },
      ])
      .execute();
  });
  afterAll(() => server.close());

  const call = async (
    operation: string,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Record<string, Record<string, unknown>>> => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: operation },
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    const { data, errors } = answer.json<{ data: never; errors?: unknown }>();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const codeInInbox = async (): Promise<string> => {
    await server.runJobs();
    const inbox = await server.app.http.inject('/dev/inbox.json');
    const [sms] = inbox.json<{ kind: string; to: string; text: string }[]>();
    expect(sms).toMatchObject({ kind: 'SMS', to: PHONE });
    return /\d{4}/.exec(sms?.text ?? '')?.[0] ?? 'none';
  };

  it('[AUTH-01] [AUTH-15] [AUTH-30] [D-75] [D-111] is made, verified, used, lost, found and deleted', async () => {
    const credentials = (password: string) =>
      `companyId: "${ids.company}", phone: "${PHONE}", password: "${password}"`;
    const { register } = await call(
      `mutation { register(${credentials('hunger')}, name: "Astrid Lind", email: "a@guest.example") { error token } }`,
      undefined,
      { 'x-language': 'en' },
    );
    expect(register).toEqual({ error: null, token: expect.any(String) });
    const first = String(register?.['token']);
    const code = await codeInInbox();
    expect((await server.app.http.inject('/dev/inbox')).body).toContain(
      `${code} is your Company 1 code`,
    );
    expect(await call(`mutation { activatePhone(code: "${code}") { error } }`, first)).toEqual({
      activatePhone: { error: null },
    });

    const user = await server.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    const mine = `query { User(id: "${user.id}") { phone membershipCard { points } } }`;
    expect(await call(mine, first)).toEqual({
      User: { phone: PHONE, membershipCard: { points: 0 } },
    });

    await call(
      `mutation { sendResetPassword(companyId: "${ids.company}", phone: "${PHONE}") { success } }`,
    );
    const reset = await call(
      `mutation { confirmResetPassword(${credentials('starving')}, code: "${await codeInInbox()}") { success } }`,
    );
    expect(reset).toEqual({ confirmResetPassword: { success: true } });
    await expect(call(mine, first)).rejects.toThrow('UNAUTHENTICATED');

    const { login } = await call(`mutation { login(${credentials('starving')}) { error token } }`);
    const second = String(login?.['token']);
    expect(await call(mine, second)).toMatchObject({ User: { phone: PHONE } });
    expect(
      await call(`mutation { deleteNode(userId: "${user.id}") { success message } }`, second),
    ).toEqual({ deleteNode: { success: true, message: null } });
    expect(
      await call(
        `mutation { hasPhoneNumberBeenDeletedLately(phoneNumber: "${PHONE}", companyId: "${ids.company}") { message } }`,
      ),
    ).toEqual({ hasPhoneNumberBeenDeletedLately: { message: '30' } });
    await expect(call(mine, second)).rejects.toThrow('UNAUTHENTICATED');
  });
});
