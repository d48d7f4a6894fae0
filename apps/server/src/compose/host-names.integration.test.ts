import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe('host names that a proxy may have a certificate made for', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer(undefined, {
      PUBLIC_ORIGIN: 'https://order.example',
      // The company at every other name is nobody's leave for a certificate.
      COMPANY_SLUG: 'company-1',
    });
    ids = await seedOpenShop(server.db, 1);
    await server.db
      .insertInto('companyHosts')
      .values({
        host: 'bistro.example',
        companyId: ids.company,
        configurationId: ids.configuration,
      })
      .execute();
  });
  afterAll(() => server.close());

  const ask = async (query: string) => (await fetch(`${server.origin}/health/host${query}`)).status;

  it('[D-286] [F-97] are the platform’s own and those of companies, and no other', async () => {
    expect(await ask('?domain=order.example')).toBe(200);
    expect(await ask('?domain=bistro.example')).toBe(200);
    expect(await ask('?domain=Bistro.Example')).toBe(200);
    expect(await ask('?domain=www.bistro.example')).toBe(404);
    expect(await ask('?domain=stranger.example')).toBe(404);
    expect(await ask('')).toBe(404);
    expect(await ask(`?domain=${'a'.repeat(300)}`)).toBe(404);
    await server.db.updateTable('companies').set({ disabledAt: new Date() }).execute();
    expect(await ask('?domain=bistro.example')).toBe(404);
  });
});
