import type { Language } from '@tallrik/domain/company/languages';
import dk from './catalogues/dk.json';
import en from './catalogues/en.json';
import es from './catalogues/es.json';
import no from './catalogues/no.json';
import se from './catalogues/se.json';
import tr from './catalogues/tr.json';
import type { PromoCodeRefusal } from '@tallrik/domain/cart/promo-code';

const catalogues: Record<Language, Record<`Error.${PromoCodeRefusal}`, string>> = {
  en,
  se,
  es,
  no,
  tr,
  dk,
};

/** Why a code was not taken, in the words of the guests' app (GROWTH-09). */
export const promoRefusalText = (refusal: PromoCodeRefusal, language: Language): string =>
  catalogues[language][`Error.${refusal}`];
