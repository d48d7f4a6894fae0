import type { DemoCompany } from '../demo-company.ts';
import { type DemoTransaction, insertRows, json } from './insert-rows.ts';

/** False where the company is there already, or another process is about to have written it. */
export async function insertCompany(trx: DemoTransaction, demo: DemoCompany): Promise<boolean> {
  const inserted = await trx
    .insertInto('companies')
    .values(demo.company)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertConfiguration(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const { marketplace: _venuesOfTheCompany, force3DSecure, ...configuration } = demo.configuration;
  await insertRows(trx, 'cloudConfigurations', [
    {
      ...configuration,
      force3dSecure: force3DSecure,
      theme: json(configuration.theme),
      analyticsService: json(configuration.analyticsService),
      landingpageSections: json(configuration.landingpageSections),
    },
  ]);
  await insertRows(
    trx,
    'companyHosts',
    demo.hosts.map((host) => ({
      host,
      configurationId: configuration.id,
      companyId: demo.company.id,
    })),
  );
}

export async function insertVenues(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const companyId = demo.company.id;
  await insertRows(
    trx,
    'venues',
    demo.venues.map(
      ({
        location: _location,
        availabilities: _hours,
        exceptions: _holidays,
        deliveryRates: _rates,
        syncedEta,
        ...venue
      }) => ({
        ...venue,
        syncedEtaMinutes: syncedEta?.minutes ?? null,
        syncedEtaSetAt: syncedEta?.setAt ?? null,
      }),
    ),
  );
  await insertRows(
    trx,
    'venueLocations',
    demo.venues.flatMap(({ id, location }) =>
      location ? [{ ...location, companyId, venueId: id }] : [],
    ),
  );
  await insertRows(
    trx,
    'venueAvailabilities',
    demo.venues.flatMap(({ id, availabilities }) =>
      availabilities.map(({ timeRange, ...availability }) => ({
        ...availability,
        companyId,
        venueId: id,
        timeRangeId: timeRange.id,
        starts: timeRange.start,
        ends: timeRange.end,
      })),
    ),
  );
  await insertRows(
    trx,
    'restaurantTables',
    demo.tables.map((table) => ({ ...table, companyId })),
  );
}
