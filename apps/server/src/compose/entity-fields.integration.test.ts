import { randomUUID } from 'node:crypto';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoyaltyWorld, openLoyaltyWorld } from '../features/loyalty/testing/loyalty-world.ts';
import { plantOpenShop } from '../testing/plant-open-shop.ts';

const FRIES = 3_900;

/** Every field of an entity as a guest's app reads it, with a value nobody gets by default. */
describe('what the endpoint tells of an entity', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());

  const read = async <Answer>(query: string, variables: object, token?: string) => {
    const answer = await world.guest<Answer>(query, { ...variables }, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };

  it('[DATA-01] [API-04] the configuration, each field as the company set it', async () => {
    const theme = {
      main: '#101010',
      secondary: '#202020',
      contrastingColor: '#303030',
      menuTextColor: '#404040',
      priceColor: '#505050',
      entryBackground: '#606060',
      menuBackgroundColor: '#707070',
    };
    const set = {
      logoUrl: 'https://pictures.example/logo.png',
      landingPageBackgroundUrl: 'https://pictures.example/phone.jpg',
      landingPageDesktopBackgroundUrl: 'https://pictures.example/desk.jpg',
      enableAnonymousOrders: false,
      enableInvoicing: true,
      enableTipping: true,
      disableComments: true,
      disablePickuptime: true,
      serviceTypes: ['EAT_HERE'],
      greetingText: 'Welcome in',
      navigationInfoText: 'Open late',
      showCategoriesInGridView: true,
      landingPageIntro: 'Cooked today',
      aboutUs: 'Three sisters',
    };
    const { userCompanyId } = { userCompanyId: world.ids.company };
    const ids = await plantOpenShop(world.db, 7);
    const sections = [{ menuId: ids.lunch, title: 'Best', itemIds: [ids.burger] }];
    await world.db
      .updateTable('cloudConfigurations')
      .set({
        ...set,
        userCompanyId,
        marketplaceId: ids.company,
        force3dSecure: true,
        theme: JSON.stringify(theme),
        landingpageSections: JSON.stringify(sections),
      })
      .where('companyId', '=', ids.company)
      .execute();
    const { orderingCloudConfiguration } = await read<{ orderingCloudConfiguration: object }>(
      `query Configuration($id: ID!) { orderingCloudConfiguration(id: $id) {
        id marketplaceId userCompanyId marketplace { venues { id name } } ${Object.keys(set).join(' ')}
        force3DSecure landingpageSections { menuId title itemIds } theme { ${Object.keys(theme).join(' ')} } } }`,
      { id: ids.configuration },
    );
    expect(orderingCloudConfiguration).toEqual({
      ...set,
      id: ids.configuration,
      marketplaceId: ids.company,
      userCompanyId,
      marketplace: { venues: [{ id: ids.venue, name: expect.any(String) }] },
      force3DSecure: true,
      landingpageSections: sections,
      theme,
    });
  });

  it('[DATA-12] [API-29] a category with its words, picture, place and dishes', async () => {
    const { ids } = world;
    const set = {
      parentId: ids.burgers,
      order: 7,
      name: 'Late',
      image: 'https://pictures.example/late.jpg',
      hideInCustomerOrderingFlows: false,
      deleted: false,
    };
    await world.db
      .updateTable('categories')
      .set({
        ...set,
        nameLang: JSON.stringify({ en: 'Late night', se: 'Sent' }),
        descriptionLang: JSON.stringify({ en: 'After ten' }),
      })
      .where('id', '=', ids.vegan)
      .execute();
    const { getCategoryInfo } = await read<{ getCategoryInfo: object }>(
      `query Category($id: ID!) { getCategoryInfo(categoryId: $id) { id ${Object.keys(set).join(' ')}
        nameLang { en se } descriptionLang { en } items { id } } }`,
      { id: ids.vegan },
    );
    expect(getCategoryInfo).toEqual({
      ...set,
      id: ids.vegan,
      nameLang: { en: 'Late night', se: 'Sent' },
      descriptionLang: { en: 'After ten' },
      items: [{ id: ids.beanBurger }],
    });
  });

  it('[DATA-16] a cart, as every client folds and prices what the server keeps', async () => {
    await world.plantCode('TENTH', { discountRate: 10 });
    const member = await world.plantMember();
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
    expect(cart.vat).toBeGreaterThan(0);
  });

  it('[DATA-20] a fee of an order, with its price', async () => {
    const phone = world.openPhone();
    await phone.begin();
    const orderId = await world.pay(phone, FRIES);
    const price = { amount: 4_900, discount: 500, subtotal: 4_400 };
    const fee = { id: randomUUID(), name: 'Delivery', priceId: randomUUID() };
    await world.db
      .insertInto('orderFees')
      .values({
        ...fee,
        ...price,
        companyId: world.ids.company,
        orderId: orderId!,
        percentageVat: 25,
      })
      .execute();
    const { getHistoryOrder } = await read<{ getHistoryOrder: { fees: object[] } }>(
      `query Order($id: ID!) { getHistoryOrder(orderId: $id) {
        fees { id name price { id discount amount subtotal percentageVAT } } } }`,
      { id: orderId },
    );
    expect(getHistoryOrder.fees).toEqual([
      { id: fee.id, name: 'Delivery', price: { id: fee.priceId, percentageVAT: 25, ...price } },
    ]);
  });

  it('[DATA-32] a stamp card with its picture, its number and the stamps on it', async () => {
    const member = await world.plantMember();
    const card = {
      id: randomUUID(),
      name: 'Fries',
      description: 'The tenth is ours',
      offerImage: 'https://pictures.example/fries.jpg',
      requiredCount: 10,
    };
    const stamps = [
      { id: randomUUID(), seen: true },
      { id: randomUUID(), seen: false },
    ];
    const { company: companyId } = world.ids;
    await world.db
      .insertInto('stampCards')
      .values({ ...card, companyId })
      .execute();
    await world.db
      .insertInto('stamps')
      .values(
        stamps.map((stamp) => ({ ...stamp, companyId, userId: member.id, stampCardId: card.id })),
      )
      .execute();
    const { User } = await read<{ User: { stampCards: { id: string; stamps: object[] }[] } }>(
      `query Cards($id: ID!) { User(id: $id) {
        stampCards { ${Object.keys(card).join(' ')} stamps { id seen } } } }`,
      { id: member.id },
      member.token,
    );
    const found = User.stampCards.find(({ id }) => id === card.id);
    expect(found).toMatchObject(card);
    expect(found?.stamps).toEqual(expect.arrayContaining(stamps));
    expect(found?.stamps).toHaveLength(2);
  });

  it('[DATA-34] a promo code as it is told to who types it', async () => {
    const { ids } = world;
    const title = { en: 'Sum off', se: 'Summa av', es: 'Menos' };
    const id = await world.plantCode('SUMOFF', {
      discountType: 'AMOUNT',
      discountRate: 500,
      title: JSON.stringify(title),
      venueIds: [ids.venue],
      categoryIds: [ids.burgers],
    });
    const phone = world.openPhone();
    await phone.begin();
    const { activatePromoCode } = await read<{ activatePromoCode: { promoCode: object } }>(
      `mutation Activate($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
        activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {
          promoCode { id code active discountType discountRate title { en se es } venues categoryIds offerType } } }`,
      { companyId: ids.company, venueId: ids.venue, cartId: phone.cartId, code: 'SUMOFF' },
    );
    expect(activatePromoCode.promoCode).toEqual({
      id,
      code: 'SUMOFF',
      active: true,
      discountType: 'AMOUNT',
      discountRate: 500,
      title,
      venues: [ids.venue],
      categoryIds: [ids.burgers],
      offerType: 'ORDER_DISCOUNT',
    });
  });

  it('[ERR-04] [ITEM-28] [AUTH-34] adding where guests need an account is refused with that word', async () => {
    const ids = await plantOpenShop(world.db, 8, {
      configuration: { enableAnonymousOrders: false },
    });
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    expect((await phone.addFries()).refused).toMatchObject([{ code: 'ERROR_USER_IS_REQUIRED' }]);
    const member = await world.plantMember({ companyId: ids.company });
    const own = world.openPhone(member, ids);
    await own.create();
    expect((await own.addFries()).refused).toEqual([]);
  });
});
