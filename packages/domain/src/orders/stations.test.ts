import { describe, expect, it } from 'vitest';
import { checkStations, makeStationOf, type StationColour } from './stations.ts';

const named = (name: string, colour: StationColour = 'RED') => ({ name, colour });

describe('[KITCHEN-01] the stations of a venue', () => {
  it('are one to eight, each with a name of its own', () => {
    expect(checkStations([named(' Kitchen\n'), named('Bar')])).toEqual({
      ok: true,
      value: [named('Kitchen'), named('Bar')],
    });
    const nine = Array.from({ length: 9 }, (_, index) => named(`S${index}`));
    expect(checkStations(nine)).toEqual({
      ok: false,
      error: { code: 'STATION_COUNT', position: null },
    });
    expect(checkStations(nine.slice(1)).ok).toBe(true);
    expect(checkStations([])).toMatchObject({ error: { code: 'STATION_COUNT' } });
  });

  it.each([
    ['STATION_NAME', [named('Bar'), named(' ')]],
    ['STATION_NAME', [named('Bar'), named('x'.repeat(41))]],
    ['STATION_NAME_TAKEN', [named('Bar'), named('bar ')]],
  ])('is refused with %s and its place', (code, stations) => {
    expect(checkStations(stations)).toEqual({ ok: false, error: { code, position: 1 } });
  });
});

describe('[KITCHEN-01] where a dish is made', () => {
  const stations = [{ id: 'kitchen' }, { id: 'bar' }, { id: 'dessert' }];
  const menu = {
    items: [
      { id: 'burger', categoryIds: ['food'] },
      { id: 'ale', categoryIds: ['beer'] },
      { id: 'shake', categoryIds: ['drinks'] },
      { id: 'both', categoryIds: ['food', 'sweets'] },
    ],
    categories: [
      { id: 'food', parentId: null },
      { id: 'drinks', parentId: null },
      { id: 'beer', parentId: 'drinks' },
      { id: 'sweets', parentId: null },
    ],
  };
  const stationOf = makeStationOf(
    {
      stations,
      ofCategory: new Map([
        ['drinks', 'bar'],
        ['sweets', 'dessert'],
      ]),
      ofItem: new Map([['shake', 'dessert']]),
    },
    menu,
  );

  it('is its category’s station, also of one above it', () => {
    expect(stationOf('ale')).toBe('bar');
    expect(stationOf('both')).toBe('dessert');
  });

  it('is its own where it differs, and the first of all where nobody has said', () => {
    expect(stationOf('shake')).toBe('dessert');
    expect(stationOf('burger')).toBe('kitchen');
    expect(stationOf('no longer on the menu')).toBe('kitchen');
  });

  it('is never a station that has gone, and never looked for without end', () => {
    const circle = {
      items: [{ id: 'dish', categoryIds: ['a'] }],
      categories: [
        { id: 'a', parentId: 'b' },
        { id: 'b', parentId: 'a' },
      ],
    };
    const assigned = {
      stations,
      ofCategory: new Map([['b', 'gone']]),
      ofItem: new Map([['dish', 'gone']]),
    };
    expect(makeStationOf(assigned, circle)('dish')).toBe('kitchen');
  });
});
