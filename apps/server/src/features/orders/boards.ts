import type { OpenVenue } from '@tallrik/domain/venues/open-hours';
import { makeBoardSightings } from './board-sightings.ts';
import type { Database } from '../../platform/database/database.ts';

/** How many boards of each venue are connected to this process. */
export type BoardWatchers = {
  onBoardWatching: (venue: { id: string }) => () => void;
  countAt: (venueId: string) => number;
  all: () => number;
};

/** Which venues' kitchens look at their orders: connected here, and seen anywhere. */
export const makeBoards = (deps: {
  db: Database;
  now: () => Temporal.Instant;
  findOwnVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
}) => ({
  ...makeBoardWatchers(),
  ...makeBoardSightings({ ...deps, findVenue: deps.findOwnVenue }),
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
