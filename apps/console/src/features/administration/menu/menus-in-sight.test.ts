import { describe, expect, it } from 'vitest';
import { catalogueInSight } from './menus-in-sight.ts';
import { item, officeCatalogue } from './testing/office-catalogue.ts';

const [first] = item('burger').entries;
const entry = (menuId: string, price: number) => ({ ...first!, menuId, price });
const seen = (entries: ReturnType<typeof entry>[], menus: readonly string[]) => {
  const burger = item('burger', { price: 950, entries });
  const inSight = catalogueInSight(officeCatalogue({ items: [burger] }), (id) =>
    menus.includes(id),
  );
  return inSight.items[0]!;
};

describe('[CATALOG-09] [CATALOG-02] the list of one restaurant', () => {
  const differing = [entry('camden', 950), entry('soho', 995), entry('soho-late', 995)];

  it('has the price of its own menus', () => {
    expect(seen(differing, ['soho', 'soho-late'])).toMatchObject({ price: 995 });
    expect(seen(differing, ['camden'])).toMatchObject({ price: 950 });
  });

  it('has none where they do not agree, or where it is not sold', () => {
    expect(seen([entry('soho', 995), entry('soho-late', 900)], ['soho', 'soho-late']).price).toBe(
      null,
    );
    expect(seen(differing, ['brixton'])).toMatchObject({ price: null, entries: [] });
  });

  it('is the whole catalogue for who looks at the whole company', () => {
    const catalogue = officeCatalogue({ items: [item('burger')] });
    expect(catalogueInSight(catalogue, null)).toBe(catalogue);
  });
});
