import type { seededIds } from '../seed-company.ts';

type Given = {
  ids: ReturnType<typeof seededIds>;
  pictureKey: string;
  newId: (number: number) => string;
  inAll: (text: string) => object;
  change: (operation: string, types: string, given: object) => Promise<void>;
};

/** What an owner does once with everything that brings guests back. */
export async function changeGrowth({
  ids,
  pictureKey,
  newId,
  inAll,
  change,
}: Given): Promise<void> {
  const code = {
    active: false,
    discountType: 'AMOUNT',
    discountRate: 500,
    title: inAll('A fiver off'),
    venueIds: [ids.venue],
    categoryIds: [ids.burgers],
    startsAt: '2026-11-18T00:00:00Z',
    endsAt: '2026-12-18T00:00:00Z',
    hoursStart: '22:00',
    hoursEnd: '02:00',
    requiresUser: true,
    useLimit: 100,
    useLimitPerUser: 1,
  };
  await change('createCode', 'id: ID!, code: CodeInput!', {
    id: newId(30),
    code: { ...code, code: 'FIVER' },
  });
  await change('saveCode', 'id: ID!, version: Int!, code: CodeInput!', {
    id: newId(30),
    version: 1,
    code: { code: 'TENNER' },
  });
  await change('createCodeSeries', 'id: ID!, prefix: String!, count: Int!, code: CodeInput!', {
    id: newId(31),
    prefix: 'FLYER-',
    count: 2,
    code,
  });
  await change('saveCode', 'id: ID!, version: Int!, code: CodeInput!', {
    id: newId(31),
    version: 1,
    code: { active: true },
  });
  const offer = {
    isDefault: false,
    isAtTillOnly: true,
    name: inAll('Two together'),
    description: inAll('A burger and fries'),
    pictureKey,
    venueIds: [ids.venue],
    startsAt: '2026-11-18T00:00:00Z',
    endsAt: '2036-12-18T00:00:00Z',
  };
  await change('createOffer', 'id: ID!, offer: OfferInput!', {
    id: newId(34),
    offer: { ...offer, type: 'BUNDLE', itemIds: [ids.burger, ids.fries], price: 100 },
  });
  await change('createOffer', 'id: ID!, offer: OfferInput!', {
    id: newId(35),
    offer: {
      ...offer,
      type: 'STAGED_INDIVIDUAL',
      stages: [ids.burger, ids.fries].map((itemId, at) => ({
        id: newId(38 + at),
        name: inAll('A step'),
        itemIds: [itemId],
        discountType: 'AMOUNT',
        discountRate: 100,
      })),
    },
  });
  await change('createOffer', 'id: ID!, offer: OfferInput!', {
    id: newId(37),
    offer: {
      ...offer,
      type: 'ORDER_DISCOUNT',
      isDefault: true,
      discountType: 'AMOUNT',
      discountRate: 100,
    },
  });
  await change('setOfferPaused', 'id: ID!, version: Int!, isPaused: Boolean!', {
    id: newId(37),
    version: 1,
    isPaused: true,
  });
  await change('createStampCard', 'id: ID!, card: StampCardInput!', {
    id: newId(42),
    card: {
      name: inAll('Ten burgers'),
      description: inAll('The eleventh is on us'),
      details: inAll('One a visit'),
      iconKey: pictureKey,
      pictureKey,
      requiredCount: 11,
      itemIds: [ids.burger],
      venueIds: [ids.venue],
      offerId: newId(35),
    },
  });
  await change('archiveStampCard', 'id: ID!, version: Int!, endsOn: String!', {
    id: newId(42),
    version: 1,
    endsOn: '2027-01-31',
  });
  await change('archiveOffer', 'id: ID!, version: Int!, areRightsKept: Boolean!', {
    id: newId(34),
    version: 1,
    areRightsKept: true,
  });
  await change('createContent', 'id: ID!, content: ContentInput!', {
    id: newId(32),
    content: {
      slug: 'our-farmers',
      places: ['SIDEBAR', 'NEWSLETTER'],
      pictureKey,
      title: inAll('Our farmers'),
      subTitle: inAll('Who they are'),
      text: inAll('<p>Kim</p>'),
    },
  });
  await change('publishContent', 'id: ID!, version: Int!', { id: newId(32), version: 1 });
  await change('archiveContent', 'id: ID!, version: Int!', { id: newId(32), version: 2 });
  await change('createContent', 'id: ID!, content: ContentInput!', {
    id: newId(33),
    content: { places: ['NEWSLETTER'], title: inAll('A draft') },
  });
}
