import type { ServiceType } from '@tallrik/domain/company/service-types';
import {
  ORDER_BLOCKS,
  type OrderBlock,
  whyNotOrderable,
} from '@tallrik/domain/menu/editing/why-not-orderable';
import { inventoryOf } from '@tallrik/domain/menu/stock';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { nextChange } from '@tallrik/domain/venues/next-change';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Database } from '../../../platform/database/database.ts';
import { findInventory } from '../menu-store.ts';
import { loadEditingWorld } from './editing-world.ts';
import { isEtaSynced } from './is-eta-synced.ts';

/** Hours and pauses are the venue's matter, and whether the app is open is what is being asked. */
const NOT_THE_DISHES: readonly (OrderBlock | null)[] = [
  'VENUE_CLOSED',
  'VENUE_PAUSED',
  'APP_CLOSED',
];

/** Every dish, and why nobody could order it anywhere, now or at the next opening; by the guests' own functions. */
export async function dishesForSetup(
  db: Database,
  companyId: string,
  asked: { venues: readonly Venue[]; serviceTypes: readonly ServiceType[]; at: Temporal.Instant },
): Promise<{ id: string; title: string; hasPicture: boolean; block: OrderBlock | null }[]> {
  const { catalogue, company } = await loadEditingWorld(db, companyId);
  const isSynced = await isEtaSynced(db, companyId);
  const places = await Promise.all(
    asked.venues
      .filter(({ deleted }) => !deleted)
      .map(async (venue) => {
        const { isOpen, at } = nextChange(venue, asked.at);
        return {
          venue,
          at: isOpen ? asked.at : (at ?? asked.at),
          waitMinutes: minimumWaitMinutes(venue, isSynced, asked.at),
          inventory: inventoryOf(await findInventory(db, companyId, venue.id)),
          company,
        };
      }),
  );
  const questions = places.flatMap((place) =>
    choosableServiceTypes(asked).map((serviceType) => ({ ...place, serviceType })),
  );
  return catalogue.items
    .filter(({ deleted }) => !deleted)
    .map((item) => {
      const { id, title, image } = item;
      // Looked for among itself alone, and no further than the first place that has it: every dish is asked about.
      const own = { ...catalogue, items: [item] };
      const blocks = new Set<OrderBlock>();
      const isOrderable = questions.some((question) => {
        const block = whyNotOrderable(own, { ...question, itemId: id });
        if (block !== null) blocks.add(block);
        return block === null || NOT_THE_DISHES.includes(block);
      });
      // Where it cannot be had anywhere, the reason that comes last in the order they are asked is nearest to the cure.
      const nearest = ORDER_BLOCKS.findLast((block) => blocks.has(block));
      const block = isOrderable ? null : (nearest ?? 'NOT_ON_MENU');
      return { id, title, hasPicture: image !== null, block };
    });
}
