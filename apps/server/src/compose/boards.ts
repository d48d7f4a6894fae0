import { makeBoardSightings } from '../features/orders/board-sightings.ts';
import type { Database } from '../platform/database/database.ts';
import type { Shops } from './shops.ts';

/** How many boards of each venue are connected to this process. */
export type BoardWatchers = {
  onBoardWatching: (venue: { id: string }) => () => void;
  countAt: (venueId: string) => number;
  all: () => number;
};

/** Which venues' kitchens look at their orders: connected here, and seen anywhere. */
export const composeBoards = (deps: {
  db: Database;
  now: () => Temporal.Instant;
  shops: Pick<Shops, 'findOwnVenue'>;
}) => ({
  ...makeBoardWatchers(),
  ...makeBoardSightings({ ...deps, findVenue: deps.shops.findOwnVenue }),
});

function makeBoardWatchers(): BoardWatchers {
  const counts = new Map<string, number>();
  let all = 0;
  const add = (venueId: string, by: 1 | -1) => {
    const count = (counts.get(venueId) ?? 0) + by;
    if (count === 0) counts.delete(venueId);
    else counts.set(venueId, count);
    all += by;
  };
  return {
    onBoardWatching: ({ id }) => {
      add(id, 1);
      return () => add(id, -1);
    },
    countAt: (venueId) => counts.get(venueId) ?? 0,
    all: () => all,
  };
}
