import type { DemoOffer, DemoPromoCode, Texts } from './demo-company.ts';
import { demoId } from './demo-id.ts';

type Required<Key extends keyof DemoOffer> = Pick<DemoOffer, Key>;
type OfferCard = Required<'type' | 'createdDaysFromNow' | 'image'> &
  Partial<Omit<DemoOffer, 'id' | 'name' | 'nameLang' | 'descriptionLang'>> & {
    key: string;
    name: Texts;
    about: Texts;
  };

/** An offer in the app for everybody, unless the card says otherwise. */
export function offerFromCard(slug: string, plainName: string, card: OfferCard): DemoOffer {
  const { key, name, about, ...rest } = card;
  return {
    id: demoId(slug, 'offer', key),
    context: 'APP',
    isDefault: true,
    deleted: false,
    name: plainName,
    nameLang: name,
    descriptionLang: about,
    discountRate: 0,
    discountType: 'PERCENTAGE',
    price: null,
    stages: [],
    itemIds: [],
    venues: [],
    ...rest,
  };
}

type PromoCodeCard = Partial<Omit<DemoPromoCode, 'id' | 'code' | 'title'>> & {
  code: string;
  title: Texts;
};

/** A code without limits, unless the card names some. */
export function promoCodeFromCard(slug: string, card: PromoCodeCard): DemoPromoCode {
  return {
    id: demoId(slug, 'promo', card.code),
    active: true,
    discountType: 'PERCENTAGE',
    discountRate: 10,
    venues: [],
    categoryIds: [],
    offerType: 'ORDER_DISCOUNT',
    activeFromDays: null,
    activeUntilDays: null,
    hours: null,
    requiresUser: false,
    useLimit: null,
    useLimitPerUser: null,
    usedCount: 0,
    ...card,
  };
}
