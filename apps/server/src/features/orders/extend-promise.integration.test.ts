import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = {
  status: string;
  version: number;
  extensions: number;
  estimatedFinishTime: string | null;
  movedAt: string;
};
type Moved = { success: boolean; error: string | null; order: Card | null };
const CARD = 'success error order { status version extensions estimatedFinishTime movedAt }';

describe('[KITCHEN-10] [F-73] minutes added to a promise', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { company: { defaultLanguage: 'se' } });
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    kitchen = await signInStaff(server, { ...member, number: 1 });
  });
  afterAll(() => server.close());
  afterEach(() => server.setTime(FRIDAY_EVENING));

  const call = async <Answer>(text: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, kitchen);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0]!;
  };
  const move = (id: string, version: number, to: string, more = '') =>
    call<Moved>(
      `mutation { moveOrder(id: "${id}", version: ${version}, to: ${to}${more}) { ${CARD} } }`,
    );
  const extend = (id: string, version: number, minutes: number) =>
    call<Moved>(
      `mutation { extendPromise(id: "${id}", version: ${version}, minutes: ${minutes}) { ${CARD} } }`,
    );
  /** Promised for 18:40. */
  const accepted = async () => {
    const { id } = await seedPaidOrder(server, ids);
    await move(id, 1, 'ACCEPTED', ', estimatedMinutes: 10');
    return id;
  };
  const inbox = async () => {
    const answer = await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' });
    return answer.json<{ kind: string; text: string }[]>();
  };

  it('the board, the guest’s page and the guest’s phone say the new time', async () => {
    const id = await accepted();
    const guestOrder = `{ getHistoryOrder(orderId: "${id}") { status estimatedFinishTime isDelayed } }`;
    expect((await server.guest(guestOrder)).data).toEqual({
      getHistoryOrder: {
        status: 'ACCEPTED',
        estimatedFinishTime: '2026-11-13T18:40:00Z',
        isDelayed: false,
      },
    });
    await server.guest(
      `mutation { addOrderDeviceToken(orderId: "${id}", operatingSystem: ANDROID, token: "a-phone-of-a-guest") { success } }`,
    );
    server.setTime('2026-11-13T18:33:00Z');
    expect(await extend(id, 2, 15)).toEqual({
      success: true,
      error: null,
      order: {
        status: 'ACCEPTED',
        version: 3,
        extensions: 1,
        estimatedFinishTime: '2026-11-13T18:55:00Z',
        // Where it stands it has stood since it was accepted.
        movedAt: '2026-11-13T18:30:00Z',
      },
    });
    expect((await server.guest(guestOrder)).data).toEqual({
      getHistoryOrder: {
        status: 'ACCEPTED',
        estimatedFinishTime: '2026-11-13T18:55:00Z',
        isDelayed: true,
      },
    });
    await server.runJobs();
    const pushed = (await inbox()).filter(({ kind }) => kind === 'PUSH');
    expect(pushed.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Order \d+ tar lite längre tid\. Klar omkring 19:55\./),
    ]);
    const board = await call<{ orders: (Card & { id: string })[] }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id version extensions estimatedFinishTime movedAt } } }`,
    );
    expect(board.orders.find((order) => order.id === id)).toMatchObject({
      version: 3,
      extensions: 1,
      movedAt: '2026-11-13T18:30:00Z',
    });
  });

  it('the timeline says who and when, and the audit log too', async () => {
    const id = await accepted();
    server.setTime('2026-11-13T18:35:00Z');
    await extend(id, 2, 5);
    const { entries } = await call<{
      entries: { at: string; source: string; what: string; details: object }[];
    }>(`{ orderTimeline(orderId: "${id}") { entries { at source what details } } }`);
    expect(entries.filter(({ source }) => source === 'KITCHEN').at(-1)).toMatchObject({
      at: '2026-11-13T18:35:00.000Z',
      what: 'ACCEPTED',
      details: { addedMinutes: 5, staffName: 'Kim', actor: 'STAFF' },
    });
    const audit = await server.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('subjectId', '=', id)
      .where('action', '=', 'extendPromise')
      .execute();
    expect(audit).toEqual([{ action: 'extendPromise', details: { minutes: 5, version: 3 } }]);
  });

  it('[D-273] a promise that is past is extended from now', async () => {
    const id = await accepted();
    server.setTime('2026-11-13T18:52:00Z');
    expect(await extend(id, 2, 5)).toMatchObject({
      order: { estimatedFinishTime: '2026-11-13T18:57:00Z' },
    });
  });

  it('three times, and then the server refuses whatever the board shows', async () => {
    const id = await accepted();
    for (const version of [2, 3, 4]) {
      expect(await extend(id, version, 5)).toMatchObject({ success: true });
    }
    expect(await extend(id, 5, 5)).toMatchObject({
      success: false,
      error: 'EXTENSIONS_USED_UP',
      order: { version: 5, extensions: 3, estimatedFinishTime: '2026-11-13T18:55:00Z' },
    });
  });

  it('two at once: one is refused, and the promise moves once', async () => {
    const id = await accepted();
    const both = await Promise.all([extend(id, 2, 10), extend(id, 2, 10)]);
    expect(both.map(({ error }) => error).toSorted()).toEqual(['ORDER_VERSION_CONFLICT', null]);
    const row = await server.db
      .selectFrom('orders')
      .select(['estimatedFinishTime', 'extensions'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      estimatedFinishTime: new Date('2026-11-13T18:50:00Z'),
      extensions: 1,
    });
  });

  it('only while it is being prepared, by 5, 10 or 15, and what follows goes on as before', async () => {
    const { id: waiting } = await seedPaidOrder(server, ids);
    expect(await extend(waiting, 1, 5)).toMatchObject({ error: 'EXTENSION_NOT_ALLOWED' });
    const id = await accepted();
    for (const minutes of [0, -5, 6, 60]) {
      const answer = await server.staff(
        `mutation { extendPromise(id: "${id}", version: 2, minutes: ${minutes}) { error } }`,
        {},
        kitchen,
      );
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    await extend(id, 2, 10);
    // A promise the guest has read is not taken back; the next step can be.
    const undo = (version: number) =>
      call<Moved>(`mutation { undoMove(id: "${id}", version: ${version}) { ${CARD} } }`);
    expect(await undo(3)).toMatchObject({ error: 'UNDO_NOT_ALLOWED' });
    expect(await move(id, 3, 'READY')).toMatchObject({ success: true });
    expect(await undo(4)).toMatchObject({
      success: true,
      order: { status: 'ACCEPTED', extensions: 1, estimatedFinishTime: '2026-11-13T18:50:00Z' },
    });
    await move(id, 5, 'READY');
    expect(await extend(id, 6, 5)).toMatchObject({ error: 'EXTENSION_NOT_ALLOWED' });
  });
});
