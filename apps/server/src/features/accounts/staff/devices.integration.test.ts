import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Made = { error: string | null; code: string; device: { id: string; codeEndsAt: string } };
type Session = { error: string | null; token: string | null };

describe('tablets of a kitchen', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, manager, foreign] = ['', '', ''];
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const other = await seedOpenShop(server.db, 2);
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    manager = await signInStaff(server, { ...own, number: 2, role: 'VENUE_MANAGER' });
    foreign = await signInStaff(server, {
      companyId: other.company,
      venueIds: [],
      number: 3,
      role: 'COMPANY_ADMIN',
    });
  });
  afterAll(() => server.close());

  const call = async <Answer>(text: string, token?: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, token);
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions.code);
    return Object.values(answer.data)[0]!;
  };
  const add = (number: number, token = manager, name = 'Wall', venueIds = [ids.venue]) =>
    call<Made>(
      `mutation { addDevice(id: "${fixedId(950_000 + number)}", name: "${name}",
        venueIds: ${JSON.stringify(venueIds)}) { error code device { id codeEndsAt } } }`,
      token,
    );
  const signIn = (code: string) =>
    call<Session>(`mutation { signInDevice(code: "${code}") { error token } }`);
  const board = (token: string) =>
    call(`{ venueBoard(venueId: "${ids.venue}") { serverTime } }`, token);
  const devices = (token: string) =>
    call<{ id: string; isSignedIn: boolean; lastSeenAt: string | null }[]>(
      '{ staffDevices { id isSignedIn lastSeenAt } }',
      token,
    );

  it('[TEAM-07] a code of 8 characters, made by a manager, signs a tablet in once; it sees the board and nothing else', async () => {
    const { code, device } = await add(1);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(Date.parse(device.codeEndsAt)).toBe(server.now().add({ minutes: 10 }).epochMilliseconds);
    expect(await devices(manager)).toMatchObject([{ id: device.id, isSignedIn: false }]);
    const { token } = await signIn(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    expect(await signIn(code)).toEqual({ error: 'DEVICE_CODE_INVALID', token: null });
    await board(token!);
    expect(await call('{ staffMe { name role isDevice venues { id } } }', token!)).toEqual({
      name: 'Wall',
      role: 'VENUE_STAFF',
      isDevice: true,
      venues: [{ id: ids.venue }],
    });
    for (const refused of [
      '{ auditLog { nextCursor } }',
      '{ staffDevices { id } }',
      'mutation { beginTwoFactor { error } }',
    ])
      await expect(call(refused, token!)).rejects.toThrow('FORBIDDEN');
    expect(await devices(owner)).toMatchObject([
      { isSignedIn: true, lastSeenAt: new Date(server.now().epochMilliseconds).toISOString() },
    ]);
  });

  it('[TEAM-07] of two tablets that type one code at once, one is let in', async () => {
    const { code } = await add(2);
    const sessions = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(sessions.filter(({ token }) => token !== null)).toHaveLength(1);
  });

  it('[TEAM-07] a code older than ten minutes, or with a newer one beside it, opens nothing', async () => {
    const { code, device } = await add(3);
    const renewed = await call<Made>(
      `mutation { renewDeviceCode(id: "${device.id}") { error code } }`,
      owner,
    );
    expect(await signIn(code)).toMatchObject({ error: 'DEVICE_CODE_INVALID' });
    server.setTime(server.now().add({ minutes: 10 }).toString());
    expect(await signIn(renewed.code)).toMatchObject({ error: 'DEVICE_CODE_INVALID' });
    server.setTime(FRIDAY_EVENING);
    expect(await signIn(renewed.code)).toMatchObject({ error: null });
  });

  it('[TEAM-07] [D-630] a tablet stays in for a year, until it is ended from the list, and is nobody of the team’s list', async () => {
    const { code, device } = await add(4);
    const token = (await signIn(code)).token!;
    server.setTime(
      server
        .now()
        .add({ hours: 24 * 300 })
        .toString(),
    );
    await board(token);
    server.setTime(FRIDAY_EVENING);
    const team = await call<{ id: string }[]>('{ staffMembers { id } }', owner);
    expect(team.map(({ id }) => id)).not.toContain(device.id);
    await expect(
      call(`mutation { resetStaffPassword(staffId: "${device.id}") { error } }`, owner),
    ).rejects.toThrow('NOT_FOUND');
    await call(`mutation { endDevice(id: "${device.id}") { success } }`, manager);
    await expect(board(token)).rejects.toThrow('UNAUTHENTICATED');
    expect((await devices(owner)).map(({ id }) => id)).not.toContain(device.id);
    const log = await call<{ entries: { action: string; subjectId: string }[] }>(
      '{ auditLog { entries { action subjectId } } }',
      owner,
    );
    const ofDevice = log.entries.filter(({ subjectId }) => subjectId === device.id);
    expect(ofDevice.map(({ action }) => action)).toEqual([
      'endDevice',
      'signInDevice',
      'addDevice',
    ]);
  });

  it('[TEAM-07] what lacks a name or a restaurant is refused, and another company’s tablets and restaurants are not there', async () => {
    expect(await add(5, owner, ' ')).toMatchObject({ error: 'STAFF_NAME' });
    expect(await add(5, owner, 'Wall', [])).toMatchObject({ error: 'VENUE_REQUIRED' });
    await expect(add(5, foreign)).rejects.toThrow('NOT_FOUND');
    const { device } = await add(6, owner);
    for (const change of ['renewDeviceCode', 'endDevice'])
      await expect(
        call(`mutation { ${change}(id: "${device.id}") { error } }`, foreign),
      ).rejects.toThrow('NOT_FOUND');
    expect(await devices(foreign)).toEqual([]);
  });

  it('[TEAM-07] [D-108] who guesses codes is stopped', async () => {
    const answers: (string | null)[] = [];
    for (let guess = 0; guess < 51; guess += 1) {
      const digits = guess.toString(8).padStart(2, '0');
      const signs = [...digits].map((digit) => 'ABCDEFGH'.charAt(Number(digit))).join('');
      answers.push((await signIn(`ZZZZZZ${signs}`)).error);
    }
    expect(answers[0]).toBe('DEVICE_CODE_INVALID');
    expect(answers.at(-1)).toBe('RATE_LIMITED');
  });
});
