import type { Catalogue } from '../menu/catalogue.ts';
import { printableLine } from '../printable-text.ts';
import { ok, refused, type Result } from '../result.ts';

/** KITCHEN-01: a venue has 1 to 8 places where food is made. */
export const MOST_STATIONS = 8;
const NAME_MAX_LENGTH = 40;

/** Names, not values: what each looks like is the board's business, in the light and in the dark. */
export const STATION_COLOURS = [
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'GREY',
] as const;
export type StationColour = (typeof STATION_COLOURS)[number];

export type Station = { id: string; name: string; colour: StationColour };

export type StationRefusal = 'STATION_COUNT' | 'STATION_NAME' | 'STATION_NAME_TAKEN';

/** The stations as they are stored, in their place, or what is wrong and with which. */
export function checkStations<Typed extends Omit<Station, 'id'>>(
  typed: readonly Typed[],
): Result<Typed[], { code: StationRefusal; position: number | null }> {
  if (typed.length < 1 || typed.length > MOST_STATIONS)
    return refused({ code: 'STATION_COUNT', position: null });
  const checked: Typed[] = [];
  const usedNames = new Set<string>();
  for (const [position, station] of typed.entries()) {
    const name = printableLine(station.name).trim();
    if (name === '' || name.length > NAME_MAX_LENGTH)
      return refused({ code: 'STATION_NAME', position });
    // Two of one name could not be told apart on a ticket.
    const key = name.toLowerCase();
    if (usedNames.has(key)) return refused({ code: 'STATION_NAME_TAKEN', position });
    usedNames.add(key);
    checked.push({ ...station, name });
  }
  return ok(checked);
}

/** What is made where, as somebody has set it. */
export type StationAssignments = {
  /** In their place; never empty. */
  stations: readonly Pick<Station, 'id'>[];
  ofCategory: ReadonlyMap<string, string>;
  ofItem: ReadonlyMap<string, string>;
};

type StationMenu = {
  items: readonly Pick<Catalogue['items'][number], 'id' | 'categoryIds'>[];
  categories: readonly Pick<Catalogue['categories'][number], 'id' | 'parentId'>[];
};

/**
 * Where a dish is made: as the dish itself says, else as its categories or those above them say, else at the first
 * station. A dish that nobody has thought of is cooked by somebody, never by nobody.
 */
export function makeStationOf(
  { stations, ofCategory, ofItem }: StationAssignments,
  { items, categories }: StationMenu,
): (itemId: string) => string {
  const first = stations[0]?.id ?? '';
  const known = new Set(stations.map(({ id }) => id));
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const categoriesOf = new Map(items.map(({ id, categoryIds }) => [id, categoryIds]));
  const isKnown = (id: string | undefined): id is string => id !== undefined && known.has(id);

  function ofCategories(categoryId: string): string | null {
    // A category that is its own grandparent ends the walk instead of the server.
    const seen = new Set<string>();
    for (let at: string | null = categoryId; at !== null && !seen.has(at);) {
      seen.add(at);
      const station = ofCategory.get(at);
      if (isKnown(station)) return station;
      at = parents.get(at) ?? null;
    }
    return null;
  }

  return (itemId) => {
    const own = ofItem.get(itemId);
    if (isKnown(own)) return own;
    for (const categoryId of categoriesOf.get(itemId) ?? []) {
      const station = ofCategories(categoryId);
      if (station !== null) return station;
    }
    return first;
  };
}
