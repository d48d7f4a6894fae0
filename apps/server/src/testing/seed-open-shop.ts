import type { Database } from '../platform/database/database.ts';
import { fixedId } from './fixed-id.ts';
import { seedCompany, type seededIds } from './seed-company.ts';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The planted company with doors and menu open around the clock: for tests that are not about time. */
export async function seedOpenShop(
  db: Database,
  number: number,
  configuration: Parameters<typeof seedCompany>[2] = {},
): Promise<ReturnType<typeof seededIds>> {
  const ids = await seedCompany(db, number, {
    ...configuration,
    configuration: {
      enableAnonymousOrders: true,
      enableTipping: true,
      ...configuration.configuration,
    },
  });
  await db.deleteFrom('menuAvailabilities').where('companyId', '=', ids.company).execute();
  await db.deleteFrom('venueAvailabilities').where('companyId', '=', ids.company).execute();
  await db
    .insertInto('venueAvailabilities')
    .values(
      DAYS.map((dayOfWeek, day) => ({
        id: fixedId(number * 1000 + 800 + day),
        companyId: ids.company,
        venueId: ids.venue,
        dayOfWeek,
        timeRangeId: fixedId(number * 1000 + 900 + day),
        starts: '00:00',
        ends: '00:00',
      })),
    )
    .execute();
  return ids;
}
