import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

type Line = {
  id: string;
  soldOut: boolean;
  soldOutUntil: string | null;
  count: number | null;
  refillTo: number | null;
};

const LINE = 'id soldOut soldOutUntil count refillTo';
const begun = Temporal.Instant.from(FRIDAY_EVENING);

describe('stock that comes back by itself', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let owner: string;
  let shifts = 10;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const { company: companyId, venue } = ids;
    kitchen = await signInStaff(server, { companyId, venueIds: [venue], number: 1 });

    owner = await signInStaff(server, {
      companyId,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 2,
    });
    // Open from ten to ten on the venue's wall, in summer.
    await server.db
      .updateTable('venueAvailabilities')
      .set({ starts: '10:00', ends: '22:00' })
      .where('venueId', '=', venue)
      .execute();
  });
  afterAll(() => server.close());

  const call = async (text: string, token = kitchen) => {
    const answer = await server.staff<Record<string, { success: boolean }>>(text, {}, token);
    return answer.errors?.[0]?.extensions.code ?? Object.values(answer.data ?? {})[0]?.success;
  };
  const soldOut = (more: string, itemId = ids.fries) =>
    call(
      `mutation { setItemSoldOut(venueId: "${ids.venue}", itemId: "${itemId}", soldOut: true${more}) { success } }`,
    );
  const count = (more: string, token = kitchen) =>
    call(
      `mutation { setStockCount(venueId: "${ids.venue}", itemId: "${ids.fries}", ${more}) { success } }`,
      token,
    );
  const line = async (itemId = ids.fries, token = kitchen) => {
    const { data } = await server.staff<{
      venueStock: { items: Line[]; variationGroups: { variations: Line[] }[] };
    }>(
      `{ venueStock(venueId: "${ids.venue}") { items { ${LINE} } variationGroups { variations { ${LINE} } } } }`,
      {},
      token,
    );
    const { items, variationGroups } = data!.venueStock;
    const lines = [...items, ...variationGroups.flatMap(({ variations }) => variations)];
    return lines.find(({ id }) => id === itemId)!;
  };
  const canBeOrdered = async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    return (await phone.addFries()).refused.length === 0;
  };
  /** The server looks for what is due, and does it. */
  const look = async (at: Temporal.Instant) => {
    server.setTime(at.toString());
    await server.app.enqueueDueJobs();
    await server.runJobs();
    // A sign-in lasts for a shift only.
    kitchen = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      number: (shifts += 1),
    });
  };
  const opening = begun
    .toZonedDateTimeISO('Europe/Stockholm')
    .add({ days: 1 })
    .with({ hour: 10, minute: 0, second: 0, millisecond: 0 })
    .toInstant();

  it('[CATALOG-30] counted by two people at once: the later one counts, and both read it', async () => {
    await Promise.all([count('count: 5', kitchen), count('count: 8', owner)]);
    const stored = (await line()).count;
    expect([5, 8]).toContain(stored);
    expect((await line(ids.fries, kitchen)).count).toBe(stored);
    await count('count: 7', kitchen);
    await count('count: 9', owner);
    expect((await line(ids.fries, kitchen)).count).toBe(9);
    await count('count: 4', kitchen);
    expect((await line(ids.fries, owner)).count).toBe(4);
    await count('count: null');
  });

  it('[CATALOG-29] is sold out until a chosen time, and on sale again at it', async () => {
    const back = begun.add({ hours: 1 });
    expect(await soldOut(`, until: "${back.toString()}"`)).toBe(true);
    expect(await canBeOrdered()).toBe(false);
    await look(back.subtract({ seconds: 1 }));
    expect((await line()).soldOut).toBe(true);
    await look(back);
    expect(await line()).toMatchObject({ soldOut: false, soldOutUntil: null });
    expect(await canBeOrdered()).toBe(true);
    await look(begun);
  });

  it.each(['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'at noon'])(
    '[CATALOG-29] a time that has passed, is years away or is none is refused: %s',
    async (until) => {
      expect(await soldOut(`, until: "${until}"`)).toBe('BAD_USER_INPUT');
      expect((await line()).soldOut).toBe(false);
    },
  );

  it('[CATALOG-29] [D-601] an option is sold out until the venue opens next, not a minute longer', async () => {
    const option = await server.db
      .selectFrom('variations')
      .select('id')
      .where('groupId', '=', ids.extras)
      .executeTakeFirstOrThrow();
    expect(await soldOut(', untilOpening: true', option.id)).toBe(true);
    expect(Temporal.Instant.from((await line(option.id)).soldOutUntil!).toString()).toBe(
      opening.toString(),
    );
    await look(opening);
    expect((await line(option.id)).soldOut).toBe(false);
    await look(begun);
  });

  it('[CATALOG-29] what is counted is filled up at every opening, and says so in the log', async () => {
    expect(await count('count: 3, refillTo: 100001')).toBe('BAD_USER_INPUT');
    expect(await count('count: 3, refillTo: 12')).toBe(true);
    // The board counts without a word about filling up.
    expect(await count('count: 1')).toBe(true);
    expect(await line()).toMatchObject({ count: 1, refillTo: 12 });
    await look(opening.subtract({ seconds: 1 }));
    expect((await line()).count).toBe(1);
    await look(opening);
    expect((await line()).count).toBe(12);
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'staffId'])
      .where('action', '=', 'refillStock')
      .execute();
    expect(log).toEqual([{ action: 'refillStock', staffId: null }]);
    await count('count: 0');
    await look(opening.add({ hours: 24 }));
    expect((await line()).count).toBe(12);
    expect(await count('count: null')).toBe(true);
    expect(await line()).toMatchObject({ count: null, refillTo: null });
    await look(opening.add({ hours: 48 }));
    expect((await line()).count).toBeNull();
    await look(begun);
  });
});
