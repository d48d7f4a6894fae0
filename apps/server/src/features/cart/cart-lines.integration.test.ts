import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { pricedCartOf } from '../../testing/priced-cart.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';
import { type LoyaltyWorld, openLoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';

const FRIES = 3_900;
const BURGER_LARGE = 13_900;

/** What the server makes of the lines a phone claims, and what it then takes money for. */
describe('lines and discounts of a cart at the endpoint', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let number = 60;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(world.db, (number += 1), {
      configuration: { enablePromoCodes: true },
    });
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  });

  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const fries = () => claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
  const begun = async (portions = 0): Promise<Phone> => {
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    if (portions > 0) await phone.addFries(portions);
    return phone;
  };
  const lastEvent = async (phone: Pick<Phone, 'events'>) => (await phone.events()).at(-1)?.event;
  const configure = (fields: object) =>
    world.db
      .updateTable('cloudConfigurations')
      .set(fields)
      .where('companyId', '=', ids.company)
      .execute();
  /** What the server would take for the cart now: the amount at which it opens a session. */
  const isCharged = async (phone: Phone, amount: number) =>
    (await phone.openSession(amount)).error === null;

  it('[CART-22] [D-59] a dish without a VAT rate of its country is not sold', async () => {
    await world.db
      .updateTable('menuEntries')
      .set({ vatRate: null })
      .where('id', '=', ids.friesEntry)
      .execute();
    for (const vatRate of [null, 13]) {
      await world.db.updateTable('items').set({ vatRate }).where('id', '=', ids.fries).execute();
      const phone = await begun();
      expect((await phone.addFries()).error).toBe('VAT_RATE_UNKNOWN');
      expect((await pricedCartOf(phone)).items).toEqual([]);
    }
  });

  it('[CART-35] [CART-36] [D-66] [D-163] [F-11] a take-away has one bag, which no discount touches and which goes with the last dish', async () => {
    const BAG = 200;
    await world.db
      .insertInto('menuEntries')
      .values({
        id: randomUUID(),
        companyId: ids.company,
        menuId: ids.lunch,
        itemId: ids.beanBurger,
        price: BAG,
      })
      .execute();
    await configure({ bagItemId: ids.beanBurger });
    await world.seedCode('FREE', { companyId: ids.company, discountRate: 100 });
    const phone = await begun(2);
    await phone.addFries();
    const bags = async (at: Phone) => (await pricedCartOf(at)).items.filter(({ isBag }) => isBag);
    expect(await bags(phone)).toHaveLength(1);
    expect(await isCharged(phone, 3 * FRIES + BAG)).toBe(true);

    const free = await begun(2);
    await free.activate('FREE');
    expect((await free.openSession(0)).error).not.toBeNull();
    expect(await isCharged(free, BAG)).toBe(true);

    const here = world.openPhone(undefined, ids);
    await here.create('EAT_HERE');
    await here.addFries();
    expect(await bags(here)).toEqual([]);
    expect(await isCharged(here, FRIES)).toBe(true);

    const emptied = await begun(1);
    const [bag] = await bags(emptied);
    const [dish] = (await pricedCartOf(emptied)).items;
    const takeOut = (id = '') => emptied.put({ ...emptied.base(), type: 'REMOVE_ITEM', id });
    expect((await takeOut(bag?.id)).error).toBe('BAG_STAYS');
    await takeOut(dish?.id);
    expect((await pricedCartOf(emptied)).items).toEqual([]);
    expect((await emptied.openSession(BAG)).error).toBe('CART_EMPTY');
  });

  describe('a burger with sizes and extras', () => {
    const burger = (changes: object = {}) =>
      claimedLine({
        itemId: ids.burger,
        entryId: ids.burgerEntry,
        variations: [
          { id: 'large', amount: minor(0), title: '', groupId: 'sizes' },
          { id: ids.cheese, amount: minor(0), title: '', groupId: ids.extras },
        ],
        ...changes,
      });
    const added = async (changes: object = {}) => {
      const phone = await begun();
      const answer = await phone.put({
        ...phone.base(),
        type: 'ADD_ITEM',
        item: burger(changes),
      });
      const event = await lastEvent(phone);
      return { phone, answer, line: event?.type === 'ADD_ITEM' ? event.item : null };
    };

    it('[DATA-17] [DATA-18] [ITEM-13] [D-44] [D-45] its size replaces the price, an extra adds to it, what is left out costs the same', async () => {
      const claims = { amount: minor(1), vatRate: 0, fraction: 0.5, discount: minor(100) };
      const { phone, line } = await added({ ...claims, removedVariations: [ids.onion] });
      expect(line).toMatchObject({
        itemId: ids.burger,
        entryId: ids.burgerEntry,
        vatRate: 12,
        title: 'Burger',
        categoryId: ids.burgers,
        amount: BURGER_LARGE,
        variations: [
          { id: 'large', amount: 0, title: 'Large', groupId: 'sizes' },
          { id: ids.cheese, amount: 1_500, title: 'Cheese', groupId: ids.extras },
        ],
        removedVariations: [ids.onion],
        fraction: 1,
        message: null,
        discount: 0,
        disableMembershipDiscounts: false,
        offerTitle: null,
      });
      expect(await isCharged(phone, BURGER_LARGE + 1_500)).toBe(true);
      const whole = await added();
      expect(whole.line?.removedVariations).toEqual([]);
      expect(await isCharged(whole.phone, BURGER_LARGE + 1_500)).toBe(true);
    });

    it('[D-44] without its size it is not sold', async () => {
      const { answer } = await added({ variations: [] });
      expect(answer.error).toBe('REQUIRED_GROUP_EMPTY');
    });

    it('[CATALOG-48] [O-17] fewer and more than the group asks for are refused', async () => {
      const ask = (minChoices: number | null, maxChoices: number | null) =>
        world.db
          .updateTable('modificationGroups')
          .set({ minChoices, maxChoices })
          .where('id', '=', ids.extras)
          .execute();
      const withoutOnion = { removedVariations: [ids.onion] };
      await ask(2, 2);
      expect((await added()).answer.error).toBeNull();
      expect((await added(withoutOnion)).answer.error).toBe('CHOICES_OUT_OF_RANGE');
      await ask(null, 1);
      expect((await added()).answer.error).toBe('CHOICES_OUT_OF_RANGE');
      expect((await added(withoutOnion)).answer.error).toBeNull();
      await expect(ask(3, 2)).rejects.toThrow(/modification_groups_choices/);
      await expect(ask(21, null)).rejects.toThrow(/min_choices/);
    });

    it('[D-141] a line’s message is cleaned, and dropped where no comments are taken', async () => {
      const message = ' no\u2019salt 🍔 ';
      expect((await added({ message })).line?.message).toBe('no salt');
      await configure({ disableComments: true });
      expect((await added({ message })).line?.message).toBeNull();
    });

    it('[D-162] [F-11] in a bundle the larger size and the extra are paid', async () => {
      const offer = await world.seedOffer({
        companyId: ids.company,
        type: 'BUNDLE',
        isDefault: true,
        itemIds: [ids.burger, ids.fries],
        price: 12_000,
      });
      const phone = await begun();
      const items = [burger(), fries()];
      await phone.put({ ...phone.base(), type: 'ADD_OFFER', offer: { id: offer }, items });
      // The dish itself costs 119, its large size 139: 20 more than the bundle stands for, and the cheese.
      expect(await isCharged(phone, 12_000 + 2_000 + 1_500)).toBe(true);
    });

    it('[D-72] a code for a category is for its dishes and those of categories below it, whatever the phone says', async () => {
      await world.seedCode('VEGAN', {
        companyId: ids.company,
        discountRate: 50,
        categoryIds: [ids.vegan],
      });
      await world.seedCode('BURGERS', {
        companyId: ids.company,
        discountRate: 50,
        categoryIds: [ids.burgers],
      });
      const { phone } = await added({ categoryId: ids.vegan });
      await phone.activate('VEGAN', { categoryIds: [ids.burgers] });
      expect(await isCharged(phone, BURGER_LARGE + 1_500)).toBe(true);
      const half = await added();
      await half.phone.activate('BURGERS');
      expect(await isCharged(half.phone, (BURGER_LARGE + 1_500) / 2)).toBe(true);
      await world.db
        .updateTable('itemCategories')
        .set({ categoryId: ids.vegan })
        .where('itemId', '=', ids.burger)
        .execute();
      const below = await added();
      await below.phone.activate('BURGERS');
      expect(await isCharged(below.phone, (BURGER_LARGE + 1_500) / 2)).toBe(true);
    });
  });

  it('[D-67] an amount off is never more than what it is taken from', async () => {
    await world.seedCode('BIG', {
      companyId: ids.company,
      discountType: 'AMOUNT',
      discountRate: FRIES + 100,
    });
    const small = await begun(1);
    await small.activate('BIG');
    expect((await pricedCartOf(small)).totalDiscount).toBe(FRIES);
    const large = await begun(2);
    await large.activate('BIG');
    expect(await isCharged(large, FRIES - 100)).toBe(true);
  });

  it('[D-47] without a count in stock 99 of a dish are taken at once', async () => {
    const phone = await begun();
    expect((await phone.addFries(100)).error).toBe('TOO_MANY_ITEMS');
    expect((await phone.addFries(99)).error).toBeNull();
  });
});
