import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

describe('marketplace and accounts of a company', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let chain: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, platform] = ['', ''];
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    chain = await seedOpenShop(server.db, 2);
    const own = { companyId: ids.company, venueIds: [] };
    owner = await signInStaff(server, { ...own, role: 'COMPANY_ADMIN', number: 1 });
    platform = await signInStaff(server, { ...own, role: 'PLATFORM_ADMIN', number: 2 });
  });
  afterAll(() => server.close());

  const FIELDS = 'version marketplaceId accountsCompanyId accountsCompany';
  const read = async (token = owner) =>
    (
      await server.staff<{ officeMarketplace: { version: number } }>(
        `{ officeMarketplace(companyId: "${ids.company}") { ${FIELDS} } }`,
        {},
        token,
      )
    ).data?.officeMarketplace;
  async function save(token: string, given: object) {
    const { data, errors } = await server.staff<{
      saveMarketplace: { error: string | null; field: string | null };
    }>(
      `mutation Save($companyId: ID!, $version: Int!, $marketplaceId: ID, $accountsCompanyId: ID!) {
        saveMarketplace(companyId: $companyId, version: $version, marketplaceId: $marketplaceId,
          accountsCompanyId: $accountsCompanyId) { error field marketplace { ${FIELDS} } } }`,
      { companyId: ids.company, version: (await read())?.version, ...given },
      token,
    );
    return data?.saveMarketplace ?? { error: errors?.[0]?.extensions.code ?? null };
  }

  it('[LOOK-20] owners read them, only the platform’s people change them, with a word in the log', async () => {
    expect(await read()).toMatchObject({ marketplaceId: null, accountsCompanyId: ids.company });
    const wanted = { marketplaceId: chain.company, accountsCompanyId: chain.company };
    expect(await save(owner, wanted)).toMatchObject({ error: 'FORBIDDEN' });
    expect(await save(platform, { ...wanted, version: 99 })).toMatchObject({
      error: 'VERSION_CONFLICT',
    });
    expect(await save(platform, wanted)).toMatchObject({
      error: null,
      marketplace: { accountsCompany: 'Company 2' },
    });
    expect(await read()).toMatchObject(wanted);
    const guests = await server.guest<{ orderingCloudConfiguration: object }>(
      '{ orderingCloudConfiguration(slug: "company-1") { marketplaceId userCompanyId } }',
    );
    expect(guests.data?.orderingCloudConfiguration).toEqual({
      marketplaceId: chain.company,
      userCompanyId: chain.company,
    });
    const log = await server.staff<{ auditLog: { entries: object[] } }>(
      '{ auditLog { entries { action actor } } }',
      {},
      owner,
    );
    expect(log.data?.auditLog.entries).toContainEqual({
      action: 'saveMarketplace',
      actor: 'PLATFORM',
    });
  });

  it('[LOOK-20] what is no company, or no id, is refused by its field', async () => {
    expect(await save(platform, { accountsCompanyId: ids.venue })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'accountsCompanyId',
    });
    expect(
      await save(platform, { marketplaceId: 'x', accountsCompanyId: ids.company }),
    ).toMatchObject({ error: 'FIELD_INVALID', field: 'marketplaceId' });
  });
});
