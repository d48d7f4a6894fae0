import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Host = {
  host: string;
  state: string;
  isMain: boolean;
  txtName: string;
  txtValue: string;
  problem: string | null;
  found: string | null;
  checkedUntil: string | null;
};
type Addresses = { path: string; oldPaths: string[]; platformHost: string | null; hosts: Host[] };
type Result = { error: string | null; suggestions: string[]; addresses: Addresses };

const HOSTS = 'host state isMain txtName txtValue problem found checkedUntil';
const ADDRESSES = `path oldPaths wasLive platformHost hosts { ${HOSTS} }`;
const PLATFORM = 'order.tallrik.app';

describe('[O-20] where guests find a company', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, stranger, platform] = ['', '', ''];
  beforeAll(async () => {
    server = await openTestServer(undefined, { PUBLIC_ORIGIN: `https://${PLATFORM}` });
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    const admin = { venueIds: [] as string[], role: 'COMPANY_ADMIN' as const };
    owner = await signInStaff(server, { ...admin, companyId: ids.company, number: 1 });
    stranger = await signInStaff(server, { ...admin, companyId: foreign.company, number: 2 });
    platform = await signInStaff(server, {
      ...admin,
      role: 'PLATFORM_ADMIN',
      companyId: foreign.company,
      number: 3,
    });
    server.hostWorld.set(PLATFORM, { addresses: ['198.51.100.7'] });
  });
  afterAll(() => server.close());

  async function call(name: string, given: string, token = owner) {
    const { data, errors } = await server.staff<Record<string, Result>>(
      `mutation { ${name}(${given}) { error suggestions addresses { ${ADDRESSES} } } }`,
      {},
      token,
    );
    const code = errors?.[0]?.extensions.code ?? null;
    return { ...(data?.[name] as Result), code };
  }
  const read = async (token = owner) =>
    (
      await server.staff<{ companyAddresses: Addresses }>(
        `{ companyAddresses { ${ADDRESSES} } }`,
        {},
        token,
      )
    ).data!.companyAddresses;
  const hostOf = (addresses: Addresses, host: string) =>
    addresses.hosts.find((one) => one.host === host)!;
  const add = (host: string, token = owner) => call('addHost', `host: "${host}"`, token);
  const check = async (host: string, token = owner) => {
    passMinutes(1);
    return hostOf((await call('checkHost', `host: "${host}"`, token)).addresses, host);
  };
  const passMinutes = (minutes: number) => server.setTime(server.now().add({ minutes }).toString());
  const isServed = async (host: string) =>
    (await server.app.http.inject(`/health/host?domain=${host}`)).statusCode;
  const slugAt = async (host: string) => {
    const { data } = await server.guest<{ it: { slug: string } | null }>(
      `{ it: orderingCloudConfiguration(host: "${host}") { slug } }`,
    );
    return data?.it?.slug ?? null;
  };
  /** Sets both records of a claim as its company's DNS would. */
  const prove = async (host: string, token = owner) => {
    const { txtName, txtValue } = hostOf((await add(host, token)).addresses, host);
    server.hostWorld.set(txtName, { texts: [txtValue] });
    server.hostWorld.set(host, { canonicalNames: [PLATFORM] });
    return check(host, token);
  };
  const logged = async (action: string) =>
    (
      await server.db
        .selectFrom('auditLog')
        .select('details')
        .where('companyId', '=', ids.company)
        .where('action', '=', action)
        .execute()
    ).map(({ details }) => details);

  it('[SETUP-24] a name is added bare, with the records to set; schemes, paths, ports and the platform’s are refused', async () => {
    for (const host of [
      'https://eat.bistro.se',
      'eat.bistro.se/menu',
      'eat.bistro.se:80',
      PLATFORM,
      `bistro.${PLATFORM}`,
      'db.internal',
      '127.0.0.1',
      'a.'.repeat(300),
    ])
      expect(await add(host), host).toMatchObject({
        error: 'HOST_NOT_ALLOWED',
        addresses: { hosts: [] },
      });
    const { addresses, error } = await add(' Eat.Bistro.SE ');
    expect(error).toBeNull();
    expect(addresses).toMatchObject({ platformHost: PLATFORM });
    expect(hostOf(addresses, 'eat.bistro.se')).toMatchObject({
      state: 'WAITING_FOR_DNS',
      isMain: false,
      txtName: '_tallrik.eat.bistro.se',
      txtValue: expect.stringMatching(/^tallrik-verification=[0-9a-f]{32}$/),
      checkedUntil: server.now().add({ hours: 72 }).toString({ fractionalSecondDigits: 3 }),
    });
    expect((await add('eat.bistro.se')).addresses).toEqual(addresses);
    expect((await add('şeker.com')).addresses.hosts.map(({ host }) => host)).toContain(
      'xn--eker-45a.com',
    );
    await call('removeHost', 'host: "xn--eker-45a.com"');
    expect(await logged('addHost')).toContainEqual({ host: 'eat.bistro.se' });
    expect((await read(stranger)).hosts).toEqual([]);
  });

  it('[SETUP-24] [SETUP-25] waits, fails with what was found instead, and is served once both records are right', async () => {
    const host = 'eat.bistro.se';
    const { txtName, txtValue } = hostOf(await read(), host);
    expect(await check(host)).toMatchObject({ state: 'WAITING_FOR_DNS', problem: 'TXT_MISSING' });
    server.hostWorld.set(txtName, { texts: ['tallrik-verification=of-another'] });
    expect(await check(host)).toMatchObject({
      state: 'FAILED',
      problem: 'TXT_OTHER',
      found: 'tallrik-verification=of-another',
    });
    server.hostWorld.set(txtName, { texts: [txtValue] });
    server.hostWorld.set(host, { canonicalNames: ['shops.example'] });
    expect(await check(host)).toMatchObject({ problem: 'DIRECTION_OTHER', found: 'shops.example' });
    server.hostWorld.set(host, { addresses: ['10.0.0.8'] });
    expect(await check(host)).toMatchObject({ problem: 'DIRECTION_OTHER', found: null });
    server.hostWorld.setSilent(true);
    expect(await check(host)).toMatchObject({
      state: 'WAITING_FOR_DNS',
      problem: 'DNS_UNREACHABLE',
    });
    server.hostWorld.setSilent(false);
    expect(await isServed(host)).toBe(404);
    expect(await slugAt(host)).toBeNull();

    server.hostWorld.set(host, { canonicalNames: [`${PLATFORM}.`] });
    expect(await check(host)).toMatchObject({ state: 'VERIFIED', isMain: true, problem: null });
    expect(await isServed(host)).toBe(200);
    expect(await slugAt(host)).toBe('company-1');
    expect(await check(host)).toMatchObject({ state: 'CERTIFICATE_PENDING' });
    server.hostWorld.certify(host);
    expect(await check(host)).toMatchObject({ state: 'LIVE', checkedUntil: null });
  });

  it('[SETUP-24] a name at the root of its zone may lead to the same addresses instead of a CNAME', async () => {
    const { txtName, txtValue } = hostOf((await add('bistro.se')).addresses, 'bistro.se');
    server.hostWorld.set(txtName, { texts: ['v=spf1 -all', txtValue] });
    server.hostWorld.set('bistro.se', { addresses: ['198.51.100.7'] });
    expect(await check('bistro.se')).toMatchObject({ state: 'VERIFIED', isMain: false });
  });

  it('[SETUP-24] [D-580] a job looks every five minutes for 72 hours, and no longer; a tap begins again', async () => {
    const { txtName, txtValue } = hostOf((await add('slow.bistro.se')).addresses, 'slow.bistro.se');
    const lookups = () => server.hostWorld.requests.filter((name) => name === txtName).length;
    await server.app.jobs['check-hosts']({});
    await server.app.jobs['check-hosts']({});
    expect(lookups()).toBe(2);
    // Sign-ins do not last as long as that.
    await server.db
      .updateTable('hostClaims')
      .set({ checkedUntil: new Date(server.now().add({ minutes: 3 }).epochMilliseconds) })
      .where('host', '=', 'slow.bistro.se')
      .execute();
    await server.app.jobs['check-hosts']({});
    expect(hostOf(await read(), 'slow.bistro.se')).toMatchObject({ state: 'FAILED', found: null });
    passMinutes(4);
    await server.app.jobs['check-hosts']({});
    expect(lookups()).toBe(3);
    expect(await check('slow.bistro.se')).toMatchObject({ state: 'WAITING_FOR_DNS' });
    server.hostWorld.set(txtName, { texts: [txtValue] });
    server.hostWorld.set('slow.bistro.se', { canonicalNames: [PLATFORM] });
    server.hostWorld.certify('slow.bistro.se');
    passMinutes(5);
    await server.app.jobs['check-hosts']({});
    // Asked for at once by the job that the verification left.
    await server.runJobs();
    expect(hostOf(await read(), 'slow.bistro.se')).toMatchObject({ state: 'LIVE' });
  });

  it('[D-580] tapping again and again asks no name server again', async () => {
    const { txtName } = hostOf((await add('tap.bistro.se')).addresses, 'tap.bistro.se');
    await check('tap.bistro.se');
    await call('checkHost', 'host: "tap.bistro.se"');
    expect(server.hostWorld.requests.filter((name) => name === txtName)).toHaveLength(1);
  });

  it('[SETUP-25] [D-580] nobody takes a name that is served, and nobody keeps one by saying so', async () => {
    expect(await add('eat.bistro.se', stranger)).toMatchObject({ error: 'HOST_TAKEN' });
    // Both say that it is theirs; who proves it has it.
    await add('race.example');
    expect(await prove('race.example', stranger)).toMatchObject({ state: 'VERIFIED' });
    const { txtName, txtValue } = hostOf(await read(), 'race.example');
    server.hostWorld.set(txtName, { texts: [txtValue] });
    expect(await check('race.example')).toMatchObject({ state: 'FAILED', problem: 'NAME_TAKEN' });
    expect(await slugAt('race.example')).toBe('company-2');
    await call('removeHost', 'host: "eat.bistro.se"', stranger);
    expect(await slugAt('eat.bistro.se')).toBe('company-1');
    for (const name of ['checkHost', 'setMainHost'])
      expect((await call(name, 'host: "eat.bistro.se"', stranger)).code, name).toBe('NOT_FOUND');
    expect((await call('setMainHost', 'host: "race.example"')).code).toBe('NOT_FOUND');
  });

  it('[SETUP-25] one name is the main one, which codes say; a removed one is gone with the next request', async () => {
    const address = async () =>
      (
        await server.staff<{ setupState: { address: string } }>(
          '{ setupState { address } }',
          {},
          owner,
        )
      ).data!.setupState.address;
    expect(await address()).toBe('https://eat.bistro.se');
    const { addresses } = await call('setMainHost', 'host: "bistro.se"');
    expect(addresses.hosts.filter(({ isMain }) => isMain).map(({ host }) => host)).toEqual([
      'bistro.se',
    ]);
    expect(await address()).toBe('https://bistro.se');
    await call('removeHost', 'host: "bistro.se"');
    expect(await isServed('bistro.se')).toBe(404);
    expect(await slugAt('bistro.se')).toBeNull();
    expect(await address()).toBe('https://eat.bistro.se');
    expect(await logged('removeHost')).toContainEqual({ host: 'bistro.se' });
    expect(await logged('setMainHost')).toEqual([{ host: 'bistro.se' }]);
  });

  it('[SETUP-24] a company has ten names at most', async () => {
    for (let number = 0; number < 12; number += 1) await add(`n${number}.bistro.se`);
    expect((await read()).hosts).toHaveLength(10);
    expect(await add('one-more.bistro.se')).toMatchObject({ error: 'LIMIT_REACHED' });
  });

  const slugOf = async (slug: string) => {
    const { data } = await server.guest<{ it: { slug: string } | null }>(
      `{ it: orderingCloudConfiguration(slug: "${slug}") { slug } }`,
    );
    return data?.it?.slug ?? null;
  };

  it('[SETUP-26] before it went live a path is left for whoever comes', async () => {
    await server.db
      .updateTable('companies')
      .set({ hasAppOrders: false, wasLive: false })
      .where('id', '=', foreign.company)
      .execute();
    const { addresses } = await call('changePath', 'path: "first-try"', stranger);
    expect(addresses).toMatchObject({ path: 'first-try', oldPaths: [] });
    expect(await slugOf('company-2')).toBeNull();
    const { error } = await call('changePath', 'path: "company-2"', stranger);
    expect(error).toBeNull();
  });

  it('[SETUP-26] [D-581] afterwards the old one leads to it for ever, and nobody else may have it', async () => {
    expect(await call('changePath', 'path: "Bad Path"')).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await call('changePath', 'path: "console"')).toMatchObject({
      error: 'COMPANY_SLUG_RESERVED',
    });
    expect(await call('changePath', 'path: "company-2"')).toMatchObject({
      error: 'COMPANY_SLUG_TAKEN',
      suggestions: [expect.any(String), expect.any(String)],
    });
    await call('changePath', 'path: "bistro"');
    const { addresses } = await call('changePath', 'path: "bistro-kajen"');
    expect(addresses).toMatchObject({
      path: 'bistro-kajen',
      oldPaths: expect.arrayContaining(['bistro', 'company-1']),
    });
    expect(await logged('changePath')).toContainEqual({ before: 'company-1', after: 'bistro' });
    for (const old of ['company-1', 'bistro', 'bistro-kajen'])
      expect(await slugOf(old), old).toBe('bistro-kajen');
    // Closed again, it stays its own.
    await server.db
      .updateTable('companies')
      .set({ hasAppOrders: false })
      .where('id', '=', ids.company)
      .execute();
    await call('changePath', 'path: "kajen"');
    expect(await slugOf('bistro-kajen')).toBe('kajen');

    const isFree = async (path: string, token: string, companyId?: string) =>
      (
        await server.staff<{ checkPath: { error: string | null } }>(
          `{ checkPath(${companyId ? `companyId: "${companyId}", ` : ''}path: "${path}") { error } }`,
          {},
          token,
        )
      ).data!.checkPath.error;
    expect(await isFree('bistro', platform)).toBe('COMPANY_SLUG_TAKEN');
    expect(await isFree('bistro', stranger, foreign.company)).toBe('COMPANY_SLUG_TAKEN');
    expect(await isFree('bistro', owner, ids.company)).toBeNull();
    expect(await call('changePath', 'path: "bistro"', stranger)).toMatchObject({
      error: 'COMPANY_SLUG_TAKEN',
    });
    const { data } = await server.staff<{ createCompany: { error: string | null } }>(
      `mutation { createCompany(displayName: "Thief", slug: "bistro", country: "SE", currency: SEK,
        language: se, adminName: "Eva", adminEmail: "eva@example.test") { error } }`,
      {},
      platform,
    );
    expect(data?.createCompany.error).toBe('COMPANY_SLUG_TAKEN');
    expect((await call('changePath', 'path: "bistro"')).addresses).toMatchObject({
      path: 'bistro',
      oldPaths: expect.not.arrayContaining(['bistro']),
    });
  });

  it('[SETUP-26] [D-741] a company keeps ten names it left, and no more: nobody takes them all', async () => {
    let refusal: string | null = null;
    for (let number = 1; refusal === null && number < 20; number += 1)
      refusal = (await call('changePath', `path: "taken-${number}"`)).error;
    expect(refusal).toBe('LIMIT_REACHED');
    const kept = await server.db
      .selectFrom('companyPaths')
      .select('path')
      .where('companyId', '=', ids.company)
      .execute();
    expect(kept).toHaveLength(10);
    expect((await call('changePath', `path: "${kept[0]!.path}"`)).error).toBeNull();
  });
});
