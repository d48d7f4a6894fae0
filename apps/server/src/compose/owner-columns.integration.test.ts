import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeEverything } from '../testing/owner-columns/owner-changes.ts';
import { BEYOND_OWNERS, NEVER_CHANGED_BY_OWNERS } from '../testing/owner-columns/beyond-owners.ts';
import {
  changedColumns,
  readColumns,
  takeSnapshot,
} from '../testing/owner-columns/written-columns.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe('[D-610] what an owner can change', () => {
  let server: TestServer;
  let tables: Map<string, string[]>;
  beforeAll(async () => {
    server = await openTestServer(undefined, { PUBLIC_ORIGIN: 'https://eat.example' });
    tables = await readColumns(server.db);
  });
  afterAll(() => server.close());

  it('[D-610] every table is either the owner’s or named as somebody else’s', () => {
    expect(Object.keys(BEYOND_OWNERS).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('[D-610] every column of the owner’s tables is written by an operation of the office, or named in D-610', async () => {
    const ids = await seedOpenShop(server.db, 1);
    const member = { companyId: ids.company, venueIds: [], role: 'COMPANY_ADMIN' as const };
    const owner = await signInStaff(server, { ...member, number: 1 });
    const owned = [...tables.keys()].filter((table) => !(table in BEYOND_OWNERS));
    const before = await takeSnapshot(server.db, owned);
    await changeEverything({ server, ids, owner });
    const after = await takeSnapshot(server.db, owned);
    const changed = await changedColumns(server.db, before, after);
    const untouched = owned
      .flatMap((table) => (tables.get(table) ?? []).map((column) => `${table}.${column}`))
      .filter((column) => !changed.has(column));
    // One that has become reachable must leave the list as well.
    expect(untouched).toEqual(Object.keys(NEVER_CHANGED_BY_OWNERS).toSorted());
  });

  it('[D-610] the decisions name each exception', () => {
    const decisions = readFileSync(
      new URL('../../../../docs/requirements/decisions.md', import.meta.url),
      'utf8',
    );
    const row = decisions.split('\n').find((line) => line.startsWith('| D-610 |')) ?? '';
    const names = [...Object.keys(BEYOND_OWNERS), ...Object.keys(NEVER_CHANGED_BY_OWNERS)];
    expect(names.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });
});
