import {
  aCatalogue,
  aCategory,
  aGroup,
  aMenu,
  anEntry,
  anItem,
  anUpsellGroup,
  aVariation,
} from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { linkCatalogue } from './link-catalogue.ts';

const fries = anItem({ id: 'fries', title: 'Fries', upsellGroupIds: ['drinks'] });

describe('linking a catalogue', () => {
  it('[API-20] an item leads to its groups, categories and upsells', () => {
    const cheese = aVariation({ id: 'cheese' });
    const linked = linkCatalogue(
      aCatalogue({
        items: [anItem({ modificationGroupIds: ['extras'], upsellGroupIds: ['sides'] }), fries],
        modificationGroups: [aGroup({ variations: [cheese] })],
        upsellGroups: [anUpsellGroup({ itemIds: ['fries'] })],
      }),
    );
    const burger = linked.items.get('burger');
    expect(burger?.modificationGroups.map(({ id }) => id)).toEqual(['extras']);
    expect(burger?.categories.map(({ id }) => id)).toEqual(['burgers']);
    expect(burger?.upsales[0]?.items).toEqual([linked.items.get('fries')]);
    expect(linked.variations.get('cheese')).toEqual(cheese);
  });

  it('two items that are each other’s upsell find each other', () => {
    const linked = linkCatalogue(
      aCatalogue({
        items: [anItem({ upsellGroupIds: ['sides'] }), { ...fries, upsellGroupIds: ['mains'] }],
        upsellGroups: [
          anUpsellGroup({ id: 'sides', itemIds: ['fries'] }),
          anUpsellGroup({ id: 'mains', itemIds: ['burger'] }),
        ],
      }),
    );
    const burger = linked.items.get('burger');
    expect(burger?.upsales[0]?.items[0]?.upsales[0]?.items[0]).toBe(burger);
  });

  it('[API-05] a deleted item is gone from categories, upsells and menus too', () => {
    const linked = linkCatalogue(
      aCatalogue({
        items: [anItem({ upsellGroupIds: ['sides'] }), { ...fries, deleted: true }],
        upsellGroups: [anUpsellGroup({ itemIds: ['fries'] })],
        menus: [aMenu({ menuEntries: [anEntry(), anEntry({ itemId: 'fries' })] })],
      }),
    );
    expect([...linked.items.keys()]).toEqual(['burger']);
    expect(linked.categories.get('burgers')?.items.map(({ id }) => id)).toEqual(['burger']);
    expect(linked.items.get('burger')?.upsales[0]?.items).toEqual([]);
    expect(linked.menus[0]?.menuEntries.map(({ item }) => item.id)).toEqual(['burger']);
  });

  it.each([
    ['deleted', { deleted: true }],
    ['hidden', { hideInCustomerOrderingFlows: true }],
  ])('[API-25] [API-26] a %s category is not shown, nor what is inside it', (_how, flag) => {
    const linked = linkCatalogue(
      aCatalogue({
        items: [],
        categories: [
          aCategory(),
          aCategory({ id: 'secret', ...flag }),
          aCategory({ id: 'inside', parentId: 'secret' }),
          aCategory({ id: 'deep-inside', parentId: 'inside' }),
          aCategory({ id: 'orphan', parentId: 'nobody' }),
        ],
      }),
    );
    expect([...linked.categories.keys()]).toEqual(['burgers']);
  });

  it('categories that are each other’s parent are left out instead of hanging the server', () => {
    const linked = linkCatalogue(
      aCatalogue({
        items: [],
        categories: [
          aCategory({ id: 'hen', parentId: 'egg' }),
          aCategory({ id: 'egg', parentId: 'hen' }),
        ],
      }),
    );
    expect(linked.categories.size).toBe(0);
  });

  it('[MENU-21] an item knows the venues that have an entry for it', () => {
    const linked = linkCatalogue(
      aCatalogue({
        items: [anItem(), fries],
        menus: [aMenu(), aMenu({ id: 'menu-2', venueId: 'venue-2' })],
      }),
    );
    expect([...(linked.items.get('burger')?.venueIds ?? [])]).toEqual(['venue-1', 'venue-2']);
    expect([...(linked.items.get('fries')?.venueIds ?? [])]).toEqual([]);
  });
});
