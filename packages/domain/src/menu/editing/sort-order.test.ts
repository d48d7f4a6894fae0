import { aMenu, anEntry, anItem } from '@tallrik/testing/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menusForNewItem, usualVatRate } from './landing-menus.ts';
import { moveBetween, type Sorted } from './sort-order.ts';

const shown = (things: readonly Sorted[]) =>
  things.toSorted((one, other) => other.order - one.order || (one.id < other.id ? -1 : 1));

const moved = (things: readonly Sorted[], changes: readonly Sorted[]) =>
  shown(things.map((thing) => changes.find(({ id }) => id === thing.id) ?? thing));

describe('moving one thing', () => {
  const list = shown([
    { id: 'a', order: 300 },
    { id: 'b', order: 200 },
    { id: 'c', order: 100 },
  ]);

  it('[CATALOG-25] [O-30] writes its own number alone where there is a gap', () => {
    const changes = moveBetween(list, 'c', { afterId: 'a', beforeId: 'b' });
    expect(changes).toEqual([{ id: 'c', order: 250 }]);
  });

  it('[O-30] to either end', () => {
    const top = moveBetween(list, 'c', { afterId: null, beforeId: 'a' });
    expect(moved(list, top).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    const bottom = moveBetween(list, 'a', { afterId: 'c', beforeId: null });
    expect(moved(list, bottom).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('[O-30] without a gap all are renumbered, and none but the moved one changes its place', () => {
    const orders = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(orders, fc.nat(), fc.nat(), (numbers, from, to) => {
        const things = shown(
          numbers.map((order, at) => ({ id: String(at).padStart(2, '0'), order })),
        );
        const chosen = things[from % things.length]!;
        const others = things.filter((thing) => thing !== chosen);
        const place = to % (others.length + 1);
        const changes = moveBetween(things, chosen.id, {
          afterId: others[place - 1]?.id ?? null,
          beforeId: others[place]?.id ?? null,
        });
        const expected = [...others.slice(0, place), chosen, ...others.slice(place)];
        expect(moved(things, changes).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });
});

describe('[O-07] on which menus a new dish lands', () => {
  const hours = [
    { id: 'h', dayOfWeek: 'MONDAY' as const, timeRange: { id: 't', start: '11:00', end: '14:00' } },
  ];
  const lunch = aMenu({
    id: 'lunch',
    availabilities: hours,
    menuEntries: [anEntry({ itemId: 'soup' })],
  });
  const day = aMenu({ id: 'day' });
  const other = aMenu({ id: 'other', venueId: 'venue-2' });
  const items = [anItem(), anItem({ id: 'soup', categoryIds: ['soups'] })];
  const landing = (categoryId: string, menus = [lunch, day, other]) =>
    menusForNewItem({ items, menus }, { categoryIds: [categoryId], venueIds: ['venue-1'] });

  it('those that have a dish of its category', () => {
    expect(landing('soups')).toEqual(['lunch']);
    expect(landing('burgers')).toEqual(['day']);
  });

  it('for a new category those without hours, else all of the venue', () => {
    expect(landing('desserts')).toEqual(['day']);
    expect(landing('desserts', [lunch, other])).toEqual(['lunch']);
    expect(landing('desserts', [other])).toEqual([]);
  });

  it('[CATALOG-04] with the VAT most of the category has', () => {
    const rated = [12, 12, 25].map((vatRate, at) => anItem({ id: `${at}`, vatRate }));
    expect(usualVatRate(rated, ['burgers'])).toBe(12);
    expect(usualVatRate(rated, ['soups'])).toBeNull();
    expect(usualVatRate(rated, 'ALL')).toBe(12);
    expect(usualVatRate([], 'ALL')).toBeNull();
  });
});
