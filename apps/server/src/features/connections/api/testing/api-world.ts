import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { makeLog } from '../../../../platform/logging/log.ts';
import { fixedId } from '../../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../../testing/seed-staff.ts';
import { seedTable } from '../../../../testing/table-guests.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { makeCloseDays } from '../../../orders/books/close-days.ts';
import { randomOrders, seedBooks } from '../../../orders/books/testing/seed-books.ts';
import { seedOrder } from '../../../orders/testing/seed-order.ts';

export const NOW = '2026-11-16T12:00:00Z';
/** What must be in no answer. */
export const GUEST = { name: 'Kim Secretguest', comment: 'ring the golden bell' };

export type Result = {
  error: string | null;
  field: string | null;
  secret: string | null;
  apiKey: { id: string; keyEnd: string; lastUsedAt: string | null; endsAt: string | null } | null;
};

const FIELDS = 'error field secret apiKey { id name keyEnd reads createdAt endsAt lastUsedAt }';
const CREATE = `mutation C($id: ID!, $apiKey: ApiKeyInput!) { it: createApiKey(id: $id, apiKey: $apiKey) { ${FIELDS} } }`;
const REVOKE = `mutation R($id: ID!) { it: revokeApiKey(id: $id) { ${FIELDS} } }`;

/** Two companies with weeks of orders of all kinds, closed days, invoices and a credit note. */
export async function openApiWorld() {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await openTestServer(undefined, {}, undefined, makeLog('debug', to));
  server.setTime(NOW);
  const [ids, others] = [await seedOpenShop(server.db, 1), await seedOpenShop(server.db, 2)];
  const sign = (number: number, of: typeof ids, role: 'COMPANY_ADMIN' | 'ACCOUNTANT') =>
    signInStaff(server, { number, companyId: of.company, venueIds: [of.venue], role });
  const owner = await sign(1, ids, 'COMPANY_ADMIN');
  const stranger = await sign(2, others, 'COMPANY_ADMIN');
  const accountant = await sign(3, ids, 'ACCOUNTANT');
  const { id: staffId } = await server.db
    .selectFrom('staffMembers')
    .select('id')
    .where('companyId', '=', ids.company)
    .limit(1)
    .executeTakeFirstOrThrow();
  let seed = 11;
  for (const of of [ids, others]) {
    const at = { companyId: of.company, tableId: await seedTable(server, of, seed), staffId };
    const places = { venueIds: [of.venue, of.closedVenue], itemIds: [of.burger, of.fries] };
    const days = { from: '2026-10-19T08:00:00Z', days: 14 };
    await seedBooks(server.db, at, randomOrders(120, (seed += 1), { ...places, ...days }));
  }
  await server.db
    .updateTable('orders')
    .set({ guestName: GUEST.name, comment: GUEST.comment })
    .execute();
  await makeCloseDays({ db: server.db, now: server.now, newId: randomUUID })();

  const ask = async <Data>(text: string, given: object = {}, token = owner): Promise<Data> => {
    const { data, errors } = await server.staff<{ it: Data }>(text, given, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  for (const number of [1, 2]) await bill(number);
  async function bill(number: number): Promise<void> {
    const targetId = fixedId(950_000 + number);
    await server.db
      .insertInto('invoiceTargets')
      .values({ id: targetId, companyId: ids.company, name: `Acme ${number}`, email: 'a@acme.se' })
      .execute();
    const week = { invoiceTargetId: targetId, createdAt: new Date('2026-11-10T11:00:00Z') };
    await seedOrder(server.db, ids, number, { ...week, guestName: GUEST.name });
  }
  await server.app.jobs['issue-invoices']({});
  const invoice = await server.db
    .selectFrom('invoices')
    .select('id')
    .where('companyId', '=', ids.company)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await ask(
    `mutation { it: creditInvoice(id: "${randomUUID()}", invoiceId: "${invoice.id}", reason: "Kim said so") { error } }`,
  );

  const create = (more: object = {}, token = owner, id: string = randomUUID()): Promise<Result> =>
    ask(
      CREATE,
      {
        id,
        apiKey: {
          name: 'Bookkeeping',
          reads: ['BOOKS', 'ORDERS', 'INVOICES', 'MENU'],
          endsInDays: 30,
          ...more,
        },
      },
      token,
    );
  const get = (path: string, key: string | null, headers: Record<string, string> = {}) =>
    server.app.http.inject({
      method: 'GET',
      url: `/api/v1${path}`,
      headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
    });
  return {
    server,
    ids,
    others,
    owner,
    stranger,
    accountant,
    ask,
    create,
    /** A key that reads everything; the oldest make room for it. */
    newKey: async (more: object = {}, token = owner): Promise<string> => {
      const companyId = token === owner ? ids.company : others.company;
      const known = server.db.selectFrom('apiKeys').select('id').where('companyId', '=', companyId);
      const kept = known.orderBy('createdAt', 'desc').orderBy('id').limit(5);
      await server.db
        .deleteFrom('apiKeys')
        .where('companyId', '=', companyId)
        .where('id', 'not in', kept)
        .execute();
      const { secret, error } = await create(more, token);
      if (secret === null) throw new Error(String(error));
      return secret;
    },
    revoke: (id: string, token = owner) => ask<Result>(REVOKE, { id }, token),
    get,
    /** The JSON of an answer that is one. */
    read: async <Answer>(path: string, key: string): Promise<Answer> => {
      const answer = await get(path, key);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json<Answer>();
    },
    logged: () => lines.join(''),
    audits: async (action: string) => {
      const rows = await server.db
        .selectFrom('auditLog')
        .selectAll()
        .where('action', '=', action)
        .orderBy('id')
        .execute();
      return rows;
    },
    close: () => server.close(),
  };
}
