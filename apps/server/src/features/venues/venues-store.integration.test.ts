import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedCompany, seededIds } from '../../testing/seed-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { companyOfVenue, findVenue, findVenuePlaces } from './venues-store.ts';

let server: TestServer;
/** Asks the server's own endpoint. */
const ask = (text: string) => server.guest<Record<string, unknown>>(text);
const one = seededIds(1);
const two = seededIds(2);

beforeAll(async () => {
  server = await openTestServer();
  await seedCompany(server.db, 1);
  await seedCompany(server.db, 2);
  await server.db
    .updateTable('venues')
    .set({ syncedEtaMinutes: 25, syncedEtaSetAt: '2026-03-27T10:00:00Z' })
    .where('id', '=', one.venue)
    .execute();
});
afterAll(() => server.close());

describe('exceptions from the hours', () => {
  it('[O-18] [PLACES-13] guests are told of those that are near, and of the same with the next answer', async () => {
    const before = await findVenuePlaces(server.db, [one.venue]);
    const row = { companyId: one.company, venueId: one.venue, savedAt: '2026-01-02T03:04:05Z' };
    const day = (days: number) =>
      server.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString();
    await server.db
      .insertInto('venueHoursExceptions')
      .values([
        { ...row, id: fixedId(1), name: 'Gone', firstDay: day(-9), lastDay: day(-2) },
        { ...row, id: fixedId(2), name: 'Far', firstDay: day(300), lastDay: day(300) },
        {
          ...row,
          id: fixedId(3),
          name: 'Eve',
          firstDay: day(10),
          lastDay: day(11),
          ranges: JSON.stringify([{ start: '10:00', end: '14:00' }]),
        },
        { ...row, id: fixedId(4), firstDay: day(-3 * 365), lastDay: day(-3 * 365), isYearly: true },
      ])
      .execute();
    const { data } = await ask(`{ Venue(id: "${one.venue}") {
      exceptions { id name firstDay lastDay isYearly ranges { start end } } } }`);
    expect(data?.['Venue']).toEqual({
      exceptions: expect.arrayContaining([
        {
          id: fixedId(3),
          name: 'Eve',
          firstDay: day(10),
          lastDay: day(11),
          isYearly: false,
          ranges: [{ start: '10:00', end: '14:00' }],
        },
        expect.objectContaining({ id: fixedId(4), name: null, isYearly: true, ranges: [] }),
      ]),
    });
    expect(data?.['Venue']).toHaveProperty('exceptions.length', 2);
    const other = await ask(`{ Venue(id: "${two.venue}") { exceptions { id } } }`);
    expect(other.data?.['Venue']).toEqual({ exceptions: [] });
    // What is kept of the company is old at once.
    const after = await findVenuePlaces(server.db, [one.venue]);
    expect(after.get(one.venue)?.shopVersion).not.toBe(before.get(one.venue)?.shopVersion);
    await server.db.deleteFrom('venueHoursExceptions').execute();
  });
});

describe('venues', () => {
  it('[DATA-03] [DATA-04] [DATA-05] [DATA-06] [D-19] a venue has its fields', async () => {
    const answer = await ask(`{ Venue(id: "${one.venue}") {
      id name active deleted phone organizationId pausedUntil bookingServiceId minimumDeliveryFee supportEmail
      minimumPickupWaitTime image zip timeZone syncedEta { minutes setAt }
      location { id name street lat long city zip }
      availabilities { id dayOfWeek timeRange { id start end initialStart initialEnd } }
      deliveryRates { id zip polygon fee { percentageVAT amount } message { se en } } } }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['Venue']).toEqual({
      id: one.venue,
      name: 'Harbour',
      active: true,
      deleted: false,
      phone: null,
      organizationId: null,
      pausedUntil: null,
      bookingServiceId: null,
      minimumDeliveryFee: null,
      supportEmail: null,
      minimumPickupWaitTime: 0,
      image: null,
      zip: null,
      timeZone: 'Europe/Stockholm',
      syncedEta: { minutes: 25, setAt: '2026-03-27T10:00:00.000Z' },
      location: {
        id: one.location,
        name: null,
        street: 'Kajgatan 1',
        lat: 59.3,
        long: null,
        city: null,
        zip: null,
      },
      availabilities: [
        {
          id: one.hours,
          dayOfWeek: 'FRIDAY',
          timeRange: {
            id: one.hoursRange,
            start: '18:00',
            end: '02:00',
            initialStart: null,
            initialEnd: '01:00',
          },
        },
      ],
      deliveryRates: [
        {
          id: one.deliveryRate,
          zip: null,
          polygon: [
            [59.3, 18],
            [59.4, 18.1],
          ],
          fee: { percentageVAT: 12, amount: 4900 },
          message: { se: 'Med cykel', en: null },
        },
      ],
    });
  });

  it('[API-07] [D-138] a company lists its own active venues and nobody else’s', async () => {
    const answer = await ask(`{ allVenues(companyId: "${one.company}") { id active } }`);
    expect(answer).toEqual({ data: { allVenues: [{ id: one.venue, active: true }] } });
  });

  it('[D-138] another company’s venue is not found', async () => {
    expect(await findVenue(server.db, one.company, two.venue)).toBeNull();
    expect(await companyOfVenue(server.db, two.venue)).toBe(two.company);
    expect(await companyOfVenue(server.db, fixedId(404))).toBeNull();
    const places = await findVenuePlaces(server.db, [two.venue, one.venue, fixedId(404)]);
    expect([...places].map(([id, { companyId }]) => [id, companyId]).toSorted()).toEqual(
      [
        [one.venue, one.company],
        [two.venue, two.company],
      ].toSorted(),
    );
  });
});

describe('venue queries', () => {
  it('[API-08] a venue is answered with what is below it', async () => {
    const answer = await ask(`{ Venue(id: "${one.venue}") {
      name minimumPickupWaitTime availabilities { dayOfWeek timeRange { end } } syncedEta { minutes }
      deliveryRates { polygon fee { amount } message { se en } } location { street }
    } }`);
    expect(answer).toEqual({
      data: {
        Venue: {
          name: 'Harbour',
          minimumPickupWaitTime: 0,
          availabilities: [{ dayOfWeek: 'FRIDAY', timeRange: { end: '02:00' } }],
          syncedEta: { minutes: 25 },
          deliveryRates: [
            {
              polygon: [
                [59.3, 18],
                [59.4, 18.1],
              ],
              fee: { amount: 4900 },
              message: { se: 'Med cykel', en: null },
            },
          ],
          location: { street: 'Kajgatan 1' },
        },
      },
    });
  });

  it('[API-08] a venue that is switched off, or nobody’s, is not answered', async () => {
    const answer = await ask(
      `{ off: Venue(id: "${one.closedVenue}") { id } nobody: Venue(id: "${fixedId(404)}") { id } }`,
    );
    expect(answer).toEqual({ data: { off: null, nobody: null } });
  });

  it('[API-07] the list of a company', async () => {
    const answer = await ask(`{ allVenues(companyId: "${two.company}") { id name zip } }`);
    expect(answer).toEqual({
      data: { allVenues: [{ id: two.venue, name: 'Harbour', zip: null }] },
    });
  });
});
