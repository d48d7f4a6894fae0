import type { OfficeGuest, OfficeGuestPage } from '@tallrik/contract/generated/staff-resolvers';
import { fixedId } from '../../../testing/fixed-id.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { seedOrder } from '../../orders/testing/seed-order.ts';

const LIST = `query L($companyId: ID, $filter: GuestFilter!, $sort: GuestSort!, $isReversed: Boolean!, $cursor: String, $limit: Int) {
  officeGuests(companyId: $companyId, filter: $filter, sort: $sort, isReversed: $isReversed, cursor: $cursor, limit: $limit) {
    nextCursor total levels { id title pointsRequired }
    guests { id name easyId phone email levelId points orders lastOrderAt spent12Months takesNews isBusiness blockedAt } } }`;
const GUEST = `query G($id: ID!) { officeGuest(id: $id) { version isShared blockedReason runningOrders newsSince
  row { name orders spent12Months points levelId blockedAt } cards { brand lastFour }
  pointMoves { points balance orderNumber reason staffName } stamps { name count required } rights { name isUsed }
  codes { code times } invoices { number } } }`;
export const BACK = 'error field guest { version row { points levelId name blockedAt } }';

type Result = { error: string | null; field: string | null; guest: OfficeGuest | null };

/** A restaurant with two guests, its people, and another restaurant with one of its own. */
export async function openGuestOffice() {
  const server = await openTestServer();
  const staff = { owner: '', manager: '', accountant: '', kitchen: '', foreigner: '' };
  const otherVenue = fixedId(910_001);
  const [low, high] = [fixedId(950_001), fixedId(950_002)];
  const rename = (id: string, set: { name?: string; email?: string; easyId?: string }) =>
    server.db.updateTable('users').set(set).where('id', '=', id).execute();
  const ids = await seedOpenShop(server.db, 1);
  const foreign = await seedOpenShop(server.db, 2);
  const { company: companyId } = ids;
  await server.db
    .insertInto('venues')
    .values({ id: otherVenue, companyId, name: 'Other', timeZone: 'Europe/Stockholm' })
    .execute();
  await server.db
    .insertInto('membershipLevels')
    .values([
      {
        id: fixedId(950_000),
        companyId,
        title: JSON.stringify({ en: 'New' }),
        pointsRequired: 0,
      },
      { id: low, companyId, title: JSON.stringify({ en: 'Silver' }), pointsRequired: 100 },
      { id: high, companyId, title: JSON.stringify({ en: 'Gold' }), pointsRequired: 2_000 },
    ])
    .execute();
  const sign = (number: number, role: Parameters<typeof signInStaff>[1]['role'] & string) =>
    signInStaff(server, { number, companyId, venueIds: [ids.venue], role });
  staff.owner = await sign(1, 'COMPANY_ADMIN');
  staff.manager = await sign(2, 'VENUE_MANAGER');
  staff.accountant = await sign(3, 'ACCOUNTANT');
  staff.kitchen = await sign(4, 'VENUE_STAFF');
  const abroad = { number: 5, companyId: foreign.company, venueIds: [] };
  staff.foreigner = await signInStaff(server, { ...abroad, role: 'COMPANY_ADMIN' });
  const elin = await signInGuest(server, { number: 601, companyId });
  const jonas = await signInGuest(server, { number: 602, companyId, creditLimit: 1_000 });
  await rename(elin.userId, { name: 'Elin Sandberg', email: 'elin@example.se', easyId: '20417' });
  await rename(jonas.userId, { name: 'Jonas Öst', email: 'jonas@example.se', easyId: '30500' });
  await signInGuest(server, { number: 603, companyId: foreign.company });
  await seedOrder(server.db, ids, 11, { userId: elin.userId, tip: 500 });
  await seedOrder(server.db, ids, 12, { userId: elin.userId, status: 'REJECTED' });
  const long = new Date('2025-01-13T18:30:00Z');
  await seedOrder(server.db, ids, 13, { userId: elin.userId, createdAt: long });
  const elsewhere = { userId: jonas.userId, venueId: otherVenue };
  await seedOrder(server.db, ids, 14, elsewhere);
  const list = async (filter: object, token = staff.owner, page: object = {}) => {
    const answer = await server.staff<{ officeGuests: OfficeGuestPage }>(
      LIST,
      { filter, sort: 'LAST_ORDER', isReversed: false, limit: 50, ...page },
      token,
    );
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return answer.data.officeGuests;
  };
  const names = async (filter: object, token?: string, page?: object) =>
    (await list(filter, token, page)).guests.map(({ name }) => name);
  const guest = async (id: string, token = staff.owner) => {
    const answer = await server.staff<{ officeGuest: OfficeGuest }>(GUEST, { id }, token);
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return answer.data.officeGuest;
  };
  const change = async (call: string, token = staff.owner): Promise<Result> => {
    const answer = await server.staff<Record<string, Result>>(`mutation { ${call} }`, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (!result) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const entries = (action: string) =>
    server.db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();
  return {
    server,
    ids,
    foreign,
    staff,
    elin,
    jonas,
    low,
    high,
    list,
    names,
    guest,
    change,
    entries,
  };
}
