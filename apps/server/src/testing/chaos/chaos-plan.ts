import type { SeededRandom } from '../../demo/pictures/seeded-random.ts';

/** How often each of it happens. */
export type ChaosCounts = {
  serverKills: number;
  databaseOutages: number;
  redisOutages: number;
  restarts: number;
  slowSpells: number;
  locks: number;
  wrongClocks: number;
};

export type Disruption =
  | { type: 'KILL_SERVER' | 'RESTART_SERVER'; place: number }
  | { type: 'WRONG_CLOCK'; place: number; offMs: number }
  | { type: 'DATABASE_OUTAGE' | 'REDIS_OUTAGE' | 'LOCK'; ms: number }
  | { type: 'SLOW_SPELL'; ms: number; delayMs: number };

export type Step = { disruption: Disruption; pauseMs: number };

const MINUTE_MS = 60_000;

/** One evening of misfortunes in an order that only the seed knows. */
export function planChaos(counts: ChaosCounts, servers: number, random: SeededRandom): Step[] {
  const place = () => Math.floor(random.next() * servers);
  const makers: [number, () => Disruption][] = [
    [counts.serverKills, () => ({ type: 'KILL_SERVER', place: place() })],
    [counts.restarts, () => ({ type: 'RESTART_SERVER', place: place() })],
    [counts.databaseOutages, () => ({ type: 'DATABASE_OUTAGE', ms: random.between(200, 3_000) })],
    [counts.redisOutages, () => ({ type: 'REDIS_OUTAGE', ms: random.between(200, 3_000) })],
    [counts.locks, () => ({ type: 'LOCK', ms: random.between(500, 3_000) })],
    [
      counts.slowSpells,
      () => ({
        type: 'SLOW_SPELL',
        ms: random.between(500, 3_000),
        delayMs: random.between(20, 300),
      }),
    ],
    [
      counts.wrongClocks,
      () => ({
        type: 'WRONG_CLOCK',
        place: place(),
        offMs: Math.round(random.between(-9, 9)) * MINUTE_MS,
      }),
    ],
  ];
  const disruptions = makers.flatMap(([count, make]) => Array.from({ length: count }, make));
  return shuffled(disruptions, random).map((disruption) => ({
    disruption,
    pauseMs: random.between(100, 1_200),
  }));
}

function shuffled<Entry>(list: readonly Entry[], random: SeededRandom): Entry[] {
  return list
    .map((entry) => ({ entry, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
