import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOfficeWorld, type OfficeWorld } from './testing/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await openOfficeWorld();
});
afterAll(() => world.server.close());

it('[CATALOG-44] [TIME-15] near closing, a dish waits as long as a guest would: 15 minutes where nobody has said', async () => {
  const { ids, server, owner } = world;
  const setWait = (minimumPickupWaitTime: number | null) =>
    server.db
      .updateTable('venues')
      .set({ minimumPickupWaitTime })
      .where('id', '=', ids.venue)
      .execute();
  await server.db
    .updateTable('venueAvailabilities')
    .set({ starts: '10:00', ends: '22:00' })
    .where('venueId', '=', ids.venue)
    .execute();
  const tenToClosing = server
    .now()
    .toZonedDateTimeISO('Europe/Stockholm')
    .with({ hour: 21, minute: 50, second: 0 })
    .toInstant();
  const why = async () => {
    const { data } = await server.staff<{ whyNotOrderable: { firstReason: string | null } }>(
      `query Why($itemId: ID!, $venueId: ID!, $at: DateTime) {
        whyNotOrderable(itemId: $itemId, venueId: $venueId, serviceType: TAKE_AWAY, at: $at) { firstReason } }`,
      { itemId: ids.fries, venueId: ids.venue, at: tenToClosing.toString() },
      owner,
    );
    return data?.whyNotOrderable.firstReason;
  };
  await setWait(5);
  expect(await why()).toBeNull();
  await setWait(null);
  expect(await why()).toBe('VENUE_CLOSED');
});
