import { randomUUID } from 'node:crypto';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoyaltyWorld, openLoyaltyWorld } from '../features/loyalty/testing/loyalty-world.ts';
import { seedOrder } from '../features/orders/testing/seed-order.ts';
import { seedCompany } from '../testing/seed-company.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';

const FRIES = 3_900;

/** What the rows hold is what the endpoint answers, field by field: a resolver that forgets one breaks a page. */
describe('entities as the endpoint answers them', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());

  it('[DATA-01] a configuration has its fields', async () => {
    const marketplaceId = randomUUID();
    const set = {
      logoUrl: '/media/logo',
      landingPageBackgroundUrl: '/media/background',
      landingPageDesktopBackgroundUrl: '/media/wide',
      enableAnonymousOrders: true,
      enableInvoicing: true,
      enableTipping: true,
      disableComments: true,
      disablePickuptime: true,
      serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
      greetingText: 'Welcome',
      navigationInfoText: 'Open till ten',
      showCategoriesInGridView: true,
      landingPageIntro: 'Cooked today',
      aboutUs: 'Since 1952',
      force3DSecure: true,
    };
    const { force3DSecure, ...columns } = set;
    const ids = await seedCompany(world.db, 80, {
      configuration: {
        ...columns,
        force3dSecure: force3DSecure,
        marketplaceId,
        userCompanyId: world.ids.company,
        theme: JSON.stringify({ ...NEUTRAL_THEME, main: '#123456' }),
        landingpageSections: JSON.stringify([
          { menuId: world.ids.lunch, title: 'Today', itemIds: [world.ids.burger] },
        ]),
      },
    });
    const { data } = await world.guest<{ orderingCloudConfiguration: object }>(
      `query C($id: ID!) { orderingCloudConfiguration(id: $id) {
        id marketplaceId userCompanyId marketplace { venues { id name } } logoUrl
        theme { main secondary contrastingColor menuTextColor priceColor entryBackground menuBackgroundColor }
        landingPageBackgroundUrl landingPageDesktopBackgroundUrl enableAnonymousOrders enableInvoicing enableTipping
        disableComments disablePickuptime serviceTypes greetingText navigationInfoText showCategoriesInGridView
        landingPageIntro landingpageSections { menuId title itemIds } aboutUs force3DSecure } }`,
      { id: ids.configuration },
    );
    expect(data?.orderingCloudConfiguration).toEqual({
      id: ids.configuration,
      marketplaceId,
      userCompanyId: world.ids.company,
      marketplace: { venues: [{ id: ids.venue, name: 'Harbour' }] },
      theme: { ...NEUTRAL_THEME, main: '#123456' },
      landingpageSections: [
        { menuId: world.ids.lunch, title: 'Today', itemIds: [world.ids.burger] },
      ],
      ...set,
    });
  });

  it('[DATA-12] a category has its fields and its items', async () => {
    const { ids } = world;
    await world.db
      .updateTable('categories')
      .set({ descriptionLang: JSON.stringify({ en: 'No meat' }), image: '/media/vegan' })
      .where('id', '=', ids.vegan)
      .execute();
    const { data } = await world.guest<{ getAllCategories: { id: string }[] }>(
      `query C($id: ID!) { getAllCategories(companyId: $id) { id parentId order name nameLang { en se }
        descriptionLang { en } image hideInCustomerOrderingFlows deleted items { id } } }`,
      { id: ids.company },
    );
    expect(data?.getAllCategories.find(({ id }) => id === ids.vegan)).toEqual({
      id: ids.vegan,
      parentId: ids.burgers,
      order: 1,
      name: 'Vegan',
      nameLang: { en: null, se: null },
      descriptionLang: { en: 'No meat' },
      image: '/media/vegan',
      hideInCustomerOrderingFlows: false,
      deleted: false,
      items: [{ id: ids.beanBurger }],
    });
    expect(data?.getAllCategories.find(({ id }) => id === ids.burgers)).toMatchObject({
      parentId: null,
      nameLang: { en: null, se: 'Burgare' },
    });
  });

  it('[DATA-16] a cart, as every client folds and prices what the server keeps', async () => {
    await world.seedCode('TENTH', { discountRate: 10 });
    const member = await world.seedMember();
    const phone = world.openPhone(member);
    await phone.begin(2);
    const later = '2026-11-13T20:00:00Z';
    await phone.put(
      { ...phone.base(), type: 'UPDATE_USER', userId: member.id },
      { ...phone.base(), type: 'SET_COMMENT', comment: 'No salt' },
      { ...phone.base(), type: 'SET_PICKUP_TIME', time: later },
    );
    await phone.activate('TENTH');
    const events = (await phone.events()).map(({ event }) => event);
    const cart = priceCart(foldCart(events), { categoriesOf: () => new Set() });
    expect(cart).toMatchObject({
      cartId: phone.cartId,
      serviceType: 'TAKE_AWAY',
      pickupTime: later,
      deliveryTargetId: null,
      offer: null,
      comment: 'No salt',
      subtotal: 2 * FRIES,
      total: 2 * FRIES,
      discount: 780,
      totalDiscount: 780,
      totalUnpaid: 7_020,
      isPayLaterOrder: false,
      isReadyForCheckout: true,
      hasPendingPayment: false,
      isFullyPaid: false,
      orderId: null,
      userId: member.id,
      availableItemOffers: [],
      error: null,
    });
    expect(cart.items.map(({ amount }) => amount)).toEqual([FRIES, FRIES]);
    expect(cart.promoCode).toMatchObject({ code: 'TENTH', discountRate: 10 });
    // Of what is paid, not of what the dishes cost without the code.
    expect(cart.vat).toEqual([{ rate: 25, amount: 1_404, net: 5_616 }]);
  });

  it('[D-96] [D-231] [F-63] what a member wrote to the kitchen is read by that member only', async () => {
    const [member, other] = [await world.seedMember(), await world.seedMember()];
    const phone = world.openPhone(member);
    await phone.begin();
    await phone.put(
      { ...phone.base(), type: 'UPDATE_USER', userId: member.id },
      { ...phone.base(), type: 'SET_COMMENT', comment: 'Åsa, allergic to sesame' },
    );
    const id = await world.pay(phone, FRIES);
    const read = async (token?: string) =>
      (
        await world.guest<{ getHistoryOrder: object }>(
          'query O($id: ID!) { getHistoryOrder(orderId: $id) { id comment } }',
          { id },
          token,
        )
      ).data?.getHistoryOrder;
    expect(await read(member.token)).toEqual({ id, comment: 'Åsa, allergic to sesame' });
    expect(await read(other.token)).toEqual({ id, comment: '' });
    expect(await read()).toEqual({ id, comment: '' });
  });

  it('[DATA-20] a fee of an order has its name and its price', async () => {
    const id = await seedOrder(world.db, world.ids, 1);
    const fee = { id: randomUUID(), priceId: randomUUID() };
    await world.db
      .insertInto('orderFees')
      .values({
        ...fee,
        companyId: world.ids.company,
        orderId: id,
        name: 'Delivery',
        amount: 4_900,
        percentageVat: 12,
        discount: 900,
        subtotal: 4_900,
      })
      .execute();
    const { data } = await world.guest(
      `query O($id: ID!) { getHistoryOrder(orderId: $id) { fees { id name
        price { id discount amount subtotal percentageVAT } } } }`,
      { id },
    );
    const price = { discount: 900, amount: 4_900, subtotal: 4_900, percentageVAT: 12 };
    expect(data).toEqual({
      getHistoryOrder: {
        fees: [{ id: fee.id, name: 'Delivery', price: { id: fee.priceId, ...price } }],
      },
    });
  });

  it('[DATA-32] a stamp card has its fields, and the stamps of this guest only', async () => {
    const [anna, bo] = [await world.seedMember(), await world.seedMember()];
    const stampCardId = randomUUID();
    const companyId = world.ids.company;
    await world.db
      .insertInto('stampCards')
      .values({
        id: stampCardId,
        companyId,
        name: 'Burger card',
        description: 'The fifth is free',
        offerImage: '/media/free',
        requiredCount: 5,
      })
      .execute();
    const stamps = [
      { id: randomUUID(), userId: anna.id, seen: true },
      { id: randomUUID(), userId: anna.id, seen: false },
      { id: randomUUID(), userId: bo.id, seen: false },
    ];
    await world.db
      .insertInto('stamps')
      .values(stamps.map((stamp) => ({ ...stamp, companyId, stampCardId })))
      .execute();
    const { data } = await world.guest<{
      homepageUserQuery: { stampCards: { stamps: object[] }[] };
    }>(
      `query { homepageUserQuery { stampCards {
        id name description offerImage requiredCount stamps { id seen } } } }`,
      {},
      anna.token,
    );
    const [card, ...others] = data?.homepageUserQuery.stampCards ?? [];
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      id: stampCardId,
      name: 'Burger card',
      description: 'The fifth is free',
      offerImage: '/media/free',
      requiredCount: 5,
    });
    expect(new Set(card?.stamps)).toEqual(
      new Set(stamps.slice(0, 2).map(({ id, seen }) => ({ id, seen }))),
    );
  });

  it('[DATA-34] a promo code has its fields', async () => {
    const { ids } = world;
    const id = await world.seedCode('SUMMER', {
      discountType: 'AMOUNT',
      discountRate: 500,
      title: JSON.stringify({ en: 'Summer', se: 'Sommar', es: 'Verano' }),
      venueIds: [ids.venue],
      categoryIds: [ids.burgers],
    });
    const phone = world.openPhone();
    await phone.begin();
    const { data } = await world.guest(
      `mutation A($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
        activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) { success error
          promoCode { id code active discountType discountRate title { en se es } venues categoryIds offerType } } }`,
      { companyId: ids.company, code: 'SUMMER', cartId: phone.cartId, venueId: ids.venue },
    );
    expect(data).toEqual({
      activatePromoCode: {
        success: true,
        error: null,
        promoCode: {
          id,
          code: 'SUMMER',
          active: true,
          discountType: 'AMOUNT',
          discountRate: 500,
          title: { en: 'Summer', se: 'Sommar', es: 'Verano' },
          venues: [ids.venue],
          categoryIds: [ids.burgers],
          offerType: 'ORDER_DISCOUNT',
        },
      },
    });
  });

  it('[ERR-04] [ITEM-28] [AUTH-34] adding where guests need an account is refused with that word', async () => {
    const ids = await seedOpenShop(world.db, 8, {
      configuration: { enableAnonymousOrders: false },
    });
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    expect((await phone.addFries()).refused).toMatchObject([{ code: 'ERROR_USER_IS_REQUIRED' }]);
    const member = await world.seedMember({ companyId: ids.company });
    const own = world.openPhone(member, ids);
    await own.create();
    expect((await own.addFries()).refused).toEqual([]);
  });
});
