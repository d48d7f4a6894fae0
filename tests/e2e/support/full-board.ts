import type { Page } from '@playwright/test';

type Card = Record<string, unknown> & { id: string; version: number };

const DISHES = ['Original Double', 'Bacon Riot', 'Loaded fries', 'Oreo shake', 'Green Machine'];
const PEOPLE = ['Elif K.', 'Mikael H.', 'Sara L.', null];
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** One card of a busy evening; every third is accepted, every seventh ready. */
function card(place: number, status: string): Card {
  const isTable = place % 4 === 1;
  return {
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    easyId: String(400 + place),
    status,
    type: isTable ? 'EAT_HERE' : 'TAKE_AWAY',
    version: 1,
    createdAt: minutesFromNow(-1 - place / 10),
    answerBy: status === 'PENDING' ? minutesFromNow(9 - (place % 8)) : null,
    answerFrom: status === 'PENDING' ? minutesFromNow(-1 - (place % 8)) : null,
    desiredTime: null,
    estimatedFinishTime: status === 'PENDING' ? null : minutesFromNow(place - 4),
    movedAt: minutesFromNow(-1),
    prepareAt: null,
    comment: place % 5 === 2 ? 'Please cut it in half, one is for a child.' : '',
    table: isTable ? { code: String(place) } : null,
    guestName: PEOPLE[place % PEOPLE.length],
    hasPhone: place % 4 === 0,
    isPaid: !isTable,
    isPayLater: isTable,
    isOnInvoice: false,
    extensions: 0,
    readyStations: [],
    items: DISHES.slice(0, 1 + (place % 3)).map((title, line) => ({
      itemId: `dish-${title}`,
      title,
      quantity: 1 + ((place + line) % 2),
      variations: line === 0 && place % 2 === 0 ? ['Extra cheese'] : [],
      removedVariations: line === 1 ? ['Onion'] : [],
      ageRestricted: false,
      allergens: line === 0 ? ['gluten', 'milk'] : [],
      stationId: 'kitchen',
    })),
    total: 18_50 + place * 10,
    currency: 'GBP',
    rejectReason: null,
  };
}

const statusOf = (place: number): string => {
  if (place % 7 === 6) return 'READY';
  return place % 3 === 1 ? 'ACCEPTED' : 'PENDING';
};

/**
 * The board of a busy evening: as many orders as asked for, which move as they are tapped. Only this page sees them;
 * the venue behind it has none of them. Call it before the board is opened.
 */
export async function fillBoard(page: Page, count: number): Promise<void> {
  let cards = Array.from({ length: count }, (_, place) => card(place, statusOf(place)));
  await page.route('**/staff/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as {
      variables?: { id?: string; to?: string; minutes?: number };
    };
    const moved = cards.find(({ id }) => id === variables?.id);
    if (moved && variables?.to) {
      const order = { ...moved, status: variables.to, version: moved.version + 1, answerBy: null };
      cards = cards.map((one) => (one.id === order.id ? order : one));
      return route.fulfill({
        json: { data: { moveOrder: { success: true, error: null, order } } },
      });
    }
    if (moved && variables?.minutes !== undefined) {
      const promised = Date.parse(String(moved['estimatedFinishTime']));
      const order = {
        ...moved,
        version: moved.version + 1,
        extensions: Number(moved['extensions']) + 1,
        estimatedFinishTime: new Date(
          Math.max(promised, Date.now()) + variables.minutes * 60_000,
        ).toISOString(),
      };
      cards = cards.map((one) => (one.id === order.id ? order : one));
      return route.fulfill({
        json: { data: { extendPromise: { success: true, error: null, order } } },
      });
    }
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { venueBoard?: { orders: Card[] } } };
    if (json.data?.venueBoard) json.data.venueBoard.orders = cards;
    return route.fulfill({ response, json });
  });
}
