import type { OfficeGuest } from '@tallrik/contract/generated/staff-resolvers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { BACK, openGuestOffice } from '../testing/guest-office.ts';

const { server, ids, foreign, staff, elin, low, high, guest, change, entries } =
  await openGuestOffice();
afterAll(() => server.close());

const cardId = fixedId(960_001);
const offerId = fixedId(960_002);
const elsewhereId = fixedId(960_003);

beforeAll(async () => {
  const { company: companyId } = ids;
  await server.db
    .insertInto('offers')
    .values({ id: offerId, companyId, type: 'ITEM_DISCOUNT', itemIds: [] })
    .execute();
  const card = { companyId, name: 'Coffee card', requiredCount: 3, offerId };
  await server.db
    .insertInto('stampCards')
    .values([
      { ...card, id: cardId },
      { ...card, id: elsewhereId, name: 'Tea card', venueIds: [fixedId(910_001)] },
      { ...card, id: fixedId(960_004), companyId: foreign.company, offerId: null },
    ])
    .execute();
});

const STAMPS = `query S($id: ID!) { officeGuest(id: $id) { stamps { stampCardId count isOpen moves { isTaken reason staffName } }
  rights { isUsed } givenLevel { levelId title isArchived until } givableLevelIds row { levelId points } } }`;
const look = async (token = staff.owner): Promise<OfficeGuest> => {
  const answer = await server.staff<{ officeGuest: OfficeGuest }>(
    STAMPS,
    { id: elin.userId },
    token,
  );
  if (!answer.data) throw new Error(answer.errors?.[0]?.message);
  return answer.data.officeGuest;
};

describe('[GUESTS-06] stamps by staff', () => {
  const stamp = (
    number: number,
    {
      isTaken = false,
      reason = 'Forgotten at the till',
      card = cardId,
      token = staff.owner,
    }: { isTaken?: boolean; reason?: string; card?: string; token?: string } = {},
  ) =>
    change(
      `correctStamps(id: "${fixedId(980_000 + number)}", userId: "${elin.userId}", stampCardId: "${card}",
        isTaken: ${isTaken}, reason: "${reason}") { ${BACK} }`,
      token,
    );
  const coffee = async () =>
    (await look()).stamps.find(({ stampCardId }) => stampCardId === cardId);

  it('are given one by one, once an id, with a reason that stands in the history and not in the log', async () => {
    const both = await Promise.all([stamp(1), stamp(1)]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(await coffee()).toMatchObject({
      count: 1,
      isOpen: true,
      moves: [{ isTaken: false, reason: 'Forgotten at the till', staffName: 'Kim' }],
    });
    expect(await stamp(2, { reason: 'no' })).toMatchObject({ error: 'REASON_REQUIRED' });
    const written = await entries('correctStamps');
    expect(written.map(({ details }) => details)).toEqual([{ stamps: 1, reason: 'changed' }]);
  });

  it('are taken from an open card, never from one that is full', async () => {
    expect(await stamp(3, { isTaken: true, token: staff.manager })).toMatchObject({ error: null });
    expect((await coffee())?.count).toBe(0);
    expect(await stamp(4, { isTaken: true })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'stampCardId',
    });
    await Promise.all([stamp(5), stamp(6), stamp(7)]);
    expect((await coffee())?.count).toBe(0);
    expect((await look()).rights).toEqual([{ isUsed: false }]);
    expect(await stamp(8, { isTaken: true })).toMatchObject({ error: 'FIELD_INVALID' });
    expect((await look()).rights).toHaveLength(1);
  });

  it('[D-790] one that staff gave is taken before those that orders earned, and of those the newest', async () => {
    const given = (number: number, orderId: string | null, createdAt: string) => ({
      id: fixedId(990_000 + number),
      companyId: ids.company,
      userId: elin.userId,
      stampCardId: cardId,
      orderId,
      createdAt: new Date(createdAt),
    });
    const stamps = [given(1, fixedId(700_011), '2025-01-01'), given(2, null, '2024-01-01')];
    await server.db.insertInto('stamps').values(stamps).execute();
    const left = async () =>
      (
        await server.db
          .selectFrom('stamps')
          .select('id')
          .where('stampCardId', '=', cardId)
          .where('active', '=', true)
          .execute()
      ).map(({ id }) => id);
    await stamp(20, { isTaken: true });
    expect(await left()).toEqual([fixedId(990_001)]);
    const newer = given(3, fixedId(700_013), '2025-02-01');
    await server.db.insertInto('stamps').values(newer).execute();
    await stamp(21, { isTaken: true });
    expect(await left()).toEqual([fixedId(990_001)]);
    await stamp(22, { isTaken: true });
    expect(await left()).toEqual([]);
  });

  it('[D-790] are those of own cards: not of other venues for a manager, not of another restaurant', async () => {
    expect(await stamp(9, { card: elsewhereId, token: staff.manager })).toMatchObject({
      error: 'FIELD_INVALID',
    });
    expect(await stamp(10, { card: elsewhereId })).toMatchObject({ error: null });
    expect(await stamp(11, { card: fixedId(960_004) })).toMatchObject({ error: 'FIELD_INVALID' });
    const seen = (await look(staff.manager)).stamps;
    expect(seen.find(({ stampCardId }) => stampCardId === elsewhereId)?.isOpen).toBe(false);
    await expect(stamp(12, { token: staff.accountant })).rejects.toThrow('FORBIDDEN');
    await expect(stamp(13, { token: staff.foreigner })).rejects.toThrow('NOT_FOUND');
  });

  it('[D-715] a card that was taken away is filled by who has begun, until its last day', async () => {
    const archivedAt = new Date('2025-01-01T00:00:00Z');
    const end = (endsAt: string) =>
      server.db
        .updateTable('stampCards')
        .set({ archivedAt, endsAt: new Date(endsAt) })
        .where('id', '=', elsewhereId)
        .execute();
    await end('2099-01-01T00:00:00Z');
    expect(await stamp(14, { card: elsewhereId })).toMatchObject({ error: null });
    await end('2025-01-02T00:00:00Z');
    expect(await stamp(15, { card: elsewhereId })).toMatchObject({ error: 'FIELD_INVALID' });
  });
});

describe('[GUESTS-06] a level beyond the points', () => {
  const give = (levelId: string | null, endsOn: string | null = null, token = staff.owner) =>
    change(
      `giveGuestLevel(userId: "${elin.userId}", levelId: ${JSON.stringify(levelId)}, endsOn: ${JSON.stringify(endsOn)}) { ${BACK} }`,
      token,
    );
  const correct = (number: number, points: number) =>
    change(
      `correctPoints(id: "${fixedId(985_000 + number)}", userId: "${elin.userId}", points: ${points}, reason: "Waited long") { ${BACK} }`,
    );
  const today = () => server.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate();

  it('is given by owners, holds whatever the points do, and is taken back', async () => {
    expect((await look()).givableLevelIds).toEqual([high]);
    await expect(give(high, null, staff.manager)).rejects.toThrow('FORBIDDEN');
    expect(await give(low)).toMatchObject({ error: 'FIELD_INVALID', field: 'levelId' });
    expect(await give(high)).toMatchObject({ error: null, guest: { row: { levelId: high } } });
    expect((await look()).givenLevel).toMatchObject({ levelId: high, title: 'Gold', until: null });
    await correct(1, 2_500);
    expect((await correct(2, -2_400)).guest?.row).toMatchObject({ points: 100, levelId: high });
    expect((await give(null)).guest?.row.levelId).toBe(low);
    expect((await look()).givenLevel).toBeNull();
    expect((await entries('giveGuestLevel')).map(({ details }) => details)).toEqual([
      { level: high, endsOn: null },
      { level: null, endsOn: null },
    ]);
  });

  it('[D-791] comes back with a level that was archived', async () => {
    await give(high);
    const archive = async (version: number, name: string) =>
      change(`${name}(id: "${high}", version: ${version}) { error }`);
    expect((await archive(1, 'archiveLevel')).error).toBeNull();
    expect((await guest(elin.userId)).row.levelId).toBe(low);
    expect((await look()).givenLevel).toMatchObject({ levelId: high, isArchived: true });
    expect((await archive(2, 'restoreLevel')).error).toBeNull();
    expect((await guest(elin.userId)).row.levelId).toBe(high);
  });

  it('[D-791] ends with its last day, when the points decide again', async () => {
    const lastDay = today().toString();
    expect(await give(high, today().subtract({ days: 1 }).toString())).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'endsOn',
    });
    expect(await give(high, 'next week!')).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await give(high, lastDay)).toMatchObject({ error: null });
    const job = { companyId: ids.company, userId: elin.userId };
    await server.app.jobs['end-given-level'](job);
    const { givenLevel } = await look();
    expect((await guest(elin.userId)).row.levelId).toBe(high);
    server.setTime(givenLevel?.until ?? '');
    await server.app.jobs['end-given-level'](job);
    expect((await guest(elin.userId)).row.levelId).toBe(low);
    expect((await look()).givenLevel).toBeNull();
  });
});
