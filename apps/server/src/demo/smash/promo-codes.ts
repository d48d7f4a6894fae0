import type { DemoPromoCode } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { promoCodeFromCard } from '../loyalty-card.ts';

const FAR_AHEAD_DAYS = 3650;

/** One for each answer a guest can get; any other word is NOTFOUND. */
export const smashPromoCodes: DemoPromoCode[] = [
  promoCodeFromCard('smash', {
    code: 'LOUD15',
    discountRate: 15,
    title: {
      en: '15 % off, loudly',
      se: '15 % av, högljutt',
      es: '15 % menos, a todo volumen',
      no: '15 % av, høylytt',
      tr: 'Yüzde 15 indirim, yüksek sesle',
      dk: '15 % af, højlydt',
    },
  }),
  promoCodeFromCard('smash', {
    code: 'FIVER',
    discountType: 'AMOUNT',
    discountRate: 5_00,
    title: {
      en: 'A fiver off',
      se: 'Fem pund av',
      es: 'Cinco libras menos',
      no: 'Fem pund av',
      tr: 'Beş sterlin indirim',
      dk: 'Fem pund af',
    },
  }),
  // Everything off: an order nobody needs a card for
  promoCodeFromCard('smash', {
    code: 'ONTHEHOUSE',
    discountRate: 100,
    title: {
      en: 'This one is on us',
      se: 'Den här bjuder vi på',
      es: 'Esta la pagamos nosotros',
      no: 'Denne spanderer vi',
      tr: 'Bu bizden',
      dk: 'Den her giver vi',
    },
  }),
  // INACTIVE
  promoCodeFromCard('smash', {
    code: 'RETIRED',
    active: false,
    title: {
      en: 'Had its day',
      se: 'Har haft sin tid',
      es: 'Ya tuvo su momento',
      no: 'Har hatt sin tid',
      tr: 'Zamanı geçti',
      dk: 'Har haft sin tid',
    },
  }),
  // NOTACTIVEYET
  promoCodeFromCard('smash', {
    code: 'TOOSOON',
    activeFromDays: FAR_AHEAD_DAYS,
    title: {
      en: 'Patience',
      se: 'Tålamod',
      es: 'Paciencia',
      no: 'Tålmodighet',
      tr: 'Sabır',
      dk: 'Tålmodighed',
    },
  }),
  // EXPIRED
  promoCodeFromCard('smash', {
    code: 'TOOLATE',
    activeUntilDays: -1,
    title: {
      en: 'You missed it',
      se: 'Du missade den',
      es: 'Se te pasó',
      no: 'Du gikk glipp av den',
      tr: 'Kaçırdınız',
      dk: 'Du gik glip af den',
    },
  }),
  // OUTOFHOURS, except for fifteen minutes before dawn
  promoCodeFromCard('smash', {
    code: 'NIGHTOWL',
    discountRate: 30,
    hours: { start: '04:00', end: '04:15' },
    title: {
      en: '30 % off for night owls',
      se: '30 % av för nattugglor',
      es: '30 % menos para noctámbulos',
      no: '30 % av for nattugler',
      tr: 'Gece kuşlarına yüzde 30',
      dk: '30 % af til natteravne',
    },
  }),
  // INVALIDVENUE in Camden and Soho
  promoCodeFromCard('smash', {
    code: 'BRIXTON',
    discountRate: 12,
    venues: [demoId('smash', 'venue', 'brixton')],
    title: {
      en: 'Brixton only',
      se: 'Bara Brixton',
      es: 'Solo Brixton',
      no: 'Bare Brixton',
      tr: 'Sadece Brixton',
      dk: 'Kun Brixton',
    },
  }),
  // NOUSER when signed out
  promoCodeFromCard('smash', {
    code: 'MEMBERS',
    discountRate: 20,
    requiresUser: true,
    useLimitPerUser: 1,
    title: {
      en: 'For members, once',
      se: 'För medlemmar, en gång',
      es: 'Para socios, una vez',
      no: 'For medlemmer, én gang',
      tr: 'Üyelere, bir kez',
      dk: 'For medlemmer, én gang',
    },
  }),
  // USELIMIT
  promoCodeFromCard('smash', {
    code: 'FIRST100',
    discountRate: 50,
    useLimit: 100,
    usedCount: 100,
    title: {
      en: 'Half price for the first hundred',
      se: 'Halva priset för de hundra första',
      es: 'Mitad de precio para los cien primeros',
      no: 'Halv pris for de hundre første',
      tr: 'İlk yüz kişiye yarı fiyat',
      dk: 'Halv pris til de første hundrede',
    },
  }),
];
